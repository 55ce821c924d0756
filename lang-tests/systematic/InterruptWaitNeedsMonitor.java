// An interrupted wait takes its monitor back before it throws: whoever keeps the monitor keeps the exception away.
// expect clean
// explore: proof
// explore: all
public class InterruptWaitNeedsMonitor {
  static final Object o = new Object();
  static boolean inside;

  public static void main(String[] args) {
    Thread waiter = new Thread(() -> {
      synchronized (o) {
        try {
          o.wait();
        } catch (InterruptedException e) {
          assert !inside : "two in the monitor";
        }
      }
    }, "waiter");
    waiter.start();
    synchronized (o) {
      inside = true;
      waiter.interrupt();
      inside = false;
    }
  }
}
