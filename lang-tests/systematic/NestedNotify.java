// Notifies of two objects inside each other, with several waiters on each: everyone is woken in every schedule.
// expect clean
public class NestedNotify {
  static final Object outer = new Object();
  static final Object inner = new Object();
  static boolean go; // guarded by both for writing
  static int out;

  static class OuterWaiter extends Thread {
    public void run() {
      synchronized (outer) {
        try {
          while (!go)
            outer.wait();
        } catch (InterruptedException e) {
        }
        out++;
        outer.notify();
      }
    }
  }

  static class InnerWaiter extends Thread {
    boolean woken;

    public void run() {
      synchronized (inner) {
        try {
          while (!go)
            inner.wait();
        } catch (InterruptedException e) {
        }
        woken = true;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new OuterWaiter(), b = new OuterWaiter(), c = new InnerWaiter();
    a.start();
    b.start();
    c.start();
    synchronized (outer) {
      synchronized (inner) {
        go = true;
        inner.notify();
        outer.notify();
      }
    }
    a.join();
    b.join();
    c.join();
    assert out == 2;
  }
}
