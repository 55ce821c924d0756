// StatesObserved for a sleep and a park with a time limit. OpenJDK 17: no other state in 500 runs.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class StatesObservedTimed {
  static boolean seen(Thread t, Thread.State state) {
    Thread.State now = t.getState();
    assert now == state || now == Thread.State.RUNNABLE || now == Thread.State.TERMINATED;
    return now != Thread.State.RUNNABLE;
  }

  static void sleep() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new Error(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(StatesObservedTimed::sleep, "sleeper");
    sleeper.start();
    while (!seen(sleeper, Thread.State.TIMED_WAITING))
      Thread.yield();
    Thread parked = new Thread(() -> LockSupport.parkNanos(50_000_000), "parked");
    parked.start();
    while (!seen(parked, Thread.State.TIMED_WAITING))
      Thread.yield();
  }
}
