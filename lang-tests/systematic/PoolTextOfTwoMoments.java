// A pool's text has the figures of one moment and the state of a later one. OpenJDK 17: "Terminated, pool size = 1" in 78 of 451 runs.
// expect clean
// explore: proof --outcomes outcomes=4
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class PoolTextOfTwoMoments {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.shutdown();
    String text = pool.toString();
    System.out.println(text.substring(text.indexOf('[') + 1, text.indexOf(", active")));
  }
}
