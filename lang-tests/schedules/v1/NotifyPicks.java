// notify may wake any of the waiters, not only the one that has waited longest.
// expect assertion
// explore: proof
// explore: all
public class NotifyPicks {
  static final Object o = new Object();
  static int waiting;
  static int firstOut;
  static boolean go, allWaited;

  static class Waiter extends Thread {
    final int number;
    Waiter(int number) { this.number = number; }

    public void run() {
      synchronized (o) {
        int place = ++waiting;
        try {
          while (!go)
            o.wait();
        } catch (InterruptedException e) {
        }
        if (firstOut == 0) {
          firstOut = number;
          assert !allWaited || place <= 2;
        }
        o.notify();
      }
    }
  }

  public static void main(String[] args) {
    new Waiter(1).start();
    new Waiter(2).start();
    new Waiter(3).start();
    synchronized (o) {
      go = true;
      allWaited = waiting == 3;
      if (allWaited) o.notify();
      else o.notifyAll();
    }
  }
}
