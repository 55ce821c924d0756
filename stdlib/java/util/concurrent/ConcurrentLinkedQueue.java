// A queue that threads may use at the same time: first in, first out, without bound. Nothing in it is
// locked; counting, iterating and searching let others in at each step.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E>
    implements Queue<E>, java.io.Serializable {
  private final SharedChain<E> elements = new SharedChain<>(true);

  public ConcurrentLinkedQueue() {}

  public ConcurrentLinkedQueue(Collection<? extends E> c) {
    for (E e : c) add(Objects.requireNonNull(e));
  }

  @Override
  public boolean add(E e) {
    return offer(e);
  }

  @Override
  public boolean offer(E e) {
    elements.add(e, false);
    return true;
  }

  @Override
  public E poll() {
    return elements.poll(true);
  }

  @Override
  public E peek() {
    return elements.peek(true);
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public boolean isEmpty() {
    return elements.peek(true) == null;
  }

  @Override
  public boolean contains(Object o) {
    return elements.contains(o);
  }

  @Override
  public boolean remove(Object o) {
    return elements.remove(o, false);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return elements.removeIf(filter);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return elements.removeIf(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return elements.removeIf(e -> !c.contains(e));
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    if (c == this) throw new IllegalArgumentException();
    return elements.addAll(c);
  }

  @Override
  public void clear() {
    elements.removeIf(e -> true);
  }

  @Override
  public Object[] toArray() {
    return elements.list().toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return Arrays.asList(toArray()).toArray(a);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    elements.forEach(action);
  }

  @Override
  public Iterator<E> iterator() {
    return elements.iterator(false);
  }

  @Override
  public Spliterator<E> spliterator() {
    return elements.spliterator(Long.MAX_VALUE);
  }

  @Override
  public String toString() {
    return elements.toString();
  }
}
