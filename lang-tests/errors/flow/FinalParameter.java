public class FinalParameter {
  static void f(final int p) {
    p = 1; // expect error: final parameter p may not be assigned
  }

  public static void main(String[] args) {
    f(1);
  }
}
