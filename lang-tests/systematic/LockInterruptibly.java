// Opposite orders, but whoever waits for its second lock can be interrupted: main interrupts both, and everybody ends.
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
  static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

  static Thread taker(ReentrantLock first, ReentrantLock second) {
    return new Thread(() -> {
      try {
        first.lockInterruptibly();
        try {
          second.lockInterruptibly();
          second.unlock();
        } finally {
          first.unlock();
        }
      } catch (InterruptedException e) {
        // given up
      }
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
