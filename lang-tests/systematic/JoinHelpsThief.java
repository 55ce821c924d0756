// A worker that waits for a task which another one has taken runs what is in that one's queue meanwhile: with its own locks and thread-local values, and on top of what waits. OpenJDK 17:
// the grandchild is run by the worker that waits for the child in 1,754 of 3,000 runs (`who`). If the
// grandchild waits for what comes behind the join, the program hangs then (`waits`: 9 of 30).
// expect clean
// explore: proof --outcomes outcomes=2 -- who
// explore: all --outcomes outcomes=2 -- who
// explore: proof findings=1 -- waits
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

public class JoinHelpsThief {
  static volatile Thread by;

  static void sleep(boolean really) {
    if (!really) return;
    long end = System.nanoTime() + 200_000;
    while (System.nanoTime() < end) {
    }
  }

  static String once(boolean waits, boolean slowly) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    CountDownLatch stolen = new CountDownLatch(1), end = new CountDownLatch(1);
    ForkJoinTask<String> root = pool.submit(() -> {
      ForkJoinTask<?> child = ForkJoinTask.adapt(() -> {
        ForkJoinTask<?> grandchild = ForkJoinTask.adapt(() -> {
          by = Thread.currentThread();
          if (waits) end.await();
          return null;
        }).fork();
        stolen.countDown();
        sleep(slowly);
        if (!waits) grandchild.join();
      }).fork();
      stolen.await();
      child.join();
      end.countDown();
      return by == Thread.currentThread() ? "the one that waits" : "another one";
    });
    String who;
    if (slowly) {
      try {
        who = root.get(2, TimeUnit.SECONDS);
      } catch (java.util.concurrent.TimeoutException e) {
        who = "hangs";
      }
    } else {
      who = root.get();
    }
    pool.shutdownNow();
    return who;
  }

  // With a number: so many runs, counted.
  public static void main(String[] args) throws Exception {
    boolean waits = args[0].equals("waits");
    if (args.length == 1) {
      System.out.println(once(waits, false));
      return;
    }
    java.util.Map<String, Integer> seen = new java.util.TreeMap<>();
    for (int i = 0; i < Integer.parseInt(args[1]); i++) seen.merge(once(waits, true), 1, Integer::sum);
    System.out.println(seen);
  }
}
