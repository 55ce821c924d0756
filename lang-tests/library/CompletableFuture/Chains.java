// then*, combine, exceptionally, handle, allOf, anyOf, completion by hand.
import java.util.concurrent.*;

public class Chains {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20), b = CompletableFuture.completedFuture(22);
    System.out.println(a.thenCombine(b, Integer::sum).thenApply(x -> "sum " + x).get());
    System.out.println(a.thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).join());
    a.thenAccept(x -> System.out.println("accept " + x)).join();
    a.thenRun(() -> System.out.println("run")).join();
    CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("bad"); return 1; });
    System.out.println(bad.exceptionally(e -> { System.out.println(e); return -1; }).join());
    System.out.println(bad.handle((v, e) -> v + " " + e.getClass().getSimpleName()).join());
    try {
      bad.join();
    } catch (CompletionException e) {
      System.out.println(e.getCause().getMessage());
    }
    try {
      bad.get();
    } catch (ExecutionException e) {
      System.out.println(e.getMessage());
    }
    CompletableFuture<String> hand = new CompletableFuture<>();
    CompletableFuture<String> next = hand.thenApply(s -> s + "!").whenComplete((v, e) -> System.out.println("when " + v + " " + e));
    System.out.println(next.isDone() + " " + hand.complete("done") + " " + hand.complete("again") + " " + next.join() + " " + hand.getNow("x"));
    CompletableFuture.allOf(a, b, hand).join();
    System.out.println(CompletableFuture.anyOf(hand).join());
    CompletableFuture<String> failed = new CompletableFuture<>();
    failed.completeExceptionally(new java.io.IOException("io"));
    System.out.println(failed.isCompletedExceptionally() + " " + failed.thenApply(String::length).handle((v, e) -> e.toString()).join());
    System.out.println(a.thenApplyAsync(x -> x + 1).thenCombineAsync(b, (x, y) -> x * y).get());
  }
}
// expect: sum 42
// expect: 40
// expect: accept 20
// expect: run
// expect: java.util.concurrent.CompletionException: java.lang.IllegalStateException: bad
// expect: -1
// expect: null CompletionException
// expect: bad
// expect: java.lang.IllegalStateException: bad
// expect: when done! null
// expect: false true false done! done
// expect: done
// expect: true java.util.concurrent.CompletionException: java.io.IOException: io
// expect: 462
