// A thread that is signalled does not overtake one who stands in the queue of a write lock already, fair or not.
// OpenJDK 17: in 20 of 20 runs.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockSignalledLast {
  static final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
  static final ReentrantReadWriteLock.WriteLock lock = both.writeLock();
  static final CountDownLatch entered = new CountDownLatch(1);
  static final Condition condition = lock.newCondition();
  static String order = "";

  static void await() {
    lock.lock();
    entered.countDown();
    condition.awaitUninterruptibly();
    order += "w";
    lock.unlock();
  }

  static void pass() {
    lock.lock();
    order += "n";
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(WriteLockSignalledLast::await, "waiter");
    waiter.start();
    entered.await();
    lock.lock();
    Thread newcomer = new Thread(WriteLockSignalledLast::pass, "newcomer");
    newcomer.start();
    while (!both.hasQueuedThread(newcomer)) Thread.yield();
    condition.signal();
    lock.unlock();
    waiter.join();
    newcomer.join();
    assert order.equals("nw") : order;
  }
}
