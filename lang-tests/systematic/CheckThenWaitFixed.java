// CheckThenWait with the test inside the monitor.
// expect clean
public class CheckThenWaitFixed {
  static final Object o = new Object();
  static volatile boolean ready;

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        while (!ready) {
          try {
            o.wait();
          } catch (InterruptedException e) {
          }
        }
      }
    }
  }

  public static void main(String[] args) {
    new Waiter().start();
    synchronized (o) {
      ready = true;
      o.notify();
    }
  }
}
