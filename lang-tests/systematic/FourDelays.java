// One worker waits for four delayed tasks, one after the other: four timeouts of one thread. With three, as a rule enough, no schedule
// ends, so that more are allowed.
// expect clean
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class FourDelays {
  private static int last;

  public static void main(String[] args) throws InterruptedException {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    for (int i = 1; i <= 4; i++) {
      int number = i;
      pool.schedule(() -> {
        assert last == number - 1;
        last = number;
      }, i, TimeUnit.MILLISECONDS);
    }
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.DAYS)) {}
    assert last == 4;
  }
}
