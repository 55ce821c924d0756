// submit, invokeAll, futures, shutdown.
import java.util.*;
import java.util.concurrent.*;

public class FixedPool {
  public static void main(String[] args) throws Exception {
    ExecutorService ex = Executors.newFixedThreadPool(3);
    List<Future<Integer>> fs = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int k = i;
      fs.add(ex.submit(() -> k * k));
    }
    int sum = 0;
    for (Future<Integer> f : fs) sum += f.get();
    System.out.println(sum);
    List<Callable<String>> tasks = List.of(() -> "a", () -> "b", () -> { throw new java.io.IOException("c"); });
    for (Future<String> f : ex.invokeAll(tasks)) {
      try {
        System.out.println(f.get() + " " + f.isDone());
      } catch (ExecutionException e) {
        System.out.println(e.getCause());
      }
    }
    Future<?> r = ex.submit(() -> {});
    System.out.println(r.get() + " " + r.isCancelled());
    ex.shutdown();
    System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS) + " " + ex.isShutdown() + " " + ex.isTerminated());
    try {
      ex.submit(() -> 1);
    } catch (RejectedExecutionException e) {
      System.out.println("rejected");
    }
  }
}
// expect: 30
// expect: a true
// expect: b true
// expect: java.io.IOException: c
// expect: null false
// expect: true true true
// expect: rejected
