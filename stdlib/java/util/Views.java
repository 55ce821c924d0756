// The navigable views of Collections, unmodifiable and synchronized, and its checked views. Every program reaches Collections, and this
// class by the interface ViewFactory only if it is used (heddle.Reflection.late). Written from the documentation of Collections.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

final class Views implements ViewFactory {
  @Override
  public <T> NavigableSet<T> unmodifiable(NavigableSet<T> s) {
    return new UnmodifiableNavigableSet<>(s);
  }

  @Override
  public <K, V> NavigableMap<K, V> unmodifiable(NavigableMap<K, ? extends V> m) {
    if (m == null) throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"m\" is null");
    return new UnmodifiableNavigableMap<>(m);
  }

  @Override
  public <T> NavigableSet<T> synchronizedView(NavigableSet<T> s) {
    return new SynchronizedNavigableSet<>(s, null);
  }

  @Override
  public <K, V> NavigableMap<K, V> synchronizedView(NavigableMap<K, V> m) {
    return new SynchronizedNavigableMap<>(m, null);
  }

  @Override
  public <E> Collection<E> checked(Collection<E> c, Class<E> type) {
    return new CheckedCollection<>(c, type);
  }

  @Override
  public <E> Set<E> checked(Set<E> s, Class<E> type) {
    return new CheckedSet<>(s, type);
  }

  @Override
  public <E> SortedSet<E> checked(SortedSet<E> s, Class<E> type) {
    return new CheckedSortedSet<>(s, type);
  }

  @Override
  public <E> NavigableSet<E> checked(NavigableSet<E> s, Class<E> type) {
    return new CheckedNavigableSet<>(s, type);
  }

  @Override
  public <E> Queue<E> checked(Queue<E> q, Class<E> type) {
    return new CheckedQueue<>(q, type);
  }

  @Override
  public <E> List<E> checked(List<E> l, Class<E> type) {
    return l instanceof RandomAccess ? new CheckedRandomAccessList<>(l, type) : new CheckedList<>(l, type);
  }

  @Override
  public <K, V> Map<K, V> checked(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
    return new CheckedMap<>(m, keyType, valueType);
  }

  @Override
  public <K, V> SortedMap<K, V> checked(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
    return new CheckedSortedMap<>(m, keyType, valueType);
  }

  @Override
  public <K, V> NavigableMap<K, V> checked(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
    return new CheckedNavigableMap<>(m, keyType, valueType);
  }

  private static final class UnmodifiableNavigableSet<E> extends Collections.UnmodifiableSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> ns;

    UnmodifiableNavigableSet(NavigableSet<E> s) {
      super(s);
      ns = s;
    }

    @Override
    public E lower(E e) {
      return ns.lower(e);
    }

    @Override
    public E floor(E e) {
      return ns.floor(e);
    }

    @Override
    public E ceiling(E e) {
      return ns.ceiling(e);
    }

    @Override
    public E higher(E e) {
      return ns.higher(e);
    }

    @Override
    public E pollFirst() {
      throw new UnsupportedOperationException();
    }

    @Override
    public E pollLast() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Iterator<E> descendingIterator() {
      return descendingSet().iterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
      return new UnmodifiableNavigableSet<>(ns.descendingSet());
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
      return new UnmodifiableNavigableSet<>(ns.subSet(from, fromInclusive, to, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
      return new UnmodifiableNavigableSet<>(ns.headSet(to, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
      return new UnmodifiableNavigableSet<>(ns.tailSet(from, inclusive));
    }
  }

  private static final class SynchronizedNavigableSet<E> extends Collections.SynchronizedSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> ns;

    SynchronizedNavigableSet(NavigableSet<E> s, Object mutex) {
      super(s, mutex);
      ns = s;
    }

    @Override
    public E lower(E e) {
      synchronized (mutex) {
        return ns.lower(e);
      }
    }

    @Override
    public E floor(E e) {
      synchronized (mutex) {
        return ns.floor(e);
      }
    }

    @Override
    public E ceiling(E e) {
      synchronized (mutex) {
        return ns.ceiling(e);
      }
    }

    @Override
    public E higher(E e) {
      synchronized (mutex) {
        return ns.higher(e);
      }
    }

    @Override
    public E pollFirst() {
      synchronized (mutex) {
        return ns.pollFirst();
      }
    }

    @Override
    public E pollLast() {
      synchronized (mutex) {
        return ns.pollLast();
      }
    }

    @Override
    public Iterator<E> descendingIterator() {
      return ns.descendingIterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.descendingSet(), mutex);
      }
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.subSet(from, fromInclusive, to, toInclusive), mutex);
      }
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.headSet(to, inclusive), mutex);
      }
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.tailSet(from, inclusive), mutex);
      }
    }

    @Override
    public NavigableSet<E> subSet(E from, E to) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.subSet(from, true, to, false), mutex);
      }
    }

    @Override
    public NavigableSet<E> headSet(E to) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.headSet(to, false), mutex);
      }
    }

    @Override
    public NavigableSet<E> tailSet(E from) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(ns.tailSet(from, true), mutex);
      }
    }
  }

  private static final class UnmodifiableNavigableMap<K, V> extends Collections.UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, ? extends V> nm;

    UnmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
      super(m);
      nm = m;
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      return immutable(nm.lowerEntry(key));
    }

    @Override
    public K lowerKey(K key) {
      return nm.lowerKey(key);
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      return immutable(nm.floorEntry(key));
    }

    @Override
    public K floorKey(K key) {
      return nm.floorKey(key);
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      return immutable(nm.ceilingEntry(key));
    }

    @Override
    public K ceilingKey(K key) {
      return nm.ceilingKey(key);
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      return immutable(nm.higherEntry(key));
    }

    @Override
    public K higherKey(K key) {
      return nm.higherKey(key);
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      return immutable(nm.firstEntry());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      return immutable(nm.lastEntry());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      throw new UnsupportedOperationException();
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      return new UnmodifiableNavigableMap<K, V>(nm.descendingMap());
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      return Collections.unmodifiableNavigableSet(nm.navigableKeySet());
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      return Collections.unmodifiableNavigableSet(nm.descendingKeySet());
    }

    @Override
    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
      return new UnmodifiableNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive));
    }

    @Override
    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
      return new UnmodifiableNavigableMap<K, V>(nm.headMap(to, inclusive));
    }

    @Override
    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
      return new UnmodifiableNavigableMap<K, V>(nm.tailMap(from, inclusive));
    }

    private static <K, V> Map.Entry<K, V> immutable(Map.Entry<K, ? extends V> e) {
      return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e.getKey(), e.getValue());
    }
  }

  private static final class SynchronizedNavigableMap<K, V> extends Collections.SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> nm;

    SynchronizedNavigableMap(NavigableMap<K, V> m, Object mutex) {
      super(m, mutex);
      nm = m;
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      synchronized (mutex) {
        return nm.lowerEntry(key);
      }
    }

    @Override
    public K lowerKey(K key) {
      synchronized (mutex) {
        return nm.lowerKey(key);
      }
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      synchronized (mutex) {
        return nm.floorEntry(key);
      }
    }

    @Override
    public K floorKey(K key) {
      synchronized (mutex) {
        return nm.floorKey(key);
      }
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      synchronized (mutex) {
        return nm.ceilingEntry(key);
      }
    }

    @Override
    public K ceilingKey(K key) {
      synchronized (mutex) {
        return nm.ceilingKey(key);
      }
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      synchronized (mutex) {
        return nm.higherEntry(key);
      }
    }

    @Override
    public K higherKey(K key) {
      synchronized (mutex) {
        return nm.higherKey(key);
      }
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      synchronized (mutex) {
        return nm.firstEntry();
      }
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      synchronized (mutex) {
        return nm.lastEntry();
      }
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      synchronized (mutex) {
        return nm.pollFirstEntry();
      }
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      synchronized (mutex) {
        return nm.pollLastEntry();
      }
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.descendingMap(), mutex);
      }
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<K>(nm.navigableKeySet(), mutex);
      }
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<K>(nm.descendingKeySet(), mutex);
      }
    }

    @Override
    public NavigableSet<K> keySet() {
      return navigableKeySet();
    }

    @Override
    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.headMap(to, inclusive), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.tailMap(from, inclusive), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> subMap(K from, K to) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.subMap(from, true, to, false), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> headMap(K to) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.headMap(to, false), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> tailMap(K from) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<K, V>(nm.tailMap(from, true), mutex);
      }
    }
  }

  // --- checked ones

  private static class CheckedCollection<E> extends AbstractCollection<E> implements java.io.Serializable {
    final Collection<E> c;
    final Class<E> type;

    CheckedCollection(Collection<E> c, Class<E> type) {
      this.c = Objects.requireNonNull(c, "c");
      this.type = Objects.requireNonNull(type, "type");
    }

    @SuppressWarnings("unchecked")
    final E check(Object o) {
      if (o != null && !type.isInstance(o)) {
        throw new ClassCastException("Attempt to insert " + o.getClass() + " element into collection with element type " + type);
      }
      return (E) o;
    }

    // All are looked at before the first one is added.
    @SuppressWarnings("unchecked")
    final Collection<E> check(Collection<? extends E> all) {
      Object[] elements = all.toArray();
      for (Object each : elements) check(each);
      return (Collection<E>) Arrays.asList(elements);
    }

    @Override
    public int size() {
      return c.size();
    }

    @Override
    public boolean isEmpty() {
      return c.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
      return c.contains(o);
    }

    @Override
    public Object[] toArray() {
      return c.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return c.toArray(a);
    }

    @Override
    public String toString() {
      return c.toString();
    }

    @Override
    public boolean remove(Object o) {
      return c.remove(o);
    }

    @Override
    public void clear() {
      c.clear();
    }

    @Override
    public boolean containsAll(Collection<?> all) {
      return c.containsAll(all);
    }

    @Override
    public boolean removeAll(Collection<?> all) {
      return c.removeAll(all);
    }

    @Override
    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
      return c.removeIf(filter);
    }

    @Override
    public void forEach(java.util.function.Consumer<? super E> action) {
      c.forEach(action);
    }

    @Override
    public boolean retainAll(Collection<?> all) {
      return c.retainAll(all);
    }

    @Override
    public Iterator<E> iterator() {
      return c.iterator();
    }

    @Override
    public boolean add(E e) {
      return c.add(check(e));
    }

    @Override
    public boolean addAll(Collection<? extends E> all) {
      return c.addAll(check(all));
    }

    @Override
    public Spliterator<E> spliterator() {
      return c.spliterator();
    }
  }

  private static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
    CheckedSet(Set<E> s, Class<E> type) {
      super(s, type);
    }

    @Override
    public boolean equals(Object o) {
      return o == this || c.equals(o);
    }

    @Override
    public int hashCode() {
      return c.hashCode();
    }

    @Override
    public Spliterator<E> spliterator() {
      return c.spliterator();
    }
  }

  private static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
    private final SortedSet<E> ss;

    CheckedSortedSet(SortedSet<E> s, Class<E> type) {
      super(s, type);
      ss = s;
    }

    @Override
    public Comparator<? super E> comparator() {
      return ss.comparator();
    }

    @Override
    public E first() {
      return ss.first();
    }

    @Override
    public E last() {
      return ss.last();
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
      return new CheckedSortedSet<>(ss.subSet(from, to), type);
    }

    @Override
    public SortedSet<E> headSet(E to) {
      return new CheckedSortedSet<>(ss.headSet(to), type);
    }

    @Override
    public SortedSet<E> tailSet(E from) {
      return new CheckedSortedSet<>(ss.tailSet(from), type);
    }

    @Override
    public Spliterator<E> spliterator() {
      return c.spliterator();
    }
  }

  private static final class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> ns;

    CheckedNavigableSet(NavigableSet<E> s, Class<E> type) {
      super(s, type);
      ns = s;
    }

    @Override
    public E lower(E e) {
      return ns.lower(e);
    }

    @Override
    public E floor(E e) {
      return ns.floor(e);
    }

    @Override
    public E ceiling(E e) {
      return ns.ceiling(e);
    }

    @Override
    public E higher(E e) {
      return ns.higher(e);
    }

    @Override
    public E pollFirst() {
      return ns.pollFirst();
    }

    @Override
    public E pollLast() {
      return ns.pollLast();
    }

    @Override
    public Iterator<E> descendingIterator() {
      return ns.descendingIterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
      return new CheckedNavigableSet<>(ns.descendingSet(), type);
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
      return new CheckedNavigableSet<>(ns.subSet(from, fromInclusive, to, toInclusive), type);
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
      return new CheckedNavigableSet<>(ns.headSet(to, inclusive), type);
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
      return new CheckedNavigableSet<>(ns.tailSet(from, inclusive), type);
    }

    @Override
    public NavigableSet<E> subSet(E from, E to) {
      return new CheckedNavigableSet<>(ns.subSet(from, true, to, false), type);
    }

    @Override
    public NavigableSet<E> headSet(E to) {
      return new CheckedNavigableSet<>(ns.headSet(to, false), type);
    }

    @Override
    public NavigableSet<E> tailSet(E from) {
      return new CheckedNavigableSet<>(ns.tailSet(from, true), type);
    }
  }

  private static final class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
    private final Queue<E> q;

    CheckedQueue(Queue<E> q, Class<E> type) {
      super(q, type);
      this.q = q;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || q.equals(o);
    }

    @Override
    public int hashCode() {
      return q.hashCode();
    }

    @Override
    public boolean offer(E e) {
      return q.offer(check(e));
    }

    @Override
    public E remove() {
      return q.remove();
    }

    @Override
    public E poll() {
      return q.poll();
    }

    @Override
    public E element() {
      return q.element();
    }

    @Override
    public E peek() {
      return q.peek();
    }
  }

  private static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
    private final List<E> list;

    CheckedList(List<E> list, Class<E> type) {
      super(list, type);
      this.list = list;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || list.equals(o);
    }

    @Override
    public int hashCode() {
      return list.hashCode();
    }

    @Override
    public E get(int index) {
      return list.get(index);
    }

    @Override
    public E set(int index, E element) {
      return list.set(index, check(element));
    }

    @Override
    public void add(int index, E element) {
      list.add(index, check(element));
    }

    @Override
    public E remove(int index) {
      return list.remove(index);
    }

    @Override
    public int indexOf(Object o) {
      return list.indexOf(o);
    }

    @Override
    public int lastIndexOf(Object o) {
      return list.lastIndexOf(o);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> all) {
      return list.addAll(index, check(all));
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      Objects.requireNonNull(operator);
      list.replaceAll(e -> check(operator.apply(e)));
    }

    @Override
    public void sort(Comparator<? super E> cmp) {
      list.sort(cmp);
    }

    @Override
    public ListIterator<E> listIterator() {
      return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      ListIterator<E> it = list.listIterator(index);
      return new ListIterator<E>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public E next() {
          return it.next();
        }

        @Override
        public boolean hasPrevious() {
          return it.hasPrevious();
        }

        @Override
        public E previous() {
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
          it.remove();
        }

        @Override
        public void set(E e) {
          it.set(check(e));
        }

        @Override
        public void add(E e) {
          it.add(check(e));
        }
      };
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return new CheckedList<>(list.subList(fromIndex, toIndex), type);
    }

    @Override
    public Spliterator<E> spliterator() {
      return c.spliterator();
    }
  }

  private static final class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
    CheckedRandomAccessList(List<E> list, Class<E> type) {
      super(list, type);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return new CheckedRandomAccessList<>(((List<E>) c).subList(fromIndex, toIndex), type);
    }
  }

  private static class CheckedMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    private final Map<K, V> m;
    final Class<K> keyType;
    final Class<V> valueType;

    CheckedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
      this.m = Objects.requireNonNull(m);
      this.keyType = Objects.requireNonNull(keyType);
      this.valueType = Objects.requireNonNull(valueType);
    }

    private void check(Object key, Object value) {
      if (key != null && !keyType.isInstance(key)) {
        throw new ClassCastException("Attempt to insert " + key.getClass() + " key into map with key type " + keyType);
      }
      checked(value);
    }

    @SuppressWarnings("unchecked")
    final V checked(Object value) {
      if (value != null && !valueType.isInstance(value)) {
        throw new ClassCastException("Attempt to insert " + value.getClass() + " value into map with value type " + valueType);
      }
      return (V) value;
    }

    // An entry whose new value is looked at.
    final Map.Entry<K, V> entry(Map.Entry<K, V> e) {
      if (e == null) return null;
      return new Map.Entry<K, V>() {
        @Override
        public K getKey() {
          return e.getKey();
        }

        @Override
        public V getValue() {
          return e.getValue();
        }

        @Override
        public V setValue(V value) {
          return e.setValue(checked(value));
        }

        @Override
        public boolean equals(Object o) {
          return e.equals(o);
        }

        @Override
        public int hashCode() {
          return e.hashCode();
        }

        @Override
        public String toString() {
          return e.toString();
        }
      };
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
    public boolean containsKey(Object key) {
      return m.containsKey(key);
    }

    @Override
    public boolean containsValue(Object value) {
      return m.containsValue(value);
    }

    @Override
    public V get(Object key) {
      return m.get(key);
    }

    @Override
    public V remove(Object key) {
      return m.remove(key);
    }

    @Override
    public void clear() {
      m.clear();
    }

    @Override
    public Set<K> keySet() {
      return m.keySet();
    }

    @Override
    public Collection<V> values() {
      return m.values();
    }

    @Override
    public boolean equals(Object o) {
      return o == this || m.equals(o);
    }

    @Override
    public int hashCode() {
      return m.hashCode();
    }

    @Override
    public String toString() {
      return m.toString();
    }

    @Override
    public V put(K key, V value) {
      check(key, value);
      return m.put(key, value);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> all) {
      List<Map.Entry<K, V>> entries = new ArrayList<>();
      for (Map.Entry<? extends K, ? extends V> e : all.entrySet()) {
        check(e.getKey(), e.getValue());
        entries.add(new AbstractMap.SimpleImmutableEntry<K, V>(e.getKey(), e.getValue()));
      }
      for (Map.Entry<K, V> e : entries) m.put(e.getKey(), e.getValue());
    }

    @Override
    public V putIfAbsent(K key, V value) {
      check(key, value);
      return m.putIfAbsent(key, value);
    }

    @Override
    public V replace(K key, V value) {
      check(key, value);
      return m.replace(key, value);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      check(key, newValue);
      return m.replace(key, oldValue, newValue);
    }

    @Override
    public boolean remove(Object key, Object value) {
      return m.remove(key, value);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      m.replaceAll((k, v) -> checked(function.apply(k, v)));
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
      Objects.requireNonNull(function);
      return m.computeIfAbsent(key, k -> {
        V value = function.apply(k);
        check(k, value);
        return value;
      });
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      Objects.requireNonNull(function);
      return m.computeIfPresent(key, (k, v) -> checkedBoth(k, function.apply(k, v)));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      Objects.requireNonNull(function);
      return m.compute(key, (k, v) -> checkedBoth(k, function.apply(k, v)));
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
      Objects.requireNonNull(function);
      return m.merge(key, value, (a, b) -> checked(function.apply(a, b)));
    }

    private V checkedBoth(K key, V value) {
      check(key, value);
      return value;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      Set<Map.Entry<K, V>> all = m.entrySet();
      return new AbstractSet<Map.Entry<K, V>>() {
        @Override
        public int size() {
          return all.size();
        }

        @Override
        public boolean contains(Object o) {
          return all.contains(o);
        }

        @Override
        public boolean remove(Object o) {
          return all.remove(o);
        }

        // (It is the other collection that is asked, whichever is larger.)
        @Override
        public boolean removeAll(Collection<?> c) {
          Objects.requireNonNull(c);
          return removeIf(c::contains);
        }

        @Override
        public void clear() {
          all.clear();
        }

        @Override
        public String toString() {
          return all.toString();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
          Iterator<Map.Entry<K, V>> it = all.iterator();
          return new Iterator<Map.Entry<K, V>>() {
            @Override
            public boolean hasNext() {
              return it.hasNext();
            }

            @Override
            public Map.Entry<K, V> next() {
              return entry(it.next());
            }

            @Override
            public void remove() {
              it.remove();
            }
          };
        }
      };
    }
  }

  private static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> sm;

    CheckedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
      super(m, keyType, valueType);
      sm = m;
    }

    @Override
    public Comparator<? super K> comparator() {
      return sm.comparator();
    }

    @Override
    public K firstKey() {
      return sm.firstKey();
    }

    @Override
    public K lastKey() {
      return sm.lastKey();
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
      return new CheckedSortedMap<>(sm.subMap(from, to), keyType, valueType);
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
      return new CheckedSortedMap<>(sm.headMap(to), keyType, valueType);
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
      return new CheckedSortedMap<>(sm.tailMap(from), keyType, valueType);
    }
  }

  private static final class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> nm;

    CheckedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
      super(m, keyType, valueType);
      nm = m;
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      return entry(nm.lowerEntry(key));
    }

    @Override
    public K lowerKey(K key) {
      return nm.lowerKey(key);
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      return entry(nm.floorEntry(key));
    }

    @Override
    public K floorKey(K key) {
      return nm.floorKey(key);
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      return entry(nm.ceilingEntry(key));
    }

    @Override
    public K ceilingKey(K key) {
      return nm.ceilingKey(key);
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      return entry(nm.higherEntry(key));
    }

    @Override
    public K higherKey(K key) {
      return nm.higherKey(key);
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      return entry(nm.firstEntry());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      return entry(nm.lastEntry());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      return entry(nm.pollFirstEntry());
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      return entry(nm.pollLastEntry());
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      return new CheckedNavigableMap<K, V>(nm.descendingMap(), keyType, valueType);
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      return nm.navigableKeySet();
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      return nm.descendingKeySet();
    }

    @Override
    public NavigableSet<K> keySet() {
      return navigableKeySet();
    }

    @Override
    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
      return new CheckedNavigableMap<K, V>(nm.subMap(from, fromInclusive, to, toInclusive), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
      return new CheckedNavigableMap<K, V>(nm.headMap(to, inclusive), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
      return new CheckedNavigableMap<K, V>(nm.tailMap(from, inclusive), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> subMap(K from, K to) {
      return new CheckedNavigableMap<K, V>(nm.subMap(from, true, to, false), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> headMap(K to) {
      return new CheckedNavigableMap<K, V>(nm.headMap(to, false), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> tailMap(K from) {
      return new CheckedNavigableMap<K, V>(nm.tailMap(from, true), keyType, valueType);
    }
  }
}
