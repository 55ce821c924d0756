// A loop of timed waits: with at most one timeout a thread the exploration is smaller, and the verdict says so.
// expect clean
// explore: --max-timeouts=1
// explore: --max-timeouts=3
public class TimeoutsLimited {
  static final Object o = new Object();
  static boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (o) {
        ready = true;
        o.notify();
      }
    }).start();
    synchronized (o) {
      try {
        while (!ready)
          o.wait(10);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
