// Both threads are seen in the queue of an unfair lock one after the other: only who comes anew may overtake them. OpenJDK 17: in
// order in 20 of 20 runs.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.locks.ReentrantLock;

public class UnfairQueueInTurn {
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
    a.join();
    b.join();
    assert order.equals("ab") : order;
  }
}
