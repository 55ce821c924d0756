// HandOverNotify broken: the notifier writes the data when it has left the monitor.
// expect race: RaceNotify.data
// explore: proof
// explore: all
public class RaceNotify {
  static final Object lock = new Object();
  static boolean said;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (lock) {
        said = true;
        lock.notify();
        Thread.yield();
      }
      data++;
    }).start();
    synchronized (lock) {
      while (!said)
        lock.wait();
    }
    data++;
  }
}
