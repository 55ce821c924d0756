// A handler of the program's gets a ThreadDeath like everything else; what it throws itself is reported.
// expect finding: uncaught exception in thread worker: java.lang.IllegalStateException: java.lang.ThreadDeath
// explore: proof
public class ThreadDeathHandled {
  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      throw new ThreadDeath();
    }, "worker");
    t.setUncaughtExceptionHandler((thread, e) -> {
      throw new IllegalStateException(e.toString());
    });
    t.start();
  }
}
