// Most of a list, made from get and size; with fail-fast iterators.
package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
  // How often the list has been changed in structure; iterators compare it.
  protected transient int modCount = 0;

  protected AbstractList() {}

  @Override
  public boolean add(E e) {
    add(size(), e);
    return true;
  }

  @Override
  public abstract E get(int index);

  @Override
  public E set(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void add(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public E remove(int index) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int indexOf(Object o) {
    ListIterator<E> it = listIterator();
    while (it.hasNext()) {
      E e = it.next();
      if (o == null ? e == null : o.equals(e)) return it.previousIndex();
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    ListIterator<E> it = listIterator(size());
    while (it.hasPrevious()) {
      E e = it.previous();
      if (o == null ? e == null : o.equals(e)) return it.nextIndex();
    }
    return -1;
  }

  @Override
  public void clear() {
    removeRange(0, size());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size());
    boolean modified = false;
    for (E e : c) {
      add(index++, e);
      modified = true;
    }
    return modified;
  }

  static void checkPosition(int index, int size) {
    if (index < 0 || index > size) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }
  }

  @Override
  public Iterator<E> iterator() {
    return new ListItr(0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size());
    return new ListItr(index);
  }

  private class ListItr implements ListIterator<E> {
    private int cursor;
    private int last = -1;  // index of the element that was returned last; -1: none, or removed
    private int expectedModCount = modCount;

    ListItr(int index) {
      cursor = index;
    }

    @Override
    public boolean hasNext() {
      return cursor != size();
    }

    @Override
    public E next() {
      checkForComodification();
      try {
        int i = cursor;
        E next = get(i);
        last = i;
        cursor = i + 1;
        return next;
      } catch (IndexOutOfBoundsException e) {
        checkForComodification();
        throw new NoSuchElementException(e);
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    public E previous() {
      checkForComodification();
      try {
        int i = cursor - 1;
        E previous = get(i);
        last = i;
        cursor = i;
        return previous;
      } catch (IndexOutOfBoundsException e) {
        checkForComodification();
        throw new NoSuchElementException(e);
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
      if (last < 0) throw new IllegalStateException();
      checkForComodification();
      try {
        AbstractList.this.remove(last);
        if (last < cursor) cursor--;
        last = -1;
        expectedModCount = modCount;
      } catch (IndexOutOfBoundsException e) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public void set(E e) {
      if (last < 0) throw new IllegalStateException();
      checkForComodification();
      try {
        AbstractList.this.set(last, e);
        expectedModCount = modCount;
      } catch (IndexOutOfBoundsException ex) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public void add(E e) {
      checkForComodification();
      try {
        int i = cursor;
        AbstractList.this.add(i, e);
        last = -1;
        cursor = i + 1;
        expectedModCount = modCount;
      } catch (IndexOutOfBoundsException ex) {
        throw new ConcurrentModificationException();
      }
    }

    private void checkForComodification() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
    }
  }

  @Override
  public List<E> subList(int fromIndex, int toIndex) {
    checkSubList(fromIndex, toIndex, size());
    return this instanceof RandomAccess
        ? new RandomAccessSubList<E>(this, fromIndex, toIndex)
        : new SubList<E>(this, fromIndex, toIndex);
  }

  static void checkSubList(int fromIndex, int toIndex, int size) {
    if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
    if (toIndex > size) throw new IndexOutOfBoundsException("toIndex = " + toIndex);
    if (fromIndex > toIndex) {
      throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
    }
  }

  protected void removeRange(int fromIndex, int toIndex) {
    ListIterator<E> it = listIterator(fromIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      it.next();
      it.remove();
    }
  }

  // A part of another list, which it reads and writes.
  private static class SubList<E> extends AbstractList<E> {
    private final AbstractList<E> base;
    private final int offset;
    private int size;

    SubList(AbstractList<E> base, int fromIndex, int toIndex) {
      this.base = base;
      offset = fromIndex;
      size = toIndex - fromIndex;
      modCount = base.modCount;
    }

    private void checkForComodification() {
      if (base.modCount != modCount) throw new ConcurrentModificationException();
    }

    @Override
    public int size() {
      checkForComodification();
      return size;
    }

    @Override
    public E get(int index) {
      Objects.checkIndex(index, size);
      checkForComodification();
      return base.get(offset + index);
    }

    @Override
    public E set(int index, E element) {
      Objects.checkIndex(index, size);
      checkForComodification();
      return base.set(offset + index, element);
    }

    @Override
    public void add(int index, E element) {
      checkPosition(index, size);
      checkForComodification();
      base.add(offset + index, element);
      modCount = base.modCount;
      size++;
    }

    @Override
    public E remove(int index) {
      Objects.checkIndex(index, size);
      checkForComodification();
      E result = base.remove(offset + index);
      modCount = base.modCount;
      size--;
      return result;
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      checkSubList(fromIndex, toIndex, size);
      return super.subList(fromIndex, toIndex);
    }

    @Override
    public Iterator<E> iterator() {
      return listIterator();
    }

    @Override
    protected void removeRange(int fromIndex, int toIndex) {
      checkForComodification();
      base.removeRange(offset + fromIndex, offset + toIndex);
      modCount = base.modCount;
      size -= toIndex - fromIndex;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      return addAll(size, c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      checkPosition(index, size);
      int n = c.size();
      if (n == 0) return false;
      checkForComodification();
      base.addAll(offset + index, c);
      modCount = base.modCount;
      size += n;
      return true;
    }
  }

  private static final class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
    RandomAccessSubList(AbstractList<E> base, int fromIndex, int toIndex) {
      super(base, fromIndex, toIndex);
    }
  }

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof List)) return false;
    Iterator<E> a = iterator();
    Iterator<?> b = ((List<?>) o).iterator();
    while (a.hasNext() && b.hasNext()) {
      E x = a.next();
      Object y = b.next();
      if (!(x == null ? y == null : x.equals(y))) return false;
    }
    return !a.hasNext() && !b.hasNext();
  }

  @Override
  public int hashCode() {
    int result = 1;
    for (E e : this) result = 31 * result + (e == null ? 0 : e.hashCode());
    return result;
  }
}
