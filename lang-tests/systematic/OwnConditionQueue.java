// A condition of a lock that the program makes of AbstractQueuedSynchronizer: who is signalled stands at the end of the lock's queue at once, which can be seen, and gets the lock
// behind those who came before him; who comes anew may overtake both. OpenJDK 17: hasQueuedThreads() behind signal() is true in every run, and who has stood in the queue
// before gets it first.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnConditionQueue {
  static class Lock extends AbstractQueuedSynchronizer {
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

  static final Lock lock = new Lock();
  static final AbstractQueuedSynchronizer.ConditionObject condition = lock.new ConditionObject();
  static final CountDownLatch about = new CountDownLatch(1);
  static String order = "";

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      lock.acquire(1);
      about.countDown();
      condition.awaitUninterruptibly();
      order += "waiter ";
      lock.release(1);
    });
    Thread other = new Thread(() -> {
      lock.acquire(1);
      order += "other ";
      lock.release(1);
    });
    waiter.start();
    other.start();
    about.await();
    lock.acquire(1);
    boolean first = lock.isQueued(other);
    condition.signal();
    if (!lock.isQueued(waiter) || lock.hasWaiters(condition)) throw new AssertionError();
    lock.release(1);
    waiter.join();
    other.join();
    System.out.println((first ? "was in the queue: " : "") + order);
  }
}
