public class MissingBody {
  static class A {
    void f(); // expect error: missing method body, or declare abstract
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
