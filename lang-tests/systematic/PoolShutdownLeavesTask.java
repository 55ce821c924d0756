// A pool of one thread: while execute makes the worker, who submits another task finds a worker counted, and puts the task into the
// queue; then the pool is shut down, so that no worker begins. The task stays, and the pool never terminates.
// OpenJDK 17: 59 of 20,153 pools (2,043 times execute was refused).
// expect finding: never terminates
// explore: proof
// explore: proof --no-like-threads --expand-library
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class PoolShutdownLeavesTask {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread first = new Thread(() -> {
      try {
        pool.execute(() -> {});
      } catch (RejectedExecutionException e) {
        // It came too late.
      }
    });
    first.start();
    pool.submit(() -> 1);
    pool.shutdown();
    first.join();
    while (!pool.awaitTermination(1, TimeUnit.HOURS)) {
    }
  }
}
