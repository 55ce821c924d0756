public class DuplicateParameter {
  static void f(int a, int a) {} // expect error: variable a is already defined

  public static void main(String[] args) {
    System.out.println("x");
  }
}
