// A list in an array that grows; its methods lock.
package java.util;

import heddle.VM;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Vector<E> extends AbstractList<E>
    implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  protected Object[] elementData;
  protected int elementCount;
  protected int capacityIncrement;

  public Vector(int initialCapacity, int capacityIncrement) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    elementData = new Object[initialCapacity];
    this.capacityIncrement = capacityIncrement;
  }

  public Vector(int initialCapacity) {
    this(initialCapacity, 0);
  }

  public Vector() {
    this(10);
  }

  public Vector(Collection<? extends E> c) {
    Object[] a = c.toArray();
    elementCount = a.length;
    elementData = Arrays.copyOf(a, elementCount, Object[].class);
  }

  private void checkArrayIndex(int index) {
    // A negative index is left to the array.
    if (index >= elementCount) throw new ArrayIndexOutOfBoundsException(index);
  }

  private void checkElementIndex(int index) {
    if (index >= elementCount) {
      throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
    }
  }

  public synchronized void copyInto(Object[] anArray) {
    System.arraycopy(elementData, 0, anArray, 0, elementCount);
  }

  public synchronized void trimToSize() {
    modCount++;
    if (elementCount < elementData.length) elementData = Arrays.copyOf(elementData, elementCount);
  }

  public synchronized void ensureCapacity(int minCapacity) {
    if (minCapacity > 0) {
      modCount++;
      if (minCapacity > elementData.length) grow(minCapacity);
    }
  }

  private void grow(int needed) {
    int n = elementData.length;
    int larger = n + (capacityIncrement > 0 ? capacityIncrement : n);
    Object[] copy = new Object[larger < needed ? needed : larger];
    VM.copyToLarger(elementData, copy, n);
    elementData = copy;
  }

  public synchronized void setSize(int newSize) {
    modCount++;
    if (newSize > elementData.length) grow(newSize);
    for (int i = newSize; i < elementCount; i++) elementData[i] = null;
    elementCount = newSize;
  }

  public synchronized int capacity() {
    return elementData.length;
  }

  @Override
  public synchronized int size() {
    return elementCount;
  }

  @Override
  public synchronized boolean isEmpty() {
    return elementCount == 0;
  }

  public Enumeration<E> elements() {
    return new Enumeration<E>() {
      private int count;

      @Override
      public boolean hasMoreElements() {
        return count < elementCount;
      }

      @Override
      @SuppressWarnings("unchecked")
      public E nextElement() {
        synchronized (Vector.this) {
          if (count < elementCount) return (E) elementData[count++];
        }
        throw new NoSuchElementException("Vector Enumeration");
      }
    };
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o, 0) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    return indexOf(o, 0);
  }

  public synchronized int indexOf(Object o, int index) {
    for (int i = index; i < elementCount; i++) {
      if (o == null ? elementData[i] == null : o.equals(elementData[i])) return i;
    }
    return -1;
  }

  @Override
  public synchronized int lastIndexOf(Object o) {
    return lastIndexOf(o, elementCount - 1);
  }

  public synchronized int lastIndexOf(Object o, int index) {
    if (index >= elementCount) {
      throw new IndexOutOfBoundsException(index + " >= " + elementCount);
    }
    for (int i = index; i >= 0; i--) {
      if (o == null ? elementData[i] == null : o.equals(elementData[i])) return i;
    }
    return -1;
  }

  @SuppressWarnings("unchecked")
  public synchronized E elementAt(int index) {
    checkElementIndex(index);
    return (E) elementData[index];
  }

  @SuppressWarnings("unchecked")
  public synchronized E firstElement() {
    if (elementCount == 0) throw new NoSuchElementException();
    return (E) elementData[0];
  }

  @SuppressWarnings("unchecked")
  public synchronized E lastElement() {
    if (elementCount == 0) throw new NoSuchElementException();
    return (E) elementData[elementCount - 1];
  }

  public synchronized void setElementAt(E obj, int index) {
    checkElementIndex(index);
    elementData[index] = obj;
  }

  public synchronized void removeElementAt(int index) {
    checkElementIndex(index);
    if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
    removeAt(index);
  }

  private void removeAt(int index) {
    modCount++;
    int n = elementCount - 1;
    System.arraycopy(elementData, index + 1, elementData, index, n - index);
    elementCount = n;
    elementData[n] = null;
  }

  public synchronized void insertElementAt(E obj, int index) {
    if (index > elementCount) {
      throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
    }
    modCount++;
    if (elementCount == elementData.length) grow(elementCount + 1);
    System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
    elementData[index] = obj;
    elementCount++;
  }

  public synchronized void addElement(E obj) {
    modCount++;
    if (elementCount == elementData.length) grow(elementCount + 1);
    elementData[elementCount++] = obj;
  }

  public synchronized boolean removeElement(Object obj) {
    modCount++;
    int i = indexOf(obj);
    if (i < 0) return false;
    removeElementAt(i);
    return true;
  }

  public synchronized void removeAllElements() {
    modCount++;
    for (int i = 0; i < elementCount; i++) elementData[i] = null;
    elementCount = 0;
  }

  @Override
  public synchronized Object clone() {
    try {
      Vector<?> copy = (Vector<?>) super.clone();
      copy.elementData = Arrays.copyOf(elementData, elementCount);
      copy.modCount = 0;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public synchronized Object[] toArray() {
    return Arrays.copyOf(elementData, elementCount);
  }

  @Override
  public synchronized <T> T[] toArray(T[] a) {
    T[] result = a.length >= elementCount ? a : VM.newArrayLike(a, elementCount);
    System.arraycopy(elementData, 0, result, 0, elementCount);
    if (result.length > elementCount) result[elementCount] = null;
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E get(int index) {
    checkArrayIndex(index);
    return (E) elementData[index];
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E set(int index, E element) {
    checkArrayIndex(index);
    E old = (E) elementData[index];
    elementData[index] = element;
    return old;
  }

  @Override
  public synchronized boolean add(E e) {
    addElement(e);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    return removeElement(o);
  }

  @Override
  public void add(int index, E element) {
    insertElementAt(element, index);
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E remove(int index) {
    if (index >= elementCount) modCount++;  // as on OpenJDK
    checkArrayIndex(index);
    E old = (E) elementData[index];
    removeAt(index);
    return old;
  }

  @Override
  public void clear() {
    removeAllElements();
  }

  @Override
  public synchronized boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] more = c.toArray();
    synchronized (this) {
      return insertAll(elementCount, more);
    }
  }

  @Override
  public synchronized boolean addAll(int index, Collection<? extends E> c) {
    if (index < 0 || index > elementCount) throw new ArrayIndexOutOfBoundsException(index);
    return insertAll(index, c.toArray());
  }

  private boolean insertAll(int index, Object[] more) {
    modCount++;
    int n = more.length;
    if (n == 0) return false;
    if (n > elementData.length - elementCount) grow(elementCount + n);
    System.arraycopy(elementData, index, elementData, index + n, elementCount - index);
    System.arraycopy(more, 0, elementData, index, n);
    elementCount += n;
    return true;
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

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return bulkRemove(filter);
  }

  @SuppressWarnings("unchecked")
  private synchronized boolean bulkRemove(Predicate<? super E> filter) {
    int expected = modCount;
    Object[] es = elementData;
    int n = elementCount;
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
    for (int i = kept; i < n; i++) es[i] = null;
    elementCount = kept;
    return true;
  }

  @Override
  public synchronized boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  public synchronized int hashCode() {
    return super.hashCode();
  }

  @Override
  public synchronized String toString() {
    return super.toString();
  }

  @Override
  public synchronized List<E> subList(int fromIndex, int toIndex) {
    return Collections.synchronizedList(super.subList(fromIndex, toIndex), this);
  }

  @Override
  protected synchronized void removeRange(int fromIndex, int toIndex) {
    modCount++;
    System.arraycopy(elementData, toIndex, elementData, fromIndex, elementCount - toIndex);
    int n = elementCount - (toIndex - fromIndex);
    for (int i = n; i < elementCount; i++) elementData[i] = null;
    elementCount = n;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    Object[] es = elementData;
    int n = elementCount;
    for (int i = 0; modCount == expected && i < n; i++) action.accept((E) es[i]);
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int n = elementCount;
    for (int i = 0; modCount == expected && i < n; i++) {
      elementData[i] = operator.apply((E) elementData[i]);
    }
    if (modCount != expected) throw new ConcurrentModificationException();
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void sort(Comparator<? super E> c) {
    int expected = modCount;
    Arrays.sort((E[]) elementData, 0, elementCount, c);
    if (modCount != expected) throw new ConcurrentModificationException();
    modCount++;
  }

  @Override
  public synchronized Iterator<E> iterator() {
    return new Itr(0);
  }

  @Override
  public synchronized ListIterator<E> listIterator() {
    return new Itr(0);
  }

  @Override
  public synchronized ListIterator<E> listIterator(int index) {
    if (index < 0 || index > elementCount) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
    return new Itr(index);
  }

  private final class Itr implements ListIterator<E> {
    private int cursor;
    private int last = -1;
    private int expectedModCount = modCount;

    Itr(int index) {
      cursor = index;
    }

    private void checkForComodification() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
    }

    @Override
    public boolean hasNext() {
      return cursor != elementCount;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      synchronized (Vector.this) {
        checkForComodification();
        int i = cursor;
        if (i >= elementCount) throw new NoSuchElementException();
        cursor = i + 1;
        last = i;
        return (E) elementData[i];
      }
    }

    // A change of the vector ends it, and shows at the end only.
    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      synchronized (Vector.this) {
        int i = cursor;
        if (i >= elementCount) return;
        for (; i < elementCount && modCount == expectedModCount; i++) action.accept((E) elementData[i]);
        cursor = i;
        last = i - 1;
        checkForComodification();
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      synchronized (Vector.this) {
        checkForComodification();
        int i = cursor - 1;
        if (i < 0) throw new NoSuchElementException();
        cursor = i;
        last = i;
        return (E) elementData[i];
      }
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
      if (last == -1) throw new IllegalStateException();
      synchronized (Vector.this) {
        checkForComodification();
        Vector.this.remove(last);
        expectedModCount = modCount;
      }
      cursor = last;
      last = -1;
    }

    @Override
    public void set(E e) {
      if (last == -1) throw new IllegalStateException();
      synchronized (Vector.this) {
        checkForComodification();
        Vector.this.set(last, e);
      }
    }

    @Override
    public void add(E e) {
      int i = cursor;
      synchronized (Vector.this) {
        checkForComodification();
        Vector.this.add(i, e);
        expectedModCount = modCount;
      }
      cursor = i + 1;
      last = -1;
    }
  }
}
