// super skips exactly one level of overriding.
public class SuperChain {
  static class A {
    String f() { return "A.f"; }
    String g() { return "A.g"; }
  }
  static class B extends A {
    String f() { return "B.f>" + super.f(); }
  }
  static class C extends B {
    String f() { return "C.f>" + super.f(); }
    String g() { return "C.g>" + super.g(); }
    String viaLambda() {
      java.util.function.Supplier<String> s = () -> super.f();
      java.util.function.Supplier<String> t = super::g;
      return s.get() + " " + t.get();
    }
    class Inner { String outerSuper() { return C.super.f(); } }
  }

  public static void main(String[] args) {
    System.out.println(new C().f());
    System.out.println(new C().g());
    System.out.println(new C().viaLambda());
    System.out.println(new C().new Inner().outerSuper());
  }
}
// expect: C.f>B.f>A.f
// expect: C.g>A.g
// expect: B.f>A.f A.g
// expect: B.f>A.f
