// The workers of a pool are alike until somebody asks which one it is: here which of the two has done the last task. In
// each of these programs one worker fails and the other does not ("one", "other": the two ways round); and if nobody
// asks, none does. With OpenJDK each both fails and does not in eight runs, if the tasks first sleep for 0 to 3 ms.
// expect assertion
// explore: -- name one
// explore: -- name other
// explore: -- known one
// explore: -- known other
// explore: -- fork one
// explore: -- fork other
// explore: findings=0 -- nobody one
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

public class LikePoolAsked {
  static final List<Thread> made = new ArrayList<>();
  static Thread last;

  static void work() {
    synchronized (made) {
      last = Thread.currentThread();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String what = args.length == 0 ? "nobody" : args[0];
    ExecutorService pool;
    switch (what) {
      case "known":
        pool = Executors.newFixedThreadPool(2, body -> {
          made.add(new Thread(body));
          return made.get(made.size() - 1);
        });
        break;
      case "fork": pool = new ForkJoinPool(2); break;
      default: pool = Executors.newFixedThreadPool(2); break;
    }
    for (int i = 0; i < 3; i++) pool.execute(LikePoolAsked::work);
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.DAYS)) return;
    synchronized (made) {
      boolean second = false;
      switch (what) {
        case "name": second = last.getName().endsWith("2"); break;
        case "known": second = made.indexOf(last) == 1; break;
        case "fork": second = ((ForkJoinWorkerThread) last).getPoolIndex() == 1; break;
        default: return;
      }
      assert second == (args.length > 1 && args[1].equals("other"));
    }
  }
}
