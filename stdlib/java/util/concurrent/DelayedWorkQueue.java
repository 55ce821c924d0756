// The tasks of a ScheduledThreadPoolExecutor by the times at which they are due. A worker gets only what
// is due; the others may ask what there is.
package java.util.concurrent;

import java.util.Arrays;
import java.util.Iterator;
import java.util.PriorityQueue;

class DelayedWorkQueue extends MonitorQueue<Runnable> {
  private final PriorityQueue<ScheduledTask<?>> heap = new PriorityQueue<>();
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
    heap.add((ScheduledTask<?>) task);
  }

  @Override
  long delay() {
    return due ? 0 : Math.max(0, heap.peek().nanosLeft());
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
  void removeSame(Object o) {
    heap.remove(o);
  }
}
