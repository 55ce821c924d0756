import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

// A pool of 2 workers with 4 tasks.
public class PoolOfTwo {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger done = new AtomicInteger();
    Future<?>[] tasks = new Future<?>[4];
    for (int i = 0; i < tasks.length; i++) tasks[i] = pool.submit(done::incrementAndGet);
    for (Future<?> task : tasks) task.get();
    pool.shutdown();
    assert done.get() == 4;
  }
}
