// An interrupt happens before the InterruptedException that it leads to (JLS 17.4.5): what was written before it may
// be read behind it.
// explore: findings=0
// explore: findings=0 -- wait
// explore: findings=0 -- lock
// explore: findings=0 -- join
// explore: findings=0 -- barrier
// explore: findings=0 -- ask
// expect clean
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

class InterruptHandsOver {
  static int x;
  static final Object monitor = new Object();
  static final ReentrantLock lock = new ReentrantLock();

  static void be(String how) throws InterruptedException {
    switch (how) {
      case "wait" -> {
        synchronized (monitor) {
          monitor.wait();
        }
      }
      case "lock" -> {
        Thread owner = new Thread(() -> {
          lock.lock();
          Thread.interrupted();
        });
        owner.start();
        owner.join();
        lock.lockInterruptibly();
      }
      case "join" -> {
        Thread never = new Thread(() -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
        never.setDaemon(true);
        never.start();
        never.join();
      }
      case "barrier" -> new CountDownLatch(1).await();
      case "ask" -> {
        while (!Thread.interrupted()) Thread.yield();
        throw new InterruptedException();
      }
      default -> Thread.sleep(1_000_000);
    }
  }

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread t = new Thread(() -> {
      x = 1;
      main.interrupt();
    });
    t.start();
    try {
      be(args.length == 0 ? "sleep" : args[0]);
    } catch (InterruptedException e) {
      assert x == 1;
    }
  }
}
