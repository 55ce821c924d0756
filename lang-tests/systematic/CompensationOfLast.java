// The sibling of CompensationReduces: all workers wait for futures, so that the last of them is replaced.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class CompensationOfLast {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CompletableFuture<Integer> future = new CompletableFuture<>();
    ForkJoinTask<Integer> first = pool.submit(() -> future.join());
    ForkJoinTask<Integer> second = pool.submit(() -> future.join());
    pool.submit(() -> {
      future.complete(1);
      return 0;
    });
    assert first.get() + second.get() == 2;
    pool.shutdown();
  }
}
