// What Set.of and its like return. OpenJDK's order differs from run to run; here it is the order in
// which the elements were given.
package java.util;

import java.util.function.Predicate;

final class ImmutableSet<E> extends AbstractSet<E> implements java.io.Serializable {
  private final LinkedHashMap<Object, Object> map;

  private ImmutableSet(LinkedHashMap<Object, Object> map) {
    this.map = map;
  }

  static <E> Set<E> of(Object... elements) {
    LinkedHashMap<Object, Object> map = new LinkedHashMap<>();
    for (Object e : elements) {
      if (map.put(Objects.requireNonNull(e), Boolean.TRUE) != null) {
        throw new IllegalArgumentException("duplicate element: " + e);
      }
    }
    return new ImmutableSet<E>(map);
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(Objects.requireNonNull(o));
  }

  @Override
  public Iterator<E> iterator() {
    Iterator<Object> it = map.keySet().iterator();
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return it.hasNext();
      }

      @Override
      @SuppressWarnings("unchecked")
      public E next() {
        return (E) it.next();
      }
    };
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
}
