// A blocking queue without bound that gives an element when its delay is over, the most overdue first.
package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.PriorityQueue;

public class DelayQueue<E extends Delayed> extends MonitorQueue<E> {
  private final PriorityQueue<E> heap = new PriorityQueue<>();

  public DelayQueue() {
    super(Integer.MAX_VALUE);
  }

  public DelayQueue(Collection<? extends E> c) {
    this();
    heap.addAll(c);
  }

  // Never waits.
  @Override
  public void put(E e) {
    offer(e);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) {
    return offer(e);
  }

  @Override
  long delay() {
    return Math.max(0, heap.peek().getDelay(TimeUnit.NANOSECONDS));
  }

  @Override
  int count() {
    return heap.size();
  }

  @Override
  void insert(E e) {
    heap.offer(e);
  }

  @Override
  E extract() {
    return heap.poll();
  }

  @Override
  E first() {
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
    Iterator<E> each = heap.iterator();
    while (each.hasNext()) {
      if (each.next() == o) {
        each.remove();
        return;
      }
    }
  }
}
