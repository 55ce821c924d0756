// A future that anybody may complete, with steps that follow its completion. The steps that were added
// last run first.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
  // Marks tasks of the methods named ...Async.
  public interface AsynchronousCompletionTask {}

  private static final class Task implements Runnable, AsynchronousCompletionTask {
    private final Runnable body;

    Task(Runnable body) {
      this.body = body;
    }

    @Override
    public void run() {
      body.run();
    }
  }

  private static final class Dependent {
    final Runnable step;
    final Dependent next;

    Dependent(Runnable step, Dependent next) {
      this.step = step;
      this.next = next;
    }
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private boolean done;
  private T value;
  private Throwable failure;
  private Dependent dependents;

  public CompletableFuture() {}

  // --- completion

  // False: it was complete already.
  private boolean finish(T v, Throwable f) {
    Dependent steps;
    synchronized (sync) {
      if (done) return false;
      value = v;
      failure = f;
      sync.handOver();  // from those who added steps, and to those who look
      done = true;
      steps = dependents;
      dependents = null;
      if (steps != null) sync.observe();  // what those saw who left them here
      VM.signalAll(sync);
    }
    for (; steps != null; steps = steps.next) steps.step.run();
    return true;
  }

  private static Throwable wrapped(Throwable f) {
    return f instanceof CompletionException ? f : new CompletionException(f);
  }

  private boolean finishWith(Throwable f) {
    return finish(null, wrapped(f));
  }

  // Runs the step when this is complete: by the executor, or by the thread that completes it.
  private void then(Executor e, Runnable step) {
    Runnable how = e == null ? step : () -> e.execute(new Task(step));
    synchronized (sync) {
      if (!done) {
        sync.publish();
        dependents = new Dependent(how, dependents);
        return;
      }
      sync.observe();
    }
    how.run();
  }

  private static void require(Object o) {
    if (o == null) throw new NullPointerException();
  }

  private <U> CompletableFuture<U> thenApply0(Executor e, Function<? super T, ? extends U> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    then(e, () -> {
      if (failure != null) {
        result.finishWith(failure);
        return;
      }
      try {
        result.finish(fn.apply(value), null);
      } catch (Throwable t) {
        result.finishWith(t);
      }
    });
    return result;
  }

  private CompletableFuture<Void> thenAccept0(Executor e, Consumer<? super T> action) {
    require(action);
    return this.<Void>thenApply0(e, v -> {
      action.accept(v);
      return null;
    });
  }

  private CompletableFuture<Void> thenRun0(Executor e, Runnable action) {
    require(action);
    return this.<Void>thenApply0(e, v -> {
      action.run();
      return null;
    });
  }

  private <U, V> CompletableFuture<V> thenCombine0(Executor e, CompletionStage<? extends U> other,
      BiFunction<? super T, ? super U, ? extends V> fn) {
    require(fn);
    CompletableFuture<? extends U> second = other.toCompletableFuture();
    CompletableFuture<V> result = newIncompleteFuture();
    Runnable step = () -> {
      Throwable f = failure != null ? failure : second.failure;
      if (f != null) {
        result.finishWith(f);
        return;
      }
      try {
        result.finish(fn.apply(value, second.value), null);
      } catch (Throwable t) {
        result.finishWith(t);
      }
    };
    then(null, () -> second.then(e, step));
    return result;
  }

  private <U> CompletableFuture<Void> thenAcceptBoth0(Executor e,
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    require(action);
    return this.<U, Void>thenCombine0(e, other, (a, b) -> {
      action.accept(a, b);
      return null;
    });
  }

  private CompletableFuture<Void> runAfterBoth0(
      Executor e, CompletionStage<?> other, Runnable action) {
    require(action);
    return this.<Object, Void>thenCombine0(e, other, (a, b) -> {
      action.run();
      return null;
    });
  }

  // Once, with whichever is complete first.
  private <U> CompletableFuture<U> either(
      Executor e, CompletionStage<?> other, Function<Object, ? extends U> fn) {
    CompletableFuture<?> second = other.toCompletableFuture();
    CompletableFuture<CompletableFuture<?>> first = new CompletableFuture<>();
    CompletableFuture<U> result = newIncompleteFuture();
    first.then(e, () -> {
      CompletableFuture<?> winner = first.value;
      if (winner.failure != null) {
        result.finishWith(winner.failure);
        return;
      }
      try {
        result.finish(fn.apply(winner.value), null);
      } catch (Throwable t) {
        result.finishWith(t);
      }
    });
    then(null, () -> first.finish(this, null));
    second.then(null, () -> first.finish(second, null));
    return result;
  }

  @SuppressWarnings("unchecked")
  private <U> CompletableFuture<U> applyToEither0(
      Executor e, CompletionStage<? extends T> other, Function<? super T, U> fn) {
    require(fn);
    return this.<U>either(e, other, v -> fn.apply((T) v));
  }

  @SuppressWarnings("unchecked")
  private CompletableFuture<Void> acceptEither0(
      Executor e, CompletionStage<? extends T> other, Consumer<? super T> action) {
    require(action);
    return this.<Void>either(e, other, v -> {
      action.accept((T) v);
      return null;
    });
  }

  private CompletableFuture<Void> runAfterEither0(
      Executor e, CompletionStage<?> other, Runnable action) {
    require(action);
    return this.<Void>either(e, other, v -> {
      action.run();
      return null;
    });
  }

  // The result will be that of the stage.
  private <U extends T> void follow(CompletionStage<U> stage) {
    CompletableFuture<U> source = stage.toCompletableFuture();
    source.then(null, () -> {
      if (source.failure != null) {
        finishWith(source.failure);
      } else {
        finish(source.value, null);
      }
    });
  }

  private <U> CompletableFuture<U> thenCompose0(
      Executor e, Function<? super T, ? extends CompletionStage<U>> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    then(e, () -> {
      if (failure != null) {
        result.finishWith(failure);
        return;
      }
      try {
        result.follow(fn.apply(value));
      } catch (Throwable t) {
        result.finishWith(t);
      }
    });
    return result;
  }

  private <U> CompletableFuture<U> handle0(
      Executor e, BiFunction<? super T, Throwable, ? extends U> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    then(e, () -> {
      try {
        result.finish(fn.apply(value, failure), null);
      } catch (Throwable t) {
        result.finishWith(t);
      }
    });
    return result;
  }

  private CompletableFuture<T> whenComplete0(
      Executor e, BiConsumer<? super T, ? super Throwable> action) {
    require(action);
    CompletableFuture<T> result = newIncompleteFuture();
    then(e, () -> {
      Throwable f = failure;
      try {
        action.accept(value, f);
      } catch (Throwable t) {
        if (f == null) {
          f = t;
        } else if (f != t) {
          f.addSuppressed(t);
        }
      }
      if (f != null) {
        result.finishWith(f);
      } else {
        result.finish(value, null);
      }
    });
    return result;
  }

  private CompletableFuture<T> exceptionally0(
      Executor e, Function<Throwable, ? extends T> fn) {
    require(fn);
    CompletableFuture<T> result = newIncompleteFuture();
    Runnable step = () -> {
      try {
        result.finish(fn.apply(failure), null);
      } catch (Throwable t) {
        result.finishWith(t);
      }
    };
    then(null, () -> {
      if (failure == null) {
        result.finish(value, null);
      } else if (e == null) {
        step.run();
      } else {
        e.execute(new Task(step));
      }
    });
    return result;
  }

  private CompletableFuture<T> exceptionallyCompose0(
      Executor e, Function<Throwable, ? extends CompletionStage<T>> fn) {
    require(fn);
    CompletableFuture<T> result = newIncompleteFuture();
    Runnable step = () -> {
      try {
        result.follow(fn.apply(failure));
      } catch (Throwable t) {
        result.finishWith(t);
      }
    };
    then(null, () -> {
      if (failure == null) {
        result.finish(value, null);
      } else if (e == null) {
        step.run();
      } else {
        e.execute(new Task(step));
      }
    });
    return result;
  }

  // --- beginnings

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
    return supplyAsync(supplier, ForkJoinPool.commonPool());
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
    return new CompletableFuture<U>().completeAsync(supplier, executor);
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable) {
    return runAsync(runnable, ForkJoinPool.commonPool());
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
    require(runnable);
    return new CompletableFuture<Void>().completeAsync(() -> {
      runnable.run();
      return null;
    }, executor);
  }

  public static <U> CompletableFuture<U> completedFuture(U value) {
    CompletableFuture<U> result = new CompletableFuture<>();
    result.value = value;
    result.done = true;
    return result;
  }

  public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
    require(ex);
    CompletableFuture<U> result = new CompletableFuture<>();
    result.failure = ex;
    result.done = true;
    return result;
  }

  public static <U> CompletionStage<U> completedStage(U value) {
    return completedFuture(value);
  }

  public static <U> CompletionStage<U> failedStage(Throwable ex) {
    return failedFuture(ex);
  }

  // All are complete: counted down by each.
  private static final class Countdown extends Monitor {
    int left;
    Throwable failure;
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
    CompletableFuture<Void> result = new CompletableFuture<>();
    if (cfs.length == 0) {
      result.finish(null, null);
      return result;
    }
    for (CompletableFuture<?> cf : cfs) require(cf);
    Countdown countdown = new Countdown();
    countdown.left = cfs.length;
    for (CompletableFuture<?> cf : cfs) {
      cf.then(null, () -> {
        synchronized (countdown) {
          countdown.handOver();
          if (--countdown.left > 0) return;
        }
        Throwable failure = null;
        for (CompletableFuture<?> each : cfs) {
          if (failure == null) failure = each.failure;
        }
        if (failure != null) {
          result.finishWith(failure);
        } else {
          result.finish(null, null);
        }
      });
    }
    return result;
  }

  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
    CompletableFuture<Object> result = new CompletableFuture<>();
    for (CompletableFuture<?> cf : cfs) require(cf);
    for (CompletableFuture<?> cf : cfs) result.follow(cf);
    return result;
  }

  // --- Future

  @Override
  public boolean isDone() {
    synchronized (sync) {
      if (done) sync.observe();
      return done;
    }
  }

  // False: the time was up.
  private boolean await(long nanos, boolean timed) throws InterruptedException {
    synchronized (sync) {
      if (!done) {
        if (timed && nanos <= 0) return false;
        ForkJoinPool blocked = ForkJoinPool.beginBlocking();
        try {
          while (!done) {
            if (timed && nanos <= 0) return false;
            nanos = VM.awaitOrComeLater(sync, sync, nanos);
            // With a time limit the interrupt comes before the result, as in OpenJDK's timedGet.
            if (timed && Thread.interrupted()) throw new InterruptedException();
          }
        } finally {
          ForkJoinPool.endBlocking(blocked);
        }
      }
      sync.observe();
      return true;
    }
  }

  private T report() throws ExecutionException {
    if (failure == null) return value;
    if (failure instanceof CancellationException) throw (CancellationException) failure;
    Throwable cause = failure;
    if (cause instanceof CompletionException && cause.getCause() != null) cause = cause.getCause();
    throw new ExecutionException(cause);
  }

  // Who does not have to wait does not look. Between the two looks others may complete this and interrupt.
  private void checkInterrupt() throws InterruptedException {
    if (VM.interrupts() && isDone()) return;
    if (Thread.interrupted()) throw new InterruptedException();
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    checkInterrupt();
    await(0, false);
    return report();
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long nanos = unit.toNanos(timeout);
    checkInterrupt();
    if (!await(nanos, true)) throw new TimeoutException();
    return report();
  }

  private T unwrap() {
    if (failure == null) return value;
    if (failure instanceof CancellationException) throw (CancellationException) failure;
    throw (CompletionException) wrapped(failure);
  }

  public T join() {
    boolean interrupted = false;
    while (true) {
      try {
        await(0, false);
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    return unwrap();
  }

  public T getNow(T valueIfAbsent) {
    return isDone() ? unwrap() : valueIfAbsent;
  }

  public boolean complete(T value) {
    return finish(value, null);
  }

  public boolean completeExceptionally(Throwable ex) {
    require(ex);
    return finish(null, ex);
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    return finish(null, new CancellationException()) || isCancelled();
  }

  @Override
  public boolean isCancelled() {
    return isDone() && failure instanceof CancellationException;
  }

  public boolean isCompletedExceptionally() {
    return isDone() && failure != null;
  }

  public void obtrudeValue(T value) {
    obtrude(value, null);
  }

  public void obtrudeException(Throwable ex) {
    require(ex);
    obtrude(null, ex);
  }

  private void obtrude(T v, Throwable f) {
    if (finish(v, f)) return;
    synchronized (sync) {
      value = v;
      failure = f;
      sync.publish();
    }
  }

  public int getNumberOfDependents() {
    synchronized (sync) {
      int n = 0;
      for (Dependent d = dependents; d != null; d = d.next) n++;
      return n;
    }
  }

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    return this;
  }

  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<U>();
  }

  public Executor defaultExecutor() {
    return ForkJoinPool.commonPool();
  }

  public CompletableFuture<T> copy() {
    return thenApply0(null, v -> v);
  }

  public CompletionStage<T> minimalCompletionStage() {
    return copy();
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    require(supplier);
    require(executor);
    executor.execute(new Task(() -> {
      if (isDone()) return;
      try {
        finish(supplier.get(), null);
      } catch (Throwable t) {
        finishWith(t);
      }
    }));
    return this;
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    return completeAsync(supplier, defaultExecutor());
  }

  // Waits in a daemon thread of its own, unless this is complete before.
  private static void later(long delay, TimeUnit unit, CompletableFuture<?> unless, Runnable step) {
    long nanos = unit.toNanos(delay);
    Thread t = new Thread(() -> {
      try {
        if (!unless.await(nanos, true)) step.run();
      } catch (InterruptedException e) {
        // Nobody has this thread to interrupt it.
      }
    }, "CompletableFutureDelayScheduler");
    t.setDaemon(true);
    t.start();
  }

  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    require(unit);
    if (!isDone()) later(timeout, unit, this, () -> completeExceptionally(new TimeoutException()));
    return this;
  }

  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    require(unit);
    if (!isDone()) later(timeout, unit, this, () -> complete(value));
    return this;
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
    require(unit);
    require(executor);
    return task -> later(delay, unit, new CompletableFuture<>(), () -> executor.execute(task));
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit) {
    return delayedExecutor(delay, unit, ForkJoinPool.commonPool());
  }

  @Override
  public String toString() {
    String status;
    if (isDone()) {
      status = failure == null ? "[Completed normally]" : "[Completed exceptionally: " + failure + "]";
    } else {
      int n = getNumberOfDependents();
      status = n == 0 ? "[Not completed]" : "[Not completed, " + n + " dependents]";
    }
    return super.toString() + status;
  }

  // --- CompletionStage

  @Override
  public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
    return thenApply0(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
    return thenApply0(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(
      Function<? super T, ? extends U> fn, Executor executor) {
    return thenApply0(Objects.requireNonNull(executor), fn);
  }

  @Override
  public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
    return thenAccept0(null, action);
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
    return thenAccept0(defaultExecutor(), action);
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
    return thenAccept0(Objects.requireNonNull(executor), action);
  }

  @Override
  public CompletableFuture<Void> thenRun(Runnable action) {
    return thenRun0(null, action);
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action) {
    return thenRun0(defaultExecutor(), action);
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
    return thenRun0(Objects.requireNonNull(executor), action);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    return thenCombine0(null, other, fn);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    return thenCombine0(defaultExecutor(), other, fn);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other,
      BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
    return thenCombine0(Objects.requireNonNull(executor), other, fn);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return thenAcceptBoth0(null, other, action);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return thenAcceptBoth0(defaultExecutor(), other, action);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other,
      BiConsumer<? super T, ? super U> action, Executor executor) {
    return thenAcceptBoth0(Objects.requireNonNull(executor), other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
    return runAfterBoth0(null, other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
    return runAfterBoth0(defaultExecutor(), other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    return runAfterBoth0(Objects.requireNonNull(executor), other, action);
  }

  @Override
  public <U> CompletableFuture<U> applyToEither(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    return applyToEither0(null, other, fn);
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    return applyToEither0(defaultExecutor(), other, fn);
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
    return applyToEither0(Objects.requireNonNull(executor), other, fn);
  }

  @Override
  public CompletableFuture<Void> acceptEither(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    return acceptEither0(null, other, action);
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    return acceptEither0(defaultExecutor(), other, action);
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
    return acceptEither0(Objects.requireNonNull(executor), other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
    return runAfterEither0(null, other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
    return runAfterEither0(defaultExecutor(), other, action);
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    return runAfterEither0(Objects.requireNonNull(executor), other, action);
  }

  @Override
  public <U> CompletableFuture<U> thenCompose(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    return thenCompose0(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    return thenCompose0(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
    return thenCompose0(Objects.requireNonNull(executor), fn);
  }

  @Override
  public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
    return handle0(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
    return handle0(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
    return handle0(Objects.requireNonNull(executor), fn);
  }

  @Override
  public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
    return whenComplete0(null, action);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
    return whenComplete0(defaultExecutor(), action);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(
      BiConsumer<? super T, ? super Throwable> action, Executor executor) {
    return whenComplete0(Objects.requireNonNull(executor), action);
  }

  @Override
  public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
    return exceptionally0(null, fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
    return exceptionally0(defaultExecutor(), fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(
      Function<Throwable, ? extends T> fn, Executor executor) {
    return exceptionally0(Objects.requireNonNull(executor), fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyCompose(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    return exceptionallyCompose0(null, fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    return exceptionallyCompose0(defaultExecutor(), fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
    return exceptionallyCompose0(Objects.requireNonNull(executor), fn);
  }
}
