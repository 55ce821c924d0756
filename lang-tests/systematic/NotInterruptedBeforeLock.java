// As InterruptedBeforeLock, but nobody interrupts the thread that waits: now it is a livelock.
// expect finding: livelock
// explore: proof
import java.util.concurrent.locks.ReentrantLock;

public class NotInterruptedBeforeLock {
  static final ReentrantLock lock = new ReentrantLock();
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread waiter = new Thread(() -> {
      try {
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        stop = true;
      }
    });
    waiter.start();
    while (!stop) {
    }
    lock.unlock();
  }
}
