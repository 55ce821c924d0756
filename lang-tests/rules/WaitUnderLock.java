// The waiter keeps `outer`, which the notifier needs.
// rules: wait-under-lock
// expect rule wait-under-lock: 11 13: waiter waits on WaitUnderLock.inner and keeps WaitUnderLock.outer
// exit: 1
public class WaitUnderLock {
  static final Object outer = new Object(), inner = new Object();
  static boolean ready;

  static void await() {
    try {
      synchronized (outer) {
        synchronized (inner) {
          while (!ready) inner.wait();
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(WaitUnderLock::await, "waiter");
    waiter.start();
    Thread.sleep(10);
    synchronized (outer) {
      synchronized (inner) {
        ready = true;
        inner.notifyAll();
      }
    }
    waiter.join();
  }
}
