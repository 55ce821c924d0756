public class NoDefaultSuperInConstructor {
  static class A { A(int x) {} }
  static class B extends A {
    B() { // expect error: constructor A in class A cannot be applied to given types
    }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
