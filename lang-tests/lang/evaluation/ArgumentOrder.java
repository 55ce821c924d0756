// Arguments from left to right, then the call; the receiver first of all.
public class ArgumentOrder {
  static String log = "";
  static ArgumentOrder self(String s) { log += s; return new ArgumentOrder(); }
  static int arg(String s) { log += s; return s.length(); }
  ArgumentOrder call(int a, int b) { log += "!"; return this; }
  static void three(int a, int b, int c) { System.out.println(a + "," + b + "," + c); }

  public static void main(String[] args) {
    self("r").call(arg("1"), arg("22")).call(arg("3"), arg("4"));
    System.out.println(log);
    int i = 1;
    three(i++, i, i++ + i);
    log = "";
    ArgumentOrder none = null;
    try {
      none.call(arg("x"), arg("y"));
    } catch (NullPointerException e) {
      System.out.println("null after " + log);
    }
    log = "";
    try {
      self("r").call(arg("x"), 1 / (log.length() - 2));
    } catch (ArithmeticException e) {
      System.out.println("division after " + log);
    }
  }
}
// expect: r122!34!
// expect: 1,2,5
// expect: null after xy
// expect: division after rx
