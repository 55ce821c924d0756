public class OverrideReturnType {
  static class A { int f() { return 1; } }
  static class B extends A {
    long f() { return 1; } // expect error: return type long is not compatible with int
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
