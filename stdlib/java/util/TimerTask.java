// A task for a Timer.
package java.util;

public abstract class TimerTask implements Runnable {
  // Guarded by the monitor of the timer's queue, once it is scheduled.
  boolean scheduled;
  boolean cancelled;
  long time;     // when it is due, in milliseconds
  long period;   // > 0: at a fixed rate; < 0: with a fixed delay; 0: once
  long number;   // the order among those due at the same time
  long ran;      // the time for which it ran last; with a fixed delay, at which it did
  private final Object lock = new heddle.Monitor();

  protected TimerTask() {}

  @Override
  public abstract void run();

  public boolean cancel() {
    synchronized (lock) {
      boolean will = scheduled && !cancelled && (period != 0 || ran == 0);
      cancelled = true;
      return will;
    }
  }

  public long scheduledExecutionTime() {
    synchronized (lock) {
      return ran == 0 ? time - Math.abs(period) : ran;
    }
  }

  // By Timer.
  void begin(long time, long period, long number) {
    synchronized (lock) {
      if (scheduled || cancelled) {
        throw new IllegalStateException("Task already scheduled or cancelled");
      }
      scheduled = true;
      this.time = time;
      this.period = period;
      this.number = number;
    }
  }

  boolean isCancelled() {
    synchronized (lock) {
      return cancelled;
    }
  }

  // It is due. True: run it.
  boolean due(long now) {
    synchronized (lock) {
      if (cancelled) return false;
      ran = Math.max(1, period < 0 ? Math.max(time, now) : time);
      return true;
    }
  }
}
