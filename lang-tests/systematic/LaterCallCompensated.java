// A worker that waits for a future lets its pool start another worker first: that is an effect, so that its wait does not
// come later. (Else nobody would run what it waits for.)
// expect clean
// explore: proof
// explore: proof --expand-library
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

public class LaterCallCompensated {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    int one = pool.submit(() -> CompletableFuture.supplyAsync(() -> 1, pool).get()).get();
    pool.shutdown();
    assert one == 1;
  }
}
