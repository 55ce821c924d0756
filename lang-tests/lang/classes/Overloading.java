// The most specific applicable method; phases: subtyping, boxing, varargs.
public class Overloading {
  static String f(int x) { return "int"; }
  static String f(long x) { return "long"; }
  static String f(double x) { return "double"; }
  static String f(Integer x) { return "Integer"; }
  static String f(Object x) { return "Object"; }
  static String f(int... x) { return "int..."; }
  static String g(long x) { return "long"; }
  static String g(Integer x) { return "Integer"; }
  static String g(Object... x) { return "Object..."; }
  static String h(Object o) { return "Object"; }
  static String h(String s) { return "String"; }
  static String h(Integer i, Object o) { return "IO"; }
  static String h(Object o, Integer i) { return "OI"; }
  static String k(Number n) { return "Number"; }
  static String k(Comparable<?> c) { return "Comparable"; }
  static String k(Object o) { return "Object"; }

  public static void main(String[] args) {
    byte b = 1;
    char c = 'c';
    System.out.println(f(b) + " " + f(c) + " " + f(1) + " " + f(1L) + " " + f(1f) + " " + f(Integer.valueOf(1)) + " " + f("s") + " " + f() + " " + f(1, 2));
    System.out.println(f(Long.valueOf(1)) + " " + f('c' + 1L) + " " + f((short) 1));
    System.out.println(g(1) + " " + g(b) + " " + g(Integer.valueOf(1)) + " " + g("s") + " " + g(1.0) + " " + g());
    System.out.println(h(null) + " " + h("s") + " " + h((Object) "s") + " " + h(1, "x") + " " + h("x", 1));
    System.out.println(k(new StringBuilder().length() == 0 ? (Number) 1 : 2) + " " + k("s") + " " + k(new Object()));
  }
}
// expect: int int int long double Integer Object int... int...
// expect: Object long int
// expect: long long Integer Object... Object... Object...
// expect: String String Object IO OI
// expect: Number Comparable Object
