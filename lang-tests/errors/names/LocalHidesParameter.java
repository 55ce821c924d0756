public class LocalHidesParameter {
  static void f(int a) {
    int a = 1; // expect error: variable a is already defined
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
