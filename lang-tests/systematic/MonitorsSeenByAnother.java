// How many monitors another thread has at the moment: none, one or two. OpenJDK 17 with pauses of 1 ms behind each entry, 200 runs: 66, 50 and 84.
// options: --outcomes
// explore: proof outcomes=3
// expect clean
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

public class MonitorsSeenByAnother {
  static final Object a = new Object(), b = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
        }
      }
    });
    t.start();
    ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(new long[] {t.getId()}, true, false)[0];
    System.out.println(info == null ? 0 : info.getLockedMonitors().length);
    t.join();
  }
}
