public class RecursiveConstructor {
  static class A {
    A() { this(1); } // expect error: recursive constructor invocation
    A(int x) { this(); }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
