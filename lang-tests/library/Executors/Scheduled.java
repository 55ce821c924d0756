// Delayed and periodic tasks.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Scheduled {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
    ScheduledFuture<String> late = s.schedule(() -> "late", 5, TimeUnit.MILLISECONDS);
    ScheduledFuture<String> soon = s.schedule(() -> "soon", 1, TimeUnit.MILLISECONDS);
    System.out.println(soon.get() + " " + late.get());
    CountDownLatch three = new CountDownLatch(3);
    ScheduledFuture<?> periodic = s.scheduleAtFixedRate(three::countDown, 0, 1, TimeUnit.MILLISECONDS);
    three.await();
    System.out.println(periodic.cancel(false) + " " + periodic.isCancelled());
    s.shutdown();
    System.out.println(s.awaitTermination(10, TimeUnit.SECONDS));
  }
}
// expect: soon late
// expect: true true
// expect: true
