// A queue with two ends that threads may use at the same time, without bound.
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConcurrentLinkedDeque<E> extends AbstractCollection<E>
    implements Deque<E>, java.io.Serializable {
  private final LinkedBlockingDeque<E> elements = new LinkedBlockingDeque<>();

  public ConcurrentLinkedDeque() {}

  public ConcurrentLinkedDeque(Collection<? extends E> c) {
    for (E e : c) add(Objects.requireNonNull(e));
  }

  @Override
  public boolean add(E e) {
    return elements.add(e);
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
  public E remove() {
    return elements.remove();
  }

  @Override
  public E element() {
    return elements.element();
  }

  @Override
  public void addFirst(E e) {
    elements.addFirst(e);
  }

  @Override
  public void addLast(E e) {
    elements.addLast(e);
  }

  @Override
  public boolean offerFirst(E e) {
    return elements.offerFirst(e);
  }

  @Override
  public boolean offerLast(E e) {
    return elements.offerLast(e);
  }

  @Override
  public E peekFirst() {
    return elements.peekFirst();
  }

  @Override
  public E peekLast() {
    return elements.peekLast();
  }

  @Override
  public E getFirst() {
    return elements.getFirst();
  }

  @Override
  public E getLast() {
    return elements.getLast();
  }

  @Override
  public E pollFirst() {
    return elements.pollFirst();
  }

  @Override
  public E pollLast() {
    return elements.pollLast();
  }

  @Override
  public E removeFirst() {
    return elements.removeFirst();
  }

  @Override
  public E removeLast() {
    return elements.removeLast();
  }

  @Override
  public E pop() {
    return elements.pop();
  }

  @Override
  public void push(E e) {
    elements.push(e);
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    return elements.removeFirstOccurrence(o);
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    return elements.removeLastOccurrence(o);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return elements.descendingIterator();
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
