public class OverrideWeaker {
  static class A { public void f() {} }
  static class B extends A {
    void f() {} // expect error: attempting to assign weaker access privileges; was public
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
