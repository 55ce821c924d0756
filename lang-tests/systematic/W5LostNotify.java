// W5: a notify before the wait is lost. The paper's access sets know nothing of wait and notify, so that ExitBlock-RW
// may prune that order; here the wait set of an object is a variable.
// expect deadlock
// explore: proof
// explore: --systematic --no-cache complete=1 stuck=1
// explore: all
public class W5LostNotify {
  static final Object o = new Object();

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        try {
          o.wait();
        } catch (InterruptedException e) {
        }
      }
    }
  }

  static class Notifier extends Thread {
    public void run() {
      synchronized (o) {
        o.notify();
      }
    }
  }

  public static void main(String[] args) {
    new Waiter().start();
    new Notifier().start();
  }
}
