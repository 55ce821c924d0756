// The same with the locks in one order: the watchdog never finds a deadlock, whenever it looks, although one may be seen to wait
// for the other.
// expect clean
// explore: proof
// explore: all
import java.lang.management.ManagementFactory;

public class WatchdogFindsNothing {
  static final Object a = new Object(), b = new Object();

  static Thread taking(Object first, Object second) {
    Thread t = new Thread(() -> {
      synchronized (first) {
        synchronized (second) {
        }
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = taking(a, b), two = taking(a, b);
    assert ManagementFactory.getThreadMXBean().findDeadlockedThreads() == null;
    one.join();
    two.join();
  }
}
