// HandOverCondition broken: the maker looks at the page once more when it has given it away.
// expect race: element 0 of
// explore: proof
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class RaceCondition {
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
      assert made[0] >= 7;
    }).start();
    lock.lock();
    while (page == null)
      changed.await();
    int[] got = page;
    lock.unlock();
    got[0]++;
  }
}
