public class SuperNotFirst {
  static class A {
    A() {
      int x = 1;
      this(x); // expect error: call to this must be first statement in constructor
    }
    A(int x) {}
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
