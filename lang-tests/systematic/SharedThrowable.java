// One exception in two threads. Throwable's addSuppressed, getSuppressed and what decodes the stack trace are synchronized in OpenJDK
// (javap -p java.lang.Throwable).
// expect clean
// explore: proof
public class SharedThrowable {
  static final Throwable t = new Exception("x");
  static final Throwable t2 = new Exception("x", new Error("c"));
  static final Throwable t3 = new Exception("x");
  static final Throwable t4 = new Exception("x");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    t.addSuppressed(new Error("a"));
    java.io.StringWriter w = new java.io.StringWriter();
    t2.printStackTrace(new java.io.PrintWriter(w));
    t3.getStackTrace();
    t4.setStackTrace(new StackTraceElement[0]);
  }

  static void other() throws Exception {
    for (Throwable s : t.getSuppressed()) s.getMessage();
    t2.addSuppressed(new Error());
    t3.getStackTrace();
    t4.getStackTrace();
  }

  public static void main(String[] args) {
    start(SharedThrowable::one);
    start(SharedThrowable::other);
  }
}
