// A task that comes every millisecond does not keep one that is due in three from being run.
// expect clean
// explore: proof
// explore: proof -- rate
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledBehindPeriodic {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    if (args.length > 0) pool.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.MILLISECONDS);
    else pool.scheduleWithFixedDelay(() -> {}, 1, 1, TimeUnit.MILLISECONDS);
    pool.schedule(() -> {}, 3, TimeUnit.MILLISECONDS).get();
    pool.shutdown();
  }
}
