// Opposite orders with tryLock and giving up in between: no deadlock; each thread may fail to get both.
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBothDeadlockFree {
  static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

  static Thread taker(ReentrantLock first, ReentrantLock second) {
    return new Thread(() -> {
      first.lock();
      try {
        if (second.tryLock())
          second.unlock();
      } finally {
        first.unlock();
      }
    });
  }

  public static void main(String[] args) {
    taker(a, b).start();
    taker(b, a).start();
  }
}
