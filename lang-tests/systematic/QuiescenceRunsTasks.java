// Who waits for a pool to have nothing to do runs what is in its queues meanwhile, though he is no worker there. OpenJDK 17: main runs the task in 4,013 of 20,000 runs (a pool of
// one's own), 5,343 (`helpQuiesce`), 4,223 (`awaitTermination` of the common pool); and in 20 of 20 if the only
// worker is busy. (The third outcome of those with a time limit: it has passed before.)
// expect clean
// explore: proof --outcomes outcomes=3 -- own
// explore: all --outcomes outcomes=3 -- own
// explore: proof --outcomes outcomes=3 -- common
// explore: proof --outcomes outcomes=2 -- help
// explore: proof --outcomes outcomes=3 -- termination
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

public class QuiescenceRunsTasks {
  static volatile String seen;

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    ForkJoinPool pool = args[0].equals("own") ? new ForkJoinPool(1) : ForkJoinPool.commonPool();
    pool.execute(() -> seen = Thread.currentThread() == main ? "main" : "a worker");
    if (args[0].equals("help")) ForkJoinTask.helpQuiesce();
    else if (args[0].equals("termination")) pool.awaitTermination(1, TimeUnit.HOURS);
    else pool.awaitQuiescence(1, TimeUnit.HOURS);
    System.out.println(seen);
  }
}
