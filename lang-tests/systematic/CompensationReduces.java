// A worker that waits for a task (or, with an argument, for a CompletableFuture) is not replaced as long as another worker is not blocked by such a
// wait, whatever that one does: here it waits for a latch, and nobody is left for the task that counts it down. OpenJDK 17 hangs in 3 of 3 trials, both ways.
// expect deadlock
// explore: proof
// explore: all
// explore: proof -- future
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class CompensationReduces {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch started = new CountDownLatch(1), open = new CountDownLatch(1);
    CompletableFuture<Integer> future = new CompletableFuture<>();
    ForkJoinTask<Integer> first = pool.submit(() -> {
      started.countDown();
      open.await();
      future.complete(1);
      return 1;
    });
    started.await();
    ForkJoinTask<Integer> second = pool.submit(() -> args.length > 0 ? future.join() : first.join());
    pool.submit(() -> {
      open.countDown();
      return 0;
    });
    second.get();
  }
}
