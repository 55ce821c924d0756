// PoolTerminatedHook with what takes no lock: setters, their getters, execute, isTerminated (OpenJDK 17: no hang in 3 trials).
// expect clean
// explore: proof
// explore: proof --spurious
import java.util.concurrent.*;

public class PoolSettersLockNothing {
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
    pool.setCorePoolSize(0);
    pool.setMaximumPoolSize(2);
    pool.setKeepAliveTime(1, TimeUnit.SECONDS);
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    pool.execute(() -> {});
    assert pool.isShutdown() && !pool.isTerminated() && pool.getCorePoolSize() == 0;
    out.countDown();
  }
}
