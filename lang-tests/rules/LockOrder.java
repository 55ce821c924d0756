// Nothing happens in this run: one thread after the other. The rule sees what may happen.
// expect rule lock-order: 10 11 17 18: LockOrder.from and LockOrder.to are acquired in an inconsistent order
public class LockOrder {
  static final Object from = new Object(), to = new Object();
  static int moved;

  public static void main(String[] args) throws Exception {
    Thread there = new Thread(() -> {
      // (from, then to)
      synchronized (from) {
        synchronized (to) {
          moved++;
        }
      }
    }, "there");
    Thread back = new Thread(() -> {
      synchronized (to) {
        synchronized (from) {
          moved--;
        }
      }
    }, "back");
    there.start();
    back.start();
    there.join();
    back.join();
  }
}
