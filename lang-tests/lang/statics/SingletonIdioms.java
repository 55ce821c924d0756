// Eager, lazy, holder and enum singletons.
public class SingletonIdioms {
  static class Eager { static final Eager I = new Eager(); Eager() { System.out.println("Eager"); } }
  static class Lazy { private static Lazy i; private Lazy() { System.out.println("Lazy"); } static synchronized Lazy get() { if (i == null) i = new Lazy(); return i; } }
  static class Holder { private Holder() { System.out.println("Holder"); } private static class H { static final Holder I = new Holder(); } static Holder get() { return H.I; } static void touch() { System.out.println("touch"); } }
  enum Single { I; Single() { System.out.println("Single"); } void touch() { System.out.println("touched " + name()); } }
  static class Dcl { private static volatile Dcl i; static Dcl get() { Dcl r = i; if (r == null) synchronized (Dcl.class) { r = i; if (r == null) i = r = new Dcl(); } return r; } }

  public static void main(String[] args) {
    System.out.println("start");
    System.out.println(Eager.I == Eager.I);
    System.out.println(Lazy.get() == Lazy.get());
    Holder.touch();
    System.out.println(Holder.get() == Holder.get());
    Single.I.touch();
    System.out.println(Dcl.get() == Dcl.get());
  }
}
// expect: start
// expect: Eager
// expect: true
// expect: Lazy
// expect: true
// expect: touch
// expect: Holder
// expect: true
// expect: Single
// expect: touched I
// expect: true
