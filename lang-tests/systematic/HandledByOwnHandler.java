// The thread's own handler takes the exception: no failure, unless --handled-exceptions=fail makes it one.
// OpenJDK 17: 20 of 20 runs print "handled java.lang.IllegalStateException: x" and end with status 0.
// explore: proof findings=0
// explore: all findings=0
// explore: proof --handled-exceptions=fail findings=1
// expect finding: uncaught exception in thread worker: java.lang.IllegalStateException: x
public class HandledByOwnHandler {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      throw new IllegalStateException("x");
    }, "worker");
    t.setUncaughtExceptionHandler((thread, e) -> System.out.println("handled " + e));
    t.start();
    t.join();
    assert t.getUncaughtExceptionHandler() == null;
  }
}
