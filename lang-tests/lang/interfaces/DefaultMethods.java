// Default methods, conflicts, X.super.
public class DefaultMethods {
  interface A { default String hi() { return "A"; } default String own() { return "own" + hi(); } }
  interface B { default String hi() { return "B"; } }
  static class AB implements A, B {
    public String hi() { return A.super.hi() + B.super.hi(); }
  }
  interface A2 extends A { default String hi() { return "A2>" + A.super.hi(); } }
  static class Diamond implements A, A2 {}
  static class Parent { public String hi() { return "class wins"; } }
  static class Child extends Parent implements A {}
  interface Again extends A { String hi(); }
  static class Must implements Again { public String hi() { return "must"; } }

  public static void main(String[] args) {
    System.out.println(new AB().hi() + " " + new AB().own());
    System.out.println(new Diamond().hi() + " " + new Diamond().own());
    System.out.println(new Child().hi() + " " + new Child().own());
    System.out.println(new Must().own());
    A anonymous = new A() {};
    System.out.println(anonymous.own());
  }
}
// expect: AB ownAB
// expect: A2>A ownA2>A
// expect: class wins ownclass wins
// expect: ownmust
// expect: ownA
