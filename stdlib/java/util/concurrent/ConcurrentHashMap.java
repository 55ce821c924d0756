// A hash table that threads may use at the same time, with OpenJDK's bins, locks and order of iteration.
//
// Reading never waits: the nodes of a bin never change, so that one volatile read of the bin gives all of
// them. Writers have the bin's monitor, which stands for what OpenJDK locks, the bin's first node. So
// functions of compute... exclude each other if their keys share a bin, and only then.
package java.util.concurrent;

import heddle.HashTree;
import heddle.Parallel;
import heddle.VM;
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
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentMap<K, V>, java.io.Serializable {
  private static final int MAXIMUM_CAPACITY = 1 << 30;
  private static final int LONG_CHAIN = 8;
  private static final int SHORT_CHAIN = 6;
  private static final int SMALL_TABLE = 64;
  private static final int EAGER_TABLE = 1024;
  private static final int MOST_BATCHES = 4;

  // A mapping in its bin. Nothing in it changes once the bin shows it: writers copy the nodes in front of
  // the place that they change.
  private static class Node<K, V> {
    final int hash;
    final K key;
    final V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }

    final boolean has(int hash, Object key) {
      return this.hash == hash && (this.key == key || key.equals(this.key));
    }
  }

  // What a bin shows when its nodes have gone to a larger table.
  private static final class Moved<K, V> extends Node<K, V> {
    final Table<K, V> to;

    Moved(Table<K, V> to) {
      super(0, null, null, null);
      this.to = to;
    }
  }

  // The node with the key in a chain; null: it is not there.
  private static <K, V> Node<K, V> find(Node<K, V> chain, int hash, Object key) {
    Node<K, V> e = chain;
    while (e != null && !e.has(hash, key)) e = e.next;
    return e;
  }

  // The node of that very key object, which is in the chain or was.
  private static <K, V> Node<K, V> same(Node<K, V> chain, Node<K, V> gone) {
    Node<K, V> e = chain;
    while (e != null && e.key != gone.key) e = e.next;
    return e;
  }

  private static final class Bin<K, V> {
    final Table<K, V> table;
    volatile Node<K, V> shown;  // to readers

    // For those who have the monitor.
    Node<K, V> chain;
    HashTree<K> tree;    // beside a long chain in a large table: it says when the bin is short again
    boolean reserved;    // empty, and a function computes its first value
    boolean moved;

    Bin(Table<K, V> table, Node<K, V> chain) {
      this.table = table;
      this.chain = chain;
      if (chain != null) shown = chain;
    }

    // Where the nodes have gone; read as readers do, which hands over what the new bins hold.
    Table<K, V> nextTable() {
      return ((Moved<K, V>) shown).to;
    }

    void show(Node<K, V> chain) {
      this.chain = chain;
      shown = chain;
    }

    // The key is not there. Returns how many nodes were.
    int insert(int hash, K key, V value) {
      if (tree != null) {
        tree.insert(hash, key, key);
        show(new Node<>(hash, key, value, chain));
        return 0;
      }
      int length = 0;
      for (Node<K, V> e = chain; e != null; e = e.next) length++;
      show(with(null, new Node<>(hash, key, value, null)));
      if (length >= LONG_CHAIN && table.bins.length >= SMALL_TABLE) growTree();
      return length;
    }

    void replace(Node<K, V> e, V value) {
      show(with(e, new Node<>(e.hash, e.key, value, e.next)));
    }

    void delete(Node<K, V> gone) {
      HashTree.Item<K> item = tree == null ? null : tree.find(gone.hash, gone.key);
      show(with(gone, gone.next));
      if (item == null) return;
      if (chain == null || tree.isSmall()) {
        tree = null;
      } else {
        tree.remove(item);
      }
    }

    // A copy of the chain in front of `end`, and then `rest`.
    private Node<K, V> with(Node<K, V> end, Node<K, V> rest) {
      if (chain == end) return rest;
      Node<K, V> first = new Node<>(chain.hash, chain.key, chain.value, null);
      Node<K, V> last = first;
      for (Node<K, V> e = chain.next; e != end; e = e.next) {
        last.next = new Node<>(e.hash, e.key, e.value, null);
        last = last.next;
      }
      last.next = rest;
      return first;
    }

    void growTree() {
      tree = new HashTree<>();
      for (Node<K, V> e = chain; e != null; e = e.next) tree.insert(e.hash, e.key, e.key);
    }
  }

  private static final class Table<K, V> {
    final Bin<K, V>[] bins;  // those of a large table are made when they are needed
    final int limit;         // the number of entries at which the map grows

    @SuppressWarnings("unchecked")
    Table(int capacity) {
      bins = (Bin<K, V>[]) new Bin<?, ?>[capacity];
      limit = capacity >= MAXIMUM_CAPACITY ? Integer.MAX_VALUE : capacity - (capacity >>> 2);
    }

    Table<K, V> withEmptyBins() {
      if (bins.length > EAGER_TABLE) return this;
      for (int i = 0; i < bins.length; i++) bins[i] = new Bin<>(this, null);
      return this;
    }

    Bin<K, V> bin(int i) {
      if (bins.length <= EAGER_TABLE) return bins[i];
      synchronized (this) {
        if (bins[i] == null) bins[i] = new Bin<>(this, null);
        return bins[i];
      }
    }
  }

  // Where everybody begins under exploration: what has moved is followed from there, so that a map that
  // has not grown is read in one operation. A plain run begins at `table`.
  private final Table<K, V> first;
  private volatile Table<K, V> table;
  private volatile int count;     // of the mappings; changed after the bin
  private volatile int resizing;  // 1: somebody moves the bins to a larger table

  public ConcurrentHashMap() {
    this(new Table<K, V>(16));
  }

  public ConcurrentHashMap(int initialCapacity) {
    this(new Table<K, V>(capacity(initialCapacity)));
  }

  public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor) {
    this(initialCapacity, loadFactor, 1);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
    this(new Table<K, V>(capacity(initialCapacity, loadFactor, concurrencyLevel)));
  }

  private ConcurrentHashMap(Table<K, V> table) {
    first = table.withEmptyBins();
    this.table = table;
  }

  private static int capacity(int initial) {
    if (initial < 0) throw new IllegalArgumentException();
    return powerOfTwo(initial + (initial >>> 1) + 1L);
  }

  private static int capacity(int initial, float loadFactor, int concurrencyLevel) {
    if (!(loadFactor > 0.0f) || initial < 0 || concurrencyLevel <= 0) {
      throw new IllegalArgumentException();
    }
    int least = Math.max(initial, concurrencyLevel);
    return powerOfTwo((long) (1.0 + (long) least / loadFactor));
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

  // --- bins

  private Table<K, V> start() {
    return VM.exploring() ? first : table;
  }

  // The nodes that a reader sees.
  private Node<K, V> chain(int hash) {
    Table<K, V> t = start();
    while (true) {
      Node<K, V> e = t.bin(hash & t.bins.length - 1).shown;
      if (!(e instanceof Moved)) return e;
      t = ((Moved<K, V>) e).to;
    }
  }

  private Node<K, V> find(Object key) {
    int hash = spread(key);
    return find(chain(hash), hash, key);
  }

  // For a writer, who leaves it by VM.exit.
  private Bin<K, V> enter(int hash) {
    Table<K, V> t = start();
    while (true) {
      Bin<K, V> bin = t.bin(hash & t.bins.length - 1);
      VM.enter(bin);
      if (!bin.moved) {
        if (!bin.reserved) return bin;
        VM.exit(bin);
        throw new IllegalStateException("Recursive update");
      }
      t = bin.nextTable();
      VM.exit(bin);
    }
  }

  // A mapping was added to the bin, which had `length`. The caller has left it.
  private void added(Bin<K, V> bin, int length) {
    int capacity = bin.table.bins.length;
    if (length >= LONG_CHAIN && capacity < SMALL_TABLE) makeRoom(capacity << 1);
    if (!VM.addBelow(this, "count", 1, bin.table.limit)) growIfFull();
  }

  private void removed() {
    VM.addBelow(this, "count", -1, Integer.MAX_VALUE);
  }

  // --- growing

  private void growIfFull() {
    while (count >= table.limit && grow()) {
    }
  }

  // So that `size` entries fit, with half of them more.
  private void makeRoom(int size) {
    int wanted = powerOfTwo(size + (size >>> 1) + 1L);
    while (wanted > start().limit && wanted > table.limit && grow()) {
    }
  }

  // False: somebody else does it.
  private boolean grow() {
    if (!VM.compareAndSetInt(this, "resizing", 0, 1)) return false;
    Table<K, V> from = table;
    Table<K, V> to = new Table<>(from.bins.length * 2);
    for (int i = from.bins.length - 1; i >= 0; i--) move(from.bin(i), i, to);
    table = to;
    resizing = 0;
    return true;
  }

  private void move(Bin<K, V> bin, int i, Table<K, V> to) {
    synchronized (bin) {
      if (bin.reserved) throw new IllegalStateException("Recursive update");
      if (bin.chain == null) {
        moveChains(to, i, bin.table.bins.length, null, null);
      } else if (bin.tree == null) {
        divide(bin.chain, i, bin.table.bins.length, to);
      } else {
        divideTree(bin, i, bin.table.bins.length, to);
      }
      bin.moved = true;
      bin.shown = new Moved<>(to);
    }
  }

  private void moveChains(Table<K, V> to, int i, int bit, Node<K, V> low, Node<K, V> high) {
    boolean eager = to.bins.length <= EAGER_TABLE;
    if (eager || low != null) to.bins[i] = new Bin<>(to, low);
    if (eager || high != null) to.bins[i + bit] = new Bin<>(to, high);
  }

  // A bin is divided in two. The nodes at its end that stay together keep their order; the others come
  // in front of them, the last first.
  private void divide(Node<K, V> chain, int i, int bit, Table<K, V> to) {
    Node<K, V> tail = chain;
    for (Node<K, V> e = chain; e.next != null; e = e.next) {
      if ((e.next.hash & bit) != (e.hash & bit)) tail = e.next;
    }
    Node<K, V> low = (tail.hash & bit) == 0 ? tail : null;
    Node<K, V> high = low == null ? tail : null;
    for (Node<K, V> e = chain; e != tail; e = e.next) {
      if ((e.hash & bit) == 0) {
        low = new Node<>(e.hash, e.key, e.value, low);
      } else {
        high = new Node<>(e.hash, e.key, e.value, high);
      }
    }
    moveChains(to, i, bit, low, high);
  }

  // The mappings whose hashes have that value of the bit, in their order.
  private static <K, V> Node<K, V> half(Node<K, V> chain, int bit, int value) {
    Node<K, V> first = null;
    Node<K, V> last = null;
    for (Node<K, V> e = chain; e != null; e = e.next) {
      if ((e.hash & bit) != value) continue;
      Node<K, V> copy = new Node<>(e.hash, e.key, e.value, null);
      if (last == null) {
        first = copy;
      } else {
        last.next = copy;
      }
      last = copy;
    }
    return first;
  }

  private static int length(Node<?, ?> chain) {
    int n = 0;
    for (Node<?, ?> e = chain; e != null; e = e.next) n++;
    return n;
  }

  // A bin with a tree keeps its order in both halves.
  private void divideTree(Bin<K, V> bin, int i, int bit, Table<K, V> to) {
    Node<K, V> low = half(bin.chain, bit, 0);
    Node<K, V> high = half(bin.chain, bit, bit);
    moveChains(to, i, bit, low, high);
    if (low == null || high == null) {
      Bin<K, V> all = to.bins[low == null ? i + bit : i];
      if (length(all.chain) > SHORT_CHAIN) all.tree = bin.tree;
    } else {
      if (length(low) > SHORT_CHAIN) to.bins[i].growTree();
      if (length(high) > SHORT_CHAIN) to.bins[i + bit].growTree();
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

  // How many there were when the number was changed last: a mapping that a reader sees may be missing.
  @Override
  public int size() {
    return Math.max(0, count);
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
    Node<K, V> e = find(key);
    return e == null ? null : e.value;
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
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) {
      if (e.value == value || value.equals(e.value)) return true;
    }
    return false;
  }

  public boolean contains(Object value) {
    return containsValue(value);
  }

  @Override
  public V put(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    return put(spread(key), key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    int hash = spread(key);
    Node<K, V> e = chain(hash);  // the first node is looked at without the lock
    return e != null && e.has(hash, key) ? e.value : put(hash, key, value, true);
  }

  private V put(int hash, K key, V value, boolean onlyIfAbsent) {
    Bin<K, V> bin = enter(hash);
    int length;
    try {
      Node<K, V> e = find(bin.chain, hash, key);
      if (e != null) {
        if (!onlyIfAbsent) bin.replace(e, value);
        return e.value;
      }
      length = bin.insert(hash, key, value);
    } finally {
      VM.exit(bin);
    }
    added(bin, length);
    return null;
  }

  // One after the other.
  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    makeRoom(m.size());
    for (Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
  }

  @Override
  public V remove(Object key) {
    return replaceIf(key, null, null);
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    return value != null && replaceIf(key, null, value) != null;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
    return replaceIf(key, newValue, oldValue) != null;
  }

  @Override
  public V replace(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    return replaceIf(key, value, null);
  }

  // Gives the key, if it has the expected value (null: any), another one; null: none. Returns the old
  // value; null: nothing was changed.
  private V replaceIf(Object key, V value, Object expected) {
    int hash = spread(key);
    Bin<K, V> bin = enter(hash);
    Node<K, V> e;
    try {
      e = find(bin.chain, hash, key);
      if (e == null || expected != null && expected != e.value && !expected.equals(e.value)) return null;
      if (value != null) {
        bin.replace(e, value);
      } else {
        bin.delete(e);
      }
    } finally {
      VM.exit(bin);
    }
    if (value == null) removed();
    return e.value;
  }

  // Bin after bin.
  @Override
  public void clear() {
    Table<K, V> t = start();
    int gone = 0;
    for (int i = 0; i < t.bins.length; i++) {
      Bin<K, V> bin = t.bin(i);
      synchronized (bin) {
        if (!bin.moved) {
          gone += length(bin.chain);
          bin.reserved = false;
          bin.tree = null;
          if (bin.chain != null) bin.show(null);
          continue;
        }
        t = bin.nextTable();
      }
      i = -1;
    }
    if (gone != 0) VM.getAndAddInt(this, "count", -gone);
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) action.accept(e.key, e.value);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) {
      V old = e.value;
      while (replaceIf(e.key, Objects.requireNonNull(function.apply(e.key, old)), old) == null) {
        old = get(e.key);
        if (old == null) break;
      }
    }
  }

  @Override
  public int hashCode() {
    int h = 0;
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) h += e.key.hashCode() ^ e.value.hashCode();
    return h;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder("{");
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) {
      if (out.length() > 1) out.append(", ");
      out.append(e.key == this ? "(this Map)" : e.key).append('=');
      out.append(e.value == this ? "(this Map)" : e.value);
    }
    return out.append('}').toString();
  }

  // Every mapping of each is looked up in the other.
  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof Map)) return false;
    Map<?, ?> m = (Map<?, ?>) o;
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) {
      Object v = m.get(e.key);
      if (v == null || v != e.value && !v.equals(e.value)) return false;
    }
    for (Entry<?, ?> e : m.entrySet()) {
      Object key = e.getKey();
      Object value = e.getValue();
      if (key == null || value == null) return false;
      Object v = get(key);
      if (v == null || v != value && !value.equals(v)) return false;
    }
    return true;
  }

  // --- atomic computations: the function runs with the bin's monitor. If it changes the map itself, the
  // outcome is OpenJDK's: an error where the key's own bin was empty or its last node has got another one
  // behind it, and nothing wrong elsewhere.

  // What a function did to a bin.
  private static final class Change<V> {
    V value;
    int length = -1;  // of the bin before a mapping was added
    boolean deleted;
  }

  // The key's first value.
  private void computeFirst(Bin<K, V> bin, int hash, K key,
      BiFunction<? super K, ? super V, ? extends V> function, Change<V> change) {
    if (bin.chain == null) {
      bin.reserved = true;
      try {
        change.value = function.apply(key, null);
      } finally {
        bin.reserved = false;
        if (change.value != null || bin.chain != null) {
          bin.show(change.value == null ? null : new Node<>(hash, key, change.value, null));
        }
      }
      if (change.value != null) change.length = 0;
      return;
    }
    Node<K, V> last = bin.chain;
    while (last.next != null) last = last.next;
    change.value = function.apply(key, null);
    if (change.value == null) return;
    if (bin.moved) {
      Bin<K, V> to = enter(hash);
      try {
        change.length = to.insert(hash, key, change.value);
      } finally {
        VM.exit(to);
      }
      return;
    }
    change.length = 0;
    if (bin.tree == null) {
      Node<K, V> now = same(bin.chain, last);
      if (now == null) return;  // the mapping is lost with the node behind which it was to stand
      if (now.next != null) throw new IllegalStateException("Recursive update");
    }
    change.length = bin.insert(hash, key, change.value);
  }

  // Another value for the key of the node.
  private void computeNext(Bin<K, V> bin, Node<K, V> e, int hash,
      BiFunction<? super K, ? super V, ? extends V> function, Change<V> change) {
    Node<K, V> before = null;
    for (Node<K, V> p = bin.chain; p != e; p = p.next) before = p;
    change.value = function.apply(e.key, e.value);
    if (!bin.moved) {
      store(bin, before, e, change);
      return;
    }
    Bin<K, V> to = enter(hash);
    try {
      store(to, before, e, change);
    } finally {
      VM.exit(to);
    }
  }

  // The node is taken out as OpenJDK does it, behind the node that was in front of it, even if the function
  // has removed one of them.
  private void store(Bin<K, V> bin, Node<K, V> before, Node<K, V> e, Change<V> change) {
    Node<K, V> now = same(bin.chain, e);
    if (change.value != null) {
      if (now != null) bin.replace(now, change.value);
      return;
    }
    change.deleted = true;
    if (bin.tree != null) {
      if (now != null) bin.delete(now);
      return;
    }
    Node<K, V> rest = now == null ? e.next : now.next;
    if (before == null) {
      bin.show(rest);
    } else {
      Node<K, V> front = same(bin.chain, before);
      if (front != null) bin.show(bin.with(front.next, rest));
    }
  }

  // The bin has been left.
  private V end(Bin<K, V> bin, Change<V> change) {
    if (change.length >= 0) added(bin, change.length);
    if (change.deleted) removed();
    return change.value;
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    if (key == null || mappingFunction == null) throw new NullPointerException();
    int hash = spread(key);
    Node<K, V> e = chain(hash);  // the first node is looked at without the lock
    if (e != null && e.has(hash, key)) return e.value;
    Bin<K, V> bin = enter(hash);
    Change<V> change = new Change<>();
    try {
      e = find(bin.chain, hash, key);
      if (e != null) return e.value;
      computeFirst(bin, hash, key, (k, v) -> mappingFunction.apply(k), change);
    } finally {
      VM.exit(bin);
    }
    return end(bin, change);
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (key == null || remappingFunction == null) throw new NullPointerException();
    int hash = spread(key);
    Bin<K, V> bin = enter(hash);
    Change<V> change = new Change<>();
    try {
      Node<K, V> e = find(bin.chain, hash, key);
      if (e != null) computeNext(bin, e, hash, remappingFunction, change);
    } finally {
      VM.exit(bin);
    }
    return end(bin, change);
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (key == null || remappingFunction == null) throw new NullPointerException();
    int hash = spread(key);
    Bin<K, V> bin = enter(hash);
    Change<V> change = new Change<>();
    try {
      Node<K, V> e = find(bin.chain, hash, key);
      if (e != null) {
        computeNext(bin, e, hash, remappingFunction, change);
      } else {
        computeFirst(bin, hash, key, remappingFunction, change);
      }
    } finally {
      VM.exit(bin);
    }
    return end(bin, change);
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    if (key == null || value == null || remappingFunction == null) throw new NullPointerException();
    int hash = spread(key);
    Bin<K, V> bin = enter(hash);
    Change<V> change = new Change<>();
    try {
      Node<K, V> e = find(bin.chain, hash, key);
      if (e != null) {
        computeNext(bin, e, hash, (k, old) -> remappingFunction.apply(old, value), change);
      } else {
        change.value = value;
        change.length = bin.insert(hash, key, value);
      }
    } finally {
      VM.exit(bin);
    }
    return end(bin, change);
  }

  // --- views

  // Walks over the bins of the table of its first moment, each as it is when it is reached.
  private final class Traverser {
    // The two bins of a larger table to which one of this has moved.
    private final class Part {
      final Table<K, V> table;
      final int i;
      final Part then;

      Part(Table<K, V> table, int i, Part then) {
        this.table = table;
        this.i = i;
        this.then = then;
      }
    }

    private Table<K, V> table;
    private int index;
    private int end;
    private Part parts;
    private Bin<K, V> bin;
    private Node<K, V> last;

    Traverser() {
      table = start();
      while (table.bin(0).shown instanceof Moved) table = ((Moved<K, V>) table.bin(0).shown).to;
      end = table.bins.length;
    }

    // A part of the bins.
    Traverser(Table<K, V> table, int from, int to) {
      this.table = table;
      index = from;
      end = to;
    }

    // The next mapping; null: there is none.
    Node<K, V> advance() {
      Node<K, V> e = null;
      if (last != null) {
        Node<K, V> now = now();
        e = now == null ? last.next : now.next;
      }
      return last = e != null ? e : firstOfNextBin();
    }

    // The last mapping as it is now; null: it is gone.
    private Node<K, V> now() {
      Node<K, V> chain = bin.shown;
      return chain instanceof Moved ? null : same(chain, last);
    }

    private Node<K, V> firstOfNextBin() {
      while (true) {
        Table<K, V> t = table;
        int i;
        if (parts != null) {
          t = parts.table;
          i = parts.i;
          parts = parts.then;
        } else if (index < end) {
          i = index++;
        } else {
          return null;
        }
        bin = t.bin(i);
        Node<K, V> e = bin.shown;
        if (e instanceof Moved) {
          Table<K, V> to = ((Moved<K, V>) e).to;
          parts = new Part(to, i, new Part(to, i + t.bins.length, parts));
        } else if (e != null) {
          return e;
        }
      }
    }
  }

  // A step ahead of what it has given; the value is that of the moment when it is given.
  private abstract class Each<T> implements Iterator<T>, Enumeration<T> {
    private final Traverser traverser = new Traverser();
    private Node<K, V> next = traverser.advance();
    private Node<K, V> last;

    final Node<K, V> nextNode() {
      if (next == null) throw new NoSuchElementException();
      Node<K, V> now = traverser.now();
      last = now == null ? next : now;
      next = traverser.last = last.next != null ? last.next : traverser.firstOfNextBin();
      return last;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public void remove() {
      if (last == null) throw new IllegalStateException();
      ConcurrentHashMap.this.remove(last.key);
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
      return nextNode().key;
    }
  }

  private final class EachValue extends Each<V> {
    @Override
    public V next() {
      return nextNode().value;
    }
  }

  private final class EachEntry extends Each<Entry<K, V>> {
    @Override
    public Entry<K, V> next() {
      Node<K, V> e = nextNode();
      return new MapEntry(e.key, e.value);
    }
  }

  private static final int KEYS = 0, VALUES = 1, ENTRIES = 2;

  // Halves its bins; with them the estimate of how many mappings they have. Who splits keeps the front.
  private final class Split<T> implements Spliterator<T> {
    private final Traverser traverser;
    private final int what;
    private final int characteristics;
    private final boolean wasEmpty;  // a table without mappings is not divided
    private long left;

    Split(int what, int characteristics) {
      this(new Traverser(), what, characteristics, Math.max(0, mappingCount()), mappingCount() == 0);
    }

    private Split(Traverser traverser, int what, int characteristics, long left, boolean wasEmpty) {
      this.wasEmpty = wasEmpty;
      this.traverser = traverser;
      this.what = what;
      this.characteristics = characteristics;
      this.left = left;
    }

    @SuppressWarnings("unchecked")
    private T part(Node<K, V> e) {
      return (T) (what == KEYS ? e.key : what == VALUES ? e.value : new MapEntry(e.key, e.value));
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      Node<K, V> e = traverser.advance();
      if (e == null) return false;
      action.accept(part(e));
      return true;
    }

    @Override
    public Spliterator<T> trySplit() {
      int middle = (traverser.index + traverser.end) >>> 1;
      if (middle <= traverser.index || wasEmpty) return null;
      Traverser back = new Traverser(traverser.table, middle, traverser.end);
      traverser.end = middle;
      left >>>= 1;
      return new Split<T>(back, what, characteristics, left, false);
    }

    @Override
    public long estimateSize() {
      return left;
    }

    @Override
    public int characteristics() {
      return characteristics;
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
      map.forEach((k, v) -> action.accept(k));
    }

    @Override
    public Spliterator<K> spliterator() {
      return map.new Split<K>(KEYS, Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
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

  // A mapping that has got another value since the filter was asked stays.
  private boolean removeThose(Predicate<Node<K, V>> filter) {
    boolean any = false;
    Traverser each = new Traverser();
    for (Node<K, V> e; (e = each.advance()) != null; ) {
      if (filter.test(e) && replaceIf(e.key, null, e.value) != null) any = true;
    }
    return any;
  }

  @Override
  public Collection<V> values() {
    return new ValuesView();
  }

  private final class ValuesView extends AbstractCollection<V> {
    ConcurrentHashMap<K, V> getMap() {
      return ConcurrentHashMap.this;
    }

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
    public boolean removeIf(Predicate<? super V> filter) {
      Objects.requireNonNull(filter);
      return removeThose(e -> filter.test(e.value));
    }

    @Override
    public Iterator<V> iterator() {
      return new EachValue();
    }

    @Override
    public Spliterator<V> spliterator() {
      return new Split<V>(VALUES, Spliterator.CONCURRENT | Spliterator.NONNULL);
    }
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new EntrySetView();
  }

  private final class EntrySetView extends AbstractSet<Entry<K, V>> {
    ConcurrentHashMap<K, V> getMap() {
      return ConcurrentHashMap.this;
    }

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
    public boolean removeIf(Predicate<? super Entry<K, V>> filter) {
      Objects.requireNonNull(filter);
      return removeThose(e -> filter.test(new SimpleImmutableEntry<K, V>(e.key, e.value)));
    }

    @Override
    public Iterator<Entry<K, V>> iterator() {
      return new EachEntry();
    }

    @Override
    public Spliterator<Entry<K, V>> spliterator() {
      return new Split<Entry<K, V>>(ENTRIES, Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
    }
  }

  // --- bulk operations: in parallel, if there are more mappings than one and as many as the threshold

  private <R> Object[] bulk(long threshold, Function<Traverser, R> part) {
    Traverser all = new Traverser();
    int size = threshold == Long.MAX_VALUE ? 0 : size();
    ArrayList<int[]> parts = new ArrayList<>();
    int batch = size <= 1 || size < threshold ? 0
        : threshold <= 0 ? MOST_BATCHES : (int) Math.min(MOST_BATCHES, size / threshold);
    divide(batch, 0, all.table.bins.length, parts);
    if (parts.size() == 1) return new Object[] {part.apply(all)};
    return Parallel.run(
        parts.size(), i -> part.apply(new Traverser(all.table, parts.get(i)[0], parts.get(i)[1])));
  }

  // The bins are halved as OpenJDK halves them: with few mappings, the first ones stay together.
  private static void divide(int batch, int from, int to, ArrayList<int[]> parts) {
    int middle = (from + to) >>> 1;
    if (batch > 0 && middle > from) {
      divide(batch >>> 1, from, middle, parts);
      divide(batch >>> 1, middle, to, parts);
    } else {
      parts.add(new int[] {from, to});
    }
  }

  private <T> void forEach(long threshold, Function<Node<K, V>, T> transformer,
      Consumer<? super T> action) {
    Objects.requireNonNull(action);
    bulk(threshold, each -> {
      for (Node<K, V> e; (e = each.advance()) != null; ) {
        T t = transformer.apply(e);
        if (t != null) action.accept(t);
      }
      return null;
    });
  }

  @SuppressWarnings("unchecked")
  private <U> U find(long threshold, Function<Node<K, V>, ? extends U> function) {
    AtomicReference<U> found = new AtomicReference<>();
    bulk(threshold, each -> {
      for (Node<K, V> e; found.get() == null && (e = each.advance()) != null; ) {
        U u = function.apply(e);
        if (u != null) found.compareAndSet(null, u);
      }
      return null;
    });
    return found.get();
  }

  @SuppressWarnings("unchecked")
  private <U> U fold(long threshold, Function<Node<K, V>, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    Objects.requireNonNull(reducer);
    Object[] results = bulk(threshold, each -> {
      U result = null;
      for (Node<K, V> e; (e = each.advance()) != null; ) {
        U u = transformer.apply(e);
        if (u != null) result = result == null ? u : reducer.apply(result, u);
      }
      return result;
    });
    U all = null;
    for (Object r : results) {
      if (r != null) all = all == null ? (U) r : reducer.apply(all, (U) r);
    }
    return all;
  }

  private long foldToLong(
      long threshold, ToLongFunction<Node<K, V>> transformer, long basis, LongBinaryOperator reducer) {
    Object[] results = bulk(threshold, each -> {
      long r = basis;
      for (Node<K, V> e; (e = each.advance()) != null; ) {
        r = reducer.applyAsLong(r, transformer.applyAsLong(e));
      }
      return r;
    });
    long all = (Long) results[0];
    for (int i = 1; i < results.length; i++) all = reducer.applyAsLong(all, (Long) results[i]);
    return all;
  }

  private int foldToInt(
      long threshold, ToIntFunction<Node<K, V>> transformer, int basis, IntBinaryOperator reducer) {
    return (int) foldToLong(threshold, e -> transformer.applyAsInt(e), basis,
        (a, b) -> reducer.applyAsInt((int) a, (int) b));
  }

  private double foldToDouble(
      long threshold, ToDoubleFunction<Node<K, V>> transformer, double basis, DoubleBinaryOperator reducer) {
    Object[] results = bulk(threshold, each -> {
      double r = basis;
      for (Node<K, V> e; (e = each.advance()) != null; ) {
        r = reducer.applyAsDouble(r, transformer.applyAsDouble(e));
      }
      return r;
    });
    double all = (Double) results[0];
    for (int i = 1; i < results.length; i++) all = reducer.applyAsDouble(all, (Double) results[i]);
    return all;
  }

  public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    this.<Node<K, V>>forEach(parallelismThreshold, e -> e, e -> action.accept(e.key, e.value));
  }

  public <U> void forEach(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> transformer, Consumer<? super U> action) {
    this.<U>forEach(parallelismThreshold, e -> transformer.apply(e.key, e.value), action);
  }

  public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
    this.<K>forEach(parallelismThreshold, e -> e.key, action);
  }

  public <U> void forEachKey(long parallelismThreshold,
      Function<? super K, ? extends U> transformer, Consumer<? super U> action) {
    this.<U>forEach(parallelismThreshold, e -> transformer.apply(e.key), action);
  }

  public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
    this.<V>forEach(parallelismThreshold, e -> e.value, action);
  }

  public <U> void forEachValue(long parallelismThreshold,
      Function<? super V, ? extends U> transformer, Consumer<? super U> action) {
    this.<U>forEach(parallelismThreshold, e -> transformer.apply(e.value), action);
  }

  public void forEachEntry(long parallelismThreshold, Consumer<? super Entry<K, V>> action) {
    this.<Entry<K, V>>forEach(parallelismThreshold, e -> new MapEntry(e.key, e.value), action);
  }

  public <U> void forEachEntry(long parallelismThreshold,
      Function<Entry<K, V>, ? extends U> transformer, Consumer<? super U> action) {
    this.<U>forEach(parallelismThreshold, e -> transformer.apply(new MapEntry(e.key, e.value)), action);
  }

  public <U> U search(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> searchFunction) {
    return this.<U>find(parallelismThreshold, e -> searchFunction.apply(e.key, e.value));
  }

  public <U> U searchKeys(
      long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
    return this.<U>find(parallelismThreshold, e -> searchFunction.apply(e.key));
  }

  public <U> U searchValues(
      long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
    return this.<U>find(parallelismThreshold, e -> searchFunction.apply(e.value));
  }

  public <U> U searchEntries(
      long parallelismThreshold, Function<Entry<K, V>, ? extends U> searchFunction) {
    return this.<U>find(parallelismThreshold, e -> searchFunction.apply(new MapEntry(e.key, e.value)));
  }

  public <U> U reduce(long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>fold(parallelismThreshold, e -> transformer.apply(e.key, e.value), reducer);
  }

  public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
    return this.<K>fold(parallelismThreshold, e -> e.key, reducer);
  }

  public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>fold(parallelismThreshold, e -> transformer.apply(e.key), reducer);
  }

  public V reduceValues(
      long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
    return this.<V>fold(parallelismThreshold, e -> e.value, reducer);
  }

  public <U> U reduceValues(long parallelismThreshold,
      Function<? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>fold(parallelismThreshold, e -> transformer.apply(e.value), reducer);
  }

  public long reduceToLong(long parallelismThreshold,
      ToLongBiFunction<? super K, ? super V> transformer, long basis, LongBinaryOperator reducer) {
    return foldToLong(
        parallelismThreshold, e -> transformer.applyAsLong(e.key, e.value), basis, reducer);
  }

  public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer,
      long basis, LongBinaryOperator reducer) {
    return foldToLong(parallelismThreshold, e -> transformer.applyAsLong(e.value), basis, reducer);
  }

  public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer,
      int basis, IntBinaryOperator reducer) {
    return foldToInt(parallelismThreshold, e -> transformer.applyAsInt(e.value), basis, reducer);
  }

  public Entry<K, V> reduceEntries(long parallelismThreshold,
      BiFunction<Entry<K, V>, Entry<K, V>, ? extends Entry<K, V>> reducer) {
    return this.<Entry<K, V>>fold(parallelismThreshold, e -> new MapEntry(e.key, e.value), reducer);
  }

  public <U> U reduceEntries(long parallelismThreshold, Function<Entry<K, V>, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    return this.<U>fold(parallelismThreshold, e -> transformer.apply(new MapEntry(e.key, e.value)), reducer);
  }

  public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K, ? super V> transformer,
      double basis, DoubleBinaryOperator reducer) {
    return foldToDouble(parallelismThreshold, e -> transformer.applyAsDouble(e.key, e.value), basis, reducer);
  }

  public double reduceKeysToDouble(long parallelismThreshold, ToDoubleFunction<? super K> transformer,
      double basis, DoubleBinaryOperator reducer) {
    return foldToDouble(parallelismThreshold, e -> transformer.applyAsDouble(e.key), basis, reducer);
  }

  public double reduceValuesToDouble(long parallelismThreshold, ToDoubleFunction<? super V> transformer,
      double basis, DoubleBinaryOperator reducer) {
    return foldToDouble(parallelismThreshold, e -> transformer.applyAsDouble(e.value), basis, reducer);
  }

  public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Entry<K, V>> transformer,
      double basis, DoubleBinaryOperator reducer) {
    return foldToDouble(parallelismThreshold, e -> transformer.applyAsDouble(new MapEntry(e.key, e.value)), basis, reducer);
  }

  public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer,
      long basis, LongBinaryOperator reducer) {
    return foldToLong(parallelismThreshold, e -> transformer.applyAsLong(e.key), basis, reducer);
  }

  public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Entry<K, V>> transformer,
      long basis, LongBinaryOperator reducer) {
    return foldToLong(parallelismThreshold, e -> transformer.applyAsLong(new MapEntry(e.key, e.value)), basis, reducer);
  }

  public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K, ? super V> transformer,
      int basis, IntBinaryOperator reducer) {
    return foldToInt(parallelismThreshold, e -> transformer.applyAsInt(e.key, e.value), basis, reducer);
  }

  public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer,
      int basis, IntBinaryOperator reducer) {
    return foldToInt(parallelismThreshold, e -> transformer.applyAsInt(e.key), basis, reducer);
  }

  public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Entry<K, V>> transformer,
      int basis, IntBinaryOperator reducer) {
    return foldToInt(parallelismThreshold, e -> transformer.applyAsInt(new MapEntry(e.key, e.value)), basis, reducer);
  }
}
