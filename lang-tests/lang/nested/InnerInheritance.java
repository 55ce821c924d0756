// Inner classes that extend each other; the outer method against the inherited one.
public class InnerInheritance {
  String name() { return "outer"; }
  class A {
    String name() { return "A"; }
    String show() { return name() + InnerInheritance.this.name(); }
  }
  class B extends A {
    String name() { return "B"; }
    String show() { return super.show() + super.name(); }
  }
  static class Sub extends InnerInheritance {
    String name() { return "sub"; }
    class C extends A { String show() { return "C" + super.show() + Sub.this.name(); } }
  }
  static class Far extends InnerInheritance.A {
    Far(InnerInheritance o) { o.super(); }
  }

  public static void main(String[] args) {
    InnerInheritance o = new InnerInheritance();
    System.out.println(o.new A().show());
    System.out.println(o.new B().show());
    System.out.println(new Sub().new C().show());
    System.out.println(new Far(new Sub()).show());
  }
}
// expect: Aouter
// expect: BouterA
// expect: CAsubsub
// expect: Asub
