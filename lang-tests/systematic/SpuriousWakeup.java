// A wait without a loop: right as long as nobody wakes up without reason, which Java allows.
// expect assertion
// explore: proof findings=0
// explore: --spurious
public class SpuriousWakeup {
  static final Object o = new Object();
  static boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (o) {
        try {
          if (!ready)
            o.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        assert ready;
      }
    }).start();
    synchronized (o) {
      ready = true;
      o.notify();
    }
  }
}
