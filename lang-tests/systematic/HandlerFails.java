// The handler throws: nobody takes that. OpenJDK 17 prints, in 20 of 20 runs, "Exception:
// java.lang.IllegalArgumentException thrown from the UncaughtExceptionHandler in thread "worker"".
// expect finding: uncaught exception in thread worker: java.lang.IllegalArgumentException: in the handler
// explore: proof
// explore: all
public class HandlerFails {
  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      throw new IllegalStateException("x");
    }, "worker");
    t.setUncaughtExceptionHandler((thread, e) -> {
      throw new IllegalArgumentException("in the handler");
    });
    t.start();
  }
}
