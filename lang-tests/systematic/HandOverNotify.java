// The notifier writes the data before it leaves the monitor, be it behind the notify: the waiter goes on only with the monitor (JLS
// 17.2.1), behind that unlock.
// expect clean
// explore: proof
// explore: all
public class HandOverNotify {
  static final Object lock = new Object();
  static boolean said;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (lock) {
        said = true;
        lock.notify();
        data++;
      }
      Thread.yield();
    }).start();
    synchronized (lock) {
      while (!said)
        lock.wait();
    }
    data++;
  }
}
