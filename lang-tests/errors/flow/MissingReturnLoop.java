public class MissingReturnLoop {
  static int f(int x) {
    while (x > 0) return 1;
  } // expect error: missing return statement

  public static void main(String[] args) {
    f(1);
  }
}
