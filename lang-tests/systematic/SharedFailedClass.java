// A class whose initialiser fails, asked for by two threads: the failure is remembered under the class's initialisation lock (JLS 12.4.2).
// expect clean
// explore: proof
public class SharedFailedClass {
  static class Bad { static int x; static { if (true) throw new IllegalStateException(); } }

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
    try { Bad.x++; } catch (Throwable e) { }
  }

  static void other() throws Exception {
    try { Bad.x++; } catch (Throwable e) { e.getCause(); e.getMessage(); }
  }

  public static void main(String[] args) {
    start(SharedFailedClass::one);
    start(SharedFailedClass::other);
  }
}
