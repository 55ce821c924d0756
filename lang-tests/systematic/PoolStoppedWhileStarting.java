// A task that execute() takes while shutdownNow() stops the pool is interrupted or rejected, in whatever order: it does not
// wait for ever. OpenJDK 17: the pool ended in 1000 of 1000 runs.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

public class PoolStoppedWhileStarting {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    CountDownLatch never = new CountDownLatch(1);
    Thread submitter = new Thread(() -> {
      try {
        pool.execute(() -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            // As it should be.
          }
        });
      } catch (RejectedExecutionException e) {
        // Or so.
      }
    });
    submitter.start();
    pool.shutdownNow();
    submitter.join();
  }
}
