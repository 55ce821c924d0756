// A set of constants of an enum, in their order.
package java.util;

public class EnumSet<E extends Enum<E>> extends AbstractSet<E>
    implements Cloneable, java.io.Serializable {
  private final Class<E> elementType;
  private Enum<?>[] elements = new Enum<?>[4];  // by ordinal, as far as needed; null: not in the set
  private int size;

  private EnumSet(Class<E> elementType) {
    this.elementType = Objects.requireNonNull(elementType);
  }

  public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
    if (!elementType.isEnum()) throw new ClassCastException(elementType + " not an enum");
    return new EnumSet<E>(elementType);
  }

  public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
    EnumSet<E> result = noneOf(elementType);
    for (E e : elementType.getEnumConstants()) result.add(e);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
    return s.clone();
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
    if (c instanceof EnumSet) return ((EnumSet<E>) c).clone();
    if (c.isEmpty()) throw new IllegalArgumentException("Collection is empty");
    EnumSet<E> result = noneOf(c.iterator().next().getDeclaringClass());
    result.addAll(c);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
    EnumSet<E> result = noneOf(s.elementType);
    for (E e : s.elementType.getEnumConstants()) {
      if (!s.contains(e)) result.add(e);
    }
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e) {
    EnumSet<E> result = noneOf(e.getDeclaringClass());
    result.add(e);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
    EnumSet<E> result = of(e1);
    result.add(e2);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
    EnumSet<E> result = of(e1, e2);
    result.add(e3);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
    EnumSet<E> result = of(e1, e2, e3);
    result.add(e4);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
    EnumSet<E> result = of(e1, e2, e3, e4);
    result.add(e5);
    return result;
  }

  @SafeVarargs
  public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
    EnumSet<E> result = of(first);
    for (E e : rest) result.add(e);
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
    if (from.compareTo(to) > 0) throw new IllegalArgumentException(from + " > " + to);
    EnumSet<E> result = of(from);
    for (E e : from.getDeclaringClass().getEnumConstants()) {
      if (e.compareTo(from) >= 0 && e.compareTo(to) <= 0) result.add(e);
    }
    return result;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean contains(Object o) {
    if (!(o instanceof Enum)) return false;
    int i = ((Enum<?>) o).ordinal();
    return i < elements.length && elements[i] == o;
  }

  @Override
  public boolean add(E e) {
    if (e.getDeclaringClass() != elementType) {
      throw new ClassCastException(e.getClass() + " != " + elementType);
    }
    int i = e.ordinal();
    if (i >= elements.length) elements = Arrays.copyOf(elements, Math.max(i + 1, 2 * i));
    if (elements[i] != null) return false;
    elements[i] = e;
    size++;
    return true;
  }

  @Override
  public boolean remove(Object o) {
    if (!contains(o)) return false;
    elements[((Enum<?>) o).ordinal()] = null;
    size--;
    return true;
  }

  @Override
  public void clear() {
    for (int i = 0; i < elements.length; i++) elements[i] = null;
    size = 0;
  }

  @Override
  public EnumSet<E> clone() {
    EnumSet<E> copy = new EnumSet<>(elementType);
    copy.elements = elements.clone();
    copy.size = size;
    return copy;
  }

  @Override
  public Iterator<E> iterator() {
    return new Iterator<E>() {
      // As on OpenJDK it takes 64 constants at a time: those that are in the set now, whatever comes or goes meanwhile.
      private Enum<?>[] seen = part(0);
      private int begin;  // the ordinal of the first of them
      private int next;   // in seen
      private E last;

      private Enum<?>[] part(int begin) {
        return Arrays.copyOfRange(elements, begin, Math.min(begin + 64, elements.length));
      }

      @Override
      public boolean hasNext() {
        while (true) {
          while (next < seen.length && seen[next] == null) next++;
          if (next < seen.length) return true;
          if (begin + 64 >= elements.length) break;
          begin += 64;
          next = 0;
          seen = part(begin);
        }
        begin = Integer.MAX_VALUE - 64;  // It stays at the end, whatever is added.
        return false;
      }

      @Override
      @SuppressWarnings("unchecked")
      public E next() {
        if (!hasNext()) throw new NoSuchElementException();
        last = (E) seen[next++];
        return last;
      }

      @Override
      public void remove() {
        if (last == null) throw new IllegalStateException();
        EnumSet.this.remove(last);
        last = null;
      }
    };
  }

  // Stands in streams of objects for sets.
  static final class SerializationProxy<E extends Enum<E>> implements java.io.Serializable {
    private static final long serialVersionUID = 362491234563181265L;
    private final Class<E> elementType;
    private final Enum<?>[] elements;

    private SerializationProxy(EnumSet<E> set) {
      elementType = set.elementType;
      elements = set.toArray(new Enum<?>[0]);
    }

    // For java.io.LibraryForm.
    public static Object of(Object set) {
      return new SerializationProxy<>((EnumSet<?>) set);
    }

    @SuppressWarnings("unchecked")
    private Object readResolve() {
      EnumSet<E> result = EnumSet.noneOf(elementType);
      for (Enum<?> each : elements) result.add((E) each);
      return result;
    }
  }
}
