public class OverrideStatic {
  static class A { void f() {} }
  static class B extends A {
    static void f() {} // expect error: overriding method is static
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
