public class AmbiguousNull {
  static void f(String a) {}
  static void f(Integer a) {}

  public static void main(String[] args) {
    f(null); // expect error: reference to f is ambiguous
  }
}
