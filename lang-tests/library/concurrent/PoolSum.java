// Tasks of a pool, and their futures.
// explore: proof findings=0
// expect clean
import java.util.concurrent.*;

public class PoolSum {
  static int written;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> a = pool.submit(() -> {
      written = 5;
      return 1;
    });
    Future<Integer> b = pool.submit(() -> 2);
    assert a.get() + b.get() == 3;
    assert written == 5;
    pool.shutdown();
  }
}
