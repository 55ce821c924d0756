// A blocking queue whose elements lie in a heap: the least first. Iterators show the elements of one moment.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;

abstract class HeapQueue<E> extends MonitorQueue<E> {
  final PriorityQueue<E> heap;

  HeapQueue(PriorityQueue<E> heap) {
    super(Integer.MAX_VALUE);
    this.heap = heap;
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
  boolean containsEqual(Object o) {
    return heap.contains(o);
  }

  @Override
  Object[] elements() {
    return heap.toArray();
  }

  @Override
  void removeAllElements() {
    heap.clear();
  }

  // Removes that very element, if it is still there.
  private void removeSame(Object o) {
    synchronized (sync) {
      Iterator<E> each = heap.iterator();
      while (each.hasNext()) {
        if (each.next() == o) {
          each.remove();
          return;
        }
      }
    }
  }

  // Over the elements at this moment.
  @Override
  public Iterator<E> iterator() {
    return new Snapshot(toArray());
  }

  private final class Snapshot implements Iterator<E> {
    private final Object[] elements;
    private int next;
    private boolean removable;

    Snapshot(Object[] elements) {
      this.elements = elements;
    }

    @Override
    public boolean hasNext() {
      return next < elements.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (next >= elements.length) throw new NoSuchElementException();
      removable = true;
      return (E) elements[next++];
    }

    @Override
    public void remove() {
      if (!removable) throw new IllegalStateException();
      removable = false;
      removeSame(elements[next - 1]);
    }
  }
}
