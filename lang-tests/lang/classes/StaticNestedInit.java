// Nested classes initialise on their own, not with the outer class.
public class StaticNestedInit {
  static { System.out.println("outer"); }
  static class A { static { System.out.println("A"); } static int x = 1; }
  static class B extends A { static { System.out.println("B"); } static int y = x + 1; }
  class Inner { Inner() { System.out.println("inner"); } }

  public static void main(String[] args) {
    System.out.println("main");
    System.out.println(B.y);
    new StaticNestedInit().new Inner();
    A a = new B();
    System.out.println("end");
  }
}
// expect: outer
// expect: main
// expect: A
// expect: B
// expect: 2
// expect: inner
// expect: end
