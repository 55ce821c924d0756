// Functional interfaces with throws clauses, generic exceptions.
public class CheckedThroughLambda {
  interface Action<E extends Exception> { void run() throws E; }
  static <E extends Exception> void perform(Action<E> a) throws E { a.run(); }
  interface Source<T> { T get() throws java.io.IOException; }
  static <T> T safe(Source<T> s, T other) {
    try {
      return s.get();
    } catch (java.io.IOException e) {
      System.out.println("io: " + e.getMessage());
      return other;
    }
  }

  public static void main(String[] args) {
    perform(() -> System.out.println("no exception"));
    try {
      perform(() -> { throw new java.io.IOException("checked"); });
    } catch (java.io.IOException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(safe(() -> "value", "other"));
    System.out.println(safe(() -> { throw new java.io.FileNotFoundException("none"); }, "other"));
  }
}
// expect: no exception
// expect: checked
// expect: value
// expect: io: none
// expect: other
