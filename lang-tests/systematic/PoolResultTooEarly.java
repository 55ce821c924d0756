// shutdown does not wait: the result is looked at while the task may still run.
// expect assertion
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolResultTooEarly {
  public static void main(String[] args) {
    AtomicInteger sum = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> sum.addAndGet(1));
    pool.shutdown();
    assert sum.get() == 1;
  }
}
