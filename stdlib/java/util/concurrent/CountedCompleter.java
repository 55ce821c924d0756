// A task that is complete when a number of others are.
package java.util.concurrent;

import heddle.VM;

public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
  final CountedCompleter<?> completer;
  private volatile int pending;

  protected CountedCompleter() {
    this(null, 0);
  }

  protected CountedCompleter(CountedCompleter<?> completer) {
    this(completer, 0);
  }

  protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
    this.completer = completer;
    pending = initialPendingCount;
  }

  public abstract void compute();

  public void onCompletion(CountedCompleter<?> caller) {}

  public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
    return true;
  }

  public final CountedCompleter<?> getCompleter() {
    return completer;
  }

  public final int getPendingCount() {
    return pending;
  }

  public final void setPendingCount(int count) {
    pending = count;
  }

  public final void addToPendingCount(int delta) {
    VM.getAndAddInt(this, "pending", delta);
  }

  public final boolean compareAndSetPendingCount(int expected, int count) {
    return VM.compareAndSetInt(this, "pending", expected, count);
  }

  // One less, if it is not zero. Returns the count before.
  public final int decrementPendingCountUnlessZero() {
    while (true) {
      int count = pending;
      if (count == 0 || compareAndSetPendingCount(count, count - 1)) return count;
    }
  }

  public final CountedCompleter<?> getRoot() {
    CountedCompleter<?> task = this;
    while (task.completer != null) task = task.completer;
    return task;
  }

  public final void tryComplete() {
    complete(this, true);
  }

  public final void propagateCompletion() {
    complete(this, false);
  }

  private static void complete(CountedCompleter<?> caller, boolean tell) {
    CountedCompleter<?> task = caller;
    while (true) {
      if (task.decrementPendingCountUnlessZero() != 0) return;
      if (tell) task.onCompletion(caller);
      caller = task;
      task = task.completer;
      if (task == null) {
        caller.quietlyComplete();
        return;
      }
    }
  }

  // The failure of a part is that of the whole, unless somebody on the way up keeps it.
  @Override
  final boolean fail(Throwable t) {
    boolean failed = super.fail(t);
    if (!isCompletedAbnormally() || isCancelled() || !onExceptionalCompletion(t, this)) return failed;
    CountedCompleter<?> caller = this;
    CountedCompleter<?> task = completer;
    while (task != null && !task.isDone() && task.failAlone(t) && task.onExceptionalCompletion(t, caller)) {
      caller = task;
      task = task.completer;
    }
    return failed;
  }

  @Override
  final boolean isForked() {
    return false;
  }

  private boolean failAlone(Throwable t) {
    return super.fail(t);
  }

  // This task, if nothing is pending; else null, and one less is.
  public final CountedCompleter<?> firstComplete() {
    return decrementPendingCountUnlessZero() == 0 ? this : null;
  }

  public final CountedCompleter<?> nextComplete() {
    if (completer != null) return completer.firstComplete();
    quietlyComplete();
    return null;
  }

  // Runs tasks that nobody has begun yet, whose completion this one waits for; itself, too. Those of one that fails meanwhile, too.
  public final void helpComplete(int maxTasks) {
    if (!isDone()) help(ForkJoinPool.current(), maxTasks);
  }

  final void help(ForkJoinPool pool, int maxTasks) {
    for (int i = 0; i < maxTasks; i++) {
      ForkJoinTask<?> task = pool.takeFor(this);
      if (task == null) return;
      task.runIfNew();
    }
  }

  boolean leadsTo(CountedCompleter<?> goal) {
    CountedCompleter<?> task = this;
    while (task != null && task != goal) task = task.completer;
    return task != null;
  }

  @Override
  public void complete(T rawResult) {
    setRawResult(rawResult);
    onCompletion(this);
    quietlyComplete();
    if (completer != null) completer.tryComplete();
  }

  public final void quietlyCompleteRoot() {
    getRoot().quietlyComplete();
  }

  @Override
  protected final boolean exec() {
    compute();
    return false;
  }

  @Override
  public T getRawResult() {
    return null;
  }

  @Override
  protected void setRawResult(T t) {}
}
