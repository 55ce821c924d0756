// A thread spins inside a monitor that the thread it waits for needs: not a deadlock of monitors, and still nobody goes on.
// expect finding: spins
public class SpinHoldingLock {
  static final Object monitor = new Object();
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (monitor) {
        while (!ready)
          Thread.yield();
      }
    }, "spinner").start();
    new Thread(() -> {
      synchronized (monitor) {
        ready = true;
      }
    }, "setter").start();
  }
}
