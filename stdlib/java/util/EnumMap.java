// A map from constants of an enum, in their order.
package java.util;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V>
    implements Cloneable, java.io.Serializable {
  private final Class<K> keyType;
  // By ordinal, as far as needed. keys[i] is null where there is no entry.
  private Enum<?>[] keys = new Enum<?>[4];
  private Object[] values = new Object[4];
  private int size;

  public EnumMap(Class<K> keyType) {
    if (!keyType.isEnum()) throw new NullPointerException("Cannot read the array length because \"this.keyUniverse\" is null");
    this.keyType = keyType;
  }

  public EnumMap(EnumMap<K, ? extends V> m) {
    keyType = m.keyType;
    putAll(m);
  }

  public EnumMap(Map<K, ? extends V> m) {
    if (m instanceof EnumMap) {
      keyType = ((EnumMap<K, ? extends V>) m).keyType;
    } else {
      if (m.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
      keyType = m.keySet().iterator().next().getDeclaringClass();
    }
    putAll(m);
  }

  // -1: no entry.
  private int indexOf(Object key) {
    if (!(key instanceof Enum)) return -1;
    int i = ((Enum<?>) key).ordinal();
    return i < keys.length && keys[i] == key ? i : -1;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    return indexOf(key) >= 0;
  }

  @Override
  public boolean containsValue(Object value) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] != null && Objects.equals(values[i], value)) return true;
    }
    return false;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V get(Object key) {
    int i = indexOf(key);
    return i < 0 ? null : (V) values[i];
  }

  @Override
  @SuppressWarnings("unchecked")
  public V put(K key, V value) {
    if (key.getDeclaringClass() != keyType) {
      throw new ClassCastException(key.getClass() + " != " + keyType);
    }
    int i = key.ordinal();
    if (i >= keys.length) {
      int n = Math.max(i + 1, keys.length * 2);
      keys = Arrays.copyOf(keys, n);
      values = Arrays.copyOf(values, n);
    }
    V old = (V) values[i];
    if (keys[i] == null) size++;
    keys[i] = key;
    values[i] = value;
    return old;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V remove(Object key) {
    int i = indexOf(key);
    if (i < 0) return null;
    V old = (V) values[i];
    keys[i] = null;
    values[i] = null;
    size--;
    return old;
  }

  @Override
  public void clear() {
    for (int i = 0; i < keys.length; i++) {
      keys[i] = null;
      values[i] = null;
    }
    size = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumMap<K, V> clone() {
    try {
      EnumMap<K, V> copy = (EnumMap<K, V>) super.clone();
      copy.keys = keys.clone();
      copy.values = values.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  private final class Entry implements Map.Entry<K, V> {
    private final int i;

    Entry(int i) {
      this.i = i;
    }

    @Override
    @SuppressWarnings("unchecked")
    public K getKey() {
      return (K) keys[i];
    }

    @Override
    @SuppressWarnings("unchecked")
    public V getValue() {
      return (V) values[i];
    }

    @Override
    @SuppressWarnings("unchecked")
    public V setValue(V value) {
      V old = (V) values[i];
      values[i] = value;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && getKey() == ((Map.Entry<?, ?>) o).getKey()
          && Objects.equals(getValue(), ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
      return getKey().hashCode() ^ Objects.hashCode(getValue());
    }

    @Override
    public String toString() {
      return getKey() + "=" + getValue();
    }
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override
      public int size() {
        return size;
      }

      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        return new Iterator<Map.Entry<K, V>>() {
          private int next;
          private int last = -1;

          @Override
          public boolean hasNext() {
            while (next < keys.length && keys[next] == null) next++;
            if (next < keys.length) return true;
            next = Integer.MAX_VALUE;  // It stays at the end, whatever is put meanwhile.
            return false;
          }

          @Override
          public Map.Entry<K, V> next() {
            if (!hasNext()) throw new NoSuchElementException();
            last = next++;
            return new Entry(last);
          }

          @Override
          public void remove() {
            if (last < 0) throw new IllegalStateException();
            if (keys[last] != null) EnumMap.this.remove(keys[last]);
            last = -1;
          }
        };
      }
    };
  }
}
