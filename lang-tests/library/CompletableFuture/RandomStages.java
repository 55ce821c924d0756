// Random graphs of futures and steps, completed in random orders by one thread: what is done, in which order, and what each future is
// in the end. Executors run their tasks at once, or later, or refuse them.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

public class RandomStages {
  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final List<CompletableFuture<Integer>> futures = new ArrayList<>();
  private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
  private final Executor atOnce = Runnable::run, later = waiting::add, refusing = r -> {
    throw new RejectedExecutionException("no");
  };
  private int steps;

  RandomStages(long seed) {
    random = new Random(seed);
  }

  private CompletableFuture<Integer> any() {
    return futures.get(random.nextInt(futures.size()));
  }

  private Executor executor() {
    int n = random.nextInt(8);
    return n < 4 ? later : n < 7 ? atOnce : refusing;
  }

  private int act(int step, Object in) {
    log.append(step).append('(').append(in instanceof Throwable ? in.getClass().getSimpleName() : in).append(") ");
    int what = Math.floorMod(step * 7919 + 13, 11);
    if (what == 0) throw new IllegalStateException("step " + step);
    if (what == 1) {
      CompletableFuture<Integer> other = futures.get(step * 31 % futures.size());
      log.append('[').append(other.getNumberOfDependents()).append(other.complete(1000 + step)).append("] ");
    }
    if (what == 2) futures.get(step * 17 % futures.size()).thenRun(() -> log.append("late").append(step).append(' '));
    if (what == 3) log.append('{').append(futures.get(step * 13 % futures.size()).cancel(false)).append("} ");
    return step;
  }

  private void add() {
    CompletableFuture<Integer> f = any(), g = any();
    int s = steps++;
    Executor e = random.nextInt(3) == 0 ? executor() : null;
    CompletableFuture<Integer> result;
    try {
      switch (random.nextInt(13)) {
        case 0: result = e == null ? f.thenApply(x -> act(s, x)) : f.thenApplyAsync(x -> act(s, x), e); break;
        case 1: result = (e == null ? f.thenRun(() -> act(s, "run")) : f.thenRunAsync(() -> act(s, "run"), e)).thenApply(x -> s); break;
        case 2: result = e == null ? f.handle((x, t) -> act(s, t != null ? t : x)) : f.handleAsync((x, t) -> act(s, t != null ? t : x), e); break;
        case 3: result = e == null ? f.whenComplete((x, t) -> act(s, t != null ? t : x)) : f.whenCompleteAsync((x, t) -> act(s, t != null ? t : x), e); break;
        case 4: result = e == null ? f.exceptionally(t -> act(s, t)) : f.exceptionallyAsync(t -> act(s, t), e); break;
        case 5: result = e == null ? f.thenCombine(g, (x, y) -> act(s, x + "+" + y)) : f.thenCombineAsync(g, (x, y) -> act(s, x + "+" + y), e); break;
        case 6: result = e == null ? f.applyToEither(g, x -> act(s, x)) : f.applyToEitherAsync(g, x -> act(s, x), e); break;
        case 7: result = e == null ? f.thenCompose(x -> compose(s, x)) : f.thenComposeAsync(x -> compose(s, x), e); break;
        case 8: result = e == null ? f.exceptionallyCompose(x -> compose(s, x)) : f.exceptionallyComposeAsync(x -> compose(s, x), e); break;
        case 9: result = CompletableFuture.allOf(f, g, any()).thenApply(x -> act(s, "all")); break;
        case 10: result = CompletableFuture.anyOf(f, g, any()).thenApply(x -> act(s, x)); break;
        case 11: result = f.copy(); break;
        default: result = e == null ? new CompletableFuture<>() : CompletableFuture.supplyAsync(() -> act(s, "supply"), e);
      }
    } catch (RejectedExecutionException x) {
      log.append("refused ");
      return;
    }
    futures.add(result);
  }

  private CompletableFuture<Integer> compose(int s, Object x) {
    act(s, x);
    return s % 5 == 0 ? CompletableFuture.completedFuture(s) : futures.get(s * 23 % futures.size());
  }

  private void complete() {
    CompletableFuture<Integer> f = any();
    int s = steps++;
    switch (random.nextInt(6)) {
      case 0:
      case 1:
      case 2: log.append(f.complete(s)).append(' '); break;
      case 3: log.append(f.completeExceptionally(new IllegalArgumentException("x" + s))).append(' '); break;
      case 4: log.append(f.cancel(true)).append(' '); break;
      default: if (f.isDone()) f.obtrudeValue(s);
    }
  }

  private static String end(CompletableFuture<Integer> f) {
    if (!f.isDone()) return "?" + f.getNumberOfDependents();
    try {
      return String.valueOf(f.join());
    } catch (CancellationException e) {
      return "cancelled";
    } catch (CompletionException e) {
      return e.getCause().getClass().getSimpleName() + (e.getCause().getMessage() == null ? "" : e.getCause().getMessage().length());
    }
  }

  String run() {
    for (int i = 0; i < 3; i++) futures.add(new CompletableFuture<>());
    for (int i = 0; i < 14; i++) add();
    for (int i = 0; i < 12; i++) {
      int what = random.nextInt(6);
      if (what < 2) add();
      else if (what == 2 && !waiting.isEmpty()) waiting.poll().run();
      else complete();
    }
    while (!waiting.isEmpty()) waiting.poll().run();
    log.append("| ");
    for (CompletableFuture<Integer> f : futures) log.append(end(f)).append(f.isCompletedExceptionally() ? "! " : " ");
    return log.toString().trim();
  }

  public static void main(String[] args) {
    int shown = 4, hash = 1, graphs = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    for (int seed = 0; seed < graphs; seed++) {
      String line = new RandomStages(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: 9(14) 2(14) true true true true 23(21) [0false] false 25(IllegalArgumentException) | ?3 ?0 ?2 14 ?2 IllegalStateException6! 21 IllegalArgumentException3! ?1 IllegalArgumentException3! IllegalStateException6! ?1 14 21 21 ?1 ?0 ?0 ?0 ?0 IllegalArgumentException3! 23 25
// expect: 10(14) {true} 11(10) true true true false false 12(11) [0false] false | ?10 ?4 17 ?2 ?4 ?1 ?0 ?1 ?1 ?3 ?1 19 14 10 11 12 ?0 ?1 ?0 ?0 ?0
// expect: 7(supply) true true false true true 9(18) true true 13(9) | ?3 ?5 ?1 ?2 IllegalArgumentException3! IllegalArgumentException3! ?2 18 ?0 IllegalArgumentException3! 7 ?0 9 18 ?0 20 IllegalStateException7! IllegalArgumentException3! 24 23
// expect: 3(supply) 0(CancellationException) 5(CompletionException) true true 9(17) 10(9) {false} 6(17) true false 8(17) 18(run) false false false false | ?2 ?1 cancelled! CancellationException! CancellationException! 17 3 CancellationException! 5 17 CancellationException! 8 9 10 CancellationException! 10 16 ?0 18
// expect: 61754c7a
