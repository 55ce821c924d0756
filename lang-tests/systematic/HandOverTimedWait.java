// A wait with a time limit: the data are read only if the flag is set, whichever way the wait ended. Then the lock came after the writer's
// unlock.
// expect clean
// explore: proof
// explore: all
public class HandOverTimedWait {
  static final Object lock = new Object();
  static boolean ready;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      data = 7;
      synchronized (lock) {
        ready = true;
        lock.notify();
      }
    }).start();
    boolean there;
    synchronized (lock) {
      if (!ready) lock.wait(10);
      there = ready;
    }
    if (there) assert data >= 0;
  }
}
