// Runs tasks at later times in one thread.
//
// Under exploration time passes at any moment: then only the order of the delays counts, and no clock is
// read.
package java.util;

import heddle.Monitor;
import heddle.VM;

public class Timer {
  private static final class Sync extends Monitor {
    final PriorityQueue<TimerTask> tasks = new PriorityQueue<>(
        (a, b) -> a.time != b.time ? Long.compare(a.time, b.time) : Long.compare(a.number, b.number));
    boolean cancelled;
    long numbers;
  }

  private static int timers;  // guarded by the class

  private final Sync sync = new Sync();

  private static synchronized String nextName() {
    return "Timer-" + timers++;
  }

  public Timer() {
    this(nextName());
  }

  public Timer(boolean isDaemon) {
    this(nextName(), isDaemon);
  }

  public Timer(String name) {
    this(name, false);
  }

  public Timer(String name, boolean isDaemon) {
    Sync mine = sync;
    Thread thread = new Thread(() -> work(mine));  // (one of the numbered ones, until it has its name: as on OpenJDK)
    thread.setName(name);
    thread.setDaemon(isDaemon);
    thread.start();
  }

  private static long now() {
    return VM.exploring() ? 0 : System.currentTimeMillis();
  }

  public void schedule(TimerTask task, long delay) {
    if (delay < 0) throw new IllegalArgumentException("Negative delay.");
    add(task, now() + delay, 0);
  }

  public void schedule(TimerTask task, Date time) {
    add(task, time.getTime(), 0);
  }

  public void schedule(TimerTask task, long delay, long period) {
    if (delay < 0) throw new IllegalArgumentException("Negative delay.");
    if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    add(task, now() + delay, -period);
  }

  public void schedule(TimerTask task, Date firstTime, long period) {
    if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    add(task, firstTime.getTime(), -period);
  }

  public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
    if (delay < 0) throw new IllegalArgumentException("Negative delay.");
    if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    add(task, now() + delay, period);
  }

  public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
    if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    add(task, firstTime.getTime(), period);
  }

  private void add(TimerTask task, long time, long period) {
    if (time < 0) throw new IllegalArgumentException("Illegal execution time.");
    synchronized (sync) {
      if (sync.cancelled) throw new IllegalStateException("Timer already cancelled.");
      task.begin(time, period, sync.numbers++);
      sync.publish();
      sync.tasks.add(task);
      if (sync.tasks.peek() == task) VM.signalAll(sync);
    }
  }

  public void cancel() {
    synchronized (sync) {
      sync.cancelled = true;
      sync.tasks.clear();
      VM.signalAll(sync);
    }
  }

  public int purge() {
    synchronized (sync) {
      int before = sync.tasks.size();
      sync.tasks.removeIf(task -> task.isCancelled());
      return before - sync.tasks.size();
    }
  }

  private static void work(Sync sync) {
    boolean ended = false;
    try {
      while (true) {
        TimerTask task = next(sync);
        if (task == null) break;
        task.run();
      }
      ended = true;
    } finally {
      if (!ended) {
        synchronized (sync) {
          sync.cancelled = true;
          sync.tasks.clear();
        }
      }
    }
  }

  // The next task that is due; null: the timer has been cancelled.
  private static TimerTask next(Sync sync) {
    synchronized (sync) {
      while (true) {
        if (sync.cancelled) return null;
        TimerTask first = sync.tasks.peek();
        long delay = first == null ? 0 : first.time - now();
        boolean due = first != null && delay <= 0;
        if (!due) {
          try {
            long nanos = delay > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : delay * 1000000;
            long left = VM.awaitOrComeLater(sync, sync, first == null ? 0 : nanos);
            due = first != null && left == 0 && VM.exploring() && first == sync.tasks.peek();
          } catch (InterruptedException e) {
            // Nobody has this thread to interrupt it.
          }
        }
        if (!due) continue;
        sync.tasks.poll();
        if (!first.due(now())) continue;
        sync.observe();
        if (first.period != 0) {
          first.time = first.period > 0 ? first.time + first.period : now() - first.period;
          sync.tasks.add(first);
        }
        return first;
      }
    }
  }
}
