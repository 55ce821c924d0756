// A map from constants of an enum, in their order. As on OpenJDK it has a variable for the value of each constant, and
// one for their number: threads that share a map without a lock race for those and for no others.
package java.util;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V>
    implements Cloneable, java.io.Serializable {
  // Stands for the value null.
  private static final Object NULL = new Object() {
    @Override
    public int hashCode() {
      return 0;
    }

    @Override
    public String toString() {
      return "java.util.EnumMap.NULL";
    }
  };

  private final Class<K> keyType;
  private final K[] universe;  // all constants
  private Object[] values;     // by ordinal; null: no entry
  private int size;

  public EnumMap(Class<K> keyType) {
    this.keyType = keyType;
    universe = universeOf(keyType);
    values = new Object[universe.length];
  }

  public EnumMap(EnumMap<K, ? extends V> m) {
    keyType = m.keyType;
    universe = m.universe;
    values = m.values.clone();
    size = m.size;
  }

  public EnumMap(Map<K, ? extends V> m) {
    if (m instanceof EnumMap) {
      EnumMap<K, ? extends V> other = (EnumMap<K, ? extends V>) m;
      keyType = other.keyType;
      universe = other.universe;
      values = other.values.clone();
      size = other.size;
    } else {
      if (m.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
      keyType = m.keySet().iterator().next().getDeclaringClass();
      universe = universeOf(keyType);
      values = new Object[universe.length];
      putAll(m);
    }
  }

  private static <K extends Enum<K>> K[] universeOf(Class<K> keyType) {
    if (keyType == null) {
      throw new NullPointerException(
          "Cannot invoke \"java.lang.Class.getEnumConstantsShared()\" because \"klass\" is null");
    }
    K[] universe = keyType.getEnumConstants();
    if (universe == null) {
      throw new NullPointerException("Cannot read the array length because \"this.keyUniverse\" is null");
    }
    return universe;
  }

  private static Object mask(Object value) {
    return value == null ? NULL : value;
  }

  @SuppressWarnings("unchecked")
  private V unmask(Object value) {
    return (V) (value == NULL ? null : value);
  }

  // -1: it cannot be a key.
  private int ordinalOf(Object key) {
    if (key == null) return -1;
    Class<?> c = key.getClass();
    return c == keyType || c.getSuperclass() == keyType ? ((Enum<?>) key).ordinal() : -1;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    int i = ordinalOf(key);
    return i >= 0 && values[i] != null;
  }

  @Override
  public boolean containsValue(Object value) {
    Object masked = mask(value);
    for (Object each : values) {
      if (masked.equals(each)) return true;
    }
    return false;
  }

  @Override
  public V get(Object key) {
    int i = ordinalOf(key);
    return i < 0 ? null : unmask(values[i]);
  }

  @Override
  public V put(K key, V value) {
    Class<?> c = key.getClass();
    if (c != keyType && c.getSuperclass() != keyType) throw new ClassCastException(c + " != " + keyType);
    int i = key.ordinal();
    Object old = values[i];
    values[i] = mask(value);
    if (old == null) size++;
    return unmask(old);
  }

  @Override
  public V remove(Object key) {
    int i = ordinalOf(key);
    if (i < 0) return null;
    Object old = values[i];
    values[i] = null;
    if (old != null) size--;
    return unmask(old);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    if (!(m instanceof EnumMap)) {
      super.putAll(m);
      return;
    }
    EnumMap<?, ?> other = (EnumMap<?, ?>) m;
    if (other.keyType != keyType) {
      if (other.isEmpty()) return;
      throw new ClassCastException(other.keyType + " != " + keyType);
    }
    for (int i = 0; i < universe.length; i++) {
      Object value = other.values[i];
      if (value == null) continue;
      if (values[i] == null) size++;
      values[i] = value;
    }
  }

  @Override
  public void clear() {
    Arrays.fill(values, null);
    size = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumMap<K, V> clone() {
    try {
      EnumMap<K, V> copy = (EnumMap<K, V>) super.clone();
      copy.values = copy.values.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError();
    }
  }

  @Override
  public boolean equals(Object o) {
    if (this == o) return true;
    if (o instanceof EnumMap) {
      EnumMap<?, ?> other = (EnumMap<?, ?>) o;
      if (size != other.size) return false;
      if (keyType != other.keyType) return size == 0;
      for (int i = 0; i < universe.length; i++) {
        Object ours = values[i];
        Object theirs = other.values[i];
        if (theirs != ours && (theirs == null || !theirs.equals(ours))) return false;
      }
      return true;
    }
    if (!(o instanceof Map)) return false;
    Map<?, ?> other = (Map<?, ?>) o;
    if (size != other.size()) return false;
    for (int i = 0; i < universe.length; i++) {
      if (values[i] == null) continue;
      K key = universe[i];
      V value = unmask(values[i]);
      if (value == null ? other.get(key) != null || !other.containsKey(key) : !value.equals(other.get(key))) return false;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int h = 0;
    for (int i = 0; i < universe.length; i++) {
      if (values[i] != null) h += hashOf(i);
    }
    return h;
  }

  private int hashOf(int i) {
    return universe[i].hashCode() ^ values[i].hashCode();
  }

  // --- views

  // -1: there is no such entry.
  private int find(Object entry) {
    if (!(entry instanceof Map.Entry)) return -1;
    Map.Entry<?, ?> e = (Map.Entry<?, ?>) entry;
    int i = ordinalOf(e.getKey());
    return i >= 0 && mask(e.getValue()).equals(values[i]) ? i : -1;
  }

  private void removeAt(int i) {
    values[i] = null;
    size--;
  }

  private abstract class Places<T> implements Iterator<T> {
    private int next;
    int last = -1;  // what remove() means; -1: nothing

    @Override
    public boolean hasNext() {
      while (next < values.length && values[next] == null) next++;
      return next != values.length;
    }

    final int nextPlace() {
      if (!hasNext()) throw new NoSuchElementException();
      last = next++;
      return last;
    }

    @Override
    public void remove() {
      if (last < 0) throw new IllegalStateException();
      if (values[last] != null) removeAt(last);
      last = -1;
    }
  }

  private final class Entry implements Map.Entry<K, V> {
    private int i;  // -1: it has been removed through its iterator

    Entry(int i) {
      this.i = i;
    }

    private void check() {
      if (i < 0) throw new IllegalStateException("Entry was removed");
    }

    @Override
    public K getKey() {
      check();
      return universe[i];
    }

    @Override
    public V getValue() {
      check();
      return unmask(values[i]);
    }

    @Override
    public V setValue(V value) {
      check();
      V old = unmask(values[i]);
      values[i] = mask(value);
      return old;
    }

    @Override
    public boolean equals(Object o) {
      if (i < 0) return o == this;
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
      V value = unmask(values[i]);
      Object theirs = other.getValue();
      return other.getKey() == universe[i] && (value == theirs || value != null && value.equals(theirs));
    }

    @Override
    public int hashCode() {
      return i < 0 ? super.hashCode() : hashOf(i);
    }

    @Override
    public String toString() {
      return i < 0 ? super.toString() : universe[i] + "=" + unmask(values[i]);
    }
  }

  @Override
  public Set<K> keySet() {
    return new AbstractSet<K>() {
      @Override
      public Iterator<K> iterator() {
        return new Places<K>() {
          @Override
          public K next() {
            return universe[nextPlace()];
          }
        };
      }

      @Override
      public int size() {
        return size;
      }

      @Override
      public boolean contains(Object o) {
        return containsKey(o);
      }

      @Override
      public boolean remove(Object o) {
        int before = size;
        EnumMap.this.remove(o);
        return size != before;
      }

      @Override
      public void clear() {
        EnumMap.this.clear();
      }
    };
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public Iterator<V> iterator() {
        return new Places<V>() {
          @Override
          public V next() {
            return unmask(values[nextPlace()]);
          }
        };
      }

      @Override
      public int size() {
        return size;
      }

      @Override
      public boolean contains(Object o) {
        return containsValue(o);
      }

      @Override
      public boolean remove(Object o) {
        Object masked = mask(o);
        for (int i = 0; i < values.length; i++) {
          if (!masked.equals(values[i])) continue;
          removeAt(i);
          return true;
        }
        return false;
      }

      @Override
      public void clear() {
        EnumMap.this.clear();
      }
    };
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        return new Places<Map.Entry<K, V>>() {
          private Entry given;

          @Override
          public Map.Entry<K, V> next() {
            given = new Entry(nextPlace());
            return given;
          }

          @Override
          public void remove() {
            last = given == null ? -1 : given.i;
            super.remove();
            given.i = last;
            given = null;
          }
        };
      }

      @Override
      public int size() {
        return size;
      }

      @Override
      public boolean contains(Object o) {
        return find(o) >= 0;
      }

      @Override
      public boolean remove(Object o) {
        int i = find(o);
        if (i < 0) return false;
        removeAt(i);
        return true;
      }

      @Override
      public void clear() {
        EnumMap.this.clear();
      }

      @Override
      public Object[] toArray() {
        return fill(new Object[size]);
      }

      @Override
      @SuppressWarnings("unchecked")
      public <T> T[] toArray(T[] a) {
        int n = size;
        if (a.length < n) a = (T[]) java.lang.reflect.Array.newInstance(a.getClass().getComponentType(), n);
        if (a.length > n) a[n] = null;
        return (T[]) fill(a);
      }

      // Entries of their own, which do not change with the map.
      private Object[] fill(Object[] a) {
        int n = 0;
        for (int i = 0; i < values.length; i++) {
          if (values[i] != null) a[n++] = new AbstractMap.SimpleEntry<>(universe[i], unmask(values[i]));
        }
        return a;
      }
    };
  }
}
