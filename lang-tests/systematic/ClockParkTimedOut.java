// A parkNanos whose time is up while the thread that would unpark it could run all the time: the note says so.
// OpenJDK 17: 0 of 2000 rounds with parkNanos(50_000): the unpark comes sooner than that, as a rule.
// expect assertion
// expect finding: this schedule needs Thread-0's park(60000) (lang-tests/systematic/ClockParkTimedOut.java:14) to be over before main
// explore: proof
import java.util.concurrent.locks.LockSupport;

public class ClockParkTimedOut {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      if (!ready)
        LockSupport.parkNanos(60_000_000_000L);
      assert ready;
    });
    t.start();
    ready = true;
    LockSupport.unpark(t);
  }
}
