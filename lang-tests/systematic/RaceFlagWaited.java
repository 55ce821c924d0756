// HandOverFlagWaited broken: the data are written when the flag is set already, behind the unlock.
// expect race: RaceFlagWaited.data
// explore: proof
// explore: all
public class RaceFlagWaited {
  static final Object lock = new Object();
  static boolean ready;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (lock) {
        ready = true;
        lock.notifyAll();
      }
      data = 7;
    }).start();
    synchronized (lock) {
      while (!ready)
        lock.wait();
    }
    assert data == 7;
  }
}
