// A sequence of elements with indices.
package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends Collection<E> {
  boolean addAll(int index, Collection<? extends E> c);

  default void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    ListIterator<E> li = listIterator();
    while (li.hasNext()) li.set(operator.apply(li.next()));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  default void sort(Comparator<? super E> c) {
    Object[] a = toArray();
    Arrays.sort(a, (Comparator) c);
    ListIterator<E> i = listIterator();
    for (Object e : a) {
      i.next();
      i.set((E) e);
    }
  }

  E get(int index);

  E set(int index, E element);

  void add(int index, E element);

  boolean add(E e);

  E remove(int index);

  boolean remove(Object o);

  int indexOf(Object o);

  int lastIndexOf(Object o);

  ListIterator<E> listIterator();

  ListIterator<E> listIterator(int index);

  List<E> subList(int fromIndex, int toIndex);

  static <E> List<E> of() {
    return ImmutableList.of();
  }

  static <E> List<E> of(E e1) {
    return ImmutableList.of(e1);
  }

  static <E> List<E> of(E e1, E e2) {
    return ImmutableList.of(e1, e2);
  }

  static <E> List<E> of(E e1, E e2, E e3) {
    return ImmutableList.of(e1, e2, e3);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4) {
    return ImmutableList.of(e1, e2, e3, e4);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
    return ImmutableList.of(e1, e2, e3, e4, e5);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
    return ImmutableList.of(e1, e2, e3, e4, e5, e6);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
    return ImmutableList.of(e1, e2, e3, e4, e5, e6, e7);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
    return ImmutableList.of(e1, e2, e3, e4, e5, e6, e7, e8);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
    return ImmutableList.of(e1, e2, e3, e4, e5, e6, e7, e8, e9);
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
    return ImmutableList.of(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static <E> List<E> of(E... elements) {
    return ImmutableList.of(elements.clone());
  }

  @SuppressWarnings("unchecked")
  static <E> List<E> copyOf(Collection<? extends E> coll) {
    if (coll instanceof ImmutableList && !((ImmutableList<?>) coll).allowsNull()) {
      return (List<E>) coll;
    }
    return (List<E>) ImmutableList.of(coll.toArray());
  }

  @Override
  default Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED);
  }
}
