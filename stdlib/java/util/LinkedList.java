// A doubly linked list, also a queue with two ends.
package java.util;

import java.util.function.Consumer;

public class LinkedList<E> extends AbstractSequentialList<E>
    implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
  private int size;
  private Node<E> first;
  private Node<E> last;

  private static final class Node<E> {
    E item;
    Node<E> next;
    Node<E> prev;

    Node(Node<E> prev, E item, Node<E> next) {
      this.item = item;
      this.next = next;
      this.prev = prev;
    }
  }

  public LinkedList() {}

  public LinkedList(Collection<? extends E> c) {
    addAll(c);
  }

  // Before `next`; null: at the end.
  private void link(E e, Node<E> next) {
    Node<E> prev = next == null ? last : next.prev;
    Node<E> node = new Node<>(prev, e, next);
    if (prev == null) {
      first = node;
    } else {
      prev.next = node;
    }
    if (next == null) {
      last = node;
    } else {
      next.prev = node;
    }
    size++;
    modCount++;
  }

  private E unlink(Node<E> node) {
    E item = node.item;
    Node<E> next = node.next;
    Node<E> prev = node.prev;
    if (prev == null) {
      first = next;
    } else {
      prev.next = next;
      node.prev = null;
    }
    if (next == null) {
      last = prev;
    } else {
      next.prev = prev;
      node.next = null;
    }
    node.item = null;
    size--;
    modCount++;
    return item;
  }

  private Node<E> node(int index) {
    if (index < size >> 1) {
      Node<E> x = first;
      for (int i = 0; i < index; i++) x = x.next;
      return x;
    }
    Node<E> x = last;
    for (int i = size - 1; i > index; i--) x = x.prev;
    return x;
  }

  private void checkElement(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }
  }

  @Override
  public E getFirst() {
    if (first == null) throw new NoSuchElementException();
    return first.item;
  }

  @Override
  public E getLast() {
    if (last == null) throw new NoSuchElementException();
    return last.item;
  }

  @Override
  public E removeFirst() {
    if (first == null) throw new NoSuchElementException();
    return unlink(first);
  }

  @Override
  public E removeLast() {
    if (last == null) throw new NoSuchElementException();
    return unlink(last);
  }

  @Override
  public void addFirst(E e) {
    link(e, first);
  }

  @Override
  public void addLast(E e) {
    link(e, null);
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean add(E e) {
    link(e, null);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    for (Node<E> x = first; x != null; x = x.next) {
      if (o == null ? x.item == null : o.equals(x.item)) {
        unlink(x);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return addAll(size, c);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size);
    Object[] more = c.toArray();
    Node<E> next = index == size ? null : node(index);
    for (Object o : more) link((E) o, next);
    return more.length != 0;
  }

  @Override
  public void clear() {
    first = null;
    last = null;
    size = 0;
    modCount++;
  }

  @Override
  public E get(int index) {
    checkElement(index);
    return node(index).item;
  }

  @Override
  public E set(int index, E element) {
    checkElement(index);
    Node<E> x = node(index);
    E old = x.item;
    x.item = element;
    return old;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, size);
    link(element, index == size ? null : node(index));
  }

  @Override
  public E remove(int index) {
    checkElement(index);
    return unlink(node(index));
  }

  @Override
  public int indexOf(Object o) {
    int index = 0;
    for (Node<E> x = first; x != null; x = x.next) {
      if (o == null ? x.item == null : o.equals(x.item)) return index;
      index++;
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    int index = size;
    for (Node<E> x = last; x != null; x = x.prev) {
      index--;
      if (o == null ? x.item == null : o.equals(x.item)) return index;
    }
    return -1;
  }

  @Override
  public E peek() {
    return first == null ? null : first.item;
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E poll() {
    return first == null ? null : unlink(first);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public boolean offer(E e) {
    return add(e);
  }

  @Override
  public boolean offerFirst(E e) {
    addFirst(e);
    return true;
  }

  @Override
  public boolean offerLast(E e) {
    addLast(e);
    return true;
  }

  @Override
  public E peekFirst() {
    return first == null ? null : first.item;
  }

  @Override
  public E peekLast() {
    return last == null ? null : last.item;
  }

  @Override
  public E pollFirst() {
    return first == null ? null : unlink(first);
  }

  @Override
  public E pollLast() {
    return last == null ? null : unlink(last);
  }

  @Override
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    return remove(o);
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    for (Node<E> x = last; x != null; x = x.prev) {
      if (o == null ? x.item == null : o.equals(x.item)) {
        unlink(x);
        return true;
      }
    }
    return false;
  }

  @Override
  public Object[] toArray() {
    Object[] result = new Object[size];
    int i = 0;
    for (Node<E> x = first; x != null; x = x.next) result[i++] = x.item;
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      LinkedList<E> copy = (LinkedList<E>) super.clone();
      copy.first = null;
      copy.last = null;
      copy.size = 0;
      copy.modCount = 0;
      for (Node<E> x = first; x != null; x = x.next) copy.add(x.item);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size);
    return new Itr(index);
  }

  private final class Itr implements ListIterator<E> {
    private Node<E> lastReturned;
    private Node<E> next;
    private int nextIndex;
    private int expectedModCount = modCount;

    Itr(int index) {
      next = index == size ? null : node(index);
      nextIndex = index;
    }

    private void checkForComodification() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
    }

    @Override
    public boolean hasNext() {
      return nextIndex < size;
    }

    @Override
    public E next() {
      checkForComodification();
      if (nextIndex >= size) throw new NoSuchElementException();
      lastReturned = next;
      next = next.next;
      nextIndex++;
      return lastReturned.item;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      while (modCount == expectedModCount && nextIndex < size) {
        action.accept(next.item);
        lastReturned = next;
        next = next.next;
        nextIndex++;
      }
      checkForComodification();
    }

    @Override
    public boolean hasPrevious() {
      return nextIndex > 0;
    }

    @Override
    public E previous() {
      checkForComodification();
      if (nextIndex <= 0) throw new NoSuchElementException();
      next = next == null ? last : next.prev;
      lastReturned = next;
      nextIndex--;
      return lastReturned.item;
    }

    @Override
    public int nextIndex() {
      return nextIndex;
    }

    @Override
    public int previousIndex() {
      return nextIndex - 1;
    }

    @Override
    public void remove() {
      checkForComodification();
      if (lastReturned == null) throw new IllegalStateException();
      Node<E> after = lastReturned.next;
      unlink(lastReturned);
      if (next == lastReturned) {
        next = after;
      } else {
        nextIndex--;
      }
      lastReturned = null;
      expectedModCount++;
    }

    @Override
    public void set(E e) {
      if (lastReturned == null) throw new IllegalStateException();
      checkForComodification();
      lastReturned.item = e;
    }

    @Override
    public void add(E e) {
      checkForComodification();
      lastReturned = null;
      link(e, next);
      nextIndex++;
      expectedModCount++;
    }
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new DescendingItr();
  }

  private final class DescendingItr implements Iterator<E> {
    private final Itr itr = new Itr(size);

    @Override
    public boolean hasNext() {
      return itr.hasPrevious();
    }

    @Override
    public E next() {
      return itr.previous();
    }

    @Override
    public void remove() {
      itr.remove();
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.ofLinked(this, Spliterator.ORDERED);
  }
}
