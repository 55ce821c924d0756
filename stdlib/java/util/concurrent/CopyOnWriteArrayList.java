// A list that is copied when it changes: who reads, and who iterates, sees the elements of one moment.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class CopyOnWriteArrayList<E>
    implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  static final class Sync {}

  Sync sync = new Sync();  // for writers; not final: a clone has one of its own
  volatile Object[] array;

  public CopyOnWriteArrayList() {
    array = new Object[0];
  }

  public CopyOnWriteArrayList(Collection<? extends E> c) {
    array = Arrays.copyOf(c.toArray(), c.size(), Object[].class);
  }

  public CopyOnWriteArrayList(E[] toCopyIn) {
    array = Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class);
  }

  @Override
  public Object clone() {
    try {
      CopyOnWriteArrayList<?> copy = (CopyOnWriteArrayList<?>) super.clone();
      copy.sync = new Sync();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  private static int indexOf(Object o, Object[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (Objects.equals(o, a[i])) return i;
    }
    return -1;
  }

  static String outOfBounds(int index, int size) {
    return "Index: " + index + ", Size: " + size;
  }

  @Override
  public int size() {
    return array.length;
  }

  @Override
  public boolean isEmpty() {
    return array.length == 0;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    Object[] a = array;
    for (Object o : c) {
      if (indexOf(o, a, 0, a.length) < 0) return false;
    }
    return true;
  }

  @Override
  public int indexOf(Object o) {
    Object[] a = array;
    return indexOf(o, a, 0, a.length);
  }

  public int indexOf(E e, int index) {
    Object[] a = array;
    return indexOf(e, a, index, a.length);
  }

  @Override
  public int lastIndexOf(Object o) {
    Object[] a = array;
    return lastIndexOf(o, a, a.length - 1);
  }

  public int lastIndexOf(E e, int index) {
    return lastIndexOf(e, array, index);
  }

  private static int lastIndexOf(Object o, Object[] a, int from) {
    for (int i = from; i >= 0; i--) {
      if (Objects.equals(o, a[i])) return i;
    }
    return -1;
  }

  @Override
  public Object[] toArray() {
    return array.clone();
  }

  @Override
  public <T> T[] toArray(T[] into) {
    return copyInto(array, into);
  }

  @SuppressWarnings("unchecked")
  static <T> T[] copyInto(Object[] elements, T[] into) {
    return (T[]) new ArrayList<>(Arrays.asList(elements)).toArray(into);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    return (E) array[index];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int index, E element) {
    synchronized (sync) {
      Object[] a = array.clone();
      E old = (E) a[index];
      a[index] = element;
      array = a;
      return old;
    }
  }

  @Override
  public boolean add(E e) {
    synchronized (sync) {
      Object[] a = array;
      a = Arrays.copyOf(a, a.length + 1);
      a[a.length - 1] = e;
      array = a;
      return true;
    }
  }

  @Override
  public void add(int index, E element) {
    synchronized (sync) {
      Object[] a = array;
      if (index > a.length || index < 0) {
        throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
      }
      array = with(a, index, new Object[] {element});
    }
  }

  static Object[] with(Object[] a, int index, Object[] more) {
    Object[] b = new Object[a.length + more.length];
    System.arraycopy(a, 0, b, 0, index);
    System.arraycopy(more, 0, b, index, more.length);
    System.arraycopy(a, index, b, index + more.length, a.length - index);
    return b;
  }

  static Object[] without(Object[] a, int index) {
    Object[] b = new Object[a.length - 1];
    System.arraycopy(a, 0, b, 0, index);
    System.arraycopy(a, index + 1, b, index, b.length - index);
    return b;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    synchronized (sync) {
      Object[] a = array;
      E old = (E) a[index];
      array = without(a, index);
      return old;
    }
  }

  @Override
  public boolean remove(Object o) {
    Object[] seen = array;
    int i = indexOf(o, seen, 0, seen.length);  // without the lock; again with it if the list has changed
    if (i < 0) return false;
    synchronized (sync) {
      Object[] a = array;
      if (a != seen) i = indexOf(o, a, 0, a.length);
      if (i < 0) return false;
      array = without(a, i);
      return true;
    }
  }

  public boolean addIfAbsent(E e) {
    Object[] seen = array;
    if (indexOf(e, seen, 0, seen.length) >= 0) return false;
    synchronized (sync) {
      Object[] a = array;
      if (a != seen && indexOf(e, a, 0, a.length) >= 0) return false;
      return add(e);
    }
  }

  // All at once: others see none of them, or all.
  public int addAllAbsent(Collection<? extends E> c) {
    Object[] more = c.toArray();
    if (more.length == 0) return 0;
    synchronized (sync) {
      Object[] a = array;
      Object[] absent = new Object[more.length];
      int added = 0;
      for (Object e : more) {
        if (indexOf(e, a, 0, a.length) < 0 && indexOf(e, absent, 0, added) < 0) absent[added++] = e;
      }
      if (added > 0) array = with(a, a.length, Arrays.copyOf(absent, added));
      return added;
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] more = c.toArray();
    if (more.length == 0) return false;
    synchronized (sync) {
      array = with(array, array.length, more);
      return true;
    }
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    Object[] more = c.toArray();
    synchronized (sync) {
      Object[] a = array;
      if (index > a.length || index < 0) {
        throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
      }
      if (more.length == 0) return false;
      array = with(a, index, more);
      return true;
    }
  }

  @Override
  public void clear() {
    synchronized (sync) {
      array = new Object[0];
    }
  }

  @Override
  public List<E> subList(int from, int to) {
    synchronized (sync) {
      if (from < 0 || to > array.length || from > to) throw new IndexOutOfBoundsException();
      return new CopyOnWriteSubList<E>(this, from, to - from);
    }
  }

  // For a part of the list.
  void removeRange(int fromIndex, int toIndex) {
    synchronized (sync) {
      Object[] a = array;
      Object[] b = new Object[a.length - (toIndex - fromIndex)];
      System.arraycopy(a, 0, b, 0, fromIndex);
      System.arraycopy(a, toIndex, b, fromIndex, a.length - toIndex);
      array = b;
    }
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    synchronized (sync) {
      Object[] a = array;
      Object[] left = without(a, 0, a.length, filter);
      if (left == a) return false;
      array = left;
      return true;
    }
  }

  // Without those elements between two places that fit; the array itself, if none does.
  @SuppressWarnings("unchecked")
  static <E> Object[] without(Object[] a, int begin, int end, Predicate<? super E> filter) {
    Object[] kept = new Object[a.length];
    System.arraycopy(a, 0, kept, 0, begin);
    int n = begin;
    for (int i = begin; i < end; i++) {
      if (!filter.test((E) a[i])) kept[n++] = a[i];
    }
    if (n == end) return a;
    System.arraycopy(a, end, kept, n, a.length - end);
    return Arrays.copyOf(kept, a.length - (end - n));
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeIf(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeIf(e -> !c.contains(e));
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    synchronized (sync) {
      array = replaced(array, 0, array.length, operator);
    }
  }

  // With other elements between two places.
  @SuppressWarnings("unchecked")
  static <E> Object[] replaced(Object[] a, int begin, int end, UnaryOperator<E> operator) {
    Object[] result = a.clone();
    for (int i = begin; i < end; i++) result[i] = operator.apply((E) result[i]);
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void sort(Comparator<? super E> c) {
    synchronized (sync) {
      Object[] a = array.clone();
      Arrays.sort((E[]) a, c);
      array = a;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    for (Object e : array) action.accept((E) e);
  }

  @Override
  public Iterator<E> iterator() {
    return new Snapshot<E>(array, 0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return new Snapshot<E>(array, 0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    Object[] a = array;
    if (index < 0 || index > a.length) {
      throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
    }
    return new Snapshot<E>(a, index);
  }

  static final class Snapshot<T> implements ListIterator<T> {
    private final Object[] elements;
    private int next;

    Snapshot(Object[] elements, int next) {
      this.elements = elements;
      this.next = next;
    }

    @Override
    public boolean hasNext() {
      return next < elements.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T next() {
      if (next >= elements.length) throw new NoSuchElementException();
      return (T) elements[next++];
    }

    @Override
    public boolean hasPrevious() {
      return next > 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T previous() {
      if (next <= 0) throw new NoSuchElementException();
      return (T) elements[--next];
    }

    @Override
    public int nextIndex() {
      return next;
    }

    @Override
    public int previousIndex() {
      return next - 1;
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void set(T e) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void add(T e) {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof List)) return false;
    Iterator<?> other = ((List<?>) o).iterator();
    for (Object e : array) {
      if (!other.hasNext() || !Objects.equals(e, other.next())) return false;
    }
    return !other.hasNext();
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  @Override
  public String toString() {
    return Arrays.toString(array);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
  }
}
