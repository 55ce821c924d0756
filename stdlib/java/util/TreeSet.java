// A set in a red-black tree.
package java.util;

public class TreeSet<E> extends AbstractSet<E>
    implements NavigableSet<E>, Cloneable, java.io.Serializable {
  private NavigableMap<E, Object> m;

  private TreeSet(NavigableMap<E, Object> m) {
    this.m = m;
  }

  public TreeSet() {
    m = new TreeMap<>();
  }

  public TreeSet(Comparator<? super E> comparator) {
    m = new TreeMap<>(comparator);
  }

  public TreeSet(Collection<? extends E> c) {
    m = new TreeMap<>();
    addAll(c);
  }

  public TreeSet(SortedSet<E> s) {
    m = new TreeMap<>(s.comparator());
    addAll(s);
  }

  @Override
  public Iterator<E> iterator() {
    return m.navigableKeySet().iterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return m.navigableKeySet().spliterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return m.descendingKeySet().iterator();
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new TreeSet<>(m.descendingMap());
  }

  @Override
  public int size() {
    return m.size();
  }

  @Override
  public boolean isEmpty() {
    return m.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return m.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    return m.put(e, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(Object o) {
    return m.remove(o) != null;
  }

  @Override
  public void clear() {
    m.clear();
  }

  @Override
  public NavigableSet<E> subSet(
      E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
    return new TreeSet<>(m.subMap(fromElement, fromInclusive, toElement, toInclusive));
  }

  @Override
  public NavigableSet<E> headSet(E toElement, boolean inclusive) {
    return new TreeSet<>(m.headMap(toElement, inclusive));
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
    return new TreeSet<>(m.tailMap(fromElement, inclusive));
  }

  @Override
  public SortedSet<E> subSet(E fromElement, E toElement) {
    return subSet(fromElement, true, toElement, false);
  }

  @Override
  public SortedSet<E> headSet(E toElement) {
    return headSet(toElement, false);
  }

  @Override
  public SortedSet<E> tailSet(E fromElement) {
    return tailSet(fromElement, true);
  }

  @Override
  public Comparator<? super E> comparator() {
    return m.comparator();
  }

  @Override
  public E first() {
    return m.firstKey();
  }

  @Override
  public E last() {
    return m.lastKey();
  }

  @Override
  public E lower(E e) {
    return m.lowerKey(e);
  }

  @Override
  public E floor(E e) {
    return m.floorKey(e);
  }

  @Override
  public E ceiling(E e) {
    return m.ceilingKey(e);
  }

  @Override
  public E higher(E e) {
    return m.higherKey(e);
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, ?> e = m.pollFirstEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, ?> e = m.pollLastEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      TreeSet<E> copy = (TreeSet<E>) super.clone();
      copy.m = new TreeMap<>((SortedMap<E, Object>) m);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
