// Who gives up behind more timeouts than are tried in all orders: time passes where nobody could go on without, in a search of a part of the
// schedules as in an exhaustive one.
// expect assertion
// explore: proof
// explore: --explore=preemption
// explore: --explore=random --runs=3
// explore: --explore=pct --runs=3
// explore: --explore=pos --runs=3
// explore: --explore=rounds --runs=3
// explore: --explore=history --runs=3
// explore: --explore=noise --runs=3
// explore: --explore=random --runs=3 -- permit
// explore: --explore=preemption -- permit
// explore: proof -- permit
// explore: --explore=random --runs=3 -- monitor
// explore: --explore=preemption -- monitor
// explore: proof -- monitor
import java.util.concurrent.*;

public class MoreTimeouts {
  static final Object monitor = new Object();
  static final Semaphore permit = new Semaphore(0);
  static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

  static boolean comes(String how) throws InterruptedException {
    switch (how) {
      case "permit": return permit.tryAcquire(10, TimeUnit.MILLISECONDS);
      case "monitor":
        synchronized (monitor) {
          monitor.wait(10);
        }
        return false;
      default: return queue.poll(10, TimeUnit.MILLISECONDS) != null;
    }
  }

  public static void main(String[] args) throws Exception {
    String how = args.length > 0 ? args[0] : "queue";
    Thread patient = new Thread(() -> {
      int left = 6;
      try {
        while (left > 0 && !comes(how)) left--;
      } catch (InterruptedException e) {
        return;
      }
      assert left > 0;
    });
    patient.start();
    patient.join();
  }
}
