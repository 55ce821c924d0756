// A waiter whose time is up and a notify: the notify must not go to somebody who no longer waits. One of two waiters has a limit.
// expect clean
// explore: proof
// explore: all
public class TimeoutThenNotify {
  static final Object o = new Object();
  static boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (o) {
        try {
          if (!ready)
            o.wait(5);
          if (!ready)
            return;
          o.notify(); // the other one may wait as well
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }, "patient for a while").start();
    new Thread(() -> {
      synchronized (o) {
        try {
          while (!ready)
            o.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }, "patient").start();
    synchronized (o) {
      ready = true;
      o.notify();
    }
  }
}
