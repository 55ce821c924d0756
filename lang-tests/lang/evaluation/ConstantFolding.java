// Constant expressions are folded as the operations would give, strings are interned.
public class ConstantFolding {
  static final int A = 3;
  static final String S = "con" + "stant";
  static final long BIG = 1L << 40;
  static final String MIX = "v" + A + 'c' + 1.5f + true + (char) 66 + (byte) 300 + BIG;
  static int nonFinal = 3;

  public static void main(String[] args) {
    System.out.println(MIX);
    System.out.println(S == "constant");
    System.out.println(("con" + "stant").equals(S) + " " + (S + A == "constant3"));
    System.out.println(S + nonFinal == "constant3");
    System.out.println((S + nonFinal).intern() == "constant3");
    final String local = "con";
    System.out.println(local + "stant" == S);
    final String late;
    late = "con";
    System.out.println(late + "stant" == S);
    String var = "con";
    System.out.println(var + "stant" == S);
    System.out.println((A > 2 ? "big" : "small") == "big");
    System.out.println(1.0f / 3 + " " + 7 / 2 * 2.0 + " " + (5 & 3 | 8) + " " + (-7 >> 1) + " " + (-7 >>> 28) + " " + -7 % 3);
    byte b = A + 4;
    System.out.println(b);
    switch (7) {
      case A + 4: System.out.println("folded case");
    }
    System.out.println(Integer.MAX_VALUE + 1 + " " + (byte) 200 + " " + (int) 1e10 + " " + (char) ('a' + A));
  }
}
// expect: v3c1.5trueB441099511627776
// expect: true
// expect: true true
// expect: false
// expect: true
// expect: true
// expect: false
// expect: false
// expect: true
// expect: 0.33333334 6.0 9 -4 15 -1
// expect: 7
// expect: folded case
// expect: -2147483648 -56 2147483647 d
