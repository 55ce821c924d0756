// The last worker of a pool that has been shut down leaves it, and then the pool has terminated: in between it has no worker and has not terminated. OpenJDK 17 (getPoolSize 0, then
// isTerminated): not yet in 1 of 270 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class PoolLastWorkerLeaves {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.shutdown();
    int size = pool.getPoolSize();
    boolean terminated = pool.isTerminated();
    System.out.println(size + " " + terminated);
  }
}
