// Two workers wait for the first task. That its delay is over says nothing of the next one's, also if the first has been cancelled meanwhile.
// expect clean
// explore: proof
// explore: proof -- cancelled
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledNotEarly {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    pool.setRemoveOnCancelPolicy(true);
    ScheduledFuture<?> first = pool.schedule(() -> {}, 1, TimeUnit.MILLISECONDS);
    long begin = System.nanoTime();
    ScheduledFuture<Long> second = pool.schedule(() -> System.nanoTime(), 100, TimeUnit.MILLISECONDS);
    if (args.length > 0) first.cancel(false);
    assert second.get() - begin >= 100_000_000;
    pool.shutdown();
  }
}
