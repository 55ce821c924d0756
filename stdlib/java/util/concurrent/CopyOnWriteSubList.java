// A part of a CopyOnWriteArrayList. It is of no use any more once the list has been changed by others.
package java.util.concurrent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class CopyOnWriteSubList<E> extends AbstractList<E> implements RandomAccess {
  private final CopyOnWriteArrayList<E> list;
  private final int offset;
  private Object[] expected;  // guarded by list.sync, as size
  private int size;

  // The caller has the list's lock.
  CopyOnWriteSubList(CopyOnWriteArrayList<E> list, int offset, int size) {
    this.list = list;
    this.offset = offset;
    this.size = size;
    expected = list.array;
  }

  private static IndexOutOfBoundsException outOfBounds(int index, int size) {
    return new IndexOutOfBoundsException(CopyOnWriteArrayList.outOfBounds(index, size));
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= size) throw outOfBounds(index, size);
  }

  // With the lock.
  private Object[] check() {
    if (list.array != expected) throw new ConcurrentModificationException();
    return expected;
  }

  // With the lock.
  private void replace(Object[] by) {
    size += by.length - expected.length;
    expected = list.array = by;
  }

  // The elements now.
  private Object[] elements() {
    synchronized (list.sync) {
      return Arrays.copyOfRange(check(), offset, offset + size);
    }
  }

  @Override
  public int size() {
    synchronized (list.sync) {
      check();
      return size;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    synchronized (list.sync) {
      checkIndex(index);
      return (E) check()[offset + index];
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int index, E e) {
    synchronized (list.sync) {
      checkIndex(index);
      Object[] a = check().clone();
      E old = (E) a[offset + index];
      a[offset + index] = e;
      replace(a);
      return old;
    }
  }

  @Override
  public boolean add(E e) {
    synchronized (list.sync) {
      replace(CopyOnWriteArrayList.with(check(), offset + size, new Object[] {e}));
      return true;
    }
  }

  @Override
  public void add(int index, E e) {
    synchronized (list.sync) {
      Object[] a = check();
      if (index < 0 || index > size) throw outOfBounds(index, size);
      replace(CopyOnWriteArrayList.with(a, offset + index, new Object[] {e}));
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    synchronized (list.sync) {
      return insert(check(), size, c);
    }
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    synchronized (list.sync) {
      if (index < 0 || index > size) throw outOfBounds(index, size);
      return insert(check(), index, c);
    }
  }

  private boolean insert(Object[] a, int index, Collection<? extends E> c) {
    Object[] more = c.toArray();
    if (more.length == 0) return false;
    replace(CopyOnWriteArrayList.with(a, offset + index, more));
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    synchronized (list.sync) {
      checkIndex(index);
      Object[] a = check();
      E old = (E) a[offset + index];
      replace(CopyOnWriteArrayList.without(a, offset + index));
      return old;
    }
  }

  @Override
  public boolean remove(Object o) {
    synchronized (list.sync) {
      check();
      int index = indexOf(o);
      if (index < 0) return false;
      remove(index);
      return true;
    }
  }

  @Override
  public void clear() {
    removeIf(e -> true);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    synchronized (list.sync) {
      Object[] a = check();
      Object[] left = CopyOnWriteArrayList.without(a, offset, offset + size, filter);
      if (left == a) return false;
      replace(left);
      return true;
    }
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
    synchronized (list.sync) {
      replace(CopyOnWriteArrayList.replaced(check(), offset, offset + size, operator));
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void sort(Comparator<? super E> c) {
    synchronized (list.sync) {
      Object[] a = check().clone();
      Arrays.sort((E[]) a, offset, offset + size, c);
      replace(a);
    }
  }

  @Override
  public List<E> subList(int from, int to) {
    synchronized (list.sync) {
      check();
      if (from < 0 || to > size || from > to) throw new IndexOutOfBoundsException();
      return new CopyOnWriteSubList<>(list, offset + from, to - from);
    }
  }

  // --- looking at the elements of one moment

  @Override
  public int indexOf(Object o) {
    return Arrays.asList(elements()).indexOf(o);
  }

  @Override
  public int lastIndexOf(Object o) {
    return Arrays.asList(elements()).lastIndexOf(o);
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public Object[] toArray() {
    return elements();
  }

  @Override
  public <T> T[] toArray(T[] into) {
    return CopyOnWriteArrayList.copyInto(elements(), into);
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    for (Object e : elements()) action.accept((E) e);
  }

  @Override
  public Iterator<E> iterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    synchronized (list.sync) {
      Object[] elements = elements();
      if (index < 0 || index > size) throw outOfBounds(index, size);
      return new CopyOnWriteArrayList.Snapshot<E>(elements, index);
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(elements(), Spliterator.IMMUTABLE | Spliterator.ORDERED);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements());
  }

  @Override
  public String toString() {
    return Arrays.toString(elements());
  }
}
