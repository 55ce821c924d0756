// As long as nobody asks how many workers a fork/join pool has, each task has one started for it, whether another one waits or not. Who asks
// sees one worker, which has done the first task before the second one came, or two. (A wait with a time limit may end before the tasks.)
// explore: --outcomes outcomes=2 findings=0
// explore: --outcomes --no-cache outcomes=2 findings=0
// explore: --outcomes outcomes=1 findings=0 -- quiet
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinFigures {
  static final AtomicInteger done = new AtomicInteger();

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> done.incrementAndGet());
    pool.execute(() -> done.incrementAndGet());
    if (args.length == 0) System.out.println(pool.getPoolSize());
    else System.out.println(pool.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS) + " " + done);
  }
}
