// A lost notify is no deadlock if the wait has a time limit.
// expect clean
public class TimedWaitNoDeadlock {
  static final Object o = new Object();
  static int woken;

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        try {
          o.wait(10);
        } catch (InterruptedException e) {
        }
        woken++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Waiter();
    waiter.start();
    synchronized (o) {
      o.notify();
    }
    waiter.join();
    assert woken == 1;
  }
}
