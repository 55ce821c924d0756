public class LossyLongShift {
  public static void main(String[] args) {
    int x = 1L << 3; // expect error: possible lossy conversion from long to int
  }
}
