// The signal may come before the wait, and nobody looks.
// explore: proof
// expect deadlock
import java.util.concurrent.locks.*;

public class ConditionLostSignal {
  public static void main(String[] args) {
    Lock lock = new ReentrantLock();
    Condition c = lock.newCondition();
    new Thread(() -> {
      lock.lock();
      try {
        c.await();
      } catch (InterruptedException e) {
        throw new Error(e);
      } finally {
        lock.unlock();
      }
    }).start();
    new Thread(() -> {
      lock.lock();
      c.signal();
      lock.unlock();
    }).start();
  }
}
