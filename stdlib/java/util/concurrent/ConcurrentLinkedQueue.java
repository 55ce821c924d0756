// A queue that threads may use at the same time: first in, first out, without bound.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E>
    implements Queue<E>, java.io.Serializable {
  private final LinkedBlockingQueue<E> elements = new LinkedBlockingQueue<>();

  public ConcurrentLinkedQueue() {}

  public ConcurrentLinkedQueue(Collection<? extends E> c) {
    for (E e : c) add(Objects.requireNonNull(e));
  }

  @Override
  public boolean add(E e) {
    return elements.offer(e);
  }

  @Override
  public boolean offer(E e) {
    return elements.offer(e);
  }

  @Override
  public E poll() {
    return elements.poll();
  }

  @Override
  public E peek() {
    return elements.peek();
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public boolean isEmpty() {
    return elements.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return elements.contains(o);
  }

  @Override
  public boolean remove(Object o) {
    return elements.remove(o);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return elements.removeIf(filter);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    return elements.removeAll(c);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    return elements.retainAll(c);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    if (c == this) throw new IllegalArgumentException();
    boolean added = false;
    for (E e : c) {
      if (add(e)) added = true;
    }
    return added;
  }

  @Override
  public void clear() {
    elements.clear();
  }

  @Override
  public Object[] toArray() {
    return elements.toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return elements.toArray(a);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    elements.forEach(action);
  }

  @Override
  public Iterator<E> iterator() {
    return elements.iterator();
  }

  @Override
  public String toString() {
    return elements.toString();
  }
}
