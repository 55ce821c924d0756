public class SealedNoModifier {
  sealed interface S permits A {}
  static class A implements S {} // expect error: sealed, non-sealed or final modifiers expected

  public static void main(String[] args) {
    System.out.println("x");
  }
}
