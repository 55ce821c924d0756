import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A report is made of two halves. All tasks run in one pool, and the report waits for its halves. */
public class Starved {
  static final ExecutorService pool = Executors.newFixedThreadPool(2);

  static int report(int from) throws Exception {
    Future<Integer> half = pool.submit(() -> from * 10);
    return from + half.get();
  }

  public static void main(String[] args) throws Exception {
    Future<Integer> first = pool.submit(() -> report(1));
    Future<Integer> second = pool.submit(() -> report(2));
    int sum = first.get() + second.get();
    pool.shutdown();
    assert sum == 33 : sum;
  }
}
