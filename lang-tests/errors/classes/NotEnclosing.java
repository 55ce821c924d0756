public class NotEnclosing {
  static class A {
    void f() { String.this.length(); } // expect error: not an enclosing class: String
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
