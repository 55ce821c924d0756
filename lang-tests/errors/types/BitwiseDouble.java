public class BitwiseDouble {
  public static void main(String[] args) {
    double d = 1.0 & 2; // expect error: bad operand types
  }
}
