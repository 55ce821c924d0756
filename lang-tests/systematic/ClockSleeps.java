// What another thread has slept has passed for whoever waited for it, however they met.
// explore: proof
// explore: all
// expect clean
public class ClockSleeps {
  static boolean woken;

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    long start = System.currentTimeMillis();
    Thread t = new Thread(() -> {
      sleep(1000);
      synchronized (lock) {
        woken = true;
        lock.notify();
      }
      sleep(500);
    });
    t.start();
    synchronized (lock) {
      while (!woken) lock.wait();
    }
    assert System.currentTimeMillis() - start >= 1000;
    t.join();
    assert System.currentTimeMillis() - start >= 1500;
    sleep(1);
    assert System.currentTimeMillis() - start >= 1501;
  }
}
