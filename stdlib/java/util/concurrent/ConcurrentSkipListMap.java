// A sorted map that threads may use at the same time. Iterators and whatever goes over the entries let
// others in between their steps.
//
// Nothing is locked while a comparator runs: under exploration a change is made in a copy of the tree, which
// then takes the place of the old one, if nobody was faster. A plain run, where trees are large and nobody
// looks for what a lock would hide, changes the tree itself, with a monitor.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentNavigableMap<K, V>, Cloneable, java.io.Serializable {
  private static final class Shared<K, V> extends Monitor {
    volatile TreeMap<K, V> map;
    volatile int count;  // of the mappings; changed after the map

    Shared(TreeMap<K, V> map) {
      this.map = map;
    }
  }

  private static final class Limit<K> {
    final K key;
    final boolean inclusive;

    Limit(K key, boolean inclusive) {
      this.key = Objects.requireNonNull(key);
      this.inclusive = inclusive;
    }

    // `by`: how far the other one is within this one.
    void check(Limit<K> other, int by) {
      if (by < 0 || by == 0 && !inclusive && other.inclusive) throw new IllegalArgumentException("key out of range");
    }
  }

  private Shared<K, V> shared;  // not final: a clone has one of its own
  private final Limit<K> low;  // in the order of the whole map; null: this map shows all from the first one on
  private final Limit<K> high;
  private final boolean descending;
  private final boolean isPart;  // a view of another map, or of its keys

  public ConcurrentSkipListMap() {
    this((Comparator<? super K>) null);
  }

  public ConcurrentSkipListMap(Comparator<? super K> comparator) {
    this(new Shared<K, V>(new TreeMap<K, V>(comparator)));
  }

  public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
  }

  public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
    this((Comparator<? super K>) m.comparator());
    putAll(m);
  }

  private ConcurrentSkipListMap(Shared<K, V> shared) {
    this.shared = shared;
    isPart = descending = false;
    low = high = null;
  }

  private ConcurrentSkipListMap(Shared<K, V> shared, Limit<K> low, Limit<K> high, boolean descending) {
    this.shared = shared;
    isPart = true;
    this.low = low;
    this.high = high;
    this.descending = descending;
  }

  @SuppressWarnings("unchecked")
  private int compare(K a, K b) {
    Comparator<? super K> order = shared.map.comparator();
    return order == null ? ((Comparable<? super K>) a).compareTo(b) : order.compare(a, b);
  }

  // null: no limit but those of this map. A limit may lie beyond the opposite one of this map: that part is empty, or there is none.
  private ConcurrentSkipListMap<K, V> part(Limit<K> from, Limit<K> to) {
    Limit<K> lower = descending ? to : from;
    Limit<K> upper = descending ? from : to;
    if (lower == null) {
      lower = low;
    } else if (low != null) {
      low.check(lower, compare(lower.key, low.key));
    }
    if (upper == null) {
      upper = high;
    } else if (high != null) {
      high.check(upper, compare(high.key, upper.key));
    }
    if (lower != null && upper != null && compare(lower.key, upper.key) > 0) {
      throw new IllegalArgumentException("inconsistent range");
    }
    return new ConcurrentSkipListMap<K, V>(shared, lower, upper, descending);
  }

  private NavigableMap<K, V> map(TreeMap<K, V> all) {
    NavigableMap<K, V> shown = all;
    if (low != null && high != null) {
      shown = all.subMap(low.key, low.inclusive, high.key, high.inclusive);
    } else if (low != null) {
      shown = all.tailMap(low.key, low.inclusive);
    } else if (high != null) {
      shown = all.headMap(high.key, high.inclusive);
    }
    return descending ? shown.descendingMap() : shown;
  }

  private boolean isWithin(K key) {
    int below = low == null ? 1 : compare(key, low.key);
    int above = high == null ? 1 : compare(high.key, key);
    return (below > 0 || below == 0 && low.inclusive) && (above > 0 || above == 0 && high.inclusive);
  }

  private void requireBoth(K key, V value) {
    Objects.requireNonNull(key);
    if (value != null) return;
    checkKey(key);
    throw new NullPointerException();
  }

  private void checkKey(K key) {
    if (isPart && !isWithin(key)) throw new IllegalArgumentException("key out of range");
  }

  private <R> R read(Function<NavigableMap<K, V>, R> what) {
    if (VM.exploring()) return what.apply(map(shared.map));
    synchronized (shared) {
      return what.apply(map(shared.map));
    }
  }

  private <R> R write(Function<NavigableMap<K, V>, R> what) {
    return write(what, true);
  }

  @SuppressWarnings("unchecked")
  private <R> R write(Function<NavigableMap<K, V>, R> what, boolean counts) {
    while (VM.exploring()) {
      TreeMap<K, V> old = shared.map;
      TreeMap<K, V> changed = (TreeMap<K, V>) old.clone();
      R result = what.apply(map(changed));
      if (!VM.compareAndSetReference(shared, "map", old, changed)) continue;
      if (counts && changed.size() != old.size()) VM.getAndAddInt(shared, "count", changed.size() - old.size());
      return result;
    }
    synchronized (shared) {
      R result = what.apply(map(shared.map));
      shared.count = shared.map.size();
      return result;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public ConcurrentSkipListMap<K, V> clone() {
    ConcurrentSkipListMap<K, V> copy;
    try {
      copy = (ConcurrentSkipListMap<K, V>) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
    copy.shared = new Shared<K, V>(new TreeMap<K, V>(comparator()));
    copy.putAll(this);
    return copy;
  }

  private int replacing;  // its value means nothing: who gives a key another value and who asks for a neighbour meet here (tester/hidden_state.h)

  private static boolean findsInSteps() {
    return VM.shared("java.util.concurrent.ConcurrentSkipListMap.replacing");
  }

  private V replaced(V old) {
    if (old != null && !findsInSteps()) replacing = 0;
    return old;
  }

  // As on OpenJDK the value is that of a moment after the one at which the key was the first, the next ... one, and somebody may have come in between.
  private Entry<K, V> find(Function<NavigableMap<K, V>, Entry<K, V>> what) {
    if (!findsInSteps()) {
      int unused = replacing;
      return read(m -> fixed(what.apply(m)));
    }
    while (true) {
      K key = read(m -> keyOf(what.apply(m)));
      if (key == null) return null;
      V value = get(key);
      if (value != null) return new SimpleImmutableEntry<K, V>(key, value);
    }
  }

  private static <K, V> Entry<K, V> fixed(Entry<K, V> e) {
    return e == null ? null : new SimpleImmutableEntry<K, V>(e.getKey(), e.getValue());
  }

  // The entry behind this one (null: the first), as it is at this moment.
  private Entry<K, V> after(Entry<K, V> e) {
    return e == null ? firstEntry() : higherEntry(e.getKey());
  }

  // As on OpenJDK: how many there were when the number was changed last, so that a mapping that a reader sees may be missing; of a part one
  // entry after the other.
  @Override
  public int size() {
    if (!isPart) return Math.max(0, shared.count);
    int n = 0;
    for (Entry<K, V> e = after(null); e != null; e = after(e)) n++;
    return n;
  }

  @Override
  public boolean isEmpty() {
    return this.<Boolean>read(m -> m.isEmpty());
  }

  @Override
  public V get(Object key) {
    Objects.requireNonNull(key);
    return read(m -> m.get(key));
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    return v != null ? v : defaultValue;
  }

  @Override
  public boolean containsKey(Object key) {
    return get(key) != null;
  }

  @Override
  public boolean containsValue(Object value) {
    Objects.requireNonNull(value);
    for (Entry<K, V> e = after(null); e != null; e = after(e)) {
      if (value.equals(e.getValue())) return true;
    }
    return false;
  }

  @Override
  public V put(K key, V value) {
    requireBoth(key, value);
    return replaced(write(m -> m.put(key, value)));
  }

  @Override
  public V putIfAbsent(K key, V value) {
    requireBoth(key, value);
    return write(m -> m.putIfAbsent(key, value));
  }

  @Override
  public V remove(Object key) {
    Objects.requireNonNull(key);
    return write(m -> m.remove(key));
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    while (value != null) {
      V v = get(key);
      if (v == null || !value.equals(v)) return false;
      if (this.<Boolean>write(m -> m.get(key) == v && m.remove(key) != null)) return true;
    }
    return false;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(key);
    checkKey(key);
    if (oldValue == null || newValue == null) throw new NullPointerException();
    while (true) {
      V v = get(key);
      if (v == null || !oldValue.equals(v)) return false;
      if (this.<Boolean>write(m -> m.get(key) == v && m.put(key, newValue) != null)) return replaced(v) != null;
    }
  }

  @Override
  public V replace(K key, V value) {
    requireBoth(key, value);
    checkKey(key);
    return replaced(write(m -> m.replace(key, value)));
  }

  // One after the other. The whole map counts behind the last one, as on OpenJDK.
  @Override
  public void clear() {
    int gone = 0;
    while (poll(true, isPart) != null) gone++;
    if (VM.exploring() && !isPart && gone > 0) VM.getAndAddInt(shared, "count", -gone);
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Entry<K, V> e = after(null); e != null; e = after(e)) action.accept(e.getKey(), e.getValue());
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Entry<K, V> e = after(null); e != null; e = after(e)) {
      K key = e.getKey();
      V old = e.getValue();
      while (old != null && !replace(key, old, Objects.requireNonNull(function.apply(key, old)))) {
        old = get(key);
      }
    }
  }

  // The functions of these run without the monitor, and again if somebody was faster.
  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V v = get(key);
    if (v != null) return v;
    V made = mappingFunction.apply(key);
    if (made == null) return null;
    V first = putIfAbsent(key, made);
    return first == null ? made : first;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    while (true) {
      V old = get(key);
      if (old == null) return null;
      V made = remappingFunction.apply(key, old);
      if (made == null ? remove(key, old) : replace(key, old, made)) return made;
    }
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    while (true) {
      V old = get(key);
      V made = remappingFunction.apply(key, old);
      if (old == null) {
        if (made == null || putIfAbsent(key, made) == null) return made;
      } else if (made == null ? remove(key, old) : replace(key, old, made)) {
        return made;
      }
    }
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    if (value == null || remappingFunction == null) throw new NullPointerException();
    return compute(key, (k, old) -> old == null ? value : remappingFunction.apply(old, value));
  }

  // --- order

  @Override
  public Comparator<? super K> comparator() {
    return map(shared.map).comparator();
  }

  @Override
  public K firstKey() {
    return read(m -> m.firstKey());
  }

  @Override
  public K lastKey() {
    return read(m -> m.lastKey());
  }

  @Override
  public Entry<K, V> firstEntry() {
    return find(m -> m.firstEntry());
  }

  @Override
  public Entry<K, V> lastEntry() {
    return find(m -> m.lastEntry());
  }

  // The entry is looked up, and then taken if it is still there: as on OpenJDK somebody may have come in front of it meanwhile.
  private Entry<K, V> poll(boolean first, boolean counts) {
    while (true) {
      Entry<K, V> e = first ? firstEntry() : lastEntry();
      if (e == null) return null;
      K key = e.getKey();
      V taken = this.<V>write(m -> isPart || m.get(key) == e.getValue() ? m.remove(key) : null, counts);
      if (taken != null) return new SimpleImmutableEntry<K, V>(key, taken);
    }
  }

  @Override
  public Entry<K, V> pollFirstEntry() {
    return poll(true, true);
  }

  @Override
  public Entry<K, V> pollLastEntry() {
    return poll(false, true);
  }

  @Override
  public Entry<K, V> lowerEntry(K key) {
    Objects.requireNonNull(key);
    return find(m -> m.lowerEntry(key));
  }

  @Override
  public Entry<K, V> floorEntry(K key) {
    Objects.requireNonNull(key);
    return find(m -> m.floorEntry(key));
  }

  @Override
  public Entry<K, V> ceilingEntry(K key) {
    Objects.requireNonNull(key);
    return find(m -> m.ceilingEntry(key));
  }

  @Override
  public Entry<K, V> higherEntry(K key) {
    Objects.requireNonNull(key);
    return find(m -> m.higherEntry(key));
  }

  private static <K, V> K keyOf(Entry<K, V> e) {
    return e == null ? null : e.getKey();
  }

  @Override
  public K lowerKey(K key) {
    return keyOf(lowerEntry(key));
  }

  @Override
  public K floorKey(K key) {
    return keyOf(floorEntry(key));
  }

  @Override
  public K ceilingKey(K key) {
    return keyOf(ceilingEntry(key));
  }

  @Override
  public K higherKey(K key) {
    return keyOf(higherEntry(key));
  }

  // --- parts

  @Override
  public ConcurrentNavigableMap<K, V> subMap(
      K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return part(new Limit<K>(fromKey, fromInclusive), new Limit<K>(toKey, toInclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return part(null, new Limit<K>(toKey, inclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return part(new Limit<K>(fromKey, inclusive), null);
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
    return subMap(fromKey, true, toKey, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K toKey) {
    return headMap(toKey, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
    return tailMap(fromKey, true);
  }

  @Override
  public ConcurrentNavigableMap<K, V> descendingMap() {
    return new ConcurrentSkipListMap<K, V>(shared, low, high, !descending);
  }

  // --- views

  private abstract class Each<T> implements Iterator<T> {
    private Entry<K, V> next = after(null);  // a step ahead
    private Entry<K, V> last;

    final Entry<K, V> nextEntry() {
      if (next == null) throw new NoSuchElementException();
      last = next;
      next = after(last);
      return last;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public void remove() {
      if (last == null) throw new IllegalStateException();
      ConcurrentSkipListMap.this.remove(last.getKey());
      last = null;
    }
  }

  final Iterator<K> keyIterator() {
    return new Each<K>() {
      @Override
      public K next() {
        return nextEntry().getKey();
      }
    };
  }

  // (As on OpenJDK that of a part knows less.)
  final Spliterator<K> keySpliterator() {
    int known = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED;
    if (isPart) return new SortedSpliterator<K>(keyIterator(), Long.MAX_VALUE, comparator(), known);
    return new SortedSpliterator<K>(keyIterator(), size(), comparator(), known | Spliterator.CONCURRENT | Spliterator.NONNULL);
  }

  // A set of the keys with all that a sorted set can do.
  @Override
  public NavigableSet<K> keySet() {
    return new ConcurrentSkipListSet<K>(this, false);
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return keySet();
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return descendingMap().navigableKeySet();
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public int size() {
        return ConcurrentSkipListMap.this.size();
      }

      @Override
      public void clear() {
        ConcurrentSkipListMap.this.clear();
      }

      @Override
      public boolean contains(Object o) {
        return containsValue(o);
      }

      @Override
      public Iterator<V> iterator() {
        return new Each<V>() {
          @Override
          public V next() {
            return nextEntry().getValue();
          }
        };
      }

      @Override
      public Spliterator<V> spliterator() {
        if (isPart) return new SortedSpliterator<V>(iterator(), Long.MAX_VALUE, null, 0);
        return new SortedSpliterator<V>(iterator(), size(), null, Spliterator.CONCURRENT | Spliterator.ORDERED | Spliterator.NONNULL);
      }
    };
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new AbstractSet<Entry<K, V>>() {
      @Override
      public int size() {
        return ConcurrentSkipListMap.this.size();
      }

      @Override
      public boolean contains(Object o) {
        if (!(o instanceof Entry)) return false;
        Entry<?, ?> e = (Entry<?, ?>) o;
        V v = get(e.getKey());
        return v != null && v.equals(e.getValue());
      }

      @Override
      public boolean remove(Object o) {
        if (!(o instanceof Entry)) return false;
        Entry<?, ?> e = (Entry<?, ?>) o;
        return ConcurrentSkipListMap.this.remove(e.getKey(), e.getValue());
      }

      @Override
      public void clear() {
        ConcurrentSkipListMap.this.clear();
      }

      @Override
      public Iterator<Entry<K, V>> iterator() {
        return new Each<Entry<K, V>>() {
          @Override
          public Entry<K, V> next() {
            return nextEntry();
          }
        };
      }

      @Override
      public Spliterator<Entry<K, V>> spliterator() {
        if (isPart) return new SortedSpliterator<Entry<K, V>>(iterator(), Long.MAX_VALUE, null, Spliterator.DISTINCT);
        @SuppressWarnings("unchecked")
        Comparator<Object> order = (Comparator<Object>) (Comparator<?>) (comparator() == null ? Comparator.naturalOrder() : comparator());
        return new SortedSpliterator<Entry<K, V>>(iterator(), size(), (a, b) -> order.compare(a.getKey(), b.getKey()),
            Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.CONCURRENT | Spliterator.NONNULL);
      }
    };
  }
}
