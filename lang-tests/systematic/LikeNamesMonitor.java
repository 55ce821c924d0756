// One of three like threads uses its name as a monitor that main uses, too, in the other order.
// expect deadlock
// explore: proof
// explore: proof --no-like-threads
public class LikeNamesMonitor {
  static final Object lock = new Object();
  static int x;

  static void work() {
    synchronized (Thread.currentThread().getName()) {
      synchronized (lock) {
        x = x * 2 + 1;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String[] names = {"A", "B", "C"};
    for (String name : names) new Thread(LikeNamesMonitor::work, name).start();
    synchronized (lock) {
      synchronized ("B") {
        x = 0;
      }
    }
  }
}
