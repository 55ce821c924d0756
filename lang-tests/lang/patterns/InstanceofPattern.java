// Scope of the variable of a pattern.
public class InstanceofPattern {
  static String kind(Object o) {
    if (o instanceof Integer i && i > 10) return "big " + (i + 1);
    if (o instanceof Integer i) return "small " + i;
    if (!(o instanceof String s)) return "no string";
    return s.toUpperCase() + s.length();
  }
  static int len(Object o) { return o instanceof String s ? s.length() : o instanceof int[] a ? a.length : -1; }
  static boolean both(Object a, Object b) { return a instanceof String s && b instanceof String t && s.equals(t); }

  public static void main(String[] args) {
    System.out.println(kind(5) + ", " + kind(50) + ", " + kind("abc") + ", " + kind(1.5) + ", " + kind(null));
    System.out.println(len("xyz") + " " + len(new int[7]) + " " + len(null));
    System.out.println(both("a", "a") + " " + both("a", 1));
    Object o = "loop";
    while (!(o instanceof Integer n)) o = o.toString().length();
    System.out.println(n * 2);
    for (Object x = 0; x instanceof Integer k && k < 3; x = k + 1) System.out.print(k + " ");
    System.out.println();
    String s = "outer";
    {
      Object q = 5;
      if (!(q instanceof Integer v) || v < 3) System.out.println("no");
      else System.out.println(v + s);
    }
    if (o instanceof final Integer f) System.out.println(f);
    if (o instanceof Comparable<?> c && c.hashCode() == 4) System.out.println("comparable");
  }
}
// expect: small 5, big 51, ABC3, no string, no string
// expect: 3 7 -1
// expect: true false
// expect: 8
// expect: 0 1 2 
// expect: 5outer
// expect: 4
// expect: comparable
