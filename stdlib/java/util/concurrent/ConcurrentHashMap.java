// A hash table that threads may use at the same time. One monitor guards it; its views and iterators
// show the entries of one moment. The order of iteration is that of OpenJDK's tables.
package java.util.concurrent;

import heddle.HashTree;
import heddle.Monitor;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentMap<K, V>, java.io.Serializable {
  private static final int MAXIMUM_CAPACITY = 1 << 30;
  private static final int LONG_CHAIN = 8;
  private static final int SHORT_CHAIN = 6;
  private static final int SMALL_TABLE = 64;

  private static final class Node<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private Node<K, V>[] table;  // null before the first entry
  private HashTree<Node<K, V>>[] trees;  // beside the long chains of large tables; null: there is none
  private int capacity;        // of the table
  private int count;
  private boolean computing;   // a function of compute... is running

  public ConcurrentHashMap() {
    capacity = 16;
  }

  public ConcurrentHashMap(int initialCapacity) {
    if (initialCapacity < 0) throw new IllegalArgumentException();
    capacity = powerOfTwo(initialCapacity + (initialCapacity >>> 1) + 1L);
  }

  public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor) {
    this(initialCapacity, loadFactor, 1);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
    if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
      throw new IllegalArgumentException();
    }
    int least = Math.max(initialCapacity, concurrencyLevel);
    capacity = powerOfTwo((long) (1.0 + (long) least / loadFactor));
  }

  private static int powerOfTwo(long least) {
    int n = 1;
    while (n < least && n < MAXIMUM_CAPACITY) n <<= 1;
    return n;
  }

  private static int spread(Object key) {
    int h = key.hashCode();
    return (h ^ h >>> 16) & Integer.MAX_VALUE;
  }

  // --- the table; the caller has the monitor

  private Node<K, V> find(Object key) {
    if (table == null) {
      key.hashCode();  // null is an error in an empty map, too
      return null;
    }
    int hash = spread(key);
    int i = hash & capacity - 1;
    if (trees != null && trees[i] != null) {
      HashTree.Item<Node<K, V>> item = trees[i].find(hash, key);
      return item == null ? null : item.node;
    }
    Node<K, V> e = table[i];
    while (e != null && !(e.hash == hash && (e.key == key || key.equals(e.key)))) e = e.next;
    return e;
  }

  @SuppressWarnings("unchecked")
  private void allocate() {
    table = (Node<K, V>[]) new Node<?, ?>[capacity];
    trees = null;
  }

  // The key is not there.
  private void insert(K key, V value) {
    if (table == null) allocate();
    int hash = spread(key);
    int i = hash & capacity - 1;
    Node<K, V> e = table[i];
    if (trees != null && trees[i] != null) {
      Node<K, V> made = new Node<>(hash, key, value, e);
      table[i] = made;
      trees[i].insert(hash, key, made);
    } else if (e == null) {
      table[i] = new Node<>(hash, key, value, null);
    } else {
      int length = 1;
      for (; e.next != null; e = e.next) length++;
      e.next = new Node<>(hash, key, value, null);
      if (length >= LONG_CHAIN) chainIsLong(i);
    }
    count++;
    while (count >= limit()) grow();
  }

  // The number of entries at which the table grows.
  private int limit() {
    return capacity >= MAXIMUM_CAPACITY ? Integer.MAX_VALUE : capacity - (capacity >>> 2);
  }

  private void chainIsLong(int bin) {
    if (capacity < SMALL_TABLE) {
      makeRoom(capacity << 1);
    } else {
      growTree(bin);
    }
  }

  // So that `size` entries fit, with half of them more.
  private void makeRoom(int size) {
    int wanted = powerOfTwo(size + (size >>> 1) + 1L);
    if (table == null) {
      if (wanted > capacity) capacity = wanted;
      allocate();
    }
    while (wanted > limit()) grow();
  }

  @SuppressWarnings("unchecked")
  private void growTree(int bin) {
    HashTree<Node<K, V>> tree = new HashTree<>();
    for (Node<K, V> e = table[bin]; e != null; e = e.next) tree.insert(e.hash, e.key, e);
    keepTree(bin, tree);
  }

  @SuppressWarnings("unchecked")
  private void keepTree(int bin, HashTree<Node<K, V>> tree) {
    if (trees == null) trees = (HashTree<Node<K, V>>[]) new HashTree<?>[capacity];
    trees[bin] = tree;
  }

  private void grow() {
    Node<K, V>[] old = table;
    HashTree<Node<K, V>>[] oldTrees = trees;
    int bit = capacity;
    capacity *= 2;
    allocate();
    for (int i = 0; i < bit; i++) {
      if (old[i] == null) continue;
      if (oldTrees != null && oldTrees[i] != null) {
        divideTree(oldTrees[i], old[i], i, bit);
      } else {
        divide(old[i], i, bit);
      }
    }
  }

  // A bin is divided in two. The nodes at its end that stay together keep their order; the others come
  // in front of them, the last first.
  private void divide(Node<K, V> first, int i, int bit) {
    Node<K, V> tail = first;
    for (Node<K, V> e = first; e.next != null; e = e.next) {
      if ((e.next.hash & bit) != (e.hash & bit)) tail = e.next;
    }
    Node<K, V> low = (tail.hash & bit) == 0 ? tail : null;
    Node<K, V> high = low == null ? tail : null;
    for (Node<K, V> e = first; e != tail; e = e.next) {
      if ((e.hash & bit) == 0) {
        low = new Node<>(e.hash, e.key, e.value, low);
      } else {
        high = new Node<>(e.hash, e.key, e.value, high);
      }
    }
    table[i] = low;
    table[i + bit] = high;
  }

  // A bin with a tree keeps its order in both halves.
  private void divideTree(HashTree<Node<K, V>> tree, Node<K, V> first, int i, int bit) {
    Node<K, V> lowTail = null;
    Node<K, V> highTail = null;
    int low = 0;
    int high = 0;
    for (Node<K, V> e = first; e != null; e = e.next) {
      if ((e.hash & bit) == 0) {
        if (low++ == 0) {
          table[i] = e;
        } else {
          lowTail.next = e;
        }
        lowTail = e;
      } else {
        if (high++ == 0) {
          table[i + bit] = e;
        } else {
          highTail.next = e;
        }
        highTail = e;
      }
    }
    if (lowTail != null) lowTail.next = null;
    if (highTail != null) highTail.next = null;
    if (low == 0 || high == 0) {
      if (low + high > SHORT_CHAIN) keepTree(low == 0 ? i + bit : i, tree);
    } else {
      if (low > SHORT_CHAIN) growTree(i);
      if (high > SHORT_CHAIN) growTree(i + bit);
    }
  }

  private void delete(Node<K, V> gone) {
    int i = gone.hash & capacity - 1;
    HashTree.Item<Node<K, V>> item = null;
    if (trees != null && trees[i] != null) item = trees[i].find(gone.hash, gone.key);
    if (table[i] == gone) {
      table[i] = gone.next;
    } else {
      Node<K, V> e = table[i];
      while (e.next != gone) e = e.next;
      e.next = gone.next;
    }
    if (item != null) {
      if (table[i] == null || trees[i].isSmall()) {
        trees[i] = null;
      } else {
        trees[i].remove(item);
      }
    }
    count--;
  }

  // The entries of this moment.
  private ArrayList<Entry<K, V>> entries() {
    synchronized (sync) {
      ArrayList<Entry<K, V>> list = new ArrayList<>(count);
      if (count == 0) return list;
      sync.observe();
      for (Node<K, V> bin : table) {
        for (Node<K, V> e = bin; e != null; e = e.next) list.add(new MapEntry(e.key, e.value));
      }
      return list;
    }
  }

  private final class MapEntry extends SimpleEntry<K, V> {
    MapEntry(K key, V value) {
      super(key, value);
    }

    @Override
    public V setValue(V value) {
      Objects.requireNonNull(value);
      ConcurrentHashMap.this.put(getKey(), value);
      return super.setValue(value);
    }
  }

  // --- Map

  @Override
  public int size() {
    synchronized (sync) {
      return count;
    }
  }

  public long mappingCount() {
    return size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public V get(Object key) {
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null) return null;
      sync.observe();
      return e.value;
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
    for (Entry<K, V> e : entries()) {
      if (value.equals(e.getValue())) return true;
    }
    return false;
  }

  public boolean contains(Object value) {
    return containsValue(value);
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, true);
  }

  private V put(K key, V value, boolean onlyIfAbsent) {
    if (key == null || value == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      sync.handOver();
      if (e == null) {
        insert(key, value);
        return null;
      }
      V old = e.value;
      if (!onlyIfAbsent) e.value = value;
      return old;
    }
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    int size = m.size();
    synchronized (sync) {
      sync.handOver();
      makeRoom(size);
    }
    for (Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
  }

  @Override
  public V remove(Object key) {
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null) return null;
      sync.handOver();
      delete(e);
      return e.value;
    }
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null || value == null || !value.equals(e.value)) return false;
      sync.handOver();
      delete(e);
      return true;
    }
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null || !oldValue.equals(e.value)) return false;
      sync.handOver();
      e.value = newValue;
      return true;
    }
  }

  @Override
  public V replace(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null) return null;
      sync.handOver();
      V old = e.value;
      e.value = value;
      return old;
    }
  }

  @Override
  public void clear() {
    synchronized (sync) {
      if (count == 0) return;
      sync.publish();
      count = 0;
      allocate();
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
      K key = e.getKey();
      V old = e.getValue();
      while (!replace(key, old, Objects.requireNonNull(function.apply(key, old)))) {
        old = get(key);
        if (old == null) break;
      }
    }
  }

  // --- atomic computations: the function runs with the monitor, and must not change the map

  private void begin() {
    if (computing) throw new IllegalStateException("Recursive update");
    computing = true;
  }

  private V apply(BiFunction<? super K, ? super V, ? extends V> function, K key, V value) {
    begin();
    try {
      return function.apply(key, value);
    } finally {
      computing = false;
    }
  }

  // The value of the key is now `value`; null: it has none.
  private V store(Node<K, V> e, K key, V value) {
    sync.handOver();
    if (e == null) {
      if (value != null) insert(key, value);
    } else if (value == null) {
      delete(e);
    } else {
      e.value = value;
    }
    return value;
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    if (key == null || mappingFunction == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e != null) {
        sync.observe();
        return e.value;
      }
      return store(null, key, apply((k, v) -> mappingFunction.apply(k), key, null));
    }
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (key == null || remappingFunction == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null) return null;
      sync.observe();
      return store(e, key, apply(remappingFunction, key, e.value));
    }
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (key == null || remappingFunction == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e != null) sync.observe();
      return store(e, key, apply(remappingFunction, key, e == null ? null : e.value));
    }
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    if (key == null || value == null || remappingFunction == null) throw new NullPointerException();
    synchronized (sync) {
      Node<K, V> e = find(key);
      if (e == null) return store(null, key, value);
      sync.observe();
      return store(e, key, apply((k, old) -> remappingFunction.apply(old, value), key, e.value));
    }
  }

  // --- views

  private abstract class Each<T> implements Iterator<T>, Enumeration<T> {
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
      ConcurrentHashMap.this.remove(last.getKey());
      last = null;
    }

    @Override
    public boolean hasMoreElements() {
      return hasNext();
    }

    @Override
    public T nextElement() {
      return next();
    }
  }

  private final class EachKey extends Each<K> {
    @Override
    public K next() {
      return nextEntry().getKey();
    }
  }

  private final class EachValue extends Each<V> {
    @Override
    public V next() {
      return nextEntry().getValue();
    }
  }

  private final class EachEntry extends Each<Entry<K, V>> {
    @Override
    public Entry<K, V> next() {
      return nextEntry();
    }
  }

  public Enumeration<K> keys() {
    return new EachKey();
  }

  public Enumeration<V> elements() {
    return new EachValue();
  }

  // The keys; with a value for new ones they can be added to.
  public static final class KeySetView<K, V> extends AbstractSet<K>
      implements Set<K>, java.io.Serializable {
    private final ConcurrentHashMap<K, V> map;
    private final V value;

    KeySetView(ConcurrentHashMap<K, V> map, V value) {
      this.map = map;
      this.value = value;
    }

    public ConcurrentHashMap<K, V> getMap() {
      return map;
    }

    public V getMappedValue() {
      return value;
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
    public boolean remove(Object o) {
      return map.remove(o) != null;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public boolean add(K e) {
      if (value == null) throw new UnsupportedOperationException();
      return map.putIfAbsent(e, value) == null;
    }

    @Override
    public boolean addAll(Collection<? extends K> c) {
      boolean added = false;
      for (K e : c) {
        if (add(e)) added = true;
      }
      return added;
    }

    @Override
    public Iterator<K> iterator() {
      return map.new EachKey();
    }

    @Override
    public void forEach(Consumer<? super K> action) {
      Objects.requireNonNull(action);
      for (Entry<K, V> e : map.entries()) action.accept(e.getKey());
    }
  }

  public static <T> KeySetView<T, Boolean> newKeySet() {
    return new KeySetView<>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
  }

  public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
    return new KeySetView<>(new ConcurrentHashMap<T, Boolean>(initialCapacity), Boolean.TRUE);
  }

  @Override
  public KeySetView<K, V> keySet() {
    return new KeySetView<>(this, null);
  }

  public KeySetView<K, V> keySet(V mappedValue) {
    return new KeySetView<>(this, Objects.requireNonNull(mappedValue));
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public int size() {
        return ConcurrentHashMap.this.size();
      }

      @Override
      public boolean contains(Object o) {
        return containsValue(o);
      }

      @Override
      public void clear() {
        ConcurrentHashMap.this.clear();
      }

      @Override
      public Iterator<V> iterator() {
        return new EachValue();
      }
    };
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new AbstractSet<Entry<K, V>>() {
      @Override
      public int size() {
        return ConcurrentHashMap.this.size();
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
        return ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
      }

      @Override
      public boolean add(Entry<K, V> e) {
        return put(e.getKey(), e.getValue()) == null;
      }

      @Override
      public void clear() {
        ConcurrentHashMap.this.clear();
      }

      @Override
      public Iterator<Entry<K, V>> iterator() {
        return new EachEntry();
      }
    };
  }

  // --- bulk operations; the threshold of parallelism has no meaning here

  public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
    forEach(action);
  }

  public <U> void forEach(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> transformer, Consumer<? super U> action) {
    for (Entry<K, V> e : entries()) {
      U u = transformer.apply(e.getKey(), e.getValue());
      if (u != null) action.accept(u);
    }
  }

  public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
    for (Entry<K, V> e : entries()) action.accept(e.getKey());
  }

  public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
    for (Entry<K, V> e : entries()) action.accept(e.getValue());
  }

  public void forEachEntry(long parallelismThreshold, Consumer<? super Entry<K, V>> action) {
    for (Entry<K, V> e : entries()) action.accept(e);
  }

  public <U> U search(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> searchFunction) {
    for (Entry<K, V> e : entries()) {
      U u = searchFunction.apply(e.getKey(), e.getValue());
      if (u != null) return u;
    }
    return null;
  }

  public <U> U searchKeys(
      long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
    return search(parallelismThreshold, (k, v) -> searchFunction.apply(k));
  }

  public <U> U searchValues(
      long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
    return search(parallelismThreshold, (k, v) -> searchFunction.apply(v));
  }

  public <U> U searchEntries(
      long parallelismThreshold, Function<Entry<K, V>, ? extends U> searchFunction) {
    for (Entry<K, V> e : entries()) {
      U u = searchFunction.apply(e);
      if (u != null) return u;
    }
    return null;
  }

  public <U> U reduce(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    U result = null;
    for (Entry<K, V> e : entries()) {
      U u = transformer.apply(e.getKey(), e.getValue());
      if (u != null) result = result == null ? u : reducer.apply(result, u);
    }
    return result;
  }

  public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
    return this.<K>reduce(parallelismThreshold, (k, v) -> k, reducer);
  }

  public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>reduce(parallelismThreshold, (k, v) -> transformer.apply(k), reducer);
  }

  public V reduceValues(
      long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
    return this.<V>reduce(parallelismThreshold, (k, v) -> v, reducer);
  }

  public <U> U reduceValues(long parallelismThreshold,
      Function<? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>reduce(parallelismThreshold, (k, v) -> transformer.apply(v), reducer);
  }

  public long reduceToLong(long parallelismThreshold,
      ToLongBiFunction<? super K, ? super V> transformer, long basis, LongBinaryOperator reducer) {
    long result = basis;
    for (Entry<K, V> e : entries()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(e.getKey(), e.getValue()));
    }
    return result;
  }

  public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer,
      long basis, LongBinaryOperator reducer) {
    long result = basis;
    for (Entry<K, V> e : entries()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(e.getValue()));
    }
    return result;
  }

  public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer,
      int basis, IntBinaryOperator reducer) {
    int result = basis;
    for (Entry<K, V> e : entries()) {
      result = reducer.applyAsInt(result, transformer.applyAsInt(e.getValue()));
    }
    return result;
  }
}
