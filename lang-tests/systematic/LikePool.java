// The workers of a pool run the same code, and nobody asks which is which: it does not matter which of them takes which
// task, only how many of them are where.
// expect clean
// explore: states<=320
// explore: --no-like-threads states>=800
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LikePool {
  static final Object monitor = new Object();
  static int counter;

  static void work() {
    synchronized (monitor) {
      counter++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    for (int i = 0; i < 6; i++) pool.execute(LikePool::work);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.DAYS)) assert counter == 6;
  }
}
