// That one thread stands in the other's way is seen in some schedule. OpenJDK 17 with pauses: 48 of 50 runs.
// expect assertion
// explore: proof
// explore: all
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

public class WatchdogSeesBlocked {
  static final Object lock = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread owner = new Thread(() -> {
      synchronized (lock) {
      }
    }, "owner");
    Thread other = new Thread(() -> {
      synchronized (lock) {
      }
    }, "other");
    owner.start();
    other.start();
    ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(other.getId());
    assert info == null || !"owner".equals(info.getLockOwnerName());
    owner.join();
    other.join();
  }
}
