// The condition is tested before the monitor is taken: the notify may come in between, and is lost.
// expect deadlock
public class CheckThenWait {
  static final Object o = new Object();
  static volatile boolean ready;

  static class Waiter extends Thread {
    public void run() {
      if (!ready) {
        synchronized (o) {
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
    ready = true;
    synchronized (o) {
      o.notify();
    }
  }
}
