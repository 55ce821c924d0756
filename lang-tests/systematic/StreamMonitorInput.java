// Who reads System.in enters its monitor.
// expect deadlock
// explore: proof
import java.io.IOException;

public class StreamMonitorInput {
  static final Object account = new Object();

  public static void main(String[] args) throws InterruptedException, IOException {
    Thread t = new Thread(() -> {
      synchronized (System.in) {
        synchronized (account) {
          System.out.println("both");
        }
      }
    });
    t.start();
    synchronized (account) {
      System.in.available();
    }
    t.join();
  }
}
