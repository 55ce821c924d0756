// The other side of TimedWaiterInQueue: a thread that waits with a time limit is seen in the queue of an unfair lock, too.
// OpenJDK 17: the assertion fails in 3 of 5 runs.
// expect assertion
// explore: findings=1
// explore: --systematic=all findings=1
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedWaiterSeen {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread timed = new Thread(() -> {
      try {
        if (lock.tryLock(1, TimeUnit.HOURS)) lock.unlock();
      } catch (InterruptedException e) {
        return;
      }
    }, "timed");
    timed.start();
    int length = lock.getQueueLength();
    lock.unlock();
    timed.join();
    assert length == 0 : length;
  }
}
