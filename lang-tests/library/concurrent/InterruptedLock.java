// A deadlock that an interrupt ends in time.
// explore: proof findings=0
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedLock {
  static boolean got;

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t = new Thread(() -> {
      try {
        lock.lockInterruptibly();
        got = true;
        lock.unlock();
      } catch (InterruptedException e) {
        assert !Thread.currentThread().isInterrupted();
      }
    });
    t.start();
    t.interrupt();
    t.join();
    lock.unlock();
    assert !got;
  }
}
