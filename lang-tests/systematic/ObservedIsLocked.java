// isLocked and getHoldCount: the one sees what others do, the other one does not.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.locks.ReentrantLock;

public class ObservedIsLocked {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      lock.lock();
      assert lock.getHoldCount() == 2;
      lock.unlock();
      lock.unlock();
    }).start();
    assert lock.getHoldCount() == 0 && !lock.isHeldByCurrentThread();
    System.out.println(lock.isLocked());
  }
}
