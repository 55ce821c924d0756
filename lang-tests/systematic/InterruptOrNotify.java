// A notify and an interrupt for one waiter: it may return normally with the flag set, or by the exception; and if
// the notify comes first it is lost.
// expect clean
// explore: --outcomes outcomes=3
public class InterruptOrNotify {
  static final Object o = new Object();

  static class Waiter extends Thread {
    public void run() {
      String how;
      synchronized (o) {
        try {
          o.wait();
          how = "notified";
        } catch (InterruptedException e) {
          how = "interrupted";
        }
      }
      System.out.println(how + " " + isInterrupted());
    }
  }

  static class Notifier extends Thread {
    public void run() {
      synchronized (o) {
        o.notify();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Waiter(), notifier = new Notifier();
    waiter.start();
    notifier.start();
    waiter.interrupt();
  }
}
