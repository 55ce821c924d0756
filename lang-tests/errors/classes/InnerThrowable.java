public class InnerThrowable<T> {
  class Inner extends Exception {} // expect error: a generic class may not extend java.lang.Throwable
  static class Nested extends Exception {}

  static <Q> Throwable method() {
    class Local extends RuntimeException {}
    return new Local();
  }

  void instance() {
    class Local extends RuntimeException {} // expect error: a generic class may not extend java.lang.Throwable
  }

  public static void main(String[] args) {}
}
