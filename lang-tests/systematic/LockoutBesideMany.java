// A nested monitor lockout beside twenty threads that each have a lock of their own and wait for one of the stuck ones:
// of three threads one holds two monitors and waits on the second, one wants the first and holds what the third, who
// would notify, wants. The bystanders multiply the ways in which all may stand, not the deadlocks.
// expect deadlock
// explore: proof
public class LockoutBesideMany {
  static final Object first = new Object(), second = new Object(), outer = new Object();
  static boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (first) {
        synchronized (second) {
          try {
            while (!done) second.wait();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
      }
    });
    Thread stuck = new Thread(() -> {
      synchronized (outer) {
        synchronized (first) {
        }
      }
    });
    Thread notifier = new Thread(() -> {
      synchronized (outer) {
        synchronized (second) {
          done = true;
          second.notify();
        }
      }
    });
    Thread[] bystanders = new Thread[20];
    for (int i = 0; i < bystanders.length; i++) {
      Object own = new Object();
      bystanders[i] = new Thread(() -> {
        synchronized (own) {
          try {
            stuck.join();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
      });
    }
    waiter.start();
    stuck.start();
    notifier.start();
    for (Thread t : bystanders) t.start();
  }
}
