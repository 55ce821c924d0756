// Integer division by zero throws; the operands are evaluated first.
public class DivisionByZero {
  static int calls;
  static int count(int v) { calls++; return v; }

  public static void main(String[] args) {
    try {
      System.out.println(count(1) / count(0));
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage() + " after " + calls);
    }
    try {
      System.out.println(count(1) % count(0));
    } catch (ArithmeticException e) {
      System.out.println(e + " after " + calls);
    }
    long zero = 0;
    try {
      System.out.println(5L / zero);
    } catch (ArithmeticException e) {
      System.out.println("long: " + e.getMessage());
    }
    try {
      int x = 5;
      x /= (int) zero;
      System.out.println(x);
    } catch (ArithmeticException e) {
      System.out.println("compound: " + e.getMessage());
    }
    System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 1 % 0.0);
  }
}
// expect: / by zero after 2
// expect: java.lang.ArithmeticException: / by zero after 4
// expect: long: / by zero
// expect: compound: / by zero
// expect: Infinity -Infinity NaN
