// An exception's cause is set by one thread and asked for by another one: initCause and getCause are synchronized in OpenJDK (javap -p
// java.lang.Throwable).
// expect clean
// explore: proof
public class SharedThrowableCause {
  static final Throwable t = new Exception("x");

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
    t.initCause(new Error());
  }

  static void other() throws Exception {
    t.getCause();
  }

  public static void main(String[] args) {
    start(SharedThrowableCause::one);
    start(SharedThrowableCause::other);
  }
}
