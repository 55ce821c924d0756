// Somebody looks again and again for what never comes in some schedules, each time with a time limit: the program does
// not end, however often the time is up. The timeouts that are tried in all orders (--max-timeouts) are no reason to
// stop there.
// OpenJDK 17: "poll" hangs in 6 of 6 runs, "latch" in 4 of 5, "condition" in 2 of 6 (and the others by construction).
// expect finding: FAILED
// explore: proof -- poll
// explore: all -- poll
// explore: proof --max-timeouts=0 -- poll
// explore: proof -- wait
// explore: all -- wait
// explore: proof -- condition
// explore: proof -- park
// explore: all -- park
// explore: proof -- latch
// explore: proof -- two
// explore: all -- two
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PolledForEver {
  static final Object monitor = new Object();
  static volatile boolean first, done;

  // What is meant to happen does so if the other thread comes early.
  static void otherwise(Runnable whatIsMeant) {
    new Thread(() -> {
      if (!first) whatIsMeant.run();
    }).start();
    first = true;
  }

  static void polls() {
    synchronized (monitor) {
      try {
        while (!done) monitor.wait(10);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    switch (args[0]) {
      case "poll": {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        otherwise(() -> queue.add(1));
        while (queue.poll(1, TimeUnit.MILLISECONDS) == null) {
        }
        break;
      }
      case "wait": {
        otherwise(() -> {
          synchronized (monitor) {
            done = true;
            monitor.notifyAll();
          }
        });
        polls();
        break;
      }
      case "condition": {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        otherwise(() -> done = true);
        lock.lock();
        while (!done) condition.await(1, TimeUnit.SECONDS);
        lock.unlock();
        break;
      }
      case "park": {
        otherwise(() -> done = true);
        while (!done) LockSupport.parkNanos(1000);
        break;
      }
      case "latch": {
        CountDownLatch latch = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
        otherwise(latch::countDown);
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) System.out.println("waiting");
        break;
      }
      case "two": {  // of two of them each lets the other one go on
        otherwise(() -> done = true);
        new Thread(PolledForEver::polls).start();
        polls();
        break;
      }
    }
  }
}
