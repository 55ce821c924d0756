public class ReturnMissingValue {
  static int f() {
    return; // expect error: incompatible types
  }

  public static void main(String[] args) {
    f();
  }
}
