// The settings of a pool are volatile: changing the handler beside a rejected task is no race.
// expect clean
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolHandlerChanged {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger rejected = new AtomicInteger();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(
        1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
    pool.shutdown();
    Thread other = new Thread(() -> pool.setRejectedExecutionHandler((task, p) -> rejected.incrementAndGet()));
    other.start();
    pool.execute(() -> {});
    other.join();
    assert rejected.get() <= 1;
  }
}
