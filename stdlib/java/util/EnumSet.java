// A set of constants of an enum, in their order. As on OpenJDK it is a RegularEnumSet, whose elements are the bits of one
// long, or of an enum with more than 64 constants a JumboEnumSet: threads that share one without a lock race there for
// the same variables.
package java.util;

public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E>
    implements Cloneable, java.io.Serializable {
  final transient Class<E> elementType;
  final transient E[] universe;  // all constants

  EnumSet(Class<E> elementType, E[] universe) {
    this.elementType = elementType;
    this.universe = universe;
  }

  public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
    if (elementType == null) {
      throw new NullPointerException(
          "Cannot invoke \"java.lang.Class.getEnumConstantsShared()\" because \"klass\" is null");
    }
    E[] universe = elementType.getEnumConstants();
    if (universe == null) throw new ClassCastException(elementType + " not an enum");
    return universe.length <= 64
        ? new RegularEnumSet<E>(elementType, universe)
        : new JumboEnumSet<E>(elementType, universe);
  }

  public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
    EnumSet<E> result = noneOf(elementType);
    result.complement();
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
    return s.clone();
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
    if (c instanceof EnumSet) return ((EnumSet<E>) c).clone();
    if (c.isEmpty()) throw new IllegalArgumentException("Collection is empty");
    Iterator<E> i = c.iterator();
    EnumSet<E> result = of(i.next());
    while (i.hasNext()) result.add(i.next());
    return result;
  }

  public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
    EnumSet<E> result = copyOf(s);
    result.complement();
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
    EnumSet<E> result = noneOf(from.getDeclaringClass());
    for (int i = from.ordinal(); i <= to.ordinal(); i++) result.add(result.universe[i]);
    return result;
  }

  // What is in the set is not, and the other way round.
  abstract void complement();

  final void check(E e) {
    Class<?> c = e.getClass();
    if (c != elementType && c.getSuperclass() != elementType) throw new ClassCastException(c + " != " + elementType);
  }

  // -1: it cannot be in the set.
  final int ordinalOf(Object o) {
    if (o == null) return -1;
    Class<?> c = o.getClass();
    return c == elementType || c.getSuperclass() == elementType ? ((Enum<?>) o).ordinal() : -1;
  }

  // Before a bulk operation with elements of another enum.
  final ClassCastException wrongType(EnumSet<?> other) {
    return new ClassCastException(other.elementType + " != " + elementType);
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumSet<E> clone() {
    try {
      return (EnumSet<E>) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
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
