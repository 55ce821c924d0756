public class ThrowsNonThrowable {
  static void f() throws String {} // expect error: incompatible types

  public static void main(String[] args) {
    System.out.println("x");
  }
}
