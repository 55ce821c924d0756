public class ImplementsClass {
  static class A implements Object {} // expect error: interface expected here

  public static void main(String[] args) {
    System.out.println("x");
  }
}
