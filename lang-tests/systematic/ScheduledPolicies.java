// A scheduling pool's policies may be set while its tasks run and are cancelled; one that is taken back after the shutdown cancels what waits.
// expect clean
// explore: proof --outcomes outcomes=1
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledPolicies {
  public static void main(String[] args) throws InterruptedException {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(0);
    ScheduledFuture<?> first = pool.schedule(() -> {}, 1, TimeUnit.HOURS);
    Thread t = new Thread(() -> {
      first.cancel(false);
      pool.getRemoveOnCancelPolicy();
      pool.getExecuteExistingDelayedTasksAfterShutdownPolicy();
      pool.getContinueExistingPeriodicTasksAfterShutdownPolicy();
    });
    t.start();
    pool.setRemoveOnCancelPolicy(true);
    pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(true);
    pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(true);
    ScheduledFuture<?> second = pool.schedule(() -> {}, 2, TimeUnit.HOURS);
    t.join();
    pool.shutdown();
    boolean waits = !second.isDone();
    pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(false);
    assert !waits || second.isDone();
    System.out.println("done " + pool.getQueue().size());
  }
}
