// A timed await that comes back with time left was not necessarily signalled.
// OpenJDK 17 (Linux): not seen; the documentation allows it.
// expect assertion
// explore: proof findings=0
// explore: proof --spurious
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwaitTimed {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition filled = lock.newCondition();
  static boolean full;

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      try {
        if (!full && filled.await(1, TimeUnit.HOURS)) {
          assert full;
        }
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
