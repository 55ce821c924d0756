// A thread that is signalled does not overtake one who stands in the queue of a fair lock already.
// OpenJDK 17: in 100 of 100 runs.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class FairLockSignalledLast {
  static final ReentrantLock lock = new ReentrantLock(true);
  static final Condition condition = lock.newCondition();
  static String order = "";

  static void await() {
    lock.lock();
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
    Thread waiter = new Thread(FairLockSignalledLast::await, "waiter");
    waiter.start();
    while (true) {
      lock.lock();
      if (lock.hasWaiters(condition)) break;
      lock.unlock();
      Thread.yield();
    }
    Thread newcomer = new Thread(FairLockSignalledLast::pass, "newcomer");
    newcomer.start();
    while (!lock.hasQueuedThread(newcomer)) Thread.yield();
    condition.signal();
    lock.unlock();
    waiter.join();
    newcomer.join();
    assert order.equals("nw") : order;
  }
}
