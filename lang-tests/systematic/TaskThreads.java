// What is shown by a thread for each task of a pool, which needs few states: no task sees who runs it, waits for another one, or meets another one anywhere but
// where they add. With the pool's workers each of these takes more than a hundred times as many. On OpenJDK none has failed in twenty runs.
// expect clean
// explore: --explore=exhaustive --task-threads-after=1 states<=160 -- sum 16
// explore: --explore=exhaustive --task-threads-after=1 states<=40 -- printed 6
// explore: --explore=exhaustive --task-threads-after=1 states<=60 -- futures 8
// explore: --explore=exhaustive --task-threads-after=1 states<=40 -- joined 4
// explore: --explore=exhaustive --task-threads-after=1 states<=90 -- counted 6
// explore: --explore=exhaustive --task-threads-after=1 states<=600 -- counted 50
// explore: --explore=exhaustive --task-threads-after=1 states<=620 -- stopped 3
// explore: --explore=exhaustive --task-threads-after=1 states<=3500 -- stopped 10
// explore: --explore=exhaustive --task-threads-after=1 states<=4400 -- slept 10
// explore: --explore=exhaustive --task-threads-after=1 states<=40 -- queue 4
// explore: --explore=exhaustive --task-threads-after=1 states<=36 -- barrier 4
// explore: --explore=exhaustive states<=160 -- sum 16
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class TaskThreads {
  static class Sum extends RecursiveTask<Integer> {
    final int from, to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) return from;
      int middle = (from + to) / 2;
      Sum left = new Sum(from, middle), right = new Sum(middle, to);
      left.fork();
      return right.compute() + left.join();
    }
  }

  public static void main(String[] args) throws Exception {
    int n = Integer.parseInt(args[1]);
    switch (args[0]) {
      case "sum": {
        assert new ForkJoinPool(3).invoke(new Sum(0, n)) == n * (n - 1) / 2;
        break;
      }
      case "printed": {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < n; i++) {
          int id = i;
          pool.submit(() -> System.out.println(id + " " + Thread.currentThread().getName()));
        }
        pool.shutdown();
        break;
      }
      case "futures": {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          int id = i;
          results.add(pool.submit(() -> id * id));
        }
        for (int i = 0; i < n; i++) assert results.get(i).get() == i * i;
        pool.shutdown();
        break;
      }
      case "joined": {
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          int id = i;
          all.add(CompletableFuture.supplyAsync(() -> id));
        }
        int sum = 0;
        for (CompletableFuture<Integer> f : all) sum += f.join();
        assert sum == n * (n - 1) / 2;
        break;
      }
      case "queue": {  // tasks that wait for each other: there is a worker for each
        ExecutorService pool = Executors.newCachedThreadPool();
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        pool.execute(() -> {
          try {
            for (int i = 0; i < n; i++) queue.put(i);
          } catch (InterruptedException e) {
            System.out.println("interrupted");
          }
        });
        Future<Integer> sum = pool.submit(() -> {
          int all = 0;
          for (int i = 0; i < n; i++) all += queue.take();
          return all;
        });
        assert sum.get() == n * (n - 1) / 2;
        pool.shutdown();
        break;
      }
      case "barrier": {  // likewise
        ExecutorService pool = Executors.newFixedThreadPool(n);
        CyclicBarrier barrier = new CyclicBarrier(n);
        for (int i = 0; i < n; i++) pool.submit(() -> barrier.await());
        pool.shutdown();
        break;
      }
      case "stopped":
      case "slept": {
        boolean sleeps = args[0].equals("slept");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < n; i++) {
          int id = i;
          pool.execute(() -> {
            System.out.println((Thread.currentThread().isInterrupted() ? "is stopped " : "begins ") + id);
            try {
              if (sleeps) Thread.sleep(1000);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            System.out.println("ends " + id);
          });
        }
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.MINUTES)) pool.shutdownNow();
        break;
      }
      default: {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < n; i++) pool.execute(count::incrementAndGet);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) assert count.get() == n;
      }
    }
  }
}
