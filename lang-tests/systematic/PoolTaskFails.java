// The exception of a task that was submitted is nobody's business until somebody asks: the program goes on with a wrong result.
// expect assertion
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolTaskFails {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger sum = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.submit(() -> sum.addAndGet(Integer.parseInt("1")));
    pool.submit(() -> sum.addAndGet(Integer.parseInt("two")));
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
    }
    assert sum.get() == 3;
  }
}
