// A ReentrantLock is a lock in the eyes of the tester: as many schedules as with synchronized.
// explore: proof findings=0
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class LockedCounter {
  static int n;
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 3; k++) {
          lock.lock();
          try {
            n++;
          } finally {
            lock.unlock();
          }
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    lock.lock();
    assert n == 9;
    lock.unlock();
  }
}
