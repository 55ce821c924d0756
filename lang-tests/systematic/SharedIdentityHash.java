// An object's identity hash is chosen once, whoever asks first.
// expect clean
// explore: proof
public class SharedIdentityHash {
  static final Object o = new Object();
  static final StackTraceElement e = new Exception().getStackTrace()[0];

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
    o.hashCode();
    System.identityHashCode(o);
    o.toString();
    e.toString();
    e.hashCode();
    e.getMethodName();
  }

  static void other() throws Exception {
    o.hashCode();
    System.identityHashCode(o);
    o.toString();
    e.toString();
    e.hashCode();
    e.getLineNumber();
    Thread.currentThread().getStackTrace();
  }

  public static void main(String[] args) {
    start(SharedIdentityHash::one);
    start(SharedIdentityHash::other);
  }
}
