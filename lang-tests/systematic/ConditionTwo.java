// Two conditions of one lock: signal is enough, since each condition has one kind of waiter.
// expect clean
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTwo {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition filled = lock.newCondition(), emptied = lock.newCondition();
  static boolean full;

  static void put() {
    lock.lock();
    while (full)
      emptied.awaitUninterruptibly();
    full = true;
    filled.signal();
    lock.unlock();
  }

  static void take() {
    lock.lock();
    while (!full)
      filled.awaitUninterruptibly();
    full = false;
    emptied.signal();
    lock.unlock();
  }

  public static void main(String[] args) {
    new Thread(ConditionTwo::take).start();
    new Thread(ConditionTwo::take).start();
    new Thread(ConditionTwo::put).start();
    new Thread(ConditionTwo::put).start();
  }
}
