// A thousand tasks of a pool count without a lock. Each state has thousands of objects, so that the exhaustive
// search comes late to the first task; the searches beside it have their turn all the same.
// expect race: RaceInManyTasks.count
// explore: proof --first blocks<=6000
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

public class RaceInManyTasks {
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newCachedThreadPool();
    IntStream.range(0, 1_000).forEach(i -> pool.submit(() -> count++));
    pool.shutdown();
    pool.awaitTermination(5, TimeUnit.SECONDS);
    System.out.println(count); // less than 1,000
  }
}
