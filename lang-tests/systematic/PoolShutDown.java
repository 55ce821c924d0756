// PoolNeverShutDown repaired.
// expect clean
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolShutDown {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> System.out.println("done"));
    pool.shutdown();
  }
}
