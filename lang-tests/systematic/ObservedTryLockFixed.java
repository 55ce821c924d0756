// Repaired: whoever cannot have the lock at once waits for it.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class ObservedTryLockFixed {
  static final ReentrantLock lock = new ReentrantLock();
  static int entered;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      lock.lock();
      entered++;
      lock.unlock();
    });
    other.start();
    if (!lock.tryLock())
      lock.lock();
    entered++;
    lock.unlock();
    other.join();
    lock.lock();
    assert entered == 2;
    lock.unlock();
  }
}
