// A failing static initialiser: ExceptionInInitializerError once, then NoClassDefFoundError.
public class StaticInitFails {
  static class Bad {
    static int value = 1 / Integer.parseInt("0");
    static void call() {}
  }
  static class BadError {
    static { if (true) throw new StackOverflowError("an error passes as it is"); }
    static int x;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      try {
        Bad.call();
      } catch (Throwable t) {
        System.out.println(t.getClass().getName() + " cause " + (i == 0 ? t.getCause() : "-"));
      }
    }
    try {
      System.out.println(BadError.x);
    } catch (StackOverflowError e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(BadError.x);
    } catch (NoClassDefFoundError e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: java.lang.ExceptionInInitializerError cause java.lang.ArithmeticException: / by zero
// expect: java.lang.NoClassDefFoundError cause -
// expect: java.lang.NoClassDefFoundError cause -
// expect: an error passes as it is
// expect: Could not initialize class StaticInitFails$BadError
