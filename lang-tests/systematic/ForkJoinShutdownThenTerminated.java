// As PoolShutdownThenTerminated, for a ForkJoinPool. OpenJDK 17: "true false" in 153 of 9,818 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ForkJoinPool;

public class ForkJoinShutdownThenTerminated {
  public static void main(String[] args) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(1);
    Thread t = new Thread(pool::shutdown);
    t.start();
    boolean shutdown = pool.isShutdown();
    boolean terminated = pool.isTerminated();
    t.join();
    pool.shutdown();
    assert pool.isTerminated();
    System.out.println(shutdown + " " + terminated);
  }
}
