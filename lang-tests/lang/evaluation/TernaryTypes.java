// The type of ?: with mixed operands.
public class TernaryTypes {
  static String type(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + ":" + o; }

  public static void main(String[] args) {
    boolean t = true;
    int i = 65;
    char c = 'x';
    Integer boxed = 1;
    Integer none = null;
    System.out.println(type(t ? 1 : 2.0));
    System.out.println(type(t ? 'a' : 0));
    System.out.println(type(t ? 'a' : i));
    System.out.println(t ? 'a' : 0);
    System.out.println(t ? 'a' : i);
    System.out.println(type(t ? c : 70000));
    System.out.println(type(t ? boxed : 2L));
    System.out.println(type(t ? boxed : "s"));
    System.out.println(type(t ? (Object) boxed : 2.0));
    System.out.println(type(t ? null : 0));
    System.out.println(type(t ? 1 : "s"));
    byte b = 1;
    short s = 2;
    System.out.println(type(t ? b : s));
    System.out.println(type(t ? b : 100));
    System.out.println(type(t ? b : c));
    System.out.println(type(t ? boxed : 'c'));
    try {
      int v = t ? none : 0;
      System.out.println(v);
    } catch (NullPointerException e) {
      System.out.println("unboxed null");
    }
    Integer kept = t ? none : Integer.valueOf(0);
    System.out.println(kept);
    System.out.println(t ? t ? "tt" : "tf" : "f");
    long l = t ? 1 : 2L;
    System.out.println(l);
  }
}
// expect: Double:1.0
// expect: Character:a
// expect: Integer:97
// expect: a
// expect: 97
// expect: Integer:120
// expect: Long:1
// expect: Integer:1
// expect: Integer:1
// expect: null
// expect: Integer:1
// expect: Short:1
// expect: Byte:1
// expect: Integer:1
// expect: Integer:1
// expect: unboxed null
// expect: null
// expect: tt
// expect: 1
