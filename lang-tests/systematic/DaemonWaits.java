// A daemon thread that waits for ever does not keep the program: no deadlock.
// expect clean
// explore: proof
// explore: all
public class DaemonWaits {
  static final Object o = new Object();

  static class Server extends Thread {
    public void run() {
      synchronized (o) {
        while (true) {
          try {
            o.wait();
          } catch (InterruptedException e) {
          }
        }
      }
    }
  }

  public static void main(String[] args) {
    Thread server = new Server();
    server.setDaemon(true);
    server.start();
    synchronized (o) {
      o.notify();
    }
  }
}
