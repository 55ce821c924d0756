public class OverrideWidensThrows {
  static class A { void f() throws java.io.FileNotFoundException {} }
  static class B extends A {
    void f() throws java.io.IOException {} // expect error: overridden method does not throw IOException
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
