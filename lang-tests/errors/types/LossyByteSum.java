public class LossyByteSum {
  public static void main(String[] args) {
    byte a = 1, b = 2;
    byte c = a + b; // expect error: possible lossy conversion from int to byte
  }
}
