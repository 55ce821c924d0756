// What awaitNanos returns behind its time is negative, as on OpenJDK where some time has passed since: who waits while it is not, ends.
// expect clean
// explore: proof -- lock
// explore: proof -- own
// explore: proof -- read-write
// expect: ends
// args: lock
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class AwaitNanosNegative {
  static class Own extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int n) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int n) {
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getState() == 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Condition condition;
    if (args[0].equals("own")) {
      Own own = new Own();
      own.acquire(1);
      condition = own.new ConditionObject();
    } else if (args[0].equals("lock")) {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      condition = lock.newCondition();
    } else {
      ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
      lock.writeLock().lock();
      condition = lock.writeLock().newCondition();
    }
    for (long nanos = 1000; nanos >= 0; ) nanos = condition.awaitNanos(nanos);
    System.out.println("ends");
  }
}
