// A class whose superclass could not be initialised has failed itself; both later errors say why.
public class FailedSuperclass {
  static class Base {
    static int v = Integer.parseInt("x" + 1);
  }
  static class Middle extends Base { static int m = 2; }
  static class Sub extends Middle { static int w = 1; }

  static void use(String name, Runnable r) {
    try {
      r.run();
      System.out.println(name + " worked");
    } catch (LinkageError e) {
      System.out.println(name + ": " + e);
      if (e.getCause() != null) System.out.println("  cause: " + e.getCause());
    }
  }

  public static void main(String[] args) {
    use("base", () -> System.out.println(Base.v));
    use("base again", () -> System.out.println(Base.v));
    use("sub", () -> System.out.println(Sub.w));
    use("sub again", () -> System.out.println(Sub.w));
    use("middle", () -> System.out.println(Middle.m));
  }
}
// expect: base: java.lang.ExceptionInInitializerError
// expect:   cause: java.lang.NumberFormatException: For input string: "x1"
// expect: base again: java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Base
// expect:   cause: java.lang.ExceptionInInitializerError: Exception java.lang.NumberFormatException: For input string: "x1" [in thread "main"]
// expect: sub: java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Base
// expect:   cause: java.lang.ExceptionInInitializerError: Exception java.lang.NumberFormatException: For input string: "x1" [in thread "main"]
// expect: sub again: java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Sub
// expect:   cause: java.lang.ExceptionInInitializerError: Exception java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Base [in thread "main"]
// expect: middle: java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Middle
// expect:   cause: java.lang.ExceptionInInitializerError: Exception java.lang.NoClassDefFoundError: Could not initialize class FailedSuperclass$Base [in thread "main"]
