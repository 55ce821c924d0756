// wait releases its own monitor only: the thread that should notify never gets the outer one.
// expect deadlock
public class NestedMonitorLockout {
  static final Object outer = new Object();
  static final Object inner = new Object();
  static boolean ready;

  static class Waiter extends Thread {
    public void run() {
      synchronized (outer) {
        synchronized (inner) {
          while (!ready) {
            try {
              inner.wait();
            } catch (InterruptedException e) {
            }
          }
        }
      }
    }
  }

  static class Setter extends Thread {
    public void run() {
      synchronized (outer) {
        synchronized (inner) {
          ready = true;
          inner.notify();
        }
      }
    }
  }

  public static void main(String[] args) {
    new Waiter().start();
    new Setter().start();
  }
}
