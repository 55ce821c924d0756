// A daemon that never ends does not hide that everybody else is stuck: the program cannot end, and so the daemon goes on for
// ever. The others: a notify that comes too early.
// OpenJDK 17: hangs in 3 of 3 runs each.
// expect finding: FAILED
// explore: proof -- sleeps
// explore: all -- sleeps
// explore: proof -- yields
// explore: all -- yields
// explore: proof -- polls
// explore: all -- polls
// explore: proof -- waits
// explore: proof -- none
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class DaemonGoesRound {
  static final Object monitor = new Object(), other = new Object();
  static volatile int beats;

  static void beat(String how) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    while (!how.equals("none")) {
      switch (how) {
        case "sleeps": Thread.sleep(1000); beats = 1; break;
        case "yields": Thread.yield(); beats = 1 - beats; break;
        case "polls": {
          Integer next = queue.poll(1, TimeUnit.SECONDS);
          if (next != null) beats = next;
          break;
        }
        case "waits": {
          synchronized (other) {
            other.wait(10);
          }
          break;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread daemon = new Thread(() -> {
      try {
        beat(args[0]);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    Thread waiter = new Thread(() -> {
      synchronized (monitor) {
        try {
          monitor.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    waiter.start();
    synchronized (monitor) {
      monitor.notify();
    }
    waiter.join();
  }
}
