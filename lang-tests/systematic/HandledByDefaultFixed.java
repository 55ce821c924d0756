// HandledByDefault repaired: the handler is set before the thread is started.
// OpenJDK 17: 20 of 20 runs print "handled" only.
// expect clean
// explore: proof
// explore: all
public class HandledByDefaultFixed {
  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("handled"));
    new Thread(() -> {
      throw new IllegalStateException("x");
    }, "worker").start();
  }
}
