// An executor that nobody shuts down: its idle workers keep the program alive for ever. Not a deadlock.
// expect finding: never terminates
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNeverShutDown {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> System.out.println("done"));
  }
}
