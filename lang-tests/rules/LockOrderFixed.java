// What is no fault: one thread alone in both orders, orders that a join keeps apart, a lock that is held around both
// (a gate), and tryLock, which does not wait.
import java.util.concurrent.locks.ReentrantLock;

public class LockOrderFixed {
  static final Object a = new Object(), b = new Object(), c = new Object(), d = new Object(), gate = new Object();
  static final ReentrantLock p = new ReentrantLock(), q = new ReentrantLock();

  static void nested(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        Thread.yield();
      }
    }
  }

  static void trying(ReentrantLock outer, ReentrantLock inner) {
    outer.lock();
    if (inner.tryLock()) inner.unlock();
    outer.unlock();
  }

  public static void main(String[] args) throws Exception {
    nested(a, b);
    nested(b, a);
    Thread first = new Thread(() -> nested(a, b));
    first.start();
    first.join();
    nested(b, a);
    Thread one = new Thread(() -> {
      synchronized (gate) {
        nested(c, d);
      }
      trying(p, q);
    });
    Thread two = new Thread(() -> {
      synchronized (gate) {
        nested(d, c);
      }
      trying(q, p);
    });
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
