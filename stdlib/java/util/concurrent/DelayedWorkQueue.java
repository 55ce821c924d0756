// The tasks of a ScheduledThreadPoolExecutor by the times at which they are due. A worker gets only what
// is due; the others may ask what there is.
package java.util.concurrent;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.function.Predicate;

class DelayedWorkQueue extends MonitorQueue<Runnable> {
  private final PriorityQueue<RunnableScheduledFuture<?>> heap = new PriorityQueue<>();
  boolean due;  // exploring: so much time has passed that the first is due

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
  }

  @Override
  long delay() {
    if (due) return 0;
    RunnableScheduledFuture<?> first = heap.peek();
    long left = first instanceof ScheduledThreadPoolExecutor.ScheduledFutureTask
        ? ((ScheduledThreadPoolExecutor.ScheduledFutureTask<?>) first).nanosLeft() : first.getDelay(TimeUnit.NANOSECONDS);
    return Math.max(0, left);
  }

  @Override
  Runnable extract() {
    due = false;
    return heap.poll();
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
