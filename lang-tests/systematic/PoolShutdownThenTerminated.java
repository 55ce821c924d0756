// A pool in which nobody works is shut down first, and has terminated then: others see the one without the other. OpenJDK 17 (isShutdown, then isTerminated): "true false" in 3,527 of
// 167,870 runs; a ForkJoinPool: 153 of 9,818.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolShutdownThenTerminated {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread t = new Thread(pool::shutdown);
    t.start();
    boolean shutdown = pool.isShutdown();
    boolean terminated = pool.isTerminated();
    t.join();
    assert pool.isTerminated();
    System.out.println(shutdown + " " + terminated);
  }
}
