public class ConstructorArguments {
  static class A { A(int x) {} }

  public static void main(String[] args) {
    new A(); // expect error: constructor A in class A cannot be applied to given types
  }
}
