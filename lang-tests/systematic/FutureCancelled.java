// cancel beside a running task: get gives the value or CancellationException, and the task may never have started.
// expect clean
// explore: --outcomes outcomes=3
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;

public class FutureCancelled {
  public static void main(String[] args) throws Exception {
    AtomicBoolean ran = new AtomicBoolean();
    FutureTask<Integer> task = new FutureTask<>(() -> {
      ran.set(true);
      return 1;
    });
    Thread worker = new Thread(task);
    worker.start();
    task.cancel(false);
    worker.join();
    String end;
    try {
      end = "value " + task.get();
    } catch (CancellationException e) {
      end = "cancelled";
    }
    System.out.println(end + " " + ran.get());
  }
}
