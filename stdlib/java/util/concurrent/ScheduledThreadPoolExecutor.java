// Runs tasks at later times, once or again and again.
//
// Under exploration time passes at any moment: then only the order of the delays counts, and no clock is
// read.
package java.util.concurrent;

import heddle.VM;
import java.util.Objects;

public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
    implements ScheduledExecutorService {
  private boolean continuePeriodic;
  private boolean executeDelayed = true;
  private boolean removeOnCancel;
  private long numbers;

  public ScheduledThreadPoolExecutor(int corePoolSize) {
    super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue());
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
    super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(),
        threadFactory);
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
    super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(),
        handler);
  }

  public ScheduledThreadPoolExecutor(
      int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
    super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(),
        threadFactory, handler);
  }

  static long now() {
    return VM.exploring() ? 0 : System.nanoTime();
  }

  private static long at(long delay, TimeUnit unit) {
    return now() + Math.min(Math.max(0, unit.toNanos(delay)), Long.MAX_VALUE >> 1);
  }

  private <V> ScheduledFuture<V> enqueue(Callable<V> body, long time, long period) {
    ScheduledTask<V> task;
    boolean accepted;
    synchronized (main()) {
      task = new ScheduledTask<>(this, body, time, period, numbers++);
      accepted = runs(false);
      if (accepted) getQueue().add(task);
    }
    if (accepted) {
      ensureWorker();
    } else {
      reject(task);
    }
    return task;
  }

  Object queueMonitor() {
    return ((DelayedWorkQueue) getQueue()).sync;
  }

  // A periodic task has run.
  void again(ScheduledTask<?> task) {
    synchronized (main()) {
      if (!runs(continuePeriodic)) {
        task.cancel(false);
        return;
      }
      getQueue().add(task);
    }
  }

  boolean mayRun(boolean periodic) {
    synchronized (main()) {
      return runs(periodic ? continuePeriodic : executeDelayed);
    }
  }

  void cancelled(ScheduledTask<?> task) {
    synchronized (main()) {
      if (removeOnCancel) getQueue().remove(task);
    }
  }

  @Override
  long untilDue() {
    DelayedWorkQueue tasks = (DelayedWorkQueue) getQueue();
    return tasks.count() == 0 ? 0 : tasks.delay();
  }

  @Override
  void dueNow() {
    if (VM.exploring()) ((DelayedWorkQueue) getQueue()).due = true;
  }

  @Override
  void onShutdown() {
    for (Object o : getQueue().toArray()) {
      ScheduledTask<?> task = (ScheduledTask<?>) o;
      boolean keep = task.isPeriodic() ? continuePeriodic : executeDelayed;
      if (keep && !task.isCancelled()) continue;
      getQueue().remove(task);
      task.cancel(false);
    }
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
    return enqueue(Executors.callable(command), at(delay, unit), 0);
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
    return enqueue(Objects.requireNonNull(callable), at(delay, unit), 0);
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable command, long initialDelay, long period, TimeUnit unit) {
    if (period <= 0) throw new IllegalArgumentException();
    return enqueue(Executors.callable(command), at(initialDelay, unit), unit.toNanos(period));
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable command, long initialDelay, long delay, TimeUnit unit) {
    if (delay <= 0) throw new IllegalArgumentException();
    return enqueue(Executors.callable(command), at(initialDelay, unit), -unit.toNanos(delay));
  }

  @Override
  public void execute(Runnable command) {
    schedule(command, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public Future<?> submit(Runnable task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
    continuePeriodic = value;
  }

  public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
    return continuePeriodic;
  }

  public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
    executeDelayed = value;
  }

  public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
    return executeDelayed;
  }

  public void setRemoveOnCancelPolicy(boolean value) {
    removeOnCancel = value;
  }

  public boolean getRemoveOnCancelPolicy() {
    return removeOnCancel;
  }
}
