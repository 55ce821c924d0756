// As PoolStopThenInterrupt, for a ForkJoinPool. OpenJDK 17: not interrupted yet in 9 of 38 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class ForkJoinStopThenInterrupt {
  static volatile String seen = "not run";

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.execute(() -> {
      boolean shutdown = pool.isShutdown();
      seen = !shutdown ? "early" : Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted yet";
    });
    pool.shutdownNow();
    pool.awaitTermination(1, TimeUnit.HOURS);
    System.out.println(seen);
  }
}
