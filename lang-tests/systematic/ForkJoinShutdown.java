// Who submits a task to a ForkJoinPool while another thread shuts the pool down: it is rejected, or runs, or has been taken and is cancelled. OpenJDK 17: cancelled in 58 of 39,416
// runs.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;

public class ForkJoinShutdown {
  static volatile String seen;

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1);
    Thread t = new Thread(() -> {
      try {
        ForkJoinTask<Integer> task = pool.submit(() -> 1);
        seen = "ran " + task.get();
      } catch (RejectedExecutionException | CancellationException e) {
        seen = e.getClass().getSimpleName();
      } catch (InterruptedException | ExecutionException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    pool.shutdown();
    t.join();
    System.out.println(seen);
  }
}
