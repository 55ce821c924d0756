// a before b, b before c, c before a: no two of these contradict each other.
// expect rule lock-order: 7 8 7 8 7 8: are acquired in an inconsistent order
public class LockOrderTransitive {
  static final Object a = new Object(), b = new Object(), c = new Object();

  static void nested(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        Thread.yield();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread x = new Thread(() -> nested(a, b)), y = new Thread(() -> nested(b, c)), z = new Thread(() -> nested(c, a));
    x.start();
    y.start();
    z.start();
    x.join();
    y.join();
    z.join();
  }
}
