public class DuplicateClass {
  static class A {}
  static class A {} // expect error: already defined

  public static void main(String[] args) {
    System.out.println("x");
  }
}
