public class AbstractFinal {
  static abstract final class A {} // expect error: illegal combination of modifiers: abstract and final

  public static void main(String[] args) {
    System.out.println("x");
  }
}
