// An EnumSet of an enum with more than 64 constants.
package java.util;

class JumboEnumSet<E extends Enum<E>> extends EnumSet<E> {
  private long[] elements;  // bits, by ordinal
  private int size;

  JumboEnumSet(Class<E> elementType, E[] universe) {
    super(elementType, universe);
    elements = new long[(universe.length + 63) >>> 6];
  }

  @Override
  void complement() {
    for (int i = 0; i < elements.length; i++) elements[i] = ~elements[i];
    elements[elements.length - 1] &= -1L >>> -universe.length;
    size = universe.length - size;
  }

  @Override
  public Iterator<E> iterator() {
    return new EnumIterator();
  }

  // 64 constants at a time: those that are in the set when it comes to them, whatever comes or goes meanwhile.
  private class EnumIterator implements Iterator<E> {
    private long unseen = elements[0];
    private int unseenIndex;  // in elements
    private long last;        // a bit; 0: there is none that remove() could mean
    private int lastIndex;

    @Override
    public boolean hasNext() {
      while (unseen == 0 && unseenIndex < elements.length - 1) unseen = elements[++unseenIndex];
      return unseen != 0;
    }

    @Override
    public E next() {
      if (!hasNext()) throw new NoSuchElementException();
      last = unseen & -unseen;
      lastIndex = unseenIndex;
      unseen -= last;
      return universe[(lastIndex << 6) + Long.numberOfTrailingZeros(last)];
    }

    @Override
    public void remove() {
      if (last == 0) throw new IllegalStateException();
      long before = elements[lastIndex];
      elements[lastIndex] &= ~last;
      if (before != elements[lastIndex]) size--;
      last = 0;
    }
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public boolean contains(Object o) {
    int i = ordinalOf(o);
    return i >= 0 && (elements[i >>> 6] & 1L << i) != 0;
  }

  @Override
  public boolean add(E e) {
    check(e);
    int i = e.ordinal();
    long before = elements[i >>> 6];
    elements[i >>> 6] |= 1L << i;
    boolean added = elements[i >>> 6] != before;
    if (added) size++;
    return added;
  }

  @Override
  public boolean remove(Object o) {
    int i = ordinalOf(o);
    if (i < 0) return false;
    long before = elements[i >>> 6];
    elements[i >>> 6] &= ~(1L << i);
    boolean removed = elements[i >>> 6] != before;
    if (removed) size--;
    return removed;
  }

  // Has the size changed?
  private boolean count() {
    int before = size;
    size = 0;
    for (long each : elements) size += Long.bitCount(each);
    return size != before;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    if (!(c instanceof JumboEnumSet)) return super.containsAll(c);
    JumboEnumSet<?> other = (JumboEnumSet<?>) c;
    if (other.elementType != elementType) return other.isEmpty();
    for (int i = 0; i < elements.length; i++) {
      if ((other.elements[i] & ~elements[i]) != 0) return false;
    }
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    if (!(c instanceof JumboEnumSet)) return super.addAll(c);
    JumboEnumSet<?> other = (JumboEnumSet<?>) c;
    if (other.elementType != elementType) {
      if (other.isEmpty()) return false;
      throw wrongType(other);
    }
    for (int i = 0; i < elements.length; i++) elements[i] |= other.elements[i];
    return count();
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    if (!(c instanceof JumboEnumSet)) return super.removeAll(c);
    JumboEnumSet<?> other = (JumboEnumSet<?>) c;
    if (other.elementType != elementType) return false;
    for (int i = 0; i < elements.length; i++) elements[i] &= ~other.elements[i];
    return count();
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    if (!(c instanceof JumboEnumSet)) return super.retainAll(c);
    JumboEnumSet<?> other = (JumboEnumSet<?>) c;
    if (other.elementType != elementType) {
      boolean changed = size != 0;
      clear();
      return changed;
    }
    for (int i = 0; i < elements.length; i++) elements[i] &= other.elements[i];
    return count();
  }

  @Override
  public void clear() {
    Arrays.fill(elements, 0);
    size = 0;
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof JumboEnumSet)) return super.equals(o);
    JumboEnumSet<?> other = (JumboEnumSet<?>) o;
    if (other.elementType != elementType) return size == 0 && other.size == 0;
    return Arrays.equals(other.elements, elements);
  }

  @Override
  public EnumSet<E> clone() {
    JumboEnumSet<E> copy = (JumboEnumSet<E>) super.clone();
    copy.elements = copy.elements.clone();
    return copy;
  }
}
