// An argument whose type depends on its target is not unboxed or boxed either, where another method takes it as it is
// (JLS 15.12.2.2).
public class BoxesOfPolyExpressions {
  interface Source<R> { R get(); }
  static class One implements Source<Integer> { public Integer get() { return 1; } }

  static <T> T id(T t) { return t; }
  static <T> T any() { return null; }
  static <R> R of(Source<R> v) { return v.get(); }

  static String m(int i) { return "int"; }
  static String m(long i) { return "long"; }
  static String m(double i) { return "double"; }
  static String m(Object i) { return "Object"; }
  static String n(int i) { return "int"; }
  static String n(long i) { return "long"; }
  static String p(long i) { return "long"; }
  static String p(Object i) { return "Object"; }
  static String q(long i) { return "long"; }
  static String q(Long i) { return "Long"; }
  static String r(int i, Object o) { return "int,Object"; }
  static String r(Object i, Object o) { return "Object,Object"; }
  static String z(int i, int j) { return "int,int"; }
  static String z(Object i, Integer j) { return "Object,Integer"; }
  static String y(Integer i) { return "Integer"; }
  static String y(int i) { return "int"; }

  public static void main(String[] args) {
    boolean b = args.length == 0;
    int k = 1;
    Integer w = 2;
    System.out.println(m(id(1)) + " " + m(of(new One())) + " " + m(id(1L)) + " " + m(id("")) + " " + m(any()));
    System.out.println(n(id(1)) + " " + n(of(new One())) + " " + p(id(1)) + " " + q(id(1L)) + " " + y(id(1)));
    System.out.println(m(b ? 1 : 2.0) + " " + m(b ? w : 2.0) + " " + m(b ? 1 : "x") + " " + m(b ? w : w) + " " + m(b ? 1 : w));
    System.out.println(m(b ? id(1) : id(2)) + " " + m((b ? 1 : 2)) + " " + y(b ? id(1) : id(2)));
    System.out.println(m(switch (k) { default -> 1; }) + " " + m(switch (k) { default -> 1; case 1 -> 2.0; }) + " "
        + m(switch (k) { default -> w; }) + " " + y(switch (k) { default -> w; }) + " " + y(switch (k) { default -> 1; }));
    System.out.println(r(id(1), "") + " " + z(id(1), id(2)) + " " + z(id(1), w));
  }
}
// expect: Object Object Object Object Object
// expect: int int Object Long Integer
// expect: double double Object Object int
// expect: Object int Integer
// expect: int double Object Integer int
// expect: Object,Object Object,Integer Object,Integer
