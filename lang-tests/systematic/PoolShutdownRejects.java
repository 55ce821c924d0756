// `execute` counts a worker first, and looks whether the pool has been shut down when it adds him: the task is rejected then, and the pool, in which nobody has
// ever worked, may have been seen not to be terminated. OpenJDK 17: 441 of 6,479 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class PoolShutdownRejects {
  static volatile boolean rejected;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread t = new Thread(() -> {
      try {
        pool.execute(() -> {});
      } catch (RejectedExecutionException e) {
        rejected = true;
      }
    });
    t.start();
    pool.shutdown();
    boolean terminated = pool.isTerminated();
    t.join();
    pool.awaitTermination(1, TimeUnit.HOURS);
    System.out.println((rejected ? "rejected, " : "taken, ") + terminated);
  }
}
