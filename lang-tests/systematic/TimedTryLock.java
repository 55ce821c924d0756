// tryLock with a limit breaks a deadlock: both threads may fail to get their second lock, none waits for ever.
// expect clean
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLock {
  static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

  static Thread taker(ReentrantLock first, ReentrantLock second) {
    return new Thread(() -> {
      first.lock();
      try {
        if (second.tryLock(1, TimeUnit.SECONDS))
          second.unlock();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
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
