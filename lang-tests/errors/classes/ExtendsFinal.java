public class ExtendsFinal {
  static class A extends String {} // expect error: cannot inherit from final String

  public static void main(String[] args) {
    System.out.println("x");
  }
}
