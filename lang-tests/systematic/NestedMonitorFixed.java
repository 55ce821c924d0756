// NestedMonitorLockout repaired: the waiter does not hold the outer monitor.
// expect clean
public class NestedMonitorFixed {
  static final Object outer = new Object();
  static final Object inner = new Object();
  static boolean ready;
  static int count;

  static class Waiter extends Thread {
    public void run() {
      synchronized (outer) {
        count++;
      }
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

  static class Setter extends Thread {
    public void run() {
      synchronized (outer) {
        count++;
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
