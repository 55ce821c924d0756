// Where a pool hands tasks on, execute() asks whether a worker waits: if not, it starts another one. So there its workers
// do wait.
// OpenJDK 17: 17 of 30 runs fail.
// expect assertion
// explore: proof
// explore: proof --expand-library
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class LaterCallCounted {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
    pool.submit(() -> {}).get();
    pool.submit(() -> {}).get();
    pool.shutdown();
    assert pool.getLargestPoolSize() == 2 : "the first worker has taken the second task, too";
  }
}
