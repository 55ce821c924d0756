// A group that is no more than a ThreadGroup takes nothing: the exception goes to the default handler, and there is none.
// OpenJDK 17: 20 of 20 runs print "Exception in thread".
// expect finding: uncaught exception in thread worker: java.lang.IllegalStateException: x
// explore: proof
public class HandledByPlainGroup {
  public static void main(String[] args) {
    Thread t = new Thread(new ThreadGroup("workers"), () -> {
      throw new IllegalStateException("x");
    }, "worker");
    t.setUncaughtExceptionHandler(t.getThreadGroup());
    t.start();
  }
}
