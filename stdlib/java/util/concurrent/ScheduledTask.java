// A task that is due at some time, once or again and again.
package java.util.concurrent;

import heddle.VM;

class ScheduledTask<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
  private final ScheduledThreadPoolExecutor pool;
  private final long number;  // the order among those due at the same time
  private final long period;  // > 0: fixed rate, < 0: fixed delay, 0: once
  private long time;          // of ScheduledThreadPoolExecutor.now; guarded by the queue's monitor

  ScheduledTask(ScheduledThreadPoolExecutor pool, Callable<V> body, long time, long period, long number) {
    super(body);
    this.pool = pool;
    this.time = time;
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
    return time - ScheduledThreadPoolExecutor.now();
  }

  @Override
  public int compareTo(Delayed other) {
    if (other == this) return 0;
    if (other instanceof ScheduledTask) {
      ScheduledTask<?> that = (ScheduledTask<?>) other;
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
    if (!pool.mayRun(isPeriodic())) {
      cancel(false);
    } else if (!isPeriodic()) {
      super.run();
    } else if (runAndReset()) {
      synchronized (pool.queueMonitor()) {
        time = period > 0 ? time + period : ScheduledThreadPoolExecutor.now() - period;
      }
      pool.again(this);
    }
  }
}
