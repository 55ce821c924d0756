// Nobody can ask for the failure of a task that was given to execute(): it goes to the handler of the worker, and if
// there is none it is printed. OpenJDK 17: 10 of 10 runs print Exception in thread "ForkJoinPool-1-worker-1" ...: x
// expect finding: uncaught exception in thread ForkJoinPool-1-worker-1: java.lang.IllegalStateException: x
// explore: proof
// explore: all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class ForkJoinExecuteFails {
  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.execute(() -> {
      throw new IllegalStateException("x");
    });
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.DAYS);
  }
}
