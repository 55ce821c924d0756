public class RethrowWidened {
  static void f() throws java.io.IOException {
    try {
      throw new java.io.IOException();
    } catch (Exception e) {
      e = new Exception();
      throw e; // expect error: unreported exception Exception
    }
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
