// HandOverTimedWait broken: the data are read although the time may have run out. A race only in the schedules in which it has: with the
// flag seen the write hb the read.
// expect race: RaceTimedWait.data
// explore: proof
// explore: all
public class RaceTimedWait {
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
    synchronized (lock) {
      if (!ready) lock.wait(10);
    }
    assert data >= 0;
  }
}
