// An EnumSet of an enum with at most 64 constants.
package java.util;

class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
  private long elements;  // bits, by ordinal

  RegularEnumSet(Class<E> elementType, E[] universe) {
    super(elementType, universe);
  }

  @Override
  void complement() {
    if (universe.length == 0) return;
    elements = ~elements;
    elements &= -1L >>> -universe.length;
  }

  @Override
  public Iterator<E> iterator() {
    return new EnumIterator();
  }

  // Those that are in the set now, whatever comes or goes meanwhile.
  private class EnumIterator implements Iterator<E> {
    private long unseen = elements;
    private long last;  // a bit; 0: there is none that remove() could mean

    @Override
    public boolean hasNext() {
      return unseen != 0;
    }

    @Override
    public E next() {
      if (unseen == 0) throw new NoSuchElementException();
      last = unseen & -unseen;
      unseen -= last;
      return universe[Long.numberOfTrailingZeros(last)];
    }

    @Override
    public void remove() {
      if (last == 0) throw new IllegalStateException();
      elements &= ~last;
      last = 0;
    }
  }

  @Override
  public int size() {
    return Long.bitCount(elements);
  }

  @Override
  public boolean isEmpty() {
    return elements == 0;
  }

  @Override
  public boolean contains(Object o) {
    int i = ordinalOf(o);
    return i >= 0 && (elements & 1L << i) != 0;
  }

  @Override
  public boolean add(E e) {
    check(e);
    long before = elements;
    elements = before | 1L << e.ordinal();
    return elements != before;
  }

  @Override
  public boolean remove(Object o) {
    int i = ordinalOf(o);
    if (i < 0) return false;
    long before = elements;
    elements = before & ~(1L << i);
    return elements != before;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    if (!(c instanceof RegularEnumSet)) return super.containsAll(c);
    RegularEnumSet<?> other = (RegularEnumSet<?>) c;
    if (other.elementType != elementType) return other.isEmpty();
    return (other.elements & ~elements) == 0;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    if (!(c instanceof RegularEnumSet)) return super.addAll(c);
    RegularEnumSet<?> other = (RegularEnumSet<?>) c;
    if (other.elementType != elementType) {
      if (other.isEmpty()) return false;
      throw wrongType(other);
    }
    long before = elements;
    elements = before | other.elements;
    return elements != before;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    if (!(c instanceof RegularEnumSet)) return super.removeAll(c);
    RegularEnumSet<?> other = (RegularEnumSet<?>) c;
    if (other.elementType != elementType) return false;
    long before = elements;
    elements = before & ~other.elements;
    return elements != before;
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    if (!(c instanceof RegularEnumSet)) return super.retainAll(c);
    RegularEnumSet<?> other = (RegularEnumSet<?>) c;
    if (other.elementType != elementType) {
      boolean changed = elements != 0;
      elements = 0;
      return changed;
    }
    long before = elements;
    elements = before & other.elements;
    return elements != before;
  }

  @Override
  public void clear() {
    elements = 0;
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof RegularEnumSet)) return super.equals(o);
    RegularEnumSet<?> other = (RegularEnumSet<?>) o;
    if (other.elementType != elementType) return elements == 0 && other.elements == 0;
    return other.elements == elements;
  }
}
