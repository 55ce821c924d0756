// RaceEndedUnjoined repaired: main joins the thread before it reads.
// expect clean
// explore: proof
// explore: all
public class HandOverEndedJoined {
  static final Object lock = new Object();
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      data = 7;
      synchronized (lock) {
        lock.notifyAll();
      }
    });
    t.start();
    synchronized (lock) {
      lock.notifyAll();
    }
    t.join();
    assert data >= 0;
  }
}
