// The tasks of a ScheduledThreadPoolExecutor by the times at which they are due. A worker gets only what
// is due; the others may ask what there is.
package java.util.concurrent;

import heddle.VM;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.function.Predicate;

class DelayedWorkQueue extends MonitorQueue<Runnable> {
  private final PriorityQueue<RunnableScheduledFuture<?>> heap = new PriorityQueue<>();
  // Exploring: so much time has passed that this one is due.
  private RunnableScheduledFuture<?> due;
  // The worker that waits for the first task to be due, as the only one: the others wait until he has it, and lets one of them wait for the next. (If
  // each of them waited, a periodic task would be due for one who has begun to wait before it ran the last time.)
  private Thread leader;

  DelayedWorkQueue() {
    super(Integer.MAX_VALUE);
  }

  @Override
  int count() {
    return heap.size();
  }

  @Override
  void insert(Runnable task) {
    heap.add((RunnableScheduledFuture<?>) task);
    if (heap.peek() == task) leader = null;
  }

  @Override
  long delay() {
    RunnableScheduledFuture<?> first = heap.peek();
    if (first == due) return 0;
    long left = first instanceof ScheduledThreadPoolExecutor.ScheduledFutureTask
        ? ((ScheduledThreadPoolExecutor.ScheduledFutureTask<?>) first).nanosToWait() : first.getDelay(TimeUnit.NANOSECONDS);
    return Math.max(0, left);
  }

  @Override
  void waitedFor(Runnable task) {
    if (VM.exploring() && heap.peek() == task) due = heap.peek();
  }

  // --- the leader. The caller has the monitor.
  // Nanoseconds for which the current thread is to wait for the first task (at least one, also if it has become due just now); 0: there is none, or
  // somebody else waits for it.
  long toLead() {
    return leader != null || isVoid() ? 0 : Math.max(1, delay());
  }

  void lead() {
    leader = Thread.currentThread();
  }

  // It has waited for that task, perhaps until it was due.
  void stopLeading(Runnable task, boolean timeUp) {
    if (leader != Thread.currentThread()) return;
    leader = null;
    if (timeUp) waitedFor(task);
  }

  // A worker waits no more: somebody else is to wait for the next task.
  void leave() {
    if (takers > 0 && leader == null && !isVoid()) VM.signal(notEmpty);
  }

  @Override
  Runnable extract() {
    RunnableScheduledFuture<?> first = heap.poll();
    if (first == due && first instanceof ScheduledThreadPoolExecutor.ScheduledFutureTask) pass((ScheduledThreadPoolExecutor.ScheduledFutureTask<?>) first);
    due = null;
    return first;
  }

  // Exploring: the others are due so much earlier now. (Else a task that comes again and again would be in front of a later one for ever.)
  private void pass(ScheduledThreadPoolExecutor.ScheduledFutureTask<?> first) {
    for (RunnableScheduledFuture<?> task : heap) {
      if (task instanceof ScheduledThreadPoolExecutor.ScheduledFutureTask) {
        ((ScheduledThreadPoolExecutor.ScheduledFutureTask<?>) task).pass(first.nanosLeft());
      }
    }
    first.pass(first.nanosLeft());
  }

  @Override
  Runnable first() {
    return heap.peek();
  }

  @Override
  boolean removeFirst(Object o) {
    return heap.remove(o);
  }

  @Override
  Object[] elements() {
    return heap.toArray();
  }

  @Override
  void removeAllElements() {
    heap.clear();
  }

  @Override
  boolean containsEqual(Object o) {
    return heap.contains(o);
  }

  @Override
  boolean removeThose(Predicate<? super Runnable> filter) {
    boolean any = false;
    for (Object task : toArray()) {
      if (filter.test((Runnable) task) && remove(task)) any = true;
    }
    return any;
  }

  // Over the tasks at this moment.
  @Override
  public Iterator<Runnable> iterator() {
    Object[] tasks = toArray();
    return new Iterator<Runnable>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < tasks.length;
      }

      @Override
      public Runnable next() {
        if (next >= tasks.length) throw new NoSuchElementException();
        return (Runnable) tasks[next++];
      }

      @Override
      public void remove() {
        if (next == 0) throw new IllegalStateException();
        DelayedWorkQueue.this.remove(tasks[next - 1]);
      }
    };
  }
}
