public class AmbiguousCall {
  static void f(Integer a, Object b) {}
  static void f(Object a, Integer b) {}

  public static void main(String[] args) {
    f(1, 2); // expect error: reference to f is ambiguous
  }
}
