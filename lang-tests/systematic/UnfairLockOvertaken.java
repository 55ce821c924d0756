// FairLockInTurn with a lock that is not fair: main may overtake those who wait. OpenJDK 17: in 375 of 500 runs.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class UnfairLockOvertaken {
  static final ReentrantLock lock = new ReentrantLock();
  static String order = "";

  static void pass(String who) {
    lock.lock();
    order += who;
    lock.unlock();
  }

  static Thread queue(String who) {
    Thread t = new Thread(() -> pass(who), who);
    t.start();
    while (!lock.hasQueuedThread(t))
      Thread.yield();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread a = queue("a");
    Thread b = queue("b");
    lock.unlock();
    pass("m");
    a.join();
    b.join();
    assert order.equals("abm") : order;
  }
}
