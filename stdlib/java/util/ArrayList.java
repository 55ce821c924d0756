// A list in an array that grows.
package java.util;

import heddle.VM;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E>
    implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  Object[] elements;
  private int size;

  public ArrayList() {
    elements = new Object[10];
  }

  public ArrayList(int initialCapacity) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    elements = new Object[initialCapacity];
  }

  public ArrayList(Collection<? extends E> c) {
    elements = c.toArray();
    size = elements.length;
    if (elements.getClass() != Object[].class) {
      Object[] copy = new Object[size];
      System.arraycopy(elements, 0, copy, 0, size);
      elements = copy;
    }
  }

  public void trimToSize() {
    modCount++;
    if (size < elements.length) elements = Arrays.copyOf(elements, size);
  }

  public void ensureCapacity(int minCapacity) {
    if (minCapacity > elements.length) {
      modCount++;
      grow(minCapacity);
    }
  }

  private void grow(int needed) {
    if (needed < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
    int larger = elements.length + (elements.length >> 1);
    if (larger < needed) larger = needed;
    if (larger < 10) larger = 10;
    Object[] copy = new Object[larger];
    VM.copyToLarger(elements, copy, size);
    elements = copy;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    Object[] es = elements;
    int n = size;
    if (o == null) {
      for (int i = 0; i < n; i++) {
        if (es[i] == null) return i;
      }
    } else {
      for (int i = 0; i < n; i++) {
        if (o.equals(es[i])) return i;
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    Object[] es = elements;
    for (int i = size - 1; i >= 0; i--) {
      if (o == null ? es[i] == null : o.equals(es[i])) return i;
    }
    return -1;
  }

  @Override
  public Object clone() {
    try {
      ArrayList<?> copy = (ArrayList<?>) super.clone();
      copy.elements = Arrays.copyOf(elements, size);
      copy.modCount = 0;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public Object[] toArray() {
    Object[] result = new Object[size];
    System.arraycopy(elements, 0, result, 0, size);
    return result;
  }

  @Override
  public <T> T[] toArray(T[] a) {
    T[] result = a.length >= size ? a : VM.newArrayLike(a, size);
    System.arraycopy(elements, 0, result, 0, size);
    if (result.length > size) result[size] = null;
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    if (index < 0 || index >= size) Objects.checkIndex(index, size);
    return (E) elements[index];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int index, E element) {
    Objects.checkIndex(index, size);
    E old = (E) elements[index];
    elements[index] = element;
    return old;
  }

  @Override
  public boolean add(E e) {
    modCount++;
    int n = size;
    if (n == elements.length) grow(n + 1);
    elements[n] = e;
    size = n + 1;
    return true;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, size);
    modCount++;
    int n = size;
    if (n == elements.length) grow(n + 1);
    System.arraycopy(elements, index, elements, index + 1, n - index);
    elements[index] = element;
    size = n + 1;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    Objects.checkIndex(index, size);
    E old = (E) elements[index];
    removeAt(index);
    return old;
  }

  private void removeAt(int index) {
    modCount++;
    int n = size - 1;
    if (n > index) System.arraycopy(elements, index + 1, elements, index, n - index);
    size = n;
    elements[n] = null;
  }

  @Override
  public boolean remove(Object o) {
    int i = indexOf(o);
    if (i < 0) return false;
    removeAt(i);
    return true;
  }

  @Override
  public void clear() {
    modCount++;
    for (int i = 0; i < size; i++) elements[i] = null;
    size = 0;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] more = c.toArray();
    modCount++;
    int n = more.length;
    if (n == 0) return false;
    if (n > elements.length - size) grow(size + n);
    System.arraycopy(more, 0, elements, size, n);
    size += n;
    return true;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size);
    Object[] more = c.toArray();
    modCount++;
    int n = more.length;
    if (n == 0) return false;
    if (n > elements.length - size) grow(size + n);
    System.arraycopy(elements, index, elements, index + n, size - index);
    System.arraycopy(more, 0, elements, index, n);
    size += n;
    return true;
  }

  @Override
  protected void removeRange(int fromIndex, int toIndex) {
    if (fromIndex > toIndex) {
      throw new IndexOutOfBoundsException(
          "From Index: " + fromIndex + " > To Index: " + toIndex);
    }
    modCount++;
    closeGap(fromIndex, toIndex);
  }

  private void closeGap(int from, int to) {
    System.arraycopy(elements, to, elements, from, size - to);
    int n = size - (to - from);
    for (int i = n; i < size; i++) elements[i] = null;
    size = n;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return keepOnly(c, false);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return keepOnly(c, true);
  }

  private boolean keepOnly(Collection<?> c, boolean contained) {
    Object[] es = elements;
    int n = size;
    int kept = 0;
    int i = 0;
    try {
      for (; i < n; i++) {
        if (c.contains(es[i]) != contained) continue;
        if (kept != i) es[kept] = es[i];  // who removes nothing writes nothing
        kept++;
      }
    } finally {
      // Also when contains throws: what has not been looked at stays.
      if (i < n) {
        System.arraycopy(es, i, es, kept, n - i);
        kept += n - i;
      }
      if (kept < n) {
        modCount += n - kept;
        closeGap(kept, n);
      }
    }
    return kept < n;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    int expected = modCount;
    Object[] es = elements;
    int n = size;
    // First all tests, then the changes: if a test throws nothing has changed.
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
    modCount++;
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (!goes[i]) es[kept++] = es[i];
    }
    closeGap(kept, n);
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int n = size;
    for (int i = 0; modCount == expected && i < n; i++) {
      elements[i] = operator.apply((E) elements[i]);
    }
    if (modCount != expected) throw new ConcurrentModificationException();
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void sort(Comparator<? super E> c) {
    int expected = modCount;
    Arrays.sort((E[]) elements, 0, size, c);
    if (modCount != expected) throw new ConcurrentModificationException();
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    Object[] es = elements;
    int n = size;
    for (int i = 0; modCount == expected && i < n; i++) action.accept((E) es[i]);
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  public Iterator<E> iterator() {
    return new Itr(0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return new Itr(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size);
    return new Itr(index);
  }

  private final class Itr implements ListIterator<E> {
    private int cursor;
    private int last = -1;
    private int expectedModCount = modCount;

    Itr(int index) {
      cursor = index;
    }

    @Override
    public boolean hasNext() {
      return cursor != size;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      int i = cursor;
      if (i >= size) throw new NoSuchElementException();
      Object[] es = elements;
      if (i >= es.length) throw new ConcurrentModificationException();
      cursor = i + 1;
      last = i;
      return (E) es[i];
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      int i = cursor - 1;
      if (i < 0) throw new NoSuchElementException();
      Object[] es = elements;
      if (i >= es.length) throw new ConcurrentModificationException();
      cursor = i;
      last = i;
      return (E) es[i];
    }

    @Override
    public int nextIndex() {
      return cursor;
    }

    @Override
    public int previousIndex() {
      return cursor - 1;
    }

    @Override
    public void remove() {
      if (last < 0) throw new IllegalStateException();
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      ArrayList.this.remove(last);
      cursor = last;
      last = -1;
      expectedModCount = modCount;
    }

    // A change of the list ends it, and shows at the end only.
    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int i = cursor;
      if (i >= size) return;
      for (; i < size && modCount == expectedModCount; i++) action.accept((E) elements[i]);
      cursor = i;
      last = i - 1;
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
    }

    @Override
    public void set(E e) {
      if (last < 0) throw new IllegalStateException();
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      ArrayList.this.set(last, e);
    }

    @Override
    public void add(E e) {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      int i = cursor;
      ArrayList.this.add(i, e);
      cursor = i + 1;
      last = -1;
      expectedModCount = modCount;
    }
  }
}
