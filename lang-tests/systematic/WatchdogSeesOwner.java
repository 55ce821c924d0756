// Who is in whose way is seen in one step: the monitor that a thread is blocked at and its owner go together, so
// that who is seen blocked at the lock is seen to wait for its owner (WatchdogSeesBlocked: that is seen).
// expect clean
// explore: proof
// explore: all
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

public class WatchdogSeesOwner {
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
    assert info == null || info.getThreadState() != Thread.State.BLOCKED || "owner".equals(info.getLockOwnerName());
    owner.join();
    other.join();
  }
}
