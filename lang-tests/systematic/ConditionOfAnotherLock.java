// await and signal need the lock that the condition belongs to.
// expect finding: java.lang.IllegalMonitorStateException
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionOfAnotherLock {
  static final ReentrantLock mine = new ReentrantLock(), other = new ReentrantLock();
  static final Condition condition = other.newCondition();

  public static void main(String[] args) {
    new Thread(() -> {
      mine.lock();
      try {
        condition.signal();
      } finally {
        mine.unlock();
      }
    }).start();
  }
}
