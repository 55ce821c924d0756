// Others go round for ever, and main, who could do the first of its joins, is stuck at the second one: in a block that never happens.
// expect finding: never terminates
// explore: proof
// explore: proof -- polls
// explore: proof -- queue
// explore: proof -- token
// explore: all -- polls
// explore: all -- token
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class LivelockBehindJoins {
  static volatile int v, w;
  static int turn;
  static boolean stop;
  static final Object lock = new Object();

  static void play(int me) {
    try {
      synchronized (lock) {
        while (!stop) {
          while (turn != me && !stop) lock.wait();
          turn = 1 - me;
          lock.notifyAll();
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  interface Body {
    void run() throws InterruptedException;
  }

  static Thread thread(Body body) {
    return new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    Thread t, second = null;
    Body ends;
    switch (args.length == 0 ? "spins" : args[0]) {
      case "spins":
        t = thread(() -> { while (w == 0) Thread.yield(); });
        ends = () -> w = 1;
        break;
      case "polls":
        t = thread(() -> { synchronized (lock) { while (!stop) lock.wait(20); } });
        ends = () -> { synchronized (lock) { stop = true; lock.notifyAll(); } };
        break;
      case "queue":
        t = thread(() -> { while (queue.poll(1, TimeUnit.SECONDS) == null) { } });
        ends = () -> queue.add("x");
        break;
      default:
        t = thread(() -> play(0));
        second = thread(() -> play(1));
        ends = () -> { synchronized (lock) { stop = true; lock.notifyAll(); } };
        break;
    }
    Thread u = thread(() -> { if (v == 0) ends.run(); });  // or too late
    t.start();
    if (second != null) second.start();
    u.start();
    v = 1;
    u.join();
    t.join();
    if (second != null) second.join();
  }
}
