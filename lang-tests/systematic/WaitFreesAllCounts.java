// wait frees a monitor that was entered three times, and gets all three back.
// expect clean
public class WaitFreesAllCounts {
  static final Object o = new Object();
  static boolean go;

  static class Waiter extends Thread {
    public void run() {
      synchronized (o) {
        synchronized (o) {
          synchronized (o) {
            try {
              while (!go)
                o.wait();
            } catch (InterruptedException e) {
            }
          }
          assert Thread.holdsLock(o);
        }
        assert Thread.holdsLock(o);
      }
      assert !Thread.holdsLock(o);
    }
  }

  public static void main(String[] args) {
    new Waiter().start();
    synchronized (o) {
      go = true;
      o.notify();
    }
  }
}
