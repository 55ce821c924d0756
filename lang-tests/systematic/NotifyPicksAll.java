// Three waiters and two notifies: every pair of waiters can be the one that comes out.
// expect clean
// explore: --outcomes outcomes=3
import java.util.concurrent.CountDownLatch;

public class NotifyPicksAll {
  static final Object o = new Object();
  static int waiting;
  static String left = "";

  public static void main(String[] args) throws InterruptedException {
    Thread[] t = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      t[i] = new Thread(() -> {
        synchronized (o) {
          waiting++;
          try {
            o.wait();
            left = me > 0 && left.equals("" + (me - 1)) || left.isEmpty() ? left + me : me + left;
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
      });
      t[i].setDaemon(true);
      t[i].start();
    }
    int seen = 0;
    while (seen < 3)
      synchronized (o) {
        seen = waiting;
        if (seen == 3) {
          o.notify();
          o.notify();
        }
      }
    String now = "";
    while (now.length() < 2)
      synchronized (o) {
        now = left;
      }
    char a = now.charAt(0), b = now.charAt(1);
    System.out.println(a < b ? now : "" + b + a);
  }
}
