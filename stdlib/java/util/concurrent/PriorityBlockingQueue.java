// A blocking queue without bound that gives its least element.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;

public class PriorityBlockingQueue<E> extends MonitorQueue<E> implements java.io.Serializable {
  private final PriorityQueue<E> heap;

  public PriorityBlockingQueue() {
    this(11, null);
  }

  public PriorityBlockingQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
    super(Integer.MAX_VALUE);
    if (initialCapacity < 1) throw new IllegalArgumentException();
    heap = new PriorityQueue<>(initialCapacity, comparator);
  }

  public PriorityBlockingQueue(Collection<? extends E> c) {
    super(Integer.MAX_VALUE);
    heap = new PriorityQueue<>(c);
  }

  public Comparator<? super E> comparator() {
    return heap.comparator();
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
