// Whoever waits for Long.MAX_VALUE, or for more than a hundred years in any unit, means "as long as it takes": that his time
// is up is no schedule that anybody will see. So what comes behind rests on the other thread, and if that does not
// come, he waits for ever.
// OpenJDK 17: those that are lost hang in 3 of 3 runs, the others end.
// expect clean
// explore: proof -- wait
// explore: all -- wait
// explore: proof -- pool
// explore: proof -- latch
// explore: proof -- queue
// explore: proof -- condition
// explore: proof -- lock
// explore: proof -- park
// explore: proof findings=1 -- lost
// explore: all findings=1 -- lost
// explore: proof findings=1 -- lostInQueue
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class LongestWait {
  static final Object bell = new Object();
  static volatile boolean rung;

  static void ring() {
    synchronized (bell) {
      rung = true;
      bell.notify();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    switch (args[0]) {
      case "wait": {
        new Thread(LongestWait::ring).start();
        synchronized (bell) {
          if (!rung) bell.wait(Long.MAX_VALUE);
        }
        break;
      }
      case "pool": {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(LongestWait::ring);
        pool.shutdown();
        boolean ended = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
        assert ended;
        break;
      }
      case "latch": {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
          ring();
          latch.countDown();
        }).start();
        boolean down = latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert down;
        break;
      }
      case "queue": {
        new Thread(() -> {
          ring();
          queue.add("");
        }).start();
        String taken = queue.poll(100_000, TimeUnit.DAYS);
        assert taken != null;
        break;
      }
      case "condition": {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
          lock.lock();
          rung = true;
          condition.signal();
          lock.unlock();
        }).start();
        lock.lock();
        if (!rung) condition.awaitNanos(Long.MAX_VALUE);
        lock.unlock();
        break;
      }
      case "lock": {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
          lock.lock();
          lock.unlock();
        }).start();
        boolean locked = lock.tryLock(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert locked;
        lock.unlock();
        rung = true;
        break;
      }
      case "park": {
        Thread main = Thread.currentThread();
        new Thread(() -> {
          ring();
          LockSupport.unpark(main);
        }).start();
        LockSupport.parkNanos(Long.MAX_VALUE);
        break;
      }
      case "lost": {
        synchronized (bell) {
          bell.wait(Long.MAX_VALUE);
        }
        break;
      }
      case "lostInQueue": queue.poll(Long.MAX_VALUE, TimeUnit.SECONDS); break;
    }
    assert rung || args[0].startsWith("lost");
  }
}
