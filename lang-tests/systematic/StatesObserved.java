// Each state of a thread that waits is seen at some time, so that the loops end, and no other. OpenJDK 17: 500 of 500 runs.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class StatesObserved {
  static final Object lock = new Object();

  static void awaitState(Thread t, Thread.State state) {
    while (true) {
      Thread.State now = t.getState();
      if (now == state) return;
      assert now == Thread.State.RUNNABLE;
      Thread.yield();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread blocked = new Thread(() -> {
      synchronized (lock) {
      }
    }, "blocked");
    synchronized (lock) {
      blocked.start();
      awaitState(blocked, Thread.State.BLOCKED);
    }
    Thread parked = new Thread(() -> LockSupport.park(), "parked");
    parked.start();
    awaitState(parked, Thread.State.WAITING);
    LockSupport.unpark(parked);
    parked.join();
  }
}
