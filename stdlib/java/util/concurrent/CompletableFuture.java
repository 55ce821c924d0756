// A future that anybody may complete, with steps that follow its completion. In which order they are done, and by whom, is as on
// OpenJDK: the steps of a future are a stack, so that the one added last comes first. Whoever completes the future takes one
// after the other from the stack, and so does everybody else who tries to complete it, has waited for it, or has done a step of it
// by an executor (they help). Steps of a step's own future are not done within that step: if there are several they move to
// the stack from which the step has come, so that they are done in the order in which they were added.
package java.util.concurrent;

import heddle.Compensated;
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

  // What a future is completed with. Never changed: obtrude puts another one in its place.
  private static final class Outcome {
    final Object value;
    final Throwable failure;

    Outcome(Object value, Throwable failure) {
      this.value = value;
      this.failure = failure;
    }

    @SuppressWarnings("unchecked")
    <U> U value() {
      return (U) value;
    }
  }

  // Who does a step: the thread that has added it, one that takes it from a stack, or an executor's.
  private enum Mode { AT_ONCE, FROM_STACK, BY_EXECUTOR }

  // What comes of completing a future, or of looking at it.
  private static final int DONE = 1;
  private static final int STEPS = 2;    // it has been completed, and there are steps to be done
  private static final int WON = 4;      // the caller has completed it
  private static final int PENDING = 8;  // another future will complete it

  private abstract static class Step extends Monitor {
    Step next;       // in the stack
    boolean more;    // there was one when it was taken from there
    Outcome source;  // of the future in whose stack it was first

    // Does it, if that is possible now. From a stack: returns the future whose steps are then to be done, or null; otherwise does them.
    abstract CompletableFuture<?> fire(Mode mode);

    // False: it has been done by way of another future's stack.
    abstract boolean isLive();
  }

  private enum Sources { ONE, BOTH, EITHER }

  // What of a source becomes the result as it is, without the step's own function, and without its executor.
  private enum Passes { FAILURES, VALUES, NOTHING }

  // Completes a future when one or two others are complete.
  private static final class Link extends Step {
    interface Body {
      // What has come of completing the future: see DONE.
      int run(Outcome first, Outcome second) throws Throwable;
    }

    private final Sources sources;
    private final Executor executor;  // null: none
    private final CompletableFuture<?> first;
    private final CompletableFuture<?> second;  // ONE: null
    private final CompletableFuture<?> result;
    private final Passes passes;
    private final Body body;
    private boolean claimed;

    Link(Sources sources, Executor executor, CompletableFuture<?> first, CompletableFuture<?> second, CompletableFuture<?> result, Passes passes, Body body) {
      this.sources = sources;
      this.executor = executor;
      this.first = first;
      this.second = second;
      this.result = result;
      this.passes = passes;
      this.body = body;
    }

    // Of what is complete, the failure that the result will have.
    private static Throwable failure(Outcome a, Outcome b) {
      return a.failure != null || b == null ? a.failure : b.failure;
    }

    private boolean passes(Outcome a, Outcome b) {
      return passes == Passes.FAILURES ? failure(a, b) != null : passes == Passes.VALUES && a.failure == null;
    }

    private int pass(Outcome a, Outcome b) {
      Throwable f = failure(a, b);
      return f != null ? result.set(null, wrapped(f)) : result.setLike(a);
    }

    // Whether this thread is to do it now. It stands in two stacks if it has two sources.
    private boolean claim() {
      if (sources == Sources.ONE) return true;
      synchronized (this) {
        handOver();
        if (claimed) return false;
        claimed = true;
        return true;
      }
    }

    private int attempt(Outcome a, Outcome b) {
      try {
        return body.run(a, b);
      } catch (Throwable t) {
        return result.set(null, wrapped(t));
      }
    }

    // By the executor, or now. The result is known to nobody yet.
    void now(Outcome a, Outcome b) {
      if (passes(a, b) && (executor == null || sources == Sources.ONE)) pass(a, b);
      else if (executor != null) submit();
      else attempt(a, b);
    }

    // What has come of completing the result, if it cannot be submitted; otherwise PENDING.
    private int submit() {
      try {
        executor.execute(new Task(() -> fire(Mode.BY_EXECUTOR)));
        return PENDING;
      } catch (Throwable t) {
        return result.set(null, wrapped(t));
      }
    }

    @Override
    CompletableFuture<?> fire(Mode mode) {
      boolean submitted = mode == Mode.BY_EXECUTOR;
      Outcome a = sources == Sources.ONE && !submitted ? source : first.outcome(), b = second == null ? null : second.outcome();
      if (sources == Sources.BOTH && (a == null || b == null)) return null;
      int state = result.look();
      if ((state & DONE) == 0) {
        boolean passes = sources != Sources.EITHER && passes(a, b);
        if (!submitted && !passes && !claim()) return null;
        state = passes ? pass(a, b) : !submitted && executor != null ? submit() : attempt(a, b);
        if ((state & PENDING) != 0) return null;
        if (passes) claim();
      } else if (!submitted) {
        claim();  // it is done with
      }
      if (mode != Mode.FROM_STACK || sources == Sources.EITHER) {
        if (second != null) second.goOn(mode);
        first.goOn(mode);
      }
      return result.goOn(state, mode);
    }

    @Override
    synchronized boolean isLive() {
      return !claimed;
    }
  }

  // Stands for a link in the stack of its second source.
  private static final class Other extends Step {
    private final Link link;

    Other(Link link) {
      this.link = link;
    }

    @Override
    CompletableFuture<?> fire(Mode mode) {
      return link.fire(mode);
    }

    @Override
    boolean isLive() {
      return link.isLive();
    }
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private Outcome outcome;  // null: it is not complete
  private int waiters;      // guarded by sync
  private Step steps;       // a stack

  public CompletableFuture() {}

  // --- completion

  // Completes it, if it is not complete. Does no steps.
  private int set(T v, Throwable f) {
    Outcome own = new Outcome(v, f);
    synchronized (sync) {
      if (outcome == null) {
        sync.handOver();  // from those who added steps, and to those who look
        outcome = own;
        VM.signalAll(sync);
        return steps != null ? DONE | STEPS | WON : DONE | WON;
      }
      return steps != null ? DONE | STEPS : DONE;
    }
  }

  private int look() {
    synchronized (sync) {
      if (outcome == null) return 0;
      sync.observe();
      return steps != null ? DONE | STEPS : DONE;
    }
  }

  private Outcome outcome() {
    synchronized (sync) {
      if (outcome != null) sync.observe();
      return outcome;
    }
  }

  // Completes it, and does its steps. False: it was complete already.
  private boolean finish(T v, Throwable f) {
    int state = set(v, f);
    goOn(state, Mode.AT_ONCE);
    return (state & WON) != 0;
  }

  private static Throwable wrapped(Throwable f) {
    return f instanceof CompletionException ? f : new CompletionException(f);
  }

  // Completes it as another one is.
  private int setLike(Outcome source) {
    return source.failure != null ? set(null, wrapped(source.failure)) : set(source.value(), null);
  }

  // --- steps

  // Null, unless it is complete.
  private Outcome push(Step step) {
    synchronized (sync) {
      if (outcome == null) add(step);
      else sync.observe();
      return outcome;
    }
  }

  // With the monitor.
  private void add(Step step) {
    sync.publish();
    step.next = steps;
    steps = step;
  }

  // Null: there is none.
  private Step pop() {
    synchronized (sync) {
      Step step = steps;
      if (step == null) return null;
      sync.observe();  // what those saw who left them here
      steps = step.next;
      step.more = steps != null;
      if (step.source == null) step.source = outcome;
      step.next = null;
      return step;
    }
  }

  private void pushBack(Step step) {
    synchronized (sync) {
      add(step);
    }
  }

  // All that are there, of this future and of those that follow it.
  private void doSteps() {
    CompletableFuture<?> from = this;
    while (true) {
      Step step = from.pop();
      if (step == null) {
        if (from == this) return;
        from = this;
      } else if (step.more && from != this) {
        pushBack(step);
      } else {
        from = step.fire(Mode.FROM_STACK);
        if (from == null) from = this;
      }
    }
  }

  // A step with this source has been done: by whom it was not taken from the stack the others are done, too. If it did not need
  // this source the other steps that are done with are dropped.
  private void goOn(Mode mode) {
    synchronized (sync) {
      if (steps == null) return;
      if (outcome == null) {
        drop();
        return;
      }
      sync.observe();
    }
    if (mode != Mode.FROM_STACK) doSteps();
  }

  private CompletableFuture<?> goOn(int state, Mode mode) {
    if ((state & STEPS) == 0) return null;
    if (mode == Mode.FROM_STACK) return this;
    doSteps();
    return null;
  }

  // Of the stack, those that another future's completion has done. With the monitor.
  private void drop() {
    Step last = null;
    for (Step step = steps; step != null; step = step.next) {
      if (step.isLive()) last = step;
      else if (last == null) steps = step.next;
      else last.next = step.next;
    }
  }

  private static void require(Object o) {
    if (o == null) throw new NullPointerException();
  }

  private <U> CompletableFuture<U> then(CompletableFuture<U> result, Executor e, Passes passes, Link.Body body) {
    Link link = new Link(Sources.ONE, e, this, null, result, passes, body);
    Outcome complete = push(link);
    if (complete != null) link.now(complete, null);
    return result;
  }

  private <U> CompletableFuture<U> thenApply0(Executor e, Function<? super T, ? extends U> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    return then(result, e, Passes.FAILURES, (a, b) -> result.set(fn.apply(a.value()), null));
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

  // When both are complete.
  private <V> CompletableFuture<V> both(CompletableFuture<?> second, CompletableFuture<V> result, Executor e, Link.Body body) {
    Link link = new Link(Sources.BOTH, e, this, second, result, Passes.FAILURES, body);
    Outcome a = push(link);
    if (a == null) {
      if (second.push(new Other(link)) != null && isDone()) link.fire(Mode.AT_ONCE);
      return result;
    }
    Outcome b = second.push(link);
    if (b != null) link.now(a, b);
    return result;
  }

  private <U, V> CompletableFuture<V> thenCombine0(Executor e, CompletionStage<? extends U> other,
      BiFunction<? super T, ? super U, ? extends V> fn) {
    require(fn);
    CompletableFuture<? extends U> second = other.toCompletableFuture();
    CompletableFuture<V> result = newIncompleteFuture();
    return both(second, result, e, (a, b) -> result.set(fn.apply(a.value(), b.value()), null));
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

  // Once, with whichever is complete first; this one, if both are.
  private <U> CompletableFuture<U> either(
      Executor e, CompletionStage<?> other, Function<Object, ? extends U> fn) {
    CompletableFuture<?> second = other.toCompletableFuture();
    Outcome own = outcome(), complete = own != null ? own : second.outcome();
    if (complete != null) {
      CompletableFuture<?> source = own != null ? this : second;
      CompletableFuture<U> result = source.newIncompleteFuture();
      new Link(Sources.ONE, e, source, null, result, Passes.FAILURES, (a, b) -> result.set(fn.apply(a.value), null)).now(complete, null);
      return result;
    }
    CompletableFuture<U> result = newIncompleteFuture();
    Link link = new Link(Sources.EITHER, e, this, second, result, Passes.FAILURES, (a, b) -> {
      Outcome source = a != null ? a : b;
      return source.failure != null ? result.set(null, wrapped(source.failure)) : result.set(fn.apply(source.value), null);
    });
    if (push(link) != null || second.push(new Other(link)) != null) link.fire(Mode.AT_ONCE);
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
  private <U extends T> int follow(CompletionStage<U> stage) {
    CompletableFuture<U> source = stage.toCompletableFuture();
    Outcome complete = source.push(new Link(Sources.ONE, null, source, null, this, Passes.NOTHING, (a, b) -> setLike(a)));
    return complete == null ? PENDING : setLike(complete);
  }

  private <U> CompletableFuture<U> thenCompose0(
      Executor e, Function<? super T, ? extends CompletionStage<U>> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    return then(result, e, Passes.FAILURES, (a, b) -> result.follow(fn.apply(a.value())));
  }

  private <U> CompletableFuture<U> handle0(
      Executor e, BiFunction<? super T, Throwable, ? extends U> fn) {
    require(fn);
    CompletableFuture<U> result = newIncompleteFuture();
    return then(result, e, Passes.NOTHING, (a, b) -> result.set(fn.apply(a.value(), a.failure), null));
  }

  private CompletableFuture<T> whenComplete0(
      Executor e, BiConsumer<? super T, ? super Throwable> action) {
    require(action);
    CompletableFuture<T> result = newIncompleteFuture();
    return then(result, e, Passes.NOTHING, (a, b) -> {
      Throwable f = a.failure;
      try {
        action.accept(a.value(), f);
      } catch (Throwable t) {
        if (f == null) {
          f = t;
        } else if (f != t) {
          f.addSuppressed(t);
        }
      }
      return f != null ? result.set(null, wrapped(f)) : result.set(a.value(), null);
    });
  }

  private CompletableFuture<T> exceptionally0(
      Executor e, Function<Throwable, ? extends T> fn) {
    require(fn);
    CompletableFuture<T> result = newIncompleteFuture();
    return then(result, e, Passes.NOTHING, (a, b) -> a.failure == null ? result.set(a.value(), null) : result.set(fn.apply(a.failure), null));
  }

  private CompletableFuture<T> exceptionallyCompose0(
      Executor e, Function<Throwable, ? extends CompletionStage<T>> fn) {
    require(fn);
    CompletableFuture<T> result = newIncompleteFuture();
    return then(result, e, Passes.VALUES, (a, b) -> a.failure == null ? result.setLike(a) : result.follow(fn.apply(a.failure)));
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
    result.outcome = new Outcome(value, null);
    return result;
  }

  public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
    require(ex);
    CompletableFuture<U> result = new CompletableFuture<>();
    result.outcome = new Outcome(null, ex);
    return result;
  }

  public static <U> CompletionStage<U> completedStage(U value) {
    return completedFuture(value);
  }

  public static <U> CompletionStage<U> failedStage(Throwable ex) {
    return failedFuture(ex);
  }

  // As a tree of pairs.
  private static CompletableFuture<Void> all(CompletableFuture<?>[] cfs, int from, int to) {
    CompletableFuture<Void> result = new CompletableFuture<>();
    int middle = (from + to) >>> 1;
    CompletableFuture<?> a = from == middle ? cfs[from] : all(cfs, from, middle);
    CompletableFuture<?> b = from == to ? a : to == middle + 1 ? cfs[to] : all(cfs, middle + 1, to);
    require(a);
    require(b);
    return a.both(b, result, null, (x, y) -> result.set(null, null));
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
    return cfs.length == 0 ? completedFuture(null) : all(cfs, 0, cfs.length - 1);
  }

  // Completes a future like the first of several that is complete.
  private static final class Any extends Step {
    private final CompletableFuture<Object> result;
    private final CompletableFuture<?> from;
    private final CompletableFuture<?>[] all;

    Any(CompletableFuture<Object> result, CompletableFuture<?> from, CompletableFuture<?>[] all) {
      this.result = result;
      this.from = from;
      this.all = all;
    }

    @Override
    CompletableFuture<?> fire(Mode mode) {
      int state = result.setLike(source);
      if ((state & WON) == 0) return null;
      for (CompletableFuture<?> each : all) {
        if (each == from) continue;
        synchronized (each.sync) {
          if (each.outcome == null) each.drop();
        }
      }
      return result.goOn(state, mode);
    }

    @Override
    boolean isLive() {
      return !result.isDone();
    }
  }

  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
    CompletableFuture<Object> result = new CompletableFuture<>();
    if (cfs.length == 1) {
      cfs[0].copyTo(result);
      return result;
    }
    for (CompletableFuture<?> cf : cfs) {
      Outcome complete = cf.outcome();
      if (complete == null) continue;
      result.setLike(complete);
      return result;
    }
    CompletableFuture<?>[] all = cfs.clone();
    for (CompletableFuture<?> cf : all) {
      Any step = new Any(result, cf, all);
      Outcome complete = cf.push(step);
      if (complete == null) continue;
      step.source = complete;
      step.fire(Mode.AT_ONCE);
    }
    return result;
  }

  private void copyTo(CompletableFuture<? super T> result) {
    result.follow(this);
  }

  // --- Future

  @Override
  public boolean isDone() {
    return outcome() != null;
  }

  // Null: the time was up. Who had to wait does the steps that are left.
  private Outcome await(long nanos, boolean timed) throws InterruptedException {
    boolean helps;
    Outcome own;
    synchronized (sync) {
      helps = outcome == null;
      if (helps) {
        if (timed && nanos <= 0) return null;
        Compensated worker = Compensated.begin();
        try {
          while (outcome == null) {
            if (timed && nanos <= 0) return null;
            nanos = awaitOutcome(nanos);
            // With a time limit the interrupt comes before the result, as in OpenJDK's timedGet.
            if (timed && Thread.interrupted()) throw new InterruptedException();
          }
        } finally {
          Compensated.end(worker);
        }
      }
      sync.observe();
      helps &= steps != null;
      own = outcome;
    }
    if (helps) doSteps();
    return own;
  }

  // With the monitor.
  private long awaitOutcome(long nanos) throws InterruptedException {
    waiters++;
    try {
      return VM.awaitOrComeLater(sync, sync, nanos);
    } finally {
      waiters--;
    }
  }

  private T report(Outcome own) throws ExecutionException {
    Throwable failure = own.failure;
    if (failure == null) return own.value();
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
    return report(await(0, false));
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long nanos = unit.toNanos(timeout);
    checkInterrupt();
    Outcome own = await(nanos, true);
    if (own == null) throw new TimeoutException();
    return report(own);
  }

  private T unwrap(Outcome own) {
    Throwable failure = own.failure;
    if (failure == null) return own.value();
    if (failure instanceof CancellationException) throw (CancellationException) failure;
    throw (CompletionException) wrapped(failure);
  }

  public T join() {
    boolean interrupted = false;
    Outcome own;
    while (true) {
      try {
        own = await(0, false);
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    return unwrap(own);
  }

  public T getNow(T valueIfAbsent) {
    Outcome own = outcome();
    return own != null ? unwrap(own) : valueIfAbsent;
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
    Outcome own = outcome();
    return own != null && own.failure instanceof CancellationException;
  }

  public boolean isCompletedExceptionally() {
    Outcome own = outcome();
    return own != null && own.failure != null;
  }

  public void obtrudeValue(T value) {
    obtrude(value, null);
  }

  public void obtrudeException(Throwable ex) {
    require(ex);
    obtrude(null, ex);
  }

  private void obtrude(T v, Throwable f) {
    int state = set(v, f);
    if ((state & WON) == 0) {
      synchronized (sync) {
        outcome = new Outcome(v, f);
        sync.publish();
      }
    }
    goOn(state, Mode.AT_ONCE);
  }

  // Who waits for it stands in the stack on OpenJDK, and counts.
  public int getNumberOfDependents() {
    synchronized (sync) {
      int n = outcome == null ? waiters : 0;
      for (Step step = steps; step != null; step = step.next) n++;
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
    CompletableFuture<T> result = newIncompleteFuture();
    result.follow(this);
    return result;
  }

  public CompletionStage<T> minimalCompletionStage() {
    return copy();
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    require(supplier);
    require(executor);
    executor.execute(new Task(() -> {
      int state = look();
      if ((state & DONE) == 0) {
        try {
          state = set(supplier.get(), null);
        } catch (Throwable t) {
          state = set(null, wrapped(t));
        }
      }
      goOn(state, Mode.AT_ONCE);
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
        if (unless.await(nanos, true) == null) step.run();
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
    Outcome own = outcome();
    if (own != null) {
      status = own.failure == null ? "[Completed normally]" : "[Completed exceptionally: " + own.failure + "]";
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
