public class UnreportedSuperConstructor {
  static class A { A() throws Exception {} }
  static class B extends A {} // expect error: unreported exception Exception

  public static void main(String[] args) {
    System.out.println("x");
  }
}
