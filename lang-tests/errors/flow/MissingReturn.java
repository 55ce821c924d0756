public class MissingReturn {
  static int f(int x) {
    if (x > 0) return 1;
  } // expect error: missing return statement

  public static void main(String[] args) {
    f(1);
  }
}
