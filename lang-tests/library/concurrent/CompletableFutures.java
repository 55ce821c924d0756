import java.util.*;
import java.util.concurrent.*;

public class CompletableFutures {
  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 20)
        .thenApply(x -> x + 1)
        .thenCombine(CompletableFuture.supplyAsync(() -> 2), (a, b) -> a * b);
    System.out.println(f.get() + " " + text(f));
    CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
      if (true) throw new IllegalArgumentException("no");
      return 1;
    });
    try {
      bad.join();
    } catch (CompletionException e) {
      System.out.println(e);
    }
    try {
      bad.get();
    } catch (ExecutionException e) {
      System.out.println(e);
    }
    System.out.println(bad.exceptionally(t -> {
      System.out.println(t);
      return -1;
    }).join());
    System.out.println(bad.handle((v, t) -> v + " " + t).join());
    System.out.println(text(bad) + " " + bad.isCompletedExceptionally());
    bad.thenApply(x -> x + 1).whenComplete((v, t) -> System.out.println(v + " " + t));

    CompletableFuture<String> cf = new CompletableFuture<>();
    cf.thenAccept(v -> System.out.println("first " + v));
    cf.thenAccept(v -> System.out.println("second " + v));
    System.out.println(text(cf) + " " + cf.getNow("absent") + " " + cf.getNumberOfDependents());
    System.out.println(cf.complete("x") + " " + cf.complete("y"));
    System.out.println(CompletableFuture.allOf(cf, f).thenApply(v -> "all").join() + " " + CompletableFuture.anyOf(cf).join());
    System.out.println(cf.thenCompose(v -> CompletableFuture.supplyAsync(() -> v + v)).get(10, TimeUnit.SECONDS));
    System.out.println(cf.applyToEither(new CompletableFuture<String>(), v -> v + "!").join());
    CompletableFuture<String> cancelled = new CompletableFuture<>();
    cancelled.cancel(true);
    try {
      cancelled.join();
    } catch (CancellationException e) {
      System.out.println(e + " " + cancelled.isCancelled());
    }
    try {
      new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println(e);
    }
    System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.MILLISECONDS).join());
    try {
      new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).join();
    } catch (CompletionException e) {
      System.out.println(e);
    }
    ExecutorService own = Executors.newSingleThreadExecutor();
    System.out.println(CompletableFuture.runAsync(() -> System.out.println("ran"), own).thenRunAsync(() -> System.out.println("then"), own).thenApply(v -> v + "").join());
    own.shutdown();
    System.out.println(CompletableFuture.completedFuture(1).thenAcceptBoth(CompletableFuture.completedFuture(2), (a, b) -> System.out.println(a + b)).isDone());
  }
}
// expect: 42 java.util.concurrent.CompletableFuture@[Completed normally]
// expect: java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: no
// expect: java.util.concurrent.ExecutionException: java.lang.IllegalArgumentException: no
// expect: java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: no
// expect: -1
// expect: null java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: no
// expect: java.util.concurrent.CompletableFuture@[Completed exceptionally: java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: no] true
// expect: null java.util.concurrent.CompletionException: java.lang.IllegalArgumentException: no
// expect: java.util.concurrent.CompletableFuture@[Not completed, 2 dependents] absent 2
// expect: second x
// expect: first x
// expect: true false
// expect: all x
// expect: xx
// expect: x!
// expect: java.util.concurrent.CancellationException true
// expect: java.util.concurrent.TimeoutException
// expect: late
// expect: java.util.concurrent.CompletionException: java.util.concurrent.TimeoutException
// expect: ran
// expect: then
// expect: null
// expect: 3
// expect: true
