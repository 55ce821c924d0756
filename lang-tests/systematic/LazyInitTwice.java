// Lazy initialisation under a monitor that only covers the check: two objects are made.
// expect assertion
import java.util.concurrent.atomic.AtomicInteger;

public class LazyInitTwice {
  static final Object monitor = new Object();
  static final AtomicInteger made = new AtomicInteger();
  static Object instance;

  static Object get() {
    boolean missing;
    synchronized (monitor) {
      missing = instance == null;
    }
    if (missing) {
      Object created = new Object();
      made.incrementAndGet();
      synchronized (monitor) {
        instance = created;
      }
    }
    synchronized (monitor) {
      return instance;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(LazyInitTwice::get), b = new Thread(LazyInitTwice::get);
    a.start();
    b.start();
    a.join();
    b.join();
    assert made.get() == 1 : "made " + made.get();
  }
}
