// ObservedTryLock with the rare outcome as the failure: the lock is held only within a region that changes nothing.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class ObservedTryLockFailure {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      lock.unlock();
    }).start();
    assert lock.tryLock() : "somebody is in";
  }
}
