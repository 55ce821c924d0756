public class OverrideByInstance {
  static class A { static void f() {} }
  static class B extends A {
    void f() {} // expect error: overridden method is static
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
