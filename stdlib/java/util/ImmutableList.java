// What List.of and its like return.
package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class ImmutableList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
  private final Object[] elements;
  private final boolean allowsNull;
  private final boolean isPart;  // of another one: says so by its exceptions

  private ImmutableList(Object[] elements, boolean allowsNull, boolean isPart) {
    this.elements = elements;
    this.allowsNull = allowsNull;
    this.isPart = isPart;
  }

  // Keeps the array.
  static <E> List<E> of(Object... elements) {
    for (Object e : elements) Objects.requireNonNull(e);
    return new ImmutableList<E>(elements, false, false);
  }

  static <E> List<E> ofNullable(Object[] elements) {
    return new ImmutableList<E>(elements, true, false);
  }

  boolean allowsNull() {
    return allowsNull;
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    int n = elements.length;
    if (isPart) Objects.checkIndex(index, n);
    if ((n == 1 || n == 2) && (index < 0 || index >= n) && !allowsNull) {
      throw new IndexOutOfBoundsException("Index: " + index + " Size: " + n);
    }
    return (E) elements[index];
  }

  private static final class Elements<E> implements Iterator<E> {
    private final Object[] elements;
    private int i;

    Elements(Object[] elements) {
      this.elements = elements;
    }

    @Override
    public boolean hasNext() {
      return i < elements.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (i >= elements.length) throw new NoSuchElementException();
      return (E) elements[i++];
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  public Iterator<E> iterator() {
    return new Elements<>(elements);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    if (index < 0 || index > size()) throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
    ListIterator<E> it = super.listIterator(index);
    return new ListIterator<E>() {
      @Override
      public boolean hasNext() {
        return it.hasNext();
      }

      @Override
      public E next() {
        if (!it.hasNext()) throw new NoSuchElementException();
        return it.next();
      }

      @Override
      public boolean hasPrevious() {
        return it.hasPrevious();
      }

      @Override
      public E previous() {
        if (!it.hasPrevious()) throw new NoSuchElementException();
        return it.previous();
      }

      @Override
      public int nextIndex() {
        return it.nextIndex();
      }

      @Override
      public int previousIndex() {
        return it.previousIndex();
      }

      @Override
      public void remove() {
        throw new UnsupportedOperationException();
      }

      @Override
      public void set(E e) {
        throw new UnsupportedOperationException();
      }

      @Override
      public void add(E e) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    if (!allowsNull) Objects.requireNonNull(o);
    for (int i = 0; i < elements.length; i++) {
      if (Objects.equals(o, elements[i])) return i;
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    if (!allowsNull) Objects.requireNonNull(o);
    for (int i = elements.length - 1; i >= 0; i--) {
      if (Objects.equals(o, elements[i])) return i;
    }
    return -1;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, elements.length, Object[].class);
  }

  @Override
  public List<E> subList(int fromIndex, int toIndex) {
    checkSubList(fromIndex, toIndex, elements.length);
    return new ImmutableList<E>(Arrays.copyOfRange(elements, fromIndex, toIndex), allowsNull, true);
  }

  @Override
  public boolean add(E e) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object o) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void sort(Comparator<? super E> c) {
    throw new UnsupportedOperationException();
  }
}
