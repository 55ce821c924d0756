public class OverrideFinal {
  static class A { final void f() {} }
  static class B extends A {
    void f() {} // expect error: overridden method is final
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
