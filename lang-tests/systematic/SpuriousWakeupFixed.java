// SpuriousWakeup repaired: while.
// expect clean
// explore: proof
// explore: --spurious
public class SpuriousWakeupFixed {
  static final Object o = new Object();
  static boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (o) {
        try {
          while (!ready)
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
