// A queue with two ends in a circular array.
package java.util;

public class ArrayDeque<E> extends AbstractCollection<E>
    implements Deque<E>, Cloneable, java.io.Serializable {
  // Elements are at head, head + 1, ... modulo the length; there is always a free place.
  private Object[] elements;
  private int head;
  private int tail;

  public ArrayDeque() {
    elements = new Object[17];
  }

  public ArrayDeque(int numElements) {
    elements = new Object[numElements < 1 ? 1 : numElements + 1];
  }

  public ArrayDeque(Collection<? extends E> c) {
    this(c.size());
    addAll(c);
  }

  private int after(int i) {
    return i + 1 == elements.length ? 0 : i + 1;
  }

  private int before(int i) {
    return i == 0 ? elements.length - 1 : i - 1;
  }

  private void grow() {
    int n = elements.length;
    Object[] larger = new Object[n < 64 ? n * 2 + 2 : n + (n >> 1)];
    int size = size();
    for (int i = head, j = 0; j < size; i = after(i), j++) larger[j] = elements[i];
    elements = larger;
    head = 0;
    tail = size;
  }

  @Override
  public void addFirst(E e) {
    if (e == null) throw new NullPointerException();
    if (after(tail) == head) grow();
    head = before(head);
    elements[head] = e;
  }

  @Override
  public void addLast(E e) {
    if (e == null) throw new NullPointerException();
    if (after(tail) == head) grow();
    elements[tail] = e;
    tail = after(tail);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    int before = size();
    for (E e : c) addLast(e);
    return size() > before;
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
  public E removeFirst() {
    E e = pollFirst();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public E removeLast() {
    E e = pollLast();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollFirst() {
    E e = (E) elements[head];
    if (e != null) {
      elements[head] = null;
      head = after(head);
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollLast() {
    int i = before(tail);
    E e = (E) elements[i];
    if (e != null) {
      elements[i] = null;
      tail = i;
    }
    return e;
  }

  @Override
  public E getFirst() {
    E e = peekFirst();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public E getLast() {
    E e = peekLast();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekFirst() {
    return (E) elements[head];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekLast() {
    return (E) elements[before(tail)];
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    if (o == null) return false;
    for (int i = head; i != tail; i = after(i)) {
      if (o.equals(elements[i])) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    if (o == null) return false;
    for (int i = tail; i != head; ) {
      i = before(i);
      if (o.equals(elements[i])) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  // Moves the shorter side. True: elements behind i have moved one place forward.
  private boolean delete(int i) {
    int n = elements.length;
    int front = i - head;
    if (front < 0) front += n;
    int back = tail - i;
    if (back < 0) back += n;
    back--;
    if (front < back) {
      while (i != head) {
        int j = before(i);
        elements[i] = elements[j];
        i = j;
      }
      elements[head] = null;
      head = after(head);
      return false;
    }
    int end = before(tail);
    while (i != end) {
      int j = after(i);
      elements[i] = elements[j];
      i = j;
    }
    elements[end] = null;
    tail = end;
    return true;
  }

  @Override
  public boolean add(E e) {
    addLast(e);
    return true;
  }

  @Override
  public boolean offer(E e) {
    return offerLast(e);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E peek() {
    return peekFirst();
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
  public int size() {
    int n = tail - head;
    return n < 0 ? n + elements.length : n;
  }

  @Override
  public boolean isEmpty() {
    return head == tail;
  }

  @Override
  public boolean contains(Object o) {
    if (o == null) return false;
    for (int i = head; i != tail; i = after(i)) {
      if (o.equals(elements[i])) return true;
    }
    return false;
  }

  @Override
  public boolean remove(Object o) {
    return removeFirstOccurrence(o);
  }

  @Override
  public void clear() {
    for (int i = head; i != tail; i = after(i)) elements[i] = null;
    head = 0;
    tail = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public ArrayDeque<E> clone() {
    try {
      ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
      copy.elements = elements.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.ofIndexed(new AbstractList<E>() {
      @Override
      @SuppressWarnings("unchecked")
      public E get(int index) {
        int i = head + index;
        Object e = elements[i >= elements.length ? i - elements.length : i];
        if (e == null) throw new ConcurrentModificationException();
        return (E) e;
      }

      @Override
      public int size() {
        return ArrayDeque.this.size();
      }
    }, Spliterator.NONNULL | Spliterator.ORDERED);
  }

  @Override
  public Iterator<E> iterator() {
    return new DeqIterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new DescendingIterator();
  }

  private class DeqIterator implements Iterator<E> {
    int cursor = head;
    int remaining = size();
    int last = -1;

    @Override
    public boolean hasNext() {
      return remaining > 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (remaining <= 0) throw new NoSuchElementException();
      E e = (E) elements[cursor];
      if (e == null) throw new ConcurrentModificationException();
      last = cursor;
      cursor = after(cursor);
      remaining--;
      return e;
    }

    @Override
    public void remove() {
      if (last < 0) throw new IllegalStateException();
      if (delete(last)) cursor = before(cursor);
      last = -1;
    }
  }

  private final class DescendingIterator extends DeqIterator {
    DescendingIterator() {
      cursor = before(tail);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (remaining <= 0) throw new NoSuchElementException();
      E e = (E) elements[cursor];
      if (e == null) throw new ConcurrentModificationException();
      last = cursor;
      cursor = before(cursor);
      remaining--;
      return e;
    }

    @Override
    public void remove() {
      if (last < 0) throw new IllegalStateException();
      if (!delete(last)) cursor = after(cursor);
      last = -1;
    }
  }
}
