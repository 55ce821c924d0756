// The default handler is taken away when the worker has said that it is about to fail: sometimes it is gone by then.
// OpenJDK 17: 0 of 54 runs print "Exception in thread"; 10 of 10 if the worker sleeps 100 ms before it throws.
// expect finding: uncaught exception in thread worker: java.lang.IllegalStateException: x
// explore: proof
// explore: all
public class HandledUntilUnset {
  static volatile boolean failing;

  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {});
    new Thread(() -> {
      failing = true;
      throw new IllegalStateException("x");
    }, "worker").start();
    if (failing) Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
