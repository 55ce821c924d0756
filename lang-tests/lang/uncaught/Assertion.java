// A failed assertion is an error.
// expect uncaught: java.lang.AssertionError: x is 3
public class Assertion {
  public static void main(String[] args) {
    int x = 3;
    assert x == 3 : "fine";
    System.out.println("before");
    assert x > 5 : "x is " + x;
    System.out.println("never");
  }
}
// expect: before
