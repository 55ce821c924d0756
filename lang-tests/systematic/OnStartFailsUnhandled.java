// Without a handler of the pool's, nobody takes what onStart throws. OpenJDK 17: 10 of 10 runs print
// Exception in thread "ForkJoinPool-1-worker-1" java.lang.IllegalStateException: onStart
// expect finding: uncaught exception in thread ForkJoinPool-1-worker-1: java.lang.IllegalStateException: onStart
// explore: proof
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class OnStartFailsUnhandled {
  static class Worker extends ForkJoinWorkerThread {
    Worker(ForkJoinPool pool) {
      super(pool);
    }

    @Override
    protected void onStart() {
      throw new IllegalStateException("onStart");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1, p -> new Worker(p), null, false);
    pool.submit(() -> {});
    Thread.sleep(100);
  }
}
