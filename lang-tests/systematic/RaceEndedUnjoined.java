// That the thread has ended, and that both have had the lock, orders nothing: on the path on which main comes last its lock is behind the
// other's unlock by chance only, and main does not look. On the other one its read is beside the write.
// expect race: RaceEndedUnjoined.data
// explore: proof
// explore: all
public class RaceEndedUnjoined {
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
    assert data >= 0;
  }
}
