// The default handler is set by another thread: in some schedules too late, and nobody takes the exception.
// OpenJDK 17: 56 of 60 runs print "Exception in thread", 4 print "handled".
// expect finding: uncaught exception in thread worker: java.lang.IllegalStateException: x
// explore: proof
// explore: all
public class HandledByDefault {
  public static void main(String[] args) {
    new Thread(() -> {
      throw new IllegalStateException("x");
    }, "worker").start();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("handled"));
  }
}
