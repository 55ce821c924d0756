// terminated() runs with the pool's main lock: getPoolSize, called by the thread that terminated() waits for, never returns.
// OpenJDK 17 hangs in 3 of 3 trials (also with getActiveCount, shutdown and toString).
// expect deadlock
import java.util.concurrent.*;

public class PoolTerminatedHook {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
      @Override
      protected void terminated() {
        in.countDown();
        try {
          out.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    };
    new Thread(pool::shutdown).start();
    in.await();
    pool.getPoolSize();
    out.countDown();
  }
}
