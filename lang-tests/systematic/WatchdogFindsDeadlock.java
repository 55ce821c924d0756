// A watchdog asks the VM for deadlocked threads. Two threads take two locks in two orders, so in some schedules it finds them, and its
// assertion fails; in others it looks too early, and they are deadlocked later. OpenJDK 17, with a pause of 2 ms
// between the locks and one of 20 ms before it looks: 32 of 50 runs.
// expect assertion
// expect deadlock
// explore: proof
// explore: all
import java.lang.management.ManagementFactory;

public class WatchdogFindsDeadlock {
  static final Object a = new Object(), b = new Object();

  static Thread taking(Object first, Object second) {
    Thread t = new Thread(() -> {
      synchronized (first) {
        synchronized (second) {
        }
      }
    });
    t.setDaemon(true);
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = taking(a, b), two = taking(b, a);
    assert ManagementFactory.getThreadMXBean().findDeadlockedThreads() == null;
    one.join();
    two.join();
  }
}
