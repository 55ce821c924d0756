// A release too many: the semaphore is no mutual exclusion any more.
// expect assertion
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreReleasedTwice {
  static final Semaphore mutex = new Semaphore(1);
  static final AtomicInteger inside = new AtomicInteger();

  static void region() {
    mutex.acquireUninterruptibly();
    assert inside.incrementAndGet() == 1 : "two inside";
    inside.decrementAndGet();
    mutex.release();
  }

  public static void main(String[] args) {
    mutex.release(); // "to be safe"
    new Thread(SemaphoreReleasedTwice::region).start();
    new Thread(SemaphoreReleasedTwice::region).start();
  }
}
