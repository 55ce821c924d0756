// CompletableFuture.get with a time limit looks at the interrupt before the result, also when complete() has woken it: the result
// may be lost to a thread that waits, although it was complete before the interrupt. OpenJDK 17: thrown in 2 of 20000 runs.
// expect assertion
// explore: findings=1
// explore: --systematic=all findings=1
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class TimedGetInterrupted {
  static volatile boolean waits, lost;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> future = new CompletableFuture<>();
    Thread asker = new Thread(() -> {
      try {
        waits = true;
        future.get(1, TimeUnit.HOURS);
      } catch (InterruptedException e) {
        lost = true;
      } catch (Exception e) {
        // Too late, or failed: not of interest.
      }
    }, "asker");
    asker.start();
    if (!waits) return;
    future.complete("result");
    asker.interrupt();
    asker.join();
    assert !lost;
  }
}
