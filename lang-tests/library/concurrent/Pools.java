import java.util.*;
import java.util.concurrent.*;

public class Pools {
  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    CyclicBarrier together = new CyclicBarrier(3);
    ExecutorService pool = Executors.newFixedThreadPool(3);
    List<Future<Integer>> squares = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int n = i;
      squares.add(pool.submit(() -> {
        together.await();
        return n * n;
      }));
    }
    for (Future<Integer> f : squares) System.out.println(f.get() + " " + f.isDone());
    pool.submit(() -> System.out.println(Thread.currentThread().getName().matches("pool-\\d+-thread-[123]"))).get();
    Future<?> bad = pool.submit(() -> {
      throw new IllegalStateException("bad");
    });
    try {
      bad.get();
    } catch (ExecutionException e) {
      System.out.println(e + " / " + e.getCause());
    }
    System.out.println(pool.invokeAll(Arrays.asList(() -> 1, () -> 2)).size() + " " + pool.invokeAny(Arrays.asList(() -> 7)));
    pool.shutdown();
    // A worker takes itself off the list a moment after the pool's end; getPoolSize() does not tell, the text does.
    while (!pool.awaitTermination(10, TimeUnit.SECONDS) || !pool.toString().contains("pool size = 0")) Thread.yield();
    System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isTerminated());
    System.out.println(text(pool));
    try {
      pool.execute(new Runnable() {
        @Override
        public void run() {}

        @Override
        public String toString() {
          return "T";
        }
      });
    } catch (RejectedExecutionException e) {
      System.out.println(text(e.getMessage()));
    }

    ExecutorService single = Executors.newSingleThreadExecutor();
    CountDownLatch running = new CountDownLatch(1);
    Future<?> sleeper = single.submit(() -> {
      try {
        running.countDown();
        Thread.sleep(100000);
      } catch (InterruptedException e) {
        System.out.println(e.getMessage());
      }
    });
    running.await();
    Future<?> queued = single.submit(() -> System.out.println("never"));
    System.out.println(queued.cancel(false) + " " + queued.isCancelled() + " " + queued.isDone());
    try {
      queued.get();
    } catch (CancellationException e) {
      System.out.println(e);
    }
    try {
      sleeper.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println(e);
    }
    int left = single.shutdownNow().size();
    single.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(left);

    ThreadPoolExecutor small = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
    CountDownLatch go = new CountDownLatch(1);
    Runnable waits = () -> {
      try {
        go.await();
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    };
    for (int i = 0; i < 3; i++) small.execute(waits);
    small.execute(() -> System.out.println(Thread.currentThread().getName()));
    System.out.println(small.getPoolSize() + " " + small.getActiveCount() + " " + small.getQueue().size() + " " + small.getTaskCount() + " " + small.getLargestPoolSize());
    go.countDown();
    small.shutdown();
    small.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(small.getCompletedTaskCount());

    ScheduledExecutorService later = Executors.newScheduledThreadPool(1);
    CountDownLatch ticks = new CountDownLatch(3);
    ScheduledFuture<?> tick = later.scheduleAtFixedRate(ticks::countDown, 1, 1, TimeUnit.MILLISECONDS);
    ticks.await();
    System.out.println(tick.cancel(false) + " " + tick.isCancelled());
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    later.schedule(() -> order.add("second"), 60, TimeUnit.MILLISECONDS);
    later.schedule(() -> order.add("first"), 20, TimeUnit.MILLISECONDS);
    System.out.println(later.schedule(() -> "third", 100, TimeUnit.MILLISECONDS).get() + order);
    later.shutdown();
    System.out.println(later.awaitTermination(10, TimeUnit.SECONDS));

    ExecutorService cached = Executors.newCachedThreadPool();
    CompletionService<String> done = new ExecutorCompletionService<>(cached);
    CountDownLatch first = new CountDownLatch(1);
    done.submit(() -> {
      first.await();
      return "slow";
    });
    done.submit(() -> "fast");
    System.out.println(done.take().get());
    first.countDown();
    System.out.println(done.take().get() + " " + done.poll());
    cached.shutdown();
  }
}
// expect: 0 true
// expect: 1 true
// expect: 4 true
// expect: true
// expect: java.util.concurrent.ExecutionException: java.lang.IllegalStateException: bad / java.lang.IllegalStateException: bad
// expect: 2 7
// expect: true true
// expect: java.util.concurrent.ThreadPoolExecutor@[Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 8]
// expect: Task T rejected from java.util.concurrent.ThreadPoolExecutor@[Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 8]
// expect: true true true
// expect: java.util.concurrent.CancellationException
// expect: java.util.concurrent.TimeoutException
// expect: sleep interrupted
// expect: 1
// expect: main
// expect: 2 2 1 3 2
// expect: 3
// expect: true true
// expect: third[first, second]
// expect: true
// expect: fast
// expect: slow null
