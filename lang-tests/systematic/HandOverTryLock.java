// The data are touched only with the lock; who does not get it goes away.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class HandOverTryLock {
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
    }
  }
}
