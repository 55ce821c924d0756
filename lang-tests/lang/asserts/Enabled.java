// assert with and without detail; the condition is evaluated once, the detail only on failure.
public class Enabled {
  static int evals;
  static boolean check(boolean b) { evals++; return b; }
  static String detail() { evals += 10; return "detail"; }

  public static void main(String[] args) {
    assert check(true) : detail();
    System.out.println(evals);
    try {
      assert check(false) : detail();
      System.out.println("never");
    } catch (AssertionError e) {
      System.out.println(e.getMessage() + " " + evals);
    }
    try {
      assert 1 > 2;
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    Object[] details = {1, 'c', 2.5, null, new Exception("cause")};
    for (Object d : details) {
      try {
        assert false : d;
      } catch (AssertionError e) {
        System.out.println(e + " " + e.getCause());
      }
    }
    class Local { boolean on() { boolean b = false; assert b = true; return b; } }
    System.out.println(new Local().on());
  }
}
// expect: 1
// expect: detail 12
// expect: null
// expect: java.lang.AssertionError: 1 null
// expect: java.lang.AssertionError: c null
// expect: java.lang.AssertionError: 2.5 null
// expect: java.lang.AssertionError: null null
// expect: java.lang.AssertionError: java.lang.Exception: cause java.lang.Exception: cause
// expect: true
