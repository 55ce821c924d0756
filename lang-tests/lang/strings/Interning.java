// Constants are the same object; computed strings are not until interned.
public class Interning {
  static final String C = "hello";
  static class Other { static final String C = "hel" + 'l' + 'o'; }

  public static void main(String[] args) {
    String a = "hello";
    String b = "hel" + "lo";
    String part = "lo";
    String c = "hel" + part;
    System.out.println(a == b);
    System.out.println(a == C);
    System.out.println(a == c);
    System.out.println(a.equals(c));
    System.out.println(a == c.intern());
    System.out.println(new String("hello") == a);
    System.out.println(new String("hello").intern() == a);
    System.out.println("" == "".intern());
    System.out.println(Other.C == a);
    System.out.println(String.valueOf((Object) a) == a);
    System.out.println(a.toString() == a);
    System.out.println(("a" + 1) == ("a" + 1));
  }
}
// expect: true
// expect: true
// expect: false
// expect: true
// expect: true
// expect: false
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true
