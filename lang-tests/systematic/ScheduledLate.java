// Who schedules a task while another thread shuts the pool down: it is rejected, or runs, or has come too late for both and is cancelled. OpenJDK 17: cancelled in 496 of 3,530 runs.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledLate {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    new Thread(pool::shutdown).start();
    try {
      ScheduledFuture<Integer> task = pool.schedule(() -> 1, 0, TimeUnit.SECONDS);
      System.out.println("ran " + task.get());
    } catch (RejectedExecutionException | CancellationException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }
}
