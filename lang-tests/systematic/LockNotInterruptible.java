// LockInterruptibly with lock: an interrupt does not help.
// expect deadlock
import java.util.concurrent.locks.ReentrantLock;

public class LockNotInterruptible {
  static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

  static Thread taker(ReentrantLock first, ReentrantLock second) {
    return new Thread(() -> {
      first.lock();
      second.lock();
      second.unlock();
      first.unlock();
    });
  }

  public static void main(String[] args) {
    Thread one = taker(a, b), other = taker(b, a);
    one.start();
    other.start();
    one.interrupt();
    other.interrupt();
  }
}
