public class DuplicateMethod {
  static void f(int x) {}
  static int f(int y) { return y; } // expect error: method f(int) is already defined

  public static void main(String[] args) {
    System.out.println("x");
  }
}
