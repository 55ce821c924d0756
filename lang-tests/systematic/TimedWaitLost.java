// A timed wait may end before the notify: the waiter goes on without looking.
// expect assertion
public class TimedWaitLost {
  static final Object o = new Object();
  static boolean done;

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        if (!done) {
          try {
            o.wait(1000);
          } catch (InterruptedException e) {
          }
        }
        assert done;
      }
    }
  }

  public static void main(String[] args) {
    new Waiter().start();
    synchronized (o) {
      done = true;
      o.notify();
    }
  }
}
