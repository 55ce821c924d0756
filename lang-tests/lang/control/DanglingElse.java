// else belongs to the nearest if.
public class DanglingElse {
  static String test(int a, int b) {
    String r = "none";
    if (a > 0)
      if (b > 0) r = "both";
      else r = "only a";
    return r;
  }
  static String chain(int v) {
    if (v < 0) return "negative";
    else if (v == 0) return "zero";
    else if (v < 10) {
      if (v % 2 == 0) return "small even";
    } else return "big";
    return "small odd";
  }

  public static void main(String[] args) {
    System.out.println(test(1, 1) + ", " + test(1, 0) + ", " + test(0, 1));
    for (int v : new int[] {-5, 0, 4, 5, 50}) System.out.println(chain(v));
    if (true) ; else System.out.println("never");
    if (false) System.out.println("never");
    final boolean debug = false;
    if (debug) {
      System.out.println("never");
    }
  }
}
// expect: both, only a, none
// expect: negative
// expect: zero
// expect: small even
// expect: small odd
// expect: big
