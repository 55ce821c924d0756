// Runs tasks at later times, once or again and again.
//
// Under exploration time passes at any moment: then only the order of the delays counts, and no clock is
// read.
package java.util.concurrent;

import heddle.VM;
import java.util.Objects;
import java.util.function.UnaryOperator;

public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
    implements ScheduledExecutorService {
  private boolean continuePeriodic;
  private boolean executeDelayed = true;
  private boolean removeOnCancel;
  private long numbers;
  private int closing;  // its value means nothing: who adds a task and who shuts down meet here

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

  // A task that is due at some time, once or again and again.
  static final class ScheduledFutureTask<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
    private final ScheduledThreadPoolExecutor pool;
    private final long number;  // the order among those due at the same time
    private final long period;  // > 0: fixed rate, < 0: fixed delay, 0: once
    RunnableScheduledFuture<V> queued = this;  // this task, or what a subclass of the pool has made of it
    private long time;          // of now(); guarded by the queue's monitor
    // Exploring: `time` is but the order of the tasks. This is how long somebody waits for the task, from whenever he begins, so that the virtual clock
    // shows at least the whole delay.
    private long wait;

    ScheduledFutureTask(ScheduledThreadPoolExecutor pool, Callable<V> body, long time, long period, long number) {
      super(body);
      this.pool = pool;
      this.time = wait = time;
      this.period = period;
      this.number = number;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      synchronized (pool.queueMonitor()) {
        return unit.convert(nanosLeft(), TimeUnit.NANOSECONDS);
      }
    }

    // The caller has the queue's monitor.
    long nanosLeft() {
      return time - now();
    }

    long nanosToWait() {
      return VM.exploring() ? wait : nanosLeft();
    }

    // Exploring: it comes so much earlier in the order.
    void pass(long nanos) {
      time -= nanos;
    }

    @Override
    public int compareTo(Delayed other) {
      if (other == this) return 0;
      if (other instanceof ScheduledFutureTask) {
        ScheduledFutureTask<?> that = (ScheduledFutureTask<?>) other;
        return time != that.time ? Long.compare(time, that.time) : Long.compare(number, that.number);
      }
      return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }

    @Override
    public boolean isPeriodic() {
      return period != 0;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      boolean cancelled = super.cancel(mayInterruptIfRunning);
      if (cancelled) pool.cancelled(this);
      return cancelled;
    }

    @Override
    public void run() {
      if (!pool.mayRun(this)) {
        cancel(false);
      } else if (!isPeriodic()) {
        super.run();
      } else if (runAndReset()) {
        synchronized (pool.queueMonitor()) {
          time = period > 0 ? time + period : now() - period;
          wait = Math.abs(period);
        }
        pool.again(this);
      }
    }
  }

  static long now() {
    return VM.exploring() ? 0 : System.nanoTime();
  }

  private static long at(long delay, TimeUnit unit) {
    return now() + Math.min(Math.max(0, unit.toNanos(delay)), Long.MAX_VALUE >> 1);
  }

  private <V> ScheduledFuture<V> enqueue(Callable<V> body, long time, long period) {
    return enqueue(body, time, period, task -> decorateTask(body, task));
  }

  private ScheduledFuture<?> enqueue(Runnable body, long time, long period) {
    return enqueue(Executors.callable(body), time, period, task -> decorateTask(body, task));
  }

  private <V> ScheduledFuture<V> enqueue(Callable<V> body, long time, long period, UnaryOperator<RunnableScheduledFuture<V>> decorator) {
    RunnableScheduledFuture<V> task;
    boolean accepted;
    boolean inSteps = closes();
    if (!inSteps) {
      int unused = closing;
    }
    if (getClass() == ScheduledThreadPoolExecutor.class && !inSteps) {
      synchronized (main()) {
        task = newTask(body, time, period);
        accepted = add(task);
      }
    } else {
      // (Nothing is locked while a subclass's method runs.)
      ScheduledFutureTask<V> inner = newTask(body, time, period);
      task = decorator.apply(inner);
      inner.queued = task;
      accepted = inSteps ? !isShutdown() : add(task);
      if (accepted && inSteps && !addLate(task)) return task;
    }
    if (accepted) {
      ensureWorker();
    } else {
      reject(task);
    }
    return task;
  }

  private <V> ScheduledFutureTask<V> newTask(Callable<V> body, long time, long period) {
    synchronized (main()) {
      return new ScheduledFutureTask<>(this, body, time, period, numbers++);
    }
  }

  private static boolean closes() {
    return VM.shared("java.util.concurrent.ScheduledThreadPoolExecutor.closing");
  }

  // The pool may have been shut down since it was found running: then the task may have come too late, and is cancelled, as on
  // OpenJDK. True: it is queued.
  private boolean addLate(RunnableScheduledFuture<?> task) {
    synchronized (main()) {
      if (runs(false) || runs(true) && runsAfterShutdown(task)) {
        getQueue().add(task);
        return true;
      }
    }
    task.cancel(false);
    return false;
  }

  // False: it is too late.
  private boolean add(RunnableScheduledFuture<?> task) {
    synchronized (main()) {
      if (!runs(false)) return false;
      getQueue().add(task);
      return true;
    }
  }

  // May be overridden: what is queued in place of the task.
  protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable, RunnableScheduledFuture<V> task) {
    return task;
  }

  protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable, RunnableScheduledFuture<V> task) {
    return task;
  }

  Object queueMonitor() {
    return delayed().sync;
  }

  // A periodic task has run.
  void again(ScheduledFutureTask<?> task) {
    synchronized (main()) {
      if (!runs(continuePeriodic)) {
        task.queued.cancel(false);
        return;
      }
      getQueue().add(task.queued);
    }
    ensureWorker();
  }

  boolean mayRun(RunnableScheduledFuture<?> task) {
    synchronized (main()) {
      return runs(true) && (runs(false) || runsAfterShutdown(task));
    }
  }

  // What is due then is done in any case.
  private boolean runsAfterShutdown(RunnableScheduledFuture<?> task) {
    return task.isPeriodic() ? continuePeriodic : executeDelayed || task.getDelay(TimeUnit.NANOSECONDS) <= 0;
  }

  void cancelled(ScheduledFutureTask<?> task) {
    boolean removed;
    synchronized (main()) {
      removed = removeOnCancel && getQueue().remove(task);
    }
    if (removed) endIfDone();
  }

  @Override
  DelayedWorkQueue delayed() {
    return (DelayedWorkQueue) getQueue();
  }

  @Override
  void beforeShutdown() {
    if (!closes()) closing = 0;
  }

  @Override
  void onShutdown() {
    for (Object o : getQueue().toArray()) {
      RunnableScheduledFuture<?> task = (RunnableScheduledFuture<?>) o;
      if (runsAfterShutdown(task) && !task.isCancelled()) continue;
      if (getQueue().remove(task)) task.cancel(false);
    }
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
    return enqueue(Objects.requireNonNull(command), at(delay, unit), 0);
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
    return enqueue(Objects.requireNonNull(callable), at(delay, unit), 0);
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable command, long initialDelay, long period, TimeUnit unit) {
    Objects.requireNonNull(command);
    if (period <= 0) throw new IllegalArgumentException();
    return enqueue(command, at(initialDelay, unit), unit.toNanos(period));
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable command, long initialDelay, long delay, TimeUnit unit) {
    Objects.requireNonNull(command);
    if (delay <= 0) throw new IllegalArgumentException();
    return enqueue(command, at(initialDelay, unit), -unit.toNanos(delay));
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

  // With the monitor. What a pool that has been shut down shall not do any more is cancelled at once.
  private void onPolicy(boolean value) {
    if (!value && !runs(false)) onShutdown();
  }

  public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
    synchronized (main()) {
      continuePeriodic = value;
      onPolicy(value);
    }
    if (!value) endIfDone();
  }

  public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
    synchronized (main()) {
      return continuePeriodic;
    }
  }

  public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
    synchronized (main()) {
      executeDelayed = value;
      onPolicy(value);
    }
    if (!value) endIfDone();
  }

  public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
    synchronized (main()) {
      return executeDelayed;
    }
  }

  public void setRemoveOnCancelPolicy(boolean value) {
    synchronized (main()) {
      removeOnCancel = value;
    }
  }

  public boolean getRemoveOnCancelPolicy() {
    synchronized (main()) {
      return removeOnCancel;
    }
  }
}
