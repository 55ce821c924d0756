public class IncrementCall {
  static int f() { return 1; }

  public static void main(String[] args) {
    f()++; // expect error: unexpected type
  }
}
