// A thread that waits for a lock with a time limit is seen in the queue, and is gone from it when its time is up; with a fair lock
// who comes later does not overtake it. OpenJDK 17: in 5 of 5 runs.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedWaiterInQueue {
  static final ReentrantLock lock = new ReentrantLock(true);
  static String order = "";
  static boolean got;

  static void pass(String who) {
    order += who;
    lock.unlock();
  }

  static void queue(Thread t) {
    t.start();
    while (!lock.hasQueuedThread(t) && t.isAlive()) Thread.yield();
  }

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread timed = new Thread(() -> {
      try {
        got = lock.tryLock(1, TimeUnit.HOURS);
      } catch (InterruptedException e) {
        return;
      }
      if (got) pass("t");
    }, "timed");
    queue(timed);
    Thread later = new Thread(() -> {
      lock.lock();
      pass("l");
    }, "later");
    queue(later);
    lock.unlock();
    timed.join();
    later.join();
    assert !lock.hasQueuedThreads();
    assert order.equals(got ? "tl" : "l") : order;
  }
}
