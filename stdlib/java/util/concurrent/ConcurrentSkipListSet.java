// A sorted set that threads may use at the same time: the keys of a ConcurrentSkipListMap.
package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.Spliterator;

public class ConcurrentSkipListSet<E> extends AbstractSet<E>
    implements NavigableSet<E>, Cloneable, java.io.Serializable {
  private ConcurrentNavigableMap<E, Object> map;  // not final: a clone has one of its own
  private final boolean growing;  // a set of its own, not the keys of somebody's map

  public ConcurrentSkipListSet() {
    this(new ConcurrentSkipListMap<E, Object>(), true);
  }

  public ConcurrentSkipListSet(Comparator<? super E> comparator) {
    this(new ConcurrentSkipListMap<E, Object>(comparator), true);
  }

  public ConcurrentSkipListSet(Collection<? extends E> c) {
    this();
    addAll(c);
  }

  public ConcurrentSkipListSet(SortedSet<E> s) {
    this(new ConcurrentSkipListMap<E, Object>(s.comparator()), true);
    addAll(s);
  }

  @SuppressWarnings("unchecked")
  ConcurrentSkipListSet(ConcurrentNavigableMap<E, ?> map, boolean growing) {
    this.map = (ConcurrentNavigableMap<E, Object>) map;
    this.growing = growing;
  }

  @Override
  @SuppressWarnings("unchecked")
  public ConcurrentSkipListSet<E> clone() {
    try {
      ConcurrentSkipListSet<E> copy = (ConcurrentSkipListSet<E>) super.clone();
      copy.map = new ConcurrentSkipListMap<E, Object>(map);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    if (!growing) throw new UnsupportedOperationException();
    return map.putIfAbsent(e, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(Object o) {
    return map.remove(o) != null;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public Iterator<E> iterator() {
    return ((ConcurrentSkipListMap<E, Object>) map).keyIterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return ((ConcurrentSkipListMap<E, Object>) map.descendingMap()).keyIterator();
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    boolean modified = false;
    for (Object o : c) {
      if (remove(o)) modified = true;
    }
    return modified;
  }

  @Override
  public E lower(E e) {
    return map.lowerKey(e);
  }

  @Override
  public E floor(E e) {
    return map.floorKey(e);
  }

  @Override
  public E ceiling(E e) {
    return map.ceilingKey(e);
  }

  @Override
  public E higher(E e) {
    return map.higherKey(e);
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, Object> e = map.pollFirstEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, Object> e = map.pollLastEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public Comparator<? super E> comparator() {
    return map.comparator();
  }

  @Override
  public E first() {
    return map.firstKey();
  }

  @Override
  public E last() {
    return map.lastKey();
  }

  @Override
  public NavigableSet<E> subSet(
      E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
    return new ConcurrentSkipListSet<E>(
        map.subMap(fromElement, fromInclusive, toElement, toInclusive), growing);
  }

  @Override
  public NavigableSet<E> headSet(E toElement, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.headMap(toElement, inclusive), growing);
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.tailMap(fromElement, inclusive), growing);
  }

  @Override
  public NavigableSet<E> subSet(E fromElement, E toElement) {
    return subSet(fromElement, true, toElement, false);
  }

  @Override
  public NavigableSet<E> headSet(E toElement) {
    return headSet(toElement, false);
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement) {
    return tailSet(fromElement, true);
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new ConcurrentSkipListSet<E>(map.descendingMap(), growing);
  }

  @Override
  public Spliterator<E> spliterator() {
    return ((ConcurrentSkipListMap<E, Object>) map).keySpliterator();
  }
}
