// A hash table whose methods lock. Its iteration order is OpenJDK's: new entries first in their chain,
// chains from the last to the first.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Hashtable<K, V> extends Dictionary<K, V>
    implements Map<K, V>, Cloneable, java.io.Serializable {
  private Entry<K, V>[] table;
  private int count;
  private int threshold;
  private final float loadFactor;
  private int modCount;
  private transient boolean hashing;  // The hash code is being made.

  private static final class Entry<K, V> implements Map.Entry<K, V> {
    final int hash;
    final K key;
    V value;
    Entry<K, V> next;

    Entry(int hash, K key, V value, Entry<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V value) {
      if (value == null) throw new NullPointerException();
      V old = this.value;
      this.value = value;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
          && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
      return hash ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  @SuppressWarnings("unchecked")
  public Hashtable(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
      throw new IllegalArgumentException("Illegal Load: " + loadFactor);
    }
    if (initialCapacity == 0) initialCapacity = 1;
    this.loadFactor = loadFactor;
    table = (Entry<K, V>[]) new Entry[initialCapacity];
    threshold = (int) (initialCapacity * loadFactor);
  }

  public Hashtable(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public Hashtable() {
    this(11, 0.75f);
  }

  public Hashtable(Map<? extends K, ? extends V> t) {
    this(Math.max(2 * t.size(), 11), 0.75f);
    putAll(t);
  }

  @Override
  public synchronized int size() {
    return count;
  }

  @Override
  public synchronized boolean isEmpty() {
    return count == 0;
  }

  private Entry<K, V> find(Object key) {
    int hash = key.hashCode();
    for (Entry<K, V> e = table[(hash & 0x7fffffff) % table.length]; e != null; e = e.next) {
      if (e.hash == hash && e.key.equals(key)) return e;
    }
    return null;
  }

  @Override
  public synchronized Enumeration<K> keys() {
    if (count == 0) return Collections.emptyEnumeration();
    return new Elements<K>(false) {
      @Override
      public K nextElement() {
        return nextEntry().key;
      }
    };
  }

  @Override
  public synchronized Enumeration<V> elements() {
    if (count == 0) return Collections.emptyEnumeration();
    return new Elements<V>(false) {
      @Override
      public V nextElement() {
        return nextEntry().value;
      }
    };
  }

  public synchronized boolean contains(Object value) {
    if (value == null) throw new NullPointerException();
    for (int i = table.length - 1; i >= 0; i--) {
      for (Entry<K, V> e = table[i]; e != null; e = e.next) {
        if (e.value.equals(value)) return true;
      }
    }
    return false;
  }

  @Override
  public boolean containsValue(Object value) {
    return contains(value);
  }

  @Override
  public synchronized boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public synchronized V get(Object key) {
    Entry<K, V> e = find(key);
    return e == null ? null : e.value;
  }

  @SuppressWarnings("unchecked")
  protected void rehash() {
    Entry<K, V>[] old = table;
    int capacity = (old.length << 1) + 1;
    Entry<K, V>[] larger = (Entry<K, V>[]) new Entry[capacity];
    modCount++;
    threshold = (int) (capacity * loadFactor);
    table = larger;
    for (int i = old.length - 1; i >= 0; i--) {
      Entry<K, V> e = old[i];
      while (e != null) {
        Entry<K, V> next = e.next;
        int index = (e.hash & 0x7fffffff) % capacity;
        e.next = larger[index];
        larger[index] = e;
        e = next;
      }
    }
  }

  private void addEntry(int hash, K key, V value) {
    if (count >= threshold) rehash();
    int index = (hash & 0x7fffffff) % table.length;
    table[index] = new Entry<>(hash, key, value, table[index]);
    count++;
    modCount++;
  }

  @Override
  public synchronized V put(K key, V value) {
    if (value == null) throw new NullPointerException();
    Entry<K, V> e = find(key);
    if (e != null) {
      V old = e.value;
      e.value = value;
      return old;
    }
    addEntry(key.hashCode(), key, value);
    return null;
  }

  @Override
  public synchronized V remove(Object key) {
    Entry<K, V> e = unlink(key);
    if (e == null) return null;
    V old = e.value;
    e.value = null;  // As who still has the entry sees on OpenJDK.
    return old;
  }

  private Entry<K, V> unlink(Object key) {
    int hash = key.hashCode();
    int index = (hash & 0x7fffffff) % table.length;
    Entry<K, V> before = null;
    for (Entry<K, V> e = table[index]; e != null; e = e.next) {
      if (e.hash == hash && e.key.equals(key)) {
        if (before == null) {
          table[index] = e.next;
        } else {
          before.next = e.next;
        }
        modCount++;
        count--;
        return e;
      }
      before = e;
    }
    return null;
  }

  @Override
  public synchronized void putAll(Map<? extends K, ? extends V> t) {
    for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) put(e.getKey(), e.getValue());
  }

  @Override
  public synchronized void clear() {
    modCount++;
    for (int i = 0; i < table.length; i++) table[i] = null;
    count = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized Object clone() {
    try {
      Hashtable<K, V> copy = (Hashtable<K, V>) super.clone();
      copy.table = (Entry<K, V>[]) new Entry[table.length];
      for (int i = 0; i < table.length; i++) {
        Entry<K, V> last = null;
        for (Entry<K, V> e = table[i]; e != null; e = e.next) {
          Entry<K, V> twin = new Entry<>(e.hash, e.key, e.value, null);
          if (last == null) {
            copy.table[i] = twin;
          } else {
            last.next = twin;
          }
          last = twin;
        }
      }
      copy.modCount = 0;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public synchronized String toString() {
    Iterator<Map.Entry<K, V>> it = entrySet().iterator();
    StringBuilder out = new StringBuilder("{");
    while (it.hasNext()) {
      Map.Entry<K, V> e = it.next();
      K key = e.getKey();
      V value = e.getValue();
      out.append(key == this ? "(this Map)" : key.toString());
      out.append('=');
      out.append(value == this ? "(this Map)" : value.toString());
      if (it.hasNext()) out.append(", ");
    }
    return out.append('}').toString();
  }

  @Override
  public synchronized boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof Map)) return false;
    Map<?, ?> t = (Map<?, ?>) o;
    if (t.size() != size()) return false;
    try {
      for (Map.Entry<K, V> e : entrySet()) {
        if (!e.getValue().equals(t.get(e.getKey()))) return false;
      }
    } catch (ClassCastException | NullPointerException e) {
      return false;
    }
    return true;
  }

  @Override
  public synchronized int hashCode() {
    int h = 0;
    if (count == 0 || hashing) return h;  // It may hold itself.
    hashing = true;
    try {
      for (Map.Entry<K, V> e : entrySet()) h += e.hashCode();
    } finally {
      hashing = false;
    }
    return h;
  }

  @Override
  public synchronized V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value == null ? defaultValue : value;
  }

  @Override
  public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    for (Entry<K, V> first : table) {
      for (Entry<K, V> e = first; e != null; e = e.next) {
        action.accept(e.key, e.value);
        if (expected != modCount) throw new ConcurrentModificationException();
      }
    }
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int expected = modCount;
    for (Entry<K, V> first : table) {
      for (Entry<K, V> e = first; e != null; e = e.next) {
        e.value = Objects.requireNonNull(function.apply(e.key, e.value));
        if (expected != modCount) throw new ConcurrentModificationException();
      }
    }
  }

  @Override
  public synchronized V putIfAbsent(K key, V value) {
    Objects.requireNonNull(value);
    Entry<K, V> e = find(key);
    if (e != null) return e.value;
    addEntry(key.hashCode(), key, value);
    return null;
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    Objects.requireNonNull(value);
    Entry<K, V> e = find(key);
    if (e == null || !e.value.equals(value)) return false;
    remove(key);
    return true;
  }

  @Override
  public synchronized boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(oldValue);
    Objects.requireNonNull(newValue);
    Entry<K, V> e = find(key);
    if (e == null || !e.value.equals(oldValue)) return false;
    e.value = newValue;
    return true;
  }

  @Override
  public synchronized V replace(K key, V value) {
    Objects.requireNonNull(value);
    Entry<K, V> e = find(key);
    if (e == null) return null;
    V old = e.value;
    e.value = value;
    return old;
  }

  @Override
  public synchronized V computeIfAbsent(
      K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    Entry<K, V> e = find(key);
    if (e != null) return e.value;
    int expected = modCount;
    V made = mappingFunction.apply(key);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (made != null) addEntry(key.hashCode(), key, made);
    return made;
  }

  @Override
  public synchronized V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Entry<K, V> e = find(key);
    return e == null ? null : remap(e, key, remappingFunction);
  }

  @Override
  public synchronized V compute(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    return remap(find(key), key, remappingFunction);
  }

  private V remap(
      Entry<K, V> e, K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    int expected = modCount;
    V made = remappingFunction.apply(key, e == null ? null : e.value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (made == null) {
      if (e != null) unlink(key);
    } else if (e != null) {
      e.value = made;
    } else {
      addEntry(key.hashCode(), key, made);
    }
    return made;
  }

  @Override
  public synchronized V merge(
      K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Entry<K, V> e = find(key);
    if (e == null) {
      if (value != null) addEntry(key.hashCode(), key, value);
      return value;
    }
    int expected = modCount;
    V made = remappingFunction.apply(e.value, value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (made == null) {
      unlink(key);
    } else {
      e.value = made;
    }
    return made;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return Collections.synchronizedSet(new EntrySet(), this);
  }

  @Override
  public Set<K> keySet() {
    return Collections.synchronizedSet(new KeySet(), this);
  }

  @Override
  public Collection<V> values() {
    return Collections.synchronizedCollection(new Values(), this);
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public int size() {
      return count;
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      if (count == 0) return Collections.emptyIterator();
      return new Elements<Map.Entry<K, V>>(true) {
        @Override
        public Map.Entry<K, V> nextElement() {
          return nextEntry();
        }
      };
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
      return e != null && e.equals(o);
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) return false;
      Hashtable.this.remove(((Map.Entry<?, ?>) o).getKey());
      return true;
    }

    @Override
    public void clear() {
      Hashtable.this.clear();
    }
  }

  private final class KeySet extends AbstractSet<K> {
    @Override
    public int size() {
      return count;
    }

    @Override
    public boolean contains(Object o) {
      return containsKey(o);
    }

    @Override
    public boolean remove(Object o) {
      return Hashtable.this.remove(o) != null;
    }

    @Override
    public void clear() {
      Hashtable.this.clear();
    }

    @Override
    public Iterator<K> iterator() {
      if (count == 0) return Collections.emptyIterator();
      return new Elements<K>(true) {
        @Override
        public K nextElement() {
          return nextEntry().key;
        }
      };
    }
  }

  private final class Values extends AbstractCollection<V> {
    @Override
    public int size() {
      return count;
    }

    @Override
    public Iterator<V> iterator() {
      if (count == 0) return Collections.emptyIterator();
      return new Elements<V>(true) {
        @Override
        public V nextElement() {
          return nextEntry().value;
        }
      };
    }
  }

  // Iterators are enumerations, too, and the other way round. As on OpenJDK those of an empty table are others, which
  // stay at their end, whatever comes in.
  private abstract class Elements<T> implements Iterator<T>, Enumeration<T> {
    private final Entry<K, V>[] tab = table;
    private int index = tab.length;
    private Entry<K, V> next;
    private Entry<K, V> current;
    private final boolean failFast;
    private int expectedModCount = modCount;

    Elements(boolean failFast) {
      this.failFast = failFast;
    }

    @Override
    public boolean hasNext() {
      return hasMoreElements();
    }

    @Override
    public boolean hasMoreElements() {
      while (next == null && index > 0) next = tab[--index];
      return next != null;
    }

    @Override
    public T next() {
      if (failFast && modCount != expectedModCount) throw new ConcurrentModificationException();
      return nextElement();
    }

    final Entry<K, V> nextEntry() {
      if (!hasNext()) throw new NoSuchElementException("Hashtable Enumerator");
      current = next;
      next = current.next;
      return current;
    }

    @Override
    public void remove() {
      if (!failFast) throw new UnsupportedOperationException();
      if (current == null) throw new IllegalStateException("Hashtable Enumerator");
      if (modCount != expectedModCount) throw new ConcurrentModificationException();
      unlink(current.key);
      expectedModCount = modCount;
      current = null;
    }
  }
}
