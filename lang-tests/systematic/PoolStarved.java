// A task that waits for another task of the same pool, which has one worker: the second one never runs.
// expect deadlock
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolStarved {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> outer = pool.submit(() -> {
      Future<Integer> inner = pool.submit(() -> 1);
      return inner.get() + 1;
    });
    System.out.println(outer.get());
    pool.shutdown();
  }
}
