// One interface, raw and with arguments (JLS 8.1.5)
public class RawAndParameterised {
  interface A<T> {}
  static class B implements A<String> {}
  static class C extends B implements A {} // expect error: A cannot be inherited with different arguments
  static class D<T> implements A<T> {}
  static class E extends D implements A {}
  static class F extends D<String> implements A<String> {}
  static class G extends D implements A<String> {} // expect error: A cannot be inherited with different arguments

  public static void main(String[] args) {}
}
