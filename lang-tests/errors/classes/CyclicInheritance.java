public class CyclicInheritance {
  static class A extends B {} // expect error: cyclic inheritance involving
  static class B extends A {}

  public static void main(String[] args) {
    System.out.println("x");
  }
}
