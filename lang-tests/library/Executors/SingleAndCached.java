// A single thread keeps the order; names of pool threads; shutdownNow.
import java.util.*;
import java.util.concurrent.*;

public class SingleAndCached {
  public static void main(String[] args) throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    for (int i = 0; i < 4; i++) {
      int k = i;
      one.execute(() -> System.out.print(k + " "));
    }
    System.out.println(one.submit(() -> Thread.currentThread().getName().endsWith("-thread-1")).get());
    CountDownLatch running = new CountDownLatch(1);
    Future<?> f = one.submit(() -> {
      running.countDown();
      try {
        Thread.sleep(100_000);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    one.submit(() -> System.out.println("never"));
    running.await();
    int waiting = one.shutdownNow().size();
    System.out.println(one.awaitTermination(10, TimeUnit.SECONDS) + " " + waiting);
    ExecutorService cached = Executors.newCachedThreadPool();
    List<Callable<String>> any = List.of(() -> "any");
    System.out.println(cached.invokeAny(any));
    cached.shutdown();
    ExecutorService own = Executors.newFixedThreadPool(1, r -> new Thread(r, "mine"));
    System.out.println(own.submit(() -> Thread.currentThread().getName()).get());
    own.shutdown();
  }
}
// expect: 0 1 2 3 true
// expect: interrupted
// expect: true 1
// expect: any
// expect: mine
