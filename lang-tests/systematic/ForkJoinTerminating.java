// A ForkJoinPool that is shut down while somebody works there is not terminating; when it is stopped, or nobody works any more, it is. A task
// that is given to two threads may be run by both. OpenJDK 17: "true false true" in all runs (busy), "true true true" (stopped; the task may see the count before the interrupt);
// "2" in 5 of 20,000 (twice).
// expect clean
// explore: proof --outcomes outcomes=1 -- busy
// explore: proof --outcomes outcomes=2 -- stopped
// explore: proof --outcomes outcomes=2 -- twice
// explore: all --outcomes outcomes=2 -- twice
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinTerminating {
  public static void main(String[] args) throws Exception {
    String what = args.length > 0 ? args[0] : "busy";
    if (what.equals("twice")) {
      AtomicInteger runs = new AtomicInteger();
      ForkJoinTask<?> task = ForkJoinTask.adapt((Runnable) runs::incrementAndGet);
      Thread other = new Thread(task::quietlyInvoke);
      other.start();
      task.quietlyInvoke();
      other.join();
      System.out.println(runs);
      return;
    }
    ForkJoinPool pool = new ForkJoinPool(1);
    CountDownLatch inside = new CountDownLatch(1), go = new CountDownLatch(1);
    ForkJoinTask<?> task = pool.submit(() -> {
      inside.countDown();
      boolean interrupted = false;
      while (go.getCount() > 0) {
        try {
          go.await();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted != what.equals("stopped")) System.out.print("interrupted " + interrupted + " ");
    });
    inside.await();
    if (what.equals("stopped")) pool.shutdownNow();
    else pool.shutdown();
    System.out.print(pool.isShutdown() + " " + pool.isTerminating() + " ");
    go.countDown();
    while (!pool.awaitTermination(1, TimeUnit.HOURS)) {}
    System.out.println(pool.isTerminated() + " " + pool.isTerminating() + " " + task.isDone());
  }
}
// expect: true false true false true
