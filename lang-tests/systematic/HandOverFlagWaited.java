// A flag under a lock with a wait loop; the data beside it are under no lock. data = 7 hb the unlock, which synchronizes-with the lock
// under which the loop has seen the flag (JLS 17.4.4): hb the read.
// expect clean
// explore: proof
// explore: all
public class HandOverFlagWaited {
  static final Object lock = new Object();
  static boolean ready;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      data = 7;
      synchronized (lock) {
        ready = true;
        lock.notifyAll();
      }
    }).start();
    synchronized (lock) {
      while (!ready)
        lock.wait();
    }
    assert data == 7;
  }
}
