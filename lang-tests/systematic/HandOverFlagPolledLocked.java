// A flag under a lock, polled in a loop. The data are written before the unlock of the thread that sets the flag; the reader has seen the
// flag under the same lock, so its lock came later: unlock synchronizes-with lock, and the write hb the read (JLS 17.4.5).
// expect clean
// explore: proof
// explore: all
public class HandOverFlagPolledLocked {
  static final Object lock = new Object();
  static boolean ready;
  static int data;

  static boolean isReady() {
    synchronized (lock) {
      return ready;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      data = 7;
      synchronized (lock) {
        ready = true;
      }
    }).start();
    while (!isReady())
      Thread.yield();
    assert data == 7;
  }
}
