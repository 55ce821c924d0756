// A hash table with chains. Its iteration order is OpenJDK's: a power-of-two table, hashes spread by
// their upper half, a doubling that keeps the order in chains, an earlier doubling when a chain of a small table
// grows beyond eight. A long chain of a large table gets a search tree beside it: a new node then comes
// behind the node below which it stands in the tree, and the root's node comes first.
package java.util;

import heddle.HashTree;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V>
    implements Map<K, V>, Cloneable, java.io.Serializable {
  private static final int MAX_CAPACITY = 1 << 30;
  private static final int LONG_CHAIN = 8;
  private static final int SHORT_CHAIN = 6;  // needs no tree any more
  private static final int SMALL_TABLE = 64;

  Node<K, V>[] table;  // null until the first entry
  private HashTree<Node<K, V>>[] trees;  // of the long chains, by bin; null: there is none
  int size;
  int modCount;
  private int threshold;  // size at which the table doubles; without a table its first capacity, or 0
  private final float loadFactor;

  static class Node<K, V> implements Map.Entry<K, V> {
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

    @Override
    public final K getKey() {
      return key;
    }

    @Override
    public final V getValue() {
      return value;
    }

    @Override
    public final V setValue(V newValue) {
      V old = value;
      value = newValue;
      return old;
    }

    @Override
    public final String toString() {
      return key + "=" + value;
    }

    @Override
    public final int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public final boolean equals(Object o) {
      if (o == this) return true;
      return o instanceof Map.Entry
          && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
          && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }
  }

  public HashMap() {
    loadFactor = 0.75f;
  }

  public HashMap(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public HashMap(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
    }
    if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
      throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
    }
    this.loadFactor = loadFactor;
    threshold = tableSizeFor(initialCapacity);
  }

  public HashMap(Map<? extends K, ? extends V> m) {
    loadFactor = 0.75f;
    putAllOf(m);
  }

  static int hash(Object key) {
    if (key == null) return 0;
    int h = key.hashCode();
    return h ^ (h >>> 16);
  }

  private static int tableSizeFor(int capacity) {
    if (capacity >= MAX_CAPACITY) return MAX_CAPACITY;
    int n = 1;
    while (n < capacity) n <<= 1;
    return n;
  }

  private void putAllOf(Map<? extends K, ? extends V> m) {
    int n = m.size();
    if (n <= 0) return;
    if (table == null) {
      float wanted = n / loadFactor + 1.0f;
      int capacity = wanted < MAX_CAPACITY ? (int) wanted : MAX_CAPACITY;
      if (capacity > threshold) threshold = tableSizeFor(capacity);
    } else {
      while (n > threshold && table.length < MAX_CAPACITY) resize();
    }
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
      K key = e.getKey();
      putNode(hash(key), key, e.getValue(), false);
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

  final Node<K, V> getNode(Object key) {
    Node<K, V>[] tab = table;
    if (tab == null) return null;
    int hash = hash(key);
    int i = (tab.length - 1) & hash;
    Node<K, V> e = tab[i];
    if (trees != null && trees[i] != null) return nodeOf(trees[i].find(hash, key));
    while (e != null) {
      if (e.hash == hash) {
        K k = e.key;
        if (k == key || key != null && key.equals(k)) return e;
      }
      e = e.next;
    }
    return null;
  }

  private static <K, V> Node<K, V> nodeOf(HashTree.Item<Node<K, V>> item) {
    return item == null ? null : item.node;
  }

  @Override
  public V get(Object key) {
    Node<K, V> e = getNode(key);
    return e == null ? null : e.value;
  }

  @Override
  public boolean containsKey(Object key) {
    return getNode(key) != null;
  }

  @Override
  public V put(K key, V value) {
    return putNode(hash(key), key, value, false);
  }

  // The previous value.
  final V putNode(int hash, K key, V value, boolean onlyIfAbsent) {
    Node<K, V>[] tab = table;
    if (tab == null) tab = resize();
    int i = (tab.length - 1) & hash;
    Node<K, V> e = tab[i];
    if (e == null) {
      tab[i] = newNode(hash, key, value, null);
    } else if (trees != null && trees[i] != null) {
      e = nodeOf(trees[i].find(hash, key));
      if (e != null) {
        V old = e.value;
        if (!onlyIfAbsent || old == null) e.value = value;
        afterAccess(e);
        return old;
      }
      addToTree(i, hash, key, value);
    } else {
      int count = 0;
      while (true) {
        if (e.hash == hash) {
          K k = e.key;
          if (k == key || key != null && key.equals(k)) {
            V old = e.value;
            if (!onlyIfAbsent || old == null) e.value = value;
            afterAccess(e);
            return old;
          }
        }
        count++;
        if (e.next == null) break;
        e = e.next;
      }
      e.next = newNode(hash, key, value, null);
      if (count >= LONG_CHAIN) chainIsLong(i);
    }
    modCount++;
    size++;
    if (size > threshold) resize();
    afterInsertion();
    return null;
  }

  private void chainIsLong(int bin) {
    if (table.length < SMALL_TABLE) {
      resize();
    } else {
      growTree(bin);
    }
  }

  @SuppressWarnings("unchecked")
  private void growTree(int bin) {
    HashTree<Node<K, V>> tree = new HashTree<>();
    for (Node<K, V> e = table[bin]; e != null; e = e.next) tree.insert(e.hash, e.key, e);
    if (trees == null) trees = (HashTree<Node<K, V>>[]) new HashTree[table.length];
    trees[bin] = tree;
    rootFirst(bin);
  }

  // The node of the tree's root comes first in the chain.
  private void rootFirst(int bin) {
    Node<K, V> top = trees[bin].top();
    Node<K, V> first = table[bin];
    if (top == first) return;
    Node<K, V> before = first;
    while (before.next != top) before = before.next;
    before.next = top.next;
    top.next = first;
    table[bin] = top;
  }

  private void addToTree(int bin, int hash, K key, V value) {
    Node<K, V> e = newNode(hash, key, value, null);
    Node<K, V> above = trees[bin].insert(hash, key, e);
    e.next = above.next;
    above.next = e;
    rootFirst(bin);
  }

  @SuppressWarnings("unchecked")
  private Node<K, V>[] resize() {
    Node<K, V>[] old = table;
    int capacity;
    if (old == null) {
      capacity = threshold > 0 ? threshold : 16;
    } else {
      if (old.length >= MAX_CAPACITY) {
        threshold = Integer.MAX_VALUE;
        return old;
      }
      capacity = old.length << 1;
    }
    float limit = capacity * loadFactor;
    if (old != null && old.length >= 16 && capacity < MAX_CAPACITY) {
      threshold <<= 1;
    } else {
      threshold = capacity < MAX_CAPACITY && limit < MAX_CAPACITY ? (int) limit : Integer.MAX_VALUE;
    }
    Node<K, V>[] tab = (Node<K, V>[]) new Node[capacity];
    table = tab;
    if (old == null) return tab;
    int bit = old.length;
    HashTree<Node<K, V>>[] oldTrees = trees;
    trees = null;
    for (int j = 0; j < bit; j++) {
      Node<K, V> e = old[j];
      if (e == null) continue;
      if (e.next == null) {
        tab[e.hash & (capacity - 1)] = e;
        continue;
      }
      // The chain falls into two, in both the order is kept.
      Node<K, V> lowTail = null;
      Node<K, V> highTail = null;
      int low = 0;
      int high = 0;
      while (e != null) {
        if ((e.hash & bit) == 0) {
          low++;
          if (lowTail == null) {
            tab[j] = e;
          } else {
            lowTail.next = e;
          }
          lowTail = e;
        } else {
          high++;
          if (highTail == null) {
            tab[j + bit] = e;
          } else {
            highTail.next = e;
          }
          highTail = e;
        }
        e = e.next;
      }
      if (lowTail != null) lowTail.next = null;
      if (highTail != null) highTail.next = null;
      if (oldTrees != null && oldTrees[j] != null) {
        divideTree(oldTrees[j], j, low, j + bit, high);
      }
    }
    return tab;
  }

  // The chain of a tree was divided. A tree that is still whole is kept.
  @SuppressWarnings("unchecked")
  private void divideTree(HashTree<Node<K, V>> tree, int lowBin, int low, int highBin, int high) {
    if (low == 0 || high == 0) {
      if (trees == null) trees = (HashTree<Node<K, V>>[]) new HashTree[table.length];
      if (low + high > SHORT_CHAIN) trees[low == 0 ? highBin : lowBin] = tree;
      return;
    }
    if (low > SHORT_CHAIN) growTree(lowBin);
    if (high > SHORT_CHAIN) growTree(highBin);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    putAllOf(m);
  }

  @Override
  public V remove(Object key) {
    Node<K, V> e = removeNode(key, null, false);
    return e == null ? null : e.value;
  }

  final Node<K, V> removeNode(Object key, Object value, boolean matchValue) {
    return removeNode(key, value, matchValue, true);
  }

  // `movable`: no iteration is under way that other nodes could be taken from.
  private Node<K, V> removeNode(Object key, Object value, boolean matchValue, boolean movable) {
    Node<K, V>[] tab = table;
    if (tab == null) return null;
    int hash = hash(key);
    int i = (tab.length - 1) & hash;
    if (trees != null && trees[i] != null) {
      HashTree.Item<Node<K, V>> item = trees[i].find(hash, key);
      if (item == null || matchValue && !Objects.equals(value, item.node.value)) return null;
      removeFromTree(i, item, movable);
      return item.node;
    }
    Node<K, V> before = null;
    Node<K, V> e = tab[i];
    while (e != null) {
      if (e.hash == hash) {
        K k = e.key;
        if (k == key || key != null && key.equals(k)) break;
      }
      before = e;
      e = e.next;
    }
    if (e == null || matchValue && !Objects.equals(value, e.value)) return null;
    if (before == null) {
      tab[i] = e.next;
    } else {
      before.next = e.next;
    }
    modCount++;
    size--;
    afterRemoval(e);
    return e;
  }

  private void removeFromTree(int bin, HashTree.Item<Node<K, V>> item, boolean movable) {
    Node<K, V> e = item.node;
    if (table[bin] == e) {
      table[bin] = e.next;
    } else {
      Node<K, V> before = table[bin];
      while (before.next != e) before = before.next;
      before.next = e.next;
    }
    if (table[bin] == null || movable && trees[bin].isSmall()) {
      trees[bin] = null;
    } else {
      trees[bin].remove(item);
      if (movable) rootFirst(bin);
    }
    modCount++;
    size--;
    afterRemoval(e);
  }

  @Override
  public void clear() {
    modCount++;
    trees = null;
    Node<K, V>[] tab = table;
    if (tab != null && size > 0) {
      size = 0;
      for (int i = 0; i < tab.length; i++) tab[i] = null;
    }
  }

  @Override
  public boolean containsValue(Object value) {
    Node<K, V>[] tab = table;
    if (tab == null || size == 0) return false;
    for (Node<K, V> first : tab) {
      for (Node<K, V> e = first; e != null; e = e.next) {
        if (e.value == value || value != null && value.equals(e.value)) return true;
      }
    }
    return false;
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    Node<K, V> e = getNode(key);
    return e == null ? defaultValue : e.value;
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return putNode(hash(key), key, value, true);
  }

  @Override
  public boolean remove(Object key, Object value) {
    return removeNode(key, value, true) != null;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Node<K, V> e = getNode(key);
    if (e == null || !Objects.equals(e.value, oldValue)) return false;
    e.value = newValue;
    afterAccess(e);
    return true;
  }

  @Override
  public V replace(K key, V value) {
    Node<K, V> e = getNode(key);
    if (e == null) return null;
    V old = e.value;
    e.value = value;
    afterAccess(e);
    return old;
  }

  // A new entry of the compute methods comes first in its chain.
  private void addFirst(int hash, K key, V value, int expected) {
    Node<K, V>[] tab = table;
    int i = (tab.length - 1) & hash;
    if (trees != null && trees[i] != null) {
      addToTree(i, hash, key, value);
    } else {
      int count = 0;
      for (Node<K, V> e = tab[i]; e != null; e = e.next) count++;
      tab[i] = newNode(hash, key, value, tab[i]);
      if (count >= LONG_CHAIN - 1) chainIsLong(i);
    }
    modCount = expected + 1;
    size++;
    afterInsertion();
  }

  private void makeRoom() {
    if (table == null || size > threshold) resize();
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    if (mappingFunction == null) throw new NullPointerException();
    int hash = hash(key);
    makeRoom();
    Node<K, V> e = getNode(key);
    if (e != null && e.value != null) {
      afterAccess(e);
      return e.value;
    }
    int expected = modCount;
    V v = mappingFunction.apply(key);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (v == null) return null;
    if (e != null) {
      e.value = v;
      afterAccess(e);
      return v;
    }
    addFirst(hash, key, v, expected);
    return v;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (remappingFunction == null) throw new NullPointerException();
    Node<K, V> e = getNode(key);
    if (e == null || e.value == null) return null;
    int expected = modCount;
    V v = remappingFunction.apply(key, e.value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (v == null) {
      removeNode(key, null, false);
    } else {
      e.value = v;
      afterAccess(e);
    }
    return v;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    if (remappingFunction == null) throw new NullPointerException();
    int hash = hash(key);
    makeRoom();
    Node<K, V> e = getNode(key);
    int expected = modCount;
    V v = remappingFunction.apply(key, e == null ? null : e.value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (e != null) {
      if (v != null) {
        e.value = v;
        afterAccess(e);
      } else {
        removeNode(key, null, false);
      }
    } else if (v != null) {
      addFirst(hash, key, v, expected);
    }
    return v;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    if (value == null || remappingFunction == null) throw new NullPointerException();
    int hash = hash(key);
    makeRoom();
    Node<K, V> e = getNode(key);
    if (e == null) {
      addFirst(hash, key, value, modCount);
      return value;
    }
    V v = value;
    if (e.value != null) {
      int expected = modCount;
      v = remappingFunction.apply(e.value, value);
      if (expected != modCount) throw new ConcurrentModificationException();
    }
    if (v != null) {
      e.value = v;
      afterAccess(e);
    } else {
      removeNode(key, null, false);
    }
    return v;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    if (action == null) throw new NullPointerException();
    int expected = modCount;
    EntryIterator it = new EntryIterator();
    while (it.hasNext()) {
      Node<K, V> e = it.nextNodeUnchecked();
      action.accept(e.key, e.value);
    }
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) throw new NullPointerException();
    int expected = modCount;
    EntryIterator it = new EntryIterator();
    while (it.hasNext()) {
      Node<K, V> e = it.nextNodeUnchecked();
      e.value = function.apply(e.key, e.value);
    }
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashMap<K, V> copy = (HashMap<K, V>) super.clone();
      copy.reinitialize();
      copy.putAllOf(this);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  // --- for LinkedHashMap

  void reinitialize() {
    table = null;
    trees = null;
    size = 0;
    modCount = 0;
    threshold = 0;
  }

  Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
    return new Node<>(hash, key, value, next);
  }

  void afterAccess(Node<K, V> e) {}

  void afterInsertion() {}

  void afterRemoval(Node<K, V> e) {}

  Iterator<K> newKeyIterator() {
    return new KeyIterator();
  }

  Iterator<V> newValueIterator() {
    return new ValueIterator();
  }

  Iterator<Map.Entry<K, V>> newEntryIterator() {
    return new EntryIterator();
  }

  // --- views

  @Override
  public Set<K> keySet() {
    return new KeySet();
  }

  @Override
  public Collection<V> values() {
    return new Values();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntrySet();
  }

  private final class KeySet extends AbstractSet<K> {
    @Override
    public int size() {
      return size;
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<K> iterator() {
      return newKeyIterator();
    }

    @Override
    public Spliterator<K> spliterator() {
      return newKeySpliterator();
    }

    @Override
    public boolean contains(Object o) {
      return containsKey(o);
    }

    @Override
    public boolean remove(Object key) {
      return removeNode(key, null, false) != null;
    }

    @Override
    public void forEach(Consumer<? super K> action) {
      if (action == null) throw new NullPointerException();
      int expected = modCount;
      Iterator<K> it = newKeyIterator();
      while (modCount == expected && it.hasNext()) action.accept(it.next());
      if (modCount != expected) throw new ConcurrentModificationException();
    }
  }

  private final class Values extends AbstractCollection<V> {
    @Override
    public int size() {
      return size;
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<V> iterator() {
      return newValueIterator();
    }

    @Override
    public Spliterator<V> spliterator() {
      return newValueSpliterator();
    }

    @Override
    public boolean contains(Object o) {
      return containsValue(o);
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public int size() {
      return size;
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return newEntryIterator();
    }

    @Override
    public Spliterator<Map.Entry<K, V>> spliterator() {
      return newEntrySpliterator();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      Node<K, V> candidate = getNode(e.getKey());
      return candidate != null && candidate.equals(e);
    }

    @Override
    public boolean remove(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      return removeNode(e.getKey(), e.getValue(), true) != null;
    }
  }

  private abstract class HashIterator {
    private Node<K, V> next;
    private Node<K, V> current;
    private int expectedModCount = modCount;
    private int index;

    HashIterator() {
      if (table != null && size > 0) advance();
    }

    // To the first node of the next chain that is not empty.
    private void advance() {
      Node<K, V>[] tab = table;
      Node<K, V> e = null;
      int i = index;
      while (e == null && i < tab.length) e = tab[i++];
      index = i;
      next = e;
    }

    public final boolean hasNext() {
      return next != null;
    }

    final Node<K, V> nextNode() {
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      return nextNodeUnchecked();
    }

    final Node<K, V> nextNodeUnchecked() {
      Node<K, V> e = next;
      if (e == null) throw new NoSuchElementException();
      current = e;
      next = e.next;
      if (next == null) advance();
      return e;
    }

    public final void remove() {
      Node<K, V> p = current;
      if (p == null) throw new IllegalStateException();
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      current = null;
      removeNode(p.key, null, false, false);
      expectedModCount = modCount;
    }
  }

  private static final int KEYS = 0, VALUES = 1, ENTRIES = 2;

  // Halves the bins, and with them the estimate, which is exact as long as nothing has been split off. It begins when it is first used.
  private final class BinSpliterator<T> implements Spliterator<T> {
    private final int what;
    private final int known;  // characteristics
    private int index;
    private int end;          // -1: not begun
    private long left;
    private int expectedModCount;
    private Node<K, V> next;  // of a chain that has been begun

    BinSpliterator(int what, int known) {
      this(what, known, 0, -1, 0, 0);
    }

    private BinSpliterator(int what, int known, int index, int end, long left, int expectedModCount) {
      this.what = what;
      this.known = known;
      this.index = index;
      this.end = end;
      this.left = left;
      this.expectedModCount = expectedModCount;
    }

    private void begin() {
      if (end >= 0) return;
      left = size;
      expectedModCount = modCount;
      end = table == null ? 0 : table.length;
    }

    @SuppressWarnings("unchecked")
    private T part(Node<K, V> e) {
      return (T) (what == KEYS ? e.key : what == VALUES ? e.value : e);
    }

    private Node<K, V> advance() {
      while (next == null && index < end) next = table[index++];
      Node<K, V> e = next;
      if (e != null) next = e.next;
      return e;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      if (action == null) throw new NullPointerException();
      begin();
      Node<K, V> e = advance();
      if (e == null) return false;
      action.accept(part(e));
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
      if (action == null) throw new NullPointerException();
      begin();
      boolean any = false;
      for (Node<K, V> e; (e = advance()) != null; any = true) action.accept(part(e));
      if (any && modCount != expectedModCount) throw new ConcurrentModificationException();
    }

    @Override
    public Spliterator<T> trySplit() {
      begin();
      int middle = index + end >>> 1;
      if (index >= middle || next != null) return null;
      left >>>= 1;
      Spliterator<T> front = new BinSpliterator<T>(what, known, index, middle, left, expectedModCount);
      index = middle;
      return front;
    }

    @Override
    public long estimateSize() {
      begin();
      return left;
    }

    @Override
    public int characteristics() {
      return end < 0 || left == size ? known | SIZED : known;
    }
  }

  Spliterator<K> newKeySpliterator() {
    return new BinSpliterator<K>(KEYS, Spliterator.DISTINCT);
  }

  Spliterator<V> newValueSpliterator() {
    return new BinSpliterator<V>(VALUES, 0);
  }

  Spliterator<Map.Entry<K, V>> newEntrySpliterator() {
    return new BinSpliterator<Map.Entry<K, V>>(ENTRIES, Spliterator.DISTINCT);
  }

  private final class KeyIterator extends HashIterator implements Iterator<K> {
    @Override
    public K next() {
      return nextNode().key;
    }
  }

  private final class ValueIterator extends HashIterator implements Iterator<V> {
    @Override
    public V next() {
      return nextNode().value;
    }
  }

  private final class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return nextNode();
    }
  }
}
