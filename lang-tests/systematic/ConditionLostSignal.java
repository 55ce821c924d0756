// Conditions of a ReentrantLock: signal before await is lost, as with notify.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionLostSignal {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ready = lock.newCondition();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      ready.awaitUninterruptibly();
      lock.unlock();
    }).start();
    lock.lock();
    ready.signal();
    lock.unlock();
  }
}
