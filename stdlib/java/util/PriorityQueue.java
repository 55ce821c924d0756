// A queue whose head is its least element: a binary heap in an array.
package java.util;

import java.util.function.Predicate;

public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
  private Object[] queue;
  private int size;
  private final Comparator<? super E> comparator;
  private int modCount;

  public PriorityQueue() {
    this(11, null);
  }

  public PriorityQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityQueue(Comparator<? super E> comparator) {
    this(11, comparator);
  }

  public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
    if (initialCapacity < 1) throw new IllegalArgumentException();
    queue = new Object[initialCapacity];
    this.comparator = comparator;
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(Collection<? extends E> c) {
    if (c instanceof SortedSet) {
      comparator = (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator();
      take(c);
    } else if (c instanceof PriorityQueue) {
      comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator();
      take(c);
    } else {
      comparator = null;
      take(c);
      heapify();
    }
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(PriorityQueue<? extends E> c) {
    comparator = (Comparator<? super E>) c.comparator();
    take(c);
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(SortedSet<? extends E> c) {
    comparator = (Comparator<? super E>) c.comparator();
    take(c);
  }

  private void take(Collection<? extends E> c) {
    Object[] es = c.toArray();
    for (Object e : es) {
      if (e == null) throw new NullPointerException();
    }
    size = es.length;
    queue = Arrays.copyOf(es, es.length < 1 ? 1 : es.length, Object[].class);
  }

  @SuppressWarnings("unchecked")
  private boolean less(Object a, Object b) {
    if (comparator != null) return comparator.compare((E) a, (E) b) < 0;
    return ((Comparable<? super E>) a).compareTo((E) b) < 0;
  }

  @Override
  public boolean add(E e) {
    return offer(e);
  }

  @Override
  public boolean offer(E e) {
    if (e == null) throw new NullPointerException();
    modCount++;
    int i = size;
    if (i >= queue.length) {
      int n = queue.length;
      queue = Arrays.copyOf(queue, n < 64 ? n * 2 + 2 : n + (n >> 1));
    }
    siftUp(i, e);
    size = i + 1;
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peek() {
    return (E) queue[0];
  }

  private int indexOf(Object o) {
    if (o != null) {
      for (int i = 0; i < size; i++) {
        if (o.equals(queue[i])) return i;
      }
    }
    return -1;
  }

  @Override
  public boolean remove(Object o) {
    int i = indexOf(o);
    if (i == -1) return false;
    removeAt(i);
    return true;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(queue, size);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void clear() {
    modCount++;
    for (int i = 0; i < size; i++) queue[i] = null;
    size = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E poll() {
    E result = (E) queue[0];
    if (result != null) {
      modCount++;
      int n = --size;
      Object x = queue[n];
      queue[n] = null;
      if (n > 0) siftDown(0, x, n);
    }
    return result;
  }

  // Removes the i-th element. The element that was moved to a place before i, if any, else null.
  @SuppressWarnings("unchecked")
  private E removeAt(int i) {
    modCount++;
    int s = --size;
    if (s == i) {
      queue[i] = null;
      return null;
    }
    Object moved = queue[s];
    queue[s] = null;
    siftDown(i, moved, s);
    if (queue[i] == moved) {
      siftUp(i, moved);
      if (queue[i] != moved) return (E) moved;
    }
    return null;
  }

  private void siftUp(int k, Object x) {
    if (k == 0 && comparator == null) {
      // The first element must be comparable, too.
      Comparable<?> checked = (Comparable<?>) x;
      queue[0] = checked;
      return;
    }
    Object[] es = queue;
    while (k > 0) {
      int parent = (k - 1) >>> 1;
      Object e = es[parent];
      if (!less(x, e)) break;
      es[k] = e;
      k = parent;
    }
    es[k] = x;
  }

  private void siftDown(int k, Object x, int n) {
    Object[] es = queue;
    int half = n >>> 1;
    while (k < half) {
      int child = 2 * k + 1;
      Object c = es[child];
      int right = child + 1;
      if (right < n && less(es[right], c)) {
        child = right;
        c = es[child];
      }
      if (!less(c, x)) break;
      es[k] = c;
      k = child;
    }
    es[k] = x;
  }

  private void heapify() {
    for (int i = (size >>> 1) - 1; i >= 0; i--) siftDown(i, queue[i], size);
  }

  public Comparator<? super E> comparator() {
    return comparator;
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return bulkRemove(filter);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return bulkRemove(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return bulkRemove(e -> !c.contains(e));
  }

  @SuppressWarnings("unchecked")
  private boolean bulkRemove(Predicate<? super E> filter) {
    int expected = ++modCount;
    Object[] es = queue;
    int n = size;
    boolean[] goes = new boolean[n];
    int going = 0;
    for (int i = 0; i < n; i++) {
      if (filter.test((E) es[i])) {
        goes[i] = true;
        going++;
      }
    }
    if (modCount != expected) throw new ConcurrentModificationException();
    if (going == 0) return false;
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (!goes[i]) es[kept++] = es[i];
    }
    for (int i = kept; i < n; i++) es[i] = null;
    size = kept;
    heapify();
    return true;
  }

  // In the order of the heap's array.
  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.ofIndexed(new AbstractList<E>() {
      @Override
      @SuppressWarnings("unchecked")
      public E get(int index) {
        if (index >= size) throw new ConcurrentModificationException();
        return (E) queue[index];
      }

      @Override
      public int size() {
        return size;
      }
    }, Spliterator.NONNULL);
  }

  @Override
  public Iterator<E> iterator() {
    return new Itr();
  }

  private final class Itr implements Iterator<E> {
    private int cursor;
    private int last = -1;
    // Elements that a removal has moved from the unvisited part into the visited one.
    private ArrayDeque<E> moved;
    private E lastMoved;
    private int expectedModCount = modCount;

    @Override
    public boolean hasNext() {
      return cursor < size || moved != null && !moved.isEmpty();
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (expectedModCount != modCount) throw new ConcurrentModificationException();
      if (cursor < size) {
        last = cursor++;
        return (E) queue[last];
      }
      if (moved != null) {
        last = -1;
        lastMoved = moved.poll();
        if (lastMoved != null) return lastMoved;
      }
      throw new NoSuchElementException();
    }

    @Override
    public void remove() {
      if (expectedModCount != modCount) throw new ConcurrentModificationException();
      if (last != -1) {
        E m = PriorityQueue.this.removeAt(last);
        last = -1;
        if (m == null) {
          cursor--;
        } else {
          if (moved == null) moved = new ArrayDeque<>();
          moved.add(m);
        }
      } else if (lastMoved != null) {
        for (int i = 0; i < size; i++) {
          if (queue[i] == lastMoved) {
            PriorityQueue.this.removeAt(i);
            break;
          }
        }
        lastMoved = null;
      } else {
        throw new IllegalStateException();
      }
      expectedModCount = modCount;
    }
  }
}
