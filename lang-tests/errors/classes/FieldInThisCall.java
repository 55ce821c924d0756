public class FieldInThisCall {
  static class A {
    int f;
    A() { this(f); } // expect error: cannot reference f before supertype constructor has been called
    A(int x) {}
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
