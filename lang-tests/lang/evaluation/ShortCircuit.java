// && and || stop early; mixed with side effects.
public class ShortCircuit {
  static boolean t(String s) { System.out.print(s + " "); return true; }
  static boolean f(String s) { System.out.print(s + " "); return false; }

  public static void main(String[] args) {
    System.out.println(t("a") && f("b") && t("c"));
    System.out.println(f("a") || t("b") || f("c"));
    System.out.println(f("a") && t("b") || t("c") && f("d"));
    System.out.println(t("a") || f("b") && t("c"));
    System.out.println(!f("a") && !(t("b") && f("c")));
    int[] a = null;
    if (a != null && a.length > 0) System.out.println("has elements");
    else System.out.println("nothing");
    int i = 0;
    boolean b = i++ > 0 && i++ > 0 || i++ == 1;
    System.out.println(b + " " + i);
    System.out.println(t("a") ^ t("b") | f("c") & t("d"));
    while (i < 10 && t("w")) i += 4;
    System.out.println(i);
  }
}
// expect: a b false
// expect: a b true
// expect: a c d false
// expect: a true
// expect: a b c true
// expect: nothing
// expect: true 2
// expect: a b c d false
// expect: w w 10
