public class MissingAbstract {
  enum E {
    A { int f() { return 1; } },
    B; // expect error: cannot be instantiated
    abstract int f();
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
