// A trusted call that waits gives up what its caller holds: await() the lock, the barrier's await() the count. It cannot
// be undone and tried again later, as take() of an empty queue can. (That ended in an internal error.)
// OpenJDK 17: 100 of 100 runs end.
// expect clean
// explore: proof
// explore: proof --trust=java.util.concurrent
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TrustedAwait {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static final CyclicBarrier both = new CyclicBarrier(2);
  static int full;

  static void change(int from, int to) throws InterruptedException {
    lock.lock();
    try {
      while (full != from) changed.await();
      full = to;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException, BrokenBarrierException {
    Thread taker = new Thread(() -> {
      try {
        both.await();
        change(1, 0);
      } catch (InterruptedException | BrokenBarrierException e) {
      }
    });
    taker.start();
    both.await();
    change(0, 1);
    taker.join();
    assert full == 0;
  }
}
