// A periodic task's next time, which its worker sets, is no race with a shutdown.
import java.util.concurrent.*;

public class PeriodicShutdown {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    CountDownLatch ticks = new CountDownLatch(2);
    ScheduledFuture<?> task = pool.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
    ticks.await();
    assert task.getDelay(TimeUnit.DAYS) == 0;
    pool.shutdownNow();
  }
}
// explore: --systematic
// expect clean
