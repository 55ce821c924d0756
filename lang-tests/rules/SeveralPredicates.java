// One waits for items, another one for the end, on one monitor, and only one of them is notified: the wrong one.
// expect rule several-predicates: 11 17 37: threads wait on SeveralPredicates.lock for different conditions, and only one is notified
// exit: 1
public class SeveralPredicates {
  static final Object lock = new Object();
  static int items;
  static boolean closed;

  static void take() throws InterruptedException {
    synchronized (lock) {
      while (items == 0) lock.wait();
      items--;
    }
  }
  static void awaitEnd() throws InterruptedException {
    synchronized (lock) {
      while (!closed) lock.wait();
    }
  }

  static Thread start(String name, java.util.concurrent.Callable<Void> what) {
    Thread t = new Thread(() -> {
      try {
        what.call();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }, name);
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    Thread taker = start("taker", () -> { take(); return null; }), last = start("last", () -> { awaitEnd(); return null; });
    Thread.sleep(10);
    synchronized (lock) {
      closed = true; lock.notify();
    }
    last.join();
  }
}
