// Condition.await may wake up without a signal, too ("a spurious wakeup is permitted to occur").
// OpenJDK 17 (Linux): 0 of 2000 runs.
// expect assertion
// explore: proof findings=0
// explore: proof --spurious
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwait {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition filled = lock.newCondition();
  static boolean full;

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      try {
        if (!full) filled.await();
        assert full;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      } finally {
        lock.unlock();
      }
    }).start();
    lock.lock();
    full = true;
    filled.signal();
    lock.unlock();
  }
}
