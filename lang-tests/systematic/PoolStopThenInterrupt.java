// shutdownNow of a pool is seen before the workers are interrupted. OpenJDK 17 (a task that waits until the pool has been shut down): not interrupted yet in 27 of 106 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PoolStopThenInterrupt {
  static volatile String seen = "not run";

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {
      boolean shutdown = pool.isShutdown();
      seen = !shutdown ? "early" : Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted yet";
    });
    pool.shutdownNow();
    pool.awaitTermination(1, TimeUnit.HOURS);
    System.out.println(seen);
  }
}
