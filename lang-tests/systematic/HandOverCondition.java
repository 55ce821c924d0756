// By a ReentrantLock and its condition, as by a monitor: unlock() synchronizes-with the next lock() (Lock's contract), and await() has
// locked again when it returns.
// expect clean
// explore: proof
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class HandOverCondition {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int[] page;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      int[] made = {7};
      lock.lock();
      page = made;
      changed.signal();
      lock.unlock();
    }).start();
    lock.lock();
    while (page == null)
      changed.await();
    int[] got = page;
    lock.unlock();
    got[0]++;
  }
}
