// Interfaces are initialised only for their own fields or default methods.
public class InterfaceInit {
  interface A { int X = show("A.X"); }
  interface B extends A { int Y = show("B.Y"); static void s() { System.out.println("B.s"); } }
  interface D { int Z = show("D.Z"); default void d() { System.out.println("d"); } }
  static class C implements B { static { System.out.println("init C"); } }
  static class E implements D { static { System.out.println("init E"); } }
  static int show(String s) { System.out.println("init " + s); return s.length(); }

  public static void main(String[] args) {
    new C();
    System.out.println("made C");
    System.out.println(C.Y);
    System.out.println(B.X);
    new E().d();
  }
}
// expect: init C
// expect: made C
// expect: init B.Y
// expect: 3
// expect: init A.X
// expect: 3
// expect: init D.Z
// expect: init E
// expect: d
