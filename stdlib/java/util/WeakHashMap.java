// A hash table whose keys are weak references: an entry vanishes some time after nobody else refers to its key, at the
// next use of the map that finds its reference in the queue. The iteration order is OpenJDK's: a new entry
// comes first in its chain, chains are turned round when the table doubles, and the last bin comes first.
package java.util;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
  private static final int MAX_CAPACITY = 1 << 30;
  private static final Object NULL = new Object();  // stands for the null key

  private Entry<K, V>[] table;
  private int size;  // of those not known to have vanished
  private int threshold;  // size at which the table doubles
  private final float loadFactor;
  private int modCount;
  private final ReferenceQueue<Object> queue = new ReferenceQueue<>();

  private static class Entry<K, V> extends WeakReference<Object> implements Map.Entry<K, V> {
    final int hash;
    V value;
    Entry<K, V> next;

    Entry(Object key, V value, ReferenceQueue<Object> queue, int hash, Entry<K, V> next) {
      super(key, queue);
      this.value = value;
      this.hash = hash;
      this.next = next;
    }

    @Override
    @SuppressWarnings("unchecked")
    public K getKey() {
      Object key = get();
      return key == NULL ? null : (K) key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V newValue) {
      V old = value;
      value = newValue;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && Objects.equals(getKey(), ((Map.Entry<?, ?>) o).getKey())
          && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(getKey()) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return getKey() + "=" + value;
    }
  }

  public WeakHashMap() {
    this(16, 0.75f);
  }

  public WeakHashMap(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public WeakHashMap(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
    }
    if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
      throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
    }
    this.loadFactor = loadFactor;
    int capacity = 1;
    while (capacity < initialCapacity && capacity < MAX_CAPACITY) capacity <<= 1;
    table = newTable(capacity);
    threshold = (int) (capacity * loadFactor);
  }

  public WeakHashMap(Map<? extends K, ? extends V> m) {
    this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  private static <K, V> Entry<K, V>[] newTable(int capacity) {
    return (Entry<K, V>[]) new Entry[capacity];
  }

  private static Object masked(Object key) {
    return key == null ? NULL : key;
  }

  private static int hash(Object key) {
    if (key == NULL) return 0;
    int h = key.hashCode();
    h ^= (h >>> 20) ^ (h >>> 12);
    return h ^ (h >>> 7) ^ (h >>> 4);
  }

  // Takes out the entries whose keys are gone.
  private void expunge() {
    for (Reference<?> gone = queue.poll(); gone != null; gone = queue.poll()) {
      Entry<?, ?> entry = (Entry<?, ?>) gone;
      int i = entry.hash & (table.length - 1);
      Entry<K, V> before = null;
      for (Entry<K, V> e = table[i]; e != null; e = e.next) {
        if (e == entry) {
          unlink(i, before, e);
          e.value = null;
          break;
        }
        before = e;
      }
    }
  }

  private void unlink(int bin, Entry<K, V> before, Entry<K, V> e) {
    if (before == null) {
      table[bin] = e.next;
    } else {
      before.next = e.next;
    }
    size--;
  }

  private Entry<K, V> find(Object key) {
    Object k = masked(key);
    int hash = hash(k);
    expunge();
    Entry<K, V> e = table[hash & (table.length - 1)];
    while (e != null && !(e.hash == hash && is(e, k))) e = e.next;
    return e;
  }

  private static boolean is(Entry<?, ?> e, Object key) {
    Object k = e.get();
    return k == key || k != null && key.equals(k);
  }

  @Override
  public int size() {
    if (size == 0) return 0;
    expunge();
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public V get(Object key) {
    Entry<K, V> e = find(key);
    return e == null ? null : e.value;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public boolean containsValue(Object value) {
    expunge();
    for (Entry<K, V> bin : table)
      for (Entry<K, V> e = bin; e != null; e = e.next)
        if (Objects.equals(value, e.value)) return true;
    return false;
  }

  @Override
  public V put(K key, V value) {
    Entry<K, V> e = find(key);
    if (e != null) return e.value == value ? value : e.setValue(value);  // (the same one is not written)
    Object k = masked(key);
    int hash = hash(k);
    int i = hash & (table.length - 1);
    modCount++;
    table[i] = new Entry<>(k, value, queue, hash, table[i]);
    if (++size >= threshold) resize(table.length * 2);
    return null;
  }

  private void resize(int capacity) {
    expunge();
    Entry<K, V>[] old = table;
    if (old.length == MAX_CAPACITY) {
      threshold = Integer.MAX_VALUE;
      return;
    }
    Entry<K, V>[] tab = newTable(capacity);
    for (Entry<K, V> bin : old) {
      for (Entry<K, V> e = bin; e != null; ) {
        Entry<K, V> next = e.next;
        int i = e.hash & (capacity - 1);
        e.next = tab[i];
        tab[i] = e;
        e = next;
      }
    }
    table = tab;
    threshold = (int) (capacity * loadFactor);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    int n = m.size();
    if (n == 0) return;
    if (n > threshold) {
      int wanted = Math.min((int) (n / loadFactor + 1), MAX_CAPACITY);
      int capacity = table.length;
      while (capacity < wanted) capacity <<= 1;
      if (capacity > table.length) resize(capacity);
    }
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
  }

  @Override
  public V remove(Object key) {
    Entry<K, V> e = find(key);
    if (e == null) return null;
    removeEntry(e);
    return e.value;
  }

  private boolean removeEntry(Entry<?, ?> entry) {
    int i = entry.hash & (table.length - 1);
    Entry<K, V> before = null;
    for (Entry<K, V> e = table[i]; e != null; e = e.next) {
      if (e == entry) {
        modCount++;
        unlink(i, before, e);
        return true;
      }
      before = e;
    }
    return false;
  }

  @Override
  public void clear() {
    while (queue.poll() != null) {}
    modCount++;
    Arrays.fill(table, null);
    size = 0;
    while (queue.poll() != null) {}  // what the allocations of others have cleared meanwhile
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntrySet();
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    expunge();
    for (Entry<K, V> bin : table) {
      for (Entry<K, V> e = bin; e != null; e = e.next) {
        Object key = e.get();
        if (key != null) action.accept(e.getKey(), e.value);
        if (expected != modCount) throw new ConcurrentModificationException();
      }
    }
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int expected = modCount;
    expunge();
    for (Entry<K, V> bin : table) {
      for (Entry<K, V> e = bin; e != null; e = e.next) {
        Object key = e.get();
        if (key != null) e.value = function.apply(e.getKey(), e.value);
        if (expected != modCount) throw new ConcurrentModificationException();
      }
    }
  }

  private class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public int size() {
      return WeakHashMap.this.size();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryIterator();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
      return e != null && e.equals(o);
    }

    @Override
    public boolean remove(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
      return e != null && e.equals(o) && removeEntry(e);
    }

    @Override
    public void clear() {
      WeakHashMap.this.clear();
    }
  }

  private class EntryIterator implements Iterator<Map.Entry<K, V>> {
    private int bin = isEmpty() ? 0 : table.length;  // those from here on have been looked at
    private Entry<K, V> next;  // to be looked at, in bin `bin`
    private Entry<K, V> last;
    private int expected = modCount;
    // Keys that must not vanish: between hasNext and next, and while their entry is the last one returned.
    private Object nextKey;
    private Object lastKey;

    @Override
    public boolean hasNext() {
      while (nextKey == null) {
        while (next == null) {
          if (bin == 0) {
            lastKey = null;
            return false;
          }
          next = table[--bin];
        }
        nextKey = next.get();
        if (nextKey == null) next = next.next;
      }
      return true;
    }

    @Override
    public Map.Entry<K, V> next() {
      if (expected != modCount) throw new ConcurrentModificationException();
      if (!hasNext()) throw new NoSuchElementException();
      last = next;
      lastKey = nextKey;
      next = next.next;
      nextKey = null;
      return last;
    }

    @Override
    public void remove() {
      if (last == null) throw new IllegalStateException();
      if (expected != modCount) throw new ConcurrentModificationException();
      removeEntry(last);
      expected = modCount;
      last = null;
      lastKey = null;
    }
  }
}
