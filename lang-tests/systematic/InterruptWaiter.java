// An interrupt before the wait, during it, or after the notify: the waiter always comes out.
// expect clean
// explore: proof
// explore: all
public class InterruptWaiter {
  static final Object o = new Object();
  static boolean interrupted;

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        try {
          o.wait();
        } catch (InterruptedException e) {
          interrupted = true;
          assert !isInterrupted();
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Waiter();
    waiter.start();
    waiter.interrupt();
    waiter.join();
    assert interrupted;
  }
}
