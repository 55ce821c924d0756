public class AbstractInstance {
  static abstract class A {}

  public static void main(String[] args) {
    new A(); // expect error: A is abstract; cannot be instantiated
  }
}
