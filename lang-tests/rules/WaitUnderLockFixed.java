// It holds nothing but what wait() frees.
// rules: wait-under-lock
public class WaitUnderLockFixed {
  static final Object inner = new Object();
  static boolean ready;

  static void await() {
    try {
      synchronized (inner) {
        while (!ready) inner.wait();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(WaitUnderLockFixed::await, "waiter");
    waiter.start();
    Thread.sleep(10);
    synchronized (inner) {
      ready = true;
      inner.notifyAll();
    }
    waiter.join();
  }
}
