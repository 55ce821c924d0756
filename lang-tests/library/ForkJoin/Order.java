// In which order a ForkJoinPool of one worker runs what a task has forked and does not wait for: the newest first, with asyncMode the oldest; and behind these what others have submitted,
// the oldest first.
// expect: true [a, a2, a21, a210, a20, a200, a1, a11, a110, a10, a100, a0, a01, a010, a00, a000, b, b1, b10, b0, b00, c]
// expect: true [a, a0, a1, a2, a00, a01, a10, a11, a20, a21, a000, a010, a100, a110, a200, a210, b, b0, b1, b00, b10, c]
// expect: 2 false true false true 0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

public class Order {
  static class Named extends RecursiveAction {
    final String name;
    final List<String> order;
    final int forks;

    Named(String name, List<String> order, int forks) {
      this.name = name;
      this.order = order;
      this.forks = forks;
    }

    @Override
    protected void compute() {
      order.add(name);
      for (int i = 0; i < forks; i++) new Named(name + i, order, forks - 1).fork();
    }
  }

  static void run(boolean asyncMode) throws InterruptedException {
    List<String> order = new ArrayList<>();
    ForkJoinPool pool = new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, asyncMode);
    CountDownLatch latch = new CountDownLatch(1);
    pool.execute(() -> {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    pool.execute(new Named("a", order, 3));
    pool.execute(new Named("b", order, 2));
    pool.execute(new Named("c", order, 0));
    latch.countDown();
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.DAYS) + " " + order);
  }

  // Taken back can be only what has been forked last.
  static void unfork() {
    String unforked = new ForkJoinPool(1).submit(() -> {
      ForkJoinTask<Void> first = new Named("", new ArrayList<>(), 0).fork(), second = new Named("", new ArrayList<>(), 0).fork();
      return ForkJoinTask.getQueuedTaskCount() + " " + first.tryUnfork() + " " + second.tryUnfork() + " " + second.tryUnfork() + " " + first.tryUnfork() + " "
          + ForkJoinTask.getQueuedTaskCount();
    }).join();
    System.out.println(unforked);
  }

  public static void main(String[] args) throws Exception {
    run(false);
    run(true);
    unfork();
  }
}
