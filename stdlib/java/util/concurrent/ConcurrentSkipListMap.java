// A sorted map that threads may use at the same time. One monitor guards it and its parts; iterators
// show the entries of one moment.
package java.util.concurrent;

import heddle.Monitor;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentNavigableMap<K, V>, Cloneable, java.io.Serializable {
  private static final class Sync extends Monitor {}

  private final Sync sync;
  private final NavigableMap<K, V> map;

  public ConcurrentSkipListMap() {
    this(new Sync(), new TreeMap<K, V>());
  }

  public ConcurrentSkipListMap(Comparator<? super K> comparator) {
    this(new Sync(), new TreeMap<K, V>(comparator));
  }

  public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
  }

  public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
    this(new Sync(), new TreeMap<K, V>(m.comparator()));
    putAll(m);
  }

  private ConcurrentSkipListMap(Sync sync, NavigableMap<K, V> map) {
    this.sync = sync;
    this.map = map;
  }

  private ConcurrentSkipListMap<K, V> part(NavigableMap<K, V> part) {
    return new ConcurrentSkipListMap<K, V>(sync, part);
  }

  @Override
  public ConcurrentSkipListMap<K, V> clone() {
    ConcurrentSkipListMap<K, V> copy = new ConcurrentSkipListMap<K, V>(map.comparator());
    copy.putAll(this);
    return copy;
  }

  private static <K, V> Entry<K, V> fixed(Entry<K, V> e) {
    return e == null ? null : new SimpleImmutableEntry<K, V>(e.getKey(), e.getValue());
  }

  private ArrayList<Entry<K, V>> entries() {
    synchronized (sync) {
      ArrayList<Entry<K, V>> list = new ArrayList<>(map.size());
      if (!map.isEmpty()) sync.observe();
      for (Entry<K, V> e : map.entrySet()) list.add(fixed(e));
      return list;
    }
  }

  @Override
  public int size() {
    synchronized (sync) {
      return map.size();
    }
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public V get(Object key) {
    Objects.requireNonNull(key);
    synchronized (sync) {
      V v = map.get(key);
      if (v != null) sync.observe();
      return v;
    }
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
    synchronized (sync) {
      return map.containsValue(value);
    }
  }

  @Override
  public V put(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    synchronized (sync) {
      sync.handOver();
      return map.put(key, value);
    }
  }

  @Override
  public V putIfAbsent(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    synchronized (sync) {
      sync.handOver();
      return map.putIfAbsent(key, value);
    }
  }

  @Override
  public V remove(Object key) {
    Objects.requireNonNull(key);
    synchronized (sync) {
      sync.handOver();
      return map.remove(key);
    }
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    synchronized (sync) {
      sync.handOver();
      return value != null && map.remove(key, value);
    }
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
    synchronized (sync) {
      sync.handOver();
      return map.replace(key, oldValue, newValue);
    }
  }

  @Override
  public V replace(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    synchronized (sync) {
      sync.handOver();
      return map.replace(key, value);
    }
  }

  @Override
  public void clear() {
    synchronized (sync) {
      map.clear();
    }
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Entry<K, V> e : entries()) action.accept(e.getKey(), e.getValue());
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Entry<K, V> e : entries()) {
      replace(e.getKey(), e.getValue(), function.apply(e.getKey(), e.getValue()));
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
    return map.comparator();
  }

  @Override
  public K firstKey() {
    synchronized (sync) {
      return map.firstKey();
    }
  }

  @Override
  public K lastKey() {
    synchronized (sync) {
      return map.lastKey();
    }
  }

  private Entry<K, V> seen(Entry<K, V> e) {
    if (e != null) sync.observe();
    return fixed(e);
  }

  @Override
  public Entry<K, V> firstEntry() {
    synchronized (sync) {
      return seen(map.firstEntry());
    }
  }

  @Override
  public Entry<K, V> lastEntry() {
    synchronized (sync) {
      return seen(map.lastEntry());
    }
  }

  @Override
  public Entry<K, V> pollFirstEntry() {
    synchronized (sync) {
      return seen(map.pollFirstEntry());
    }
  }

  @Override
  public Entry<K, V> pollLastEntry() {
    synchronized (sync) {
      return seen(map.pollLastEntry());
    }
  }

  @Override
  public Entry<K, V> lowerEntry(K key) {
    synchronized (sync) {
      return seen(map.lowerEntry(Objects.requireNonNull(key)));
    }
  }

  @Override
  public Entry<K, V> floorEntry(K key) {
    synchronized (sync) {
      return seen(map.floorEntry(Objects.requireNonNull(key)));
    }
  }

  @Override
  public Entry<K, V> ceilingEntry(K key) {
    synchronized (sync) {
      return seen(map.ceilingEntry(Objects.requireNonNull(key)));
    }
  }

  @Override
  public Entry<K, V> higherEntry(K key) {
    synchronized (sync) {
      return seen(map.higherEntry(Objects.requireNonNull(key)));
    }
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
    if (fromKey == null || toKey == null) throw new NullPointerException();
    return part(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return part(map.headMap(Objects.requireNonNull(toKey), inclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return part(map.tailMap(Objects.requireNonNull(fromKey), inclusive));
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
    return part(map.descendingMap());
  }

  // --- views

  private abstract class Each<T> implements Iterator<T> {
    private final Iterator<Entry<K, V>> entries = entries().iterator();
    private Entry<K, V> last;

    final Entry<K, V> nextEntry() {
      return last = entries.next();
    }

    @Override
    public boolean hasNext() {
      return entries.hasNext();
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
      public Iterator<V> iterator() {
        return new Each<V>() {
          @Override
          public V next() {
            return nextEntry().getValue();
          }
        };
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
    };
  }
}
