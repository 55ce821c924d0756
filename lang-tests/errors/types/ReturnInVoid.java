public class ReturnInVoid {
  static void f() {
    return 1; // expect error: incompatible types
  }

  public static void main(String[] args) {
    f();
  }
}
