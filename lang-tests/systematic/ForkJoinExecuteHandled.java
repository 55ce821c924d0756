// The pool's handler takes the failure of a task that was given to execute(); that of submit() is the future's.
// OpenJDK 17: 20 of 20 runs end normally.
// expect clean
// explore: proof
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinExecuteHandled {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger handled = new AtomicInteger();
    ForkJoinPool pool =
        new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, (t, e) -> handled.incrementAndGet(), false);
    pool.execute(() -> {
      throw new IllegalStateException("x");
    });
    pool.submit(() -> {
      throw new IllegalStateException("y");
    });
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert !ended || handled.get() == 1;
  }
}
