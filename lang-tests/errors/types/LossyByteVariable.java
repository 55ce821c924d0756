public class LossyByteVariable {
  public static void main(String[] args) {
    int i = 1;
    byte b = i; // expect error: possible lossy conversion from int to byte
  }
}
