// HandOverTryLock broken: who does not get the lock touches the data all the same. The race is reached only where tryLock fails, that is
// while the other thread has the lock.
// expect race: RaceTryLockFails.data
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class RaceTryLockFails {
  static final ReentrantLock lock = new ReentrantLock();
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      data++;
      lock.unlock();
    }).start();
    if (lock.tryLock()) {
      data++;
      lock.unlock();
    } else {
      data++;
    }
  }
}
