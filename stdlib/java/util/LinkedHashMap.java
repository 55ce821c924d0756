// A hash map that remembers the order of insertion, or of access.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  private Entry<K, V> head;
  private Entry<K, V> tail;
  private final boolean accessOrder;

  static final class Entry<K, V> extends HashMap.Node<K, V> {
    Entry<K, V> before;
    Entry<K, V> after;

    Entry(int hash, K key, V value, HashMap.Node<K, V> next) {
      super(hash, key, value, next);
    }
  }

  public LinkedHashMap() {
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity) {
    super(initialCapacity);
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity, float loadFactor) {
    super(initialCapacity, loadFactor);
    accessOrder = false;
  }

  public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
    super(initialCapacity, loadFactor);
    this.accessOrder = accessOrder;
  }

  public LinkedHashMap(Map<? extends K, ? extends V> m) {
    accessOrder = false;
    putAll(m);
  }

  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return false;
  }

  @Override
  void reinitialize() {
    super.reinitialize();
    head = null;
    tail = null;
  }

  @Override
  HashMap.Node<K, V> newNode(int hash, K key, V value, HashMap.Node<K, V> next) {
    Entry<K, V> e = new Entry<>(hash, key, value, next);
    linkLast(e);
    return e;
  }

  private void linkLast(Entry<K, V> e) {
    Entry<K, V> last = tail;
    e.before = last;
    e.after = null;
    if (last == null) {
      head = e;
    } else {
      last.after = e;
    }
    tail = e;
  }

  private void unlink(Entry<K, V> e) {
    Entry<K, V> before = e.before;
    Entry<K, V> after = e.after;
    if (before == null) {
      head = after;
    } else {
      before.after = after;
    }
    if (after == null) {
      tail = before;
    } else {
      after.before = before;
    }
    e.before = null;
    e.after = null;
  }

  @Override
  void afterAccess(HashMap.Node<K, V> node) {
    Entry<K, V> e = (Entry<K, V>) node;
    if (accessOrder && tail != e) {
      unlink(e);
      linkLast(e);
      modCount++;
    }
  }

  @Override
  void afterInsertion() {
    Entry<K, V> first = head;
    if (first != null && removeEldestEntry(first)) removeNode(first.key, null, false);
  }

  @Override
  void afterRemoval(HashMap.Node<K, V> e) {
    unlink((Entry<K, V>) e);
  }

  @Override
  public boolean containsValue(Object value) {
    for (Entry<K, V> e = head; e != null; e = e.after) {
      if (e.value == value || value != null && value.equals(e.value)) return true;
    }
    return false;
  }

  @Override
  public V get(Object key) {
    HashMap.Node<K, V> e = getNode(key);
    if (e == null) return null;
    if (accessOrder) afterAccess(e);
    return e.value;
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    HashMap.Node<K, V> e = getNode(key);
    if (e == null) return defaultValue;
    if (accessOrder) afterAccess(e);
    return e.value;
  }

  @Override
  public void clear() {
    super.clear();
    head = null;
    tail = null;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    if (action == null) throw new NullPointerException();
    int expected = modCount;
    for (Entry<K, V> e = head; e != null; e = e.after) action.accept(e.key, e.value);
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) throw new NullPointerException();
    int expected = modCount;
    for (Entry<K, V> e = head; e != null; e = e.after) e.value = function.apply(e.key, e.value);
    if (modCount != expected) throw new ConcurrentModificationException();
  }

  @Override
  Iterator<K> newKeyIterator() {
    return new LinkedKeyIterator();
  }

  @Override
  Iterator<V> newValueIterator() {
    return new LinkedValueIterator();
  }

  @Override
  Iterator<Map.Entry<K, V>> newEntryIterator() {
    return new LinkedEntryIterator();
  }

  @Override
  Spliterator<K> newKeySpliterator() {
    return Spliterators.spliterator(keySet(), Spliterator.SIZED | Spliterator.ORDERED | Spliterator.DISTINCT);
  }

  @Override
  Spliterator<V> newValueSpliterator() {
    return Spliterators.spliterator(values(), Spliterator.SIZED | Spliterator.ORDERED);
  }

  @Override
  Spliterator<Map.Entry<K, V>> newEntrySpliterator() {
    return Spliterators.spliterator(entrySet(), Spliterator.SIZED | Spliterator.ORDERED | Spliterator.DISTINCT);
  }

  private abstract class LinkedHashIterator {
    private Entry<K, V> next = head;
    private Entry<K, V> current;
    private int expectedModCount = modCount;

    public final boolean hasNext() {
      return next != null;
    }

    final Entry<K, V> nextNode() {
      Entry<K, V> e = next;
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      if (e == null) throw new NoSuchElementException();
      current = e;
      next = e.after;
      return e;
    }

    public final void remove() {
      Entry<K, V> p = current;
      if (p == null) throw new IllegalStateException();
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      current = null;
      removeNode(p.key, null, false);
      expectedModCount = modCount;
    }
  }

  private final class LinkedKeyIterator extends LinkedHashIterator implements Iterator<K> {
    @Override
    public K next() {
      return nextNode().key;
    }
  }

  private final class LinkedValueIterator extends LinkedHashIterator implements Iterator<V> {
    @Override
    public V next() {
      return nextNode().value;
    }
  }

  private final class LinkedEntryIterator extends LinkedHashIterator
      implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return nextNode();
    }
  }
}
