// A daemon that ends the program's patience: it never gives its monitor back, and main wants it.
// expect deadlock
// explore: proof
public class DaemonKeepsLock {
  static final Object o = new Object();

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      synchronized (o) {
        synchronized (DaemonKeepsLock.class) {
          try {
            DaemonKeepsLock.class.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
      }
    }, "daemon");
    daemon.setDaemon(true);
    daemon.start();
    synchronized (o) {
    }
  }
}
