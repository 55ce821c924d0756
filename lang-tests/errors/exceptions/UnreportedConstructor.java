public class UnreportedConstructor {
  static class A { A() throws java.io.IOException {} }

  public static void main(String[] args) {
    new A(); // expect error: unreported exception IOException
  }
}
