// Varargs: nothing, null, arrays, and with overloads.
public class OverloadVarargs {
  static String v(String... s) { return s == null ? "null" : s.length + java.util.Arrays.toString(s); }
  static String o(Object... s) { return s == null ? "null" : "" + s.length; }
  static String m(int a, int... rest) { return a + "+" + rest.length; }
  static String p(String s) { return "one"; }
  static String p(String... s) { return "many"; }
  static String q(Object o) { return "object"; }
  static String q(int... a) { return "ints"; }
  static int sum(int... a) {
    int s = 0;
    for (int x : a) s += x;
    return s;
  }

  public static void main(String[] args) {
    System.out.println(v() + " " + v("a") + " " + v("a", "b") + " " + v(new String[] {"x"}) + " " + v((String) null) + " " + v((String[]) null));
    System.out.println(o() + " " + o(1, "x", null) + " " + o(new Object[] {1, 2}) + " " + o(new int[] {1, 2}) + " " + o((Object) new String[3]) + " " + o(new String[3]));
    System.out.println(m(1) + " " + m(1, 2, 3) + " " + m(1, new int[5]));
    System.out.println(p("x") + " " + p() + " " + p("x", "y"));
    System.out.println(q(1) + " " + q() + " " + q(1, 2) + " " + q(new int[0]));
    System.out.println(sum() + " " + sum(1, 2, 3) + " " + sum('a', (byte) 1));
    int[] same = {1};
    change(same);
    System.out.println(same[0]);
    }
    static void change(int... a) {
    a[0] = 99;
  }
}
// expect: 0[] 1[a] 2[a, b] 1[x] 1[null] null
// expect: 0 3 2 1 1 3
// expect: 1+0 1+2 1+5
// expect: one many many
// expect: object ints ints ints
// expect: 0 6 98
// expect: 99
