public class BooleanArithmetic {
  public static void main(String[] args) {
    boolean b = true;
    int x = b + 1; // expect error: bad operand types
  }
}
