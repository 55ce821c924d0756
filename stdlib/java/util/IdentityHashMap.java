// A map that compares keys by identity. OpenJDK's order differs from run to run; here it is the order
// of insertion, and keys are looked for one after the other.
package java.util;

public class IdentityHashMap<K, V> extends AbstractMap<K, V>
    implements Map<K, V>, Cloneable, java.io.Serializable {
  private Object[] table = new Object[16];  // keys and values in turn
  private int used;                         // 2 * size
  private int modCount;

  public IdentityHashMap() {}

  public IdentityHashMap(int expectedMaxSize) {
    if (expectedMaxSize < 0) {
      throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
    }
  }

  public IdentityHashMap(Map<? extends K, ? extends V> m) {
    putAll(m);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    if (m.size() != 0) super.putAll(m);
  }

  private int indexOf(Object key) {
    for (int i = 0; i < used; i += 2) {
      if (table[i] == key) return i;
    }
    return -1;
  }

  @Override
  public int size() {
    return used / 2;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V get(Object key) {
    int i = indexOf(key);
    return i < 0 ? null : (V) table[i + 1];
  }

  @Override
  public boolean containsKey(Object key) {
    return indexOf(key) >= 0;
  }

  @Override
  public boolean containsValue(Object value) {
    for (int i = 1; i < used; i += 2) {
      if (table[i] == value) return true;
    }
    return false;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V put(K key, V value) {
    int i = indexOf(key);
    if (i >= 0) {
      V old = (V) table[i + 1];
      table[i + 1] = value;
      return old;
    }
    if (used == table.length) table = Arrays.copyOf(table, used * 2);
    table[used] = key;
    table[used + 1] = value;
    used += 2;
    modCount++;
    return null;
  }

  @SuppressWarnings("unchecked")
  private V removeAt(int i) {
    V old = (V) table[i + 1];
    System.arraycopy(table, i + 2, table, i, used - i - 2);
    used -= 2;
    table[used] = null;
    table[used + 1] = null;
    modCount++;
    return old;
  }

  @Override
  public V remove(Object key) {
    int i = indexOf(key);
    return i < 0 ? null : removeAt(i);
  }

  @Override
  public void clear() {
    modCount++;
    for (int i = 0; i < used; i++) table[i] = null;
    used = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
      copy.table = table.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  private final class Entry implements Map.Entry<K, V> {
    private final Object key;

    Entry(Object key) {
      this.key = key;
    }

    @Override
    @SuppressWarnings("unchecked")
    public K getKey() {
      return (K) key;
    }

    @Override
    public V getValue() {
      return IdentityHashMap.this.get(key);
    }

    @Override
    public V setValue(V value) {
      return put(getKey(), value);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && key == ((Map.Entry<?, ?>) o).getKey()
          && getValue() == ((Map.Entry<?, ?>) o).getValue();
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(key) ^ System.identityHashCode(getValue());
    }

    @Override
    public String toString() {
      return key + "=" + getValue();
    }
  }

  private boolean has(Map.Entry<?, ?> entry) {
    int i = indexOf(entry.getKey());
    return i >= 0 && table[i + 1] == entry.getValue();
  }

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof IdentityHashMap)) return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    IdentityHashMap<?, ?> m = (IdentityHashMap<?, ?>) o;
    if (m.used != used) return false;
    for (Map.Entry<?, ?> e : m.entrySet()) {
      if (!has(e)) return false;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  @Override
  public Set<K> keySet() {
    return new AbstractSet<K>() {
      @Override
      public int size() {
        return IdentityHashMap.this.size();
      }

      @Override
      public boolean contains(Object o) {
        return containsKey(o);
      }

      @Override
      public boolean remove(Object o) {
        int i = indexOf(o);
        if (i >= 0) removeAt(i);
        return i >= 0;
      }

      @Override
      public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(c::contains);
      }

      @Override
      public void clear() {
        IdentityHashMap.this.clear();
      }

      @Override
      public int hashCode() {
        int sum = 0;
        for (K key : this) sum += System.identityHashCode(key);
        return sum;
      }

      @Override
      public Iterator<K> iterator() {
        Iterator<Map.Entry<K, V>> i = entrySet().iterator();
        return new Iterator<K>() {
          @Override
          public boolean hasNext() {
            return i.hasNext();
          }

          @Override
          public K next() {
            return i.next().getKey();
          }

          @Override
          public void remove() {
            i.remove();
          }
        };
      }
    };
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public int size() {
        return IdentityHashMap.this.size();
      }

      @Override
      public boolean contains(Object o) {
        return containsValue(o);
      }

      @Override
      public boolean remove(Object o) {
        for (int i = 0; i < used; i += 2) {
          if (table[i + 1] != o) continue;
          removeAt(i);
          return true;
        }
        return false;
      }

      @Override
      public void clear() {
        IdentityHashMap.this.clear();
      }

      @Override
      public Iterator<V> iterator() {
        Iterator<Map.Entry<K, V>> i = entrySet().iterator();
        return new Iterator<V>() {
          @Override
          public boolean hasNext() {
            return i.hasNext();
          }

          @Override
          public V next() {
            return i.next().getValue();
          }

          @Override
          public void remove() {
            i.remove();
          }
        };
      }
    };
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override
      public int size() {
        return IdentityHashMap.this.size();
      }

      @Override
      public boolean contains(Object o) {
        return o instanceof Map.Entry && has((Map.Entry<?, ?>) o);
      }

      @Override
      public boolean remove(Object o) {
        if (!contains(o)) return false;
        removeAt(indexOf(((Map.Entry<?, ?>) o).getKey()));
        return true;
      }

      @Override
      public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(c::contains);
      }

      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        return new Iterator<Map.Entry<K, V>>() {
          private int next;
          private boolean canRemove;
          private int expectedModCount = modCount;

          @Override
          public boolean hasNext() {
            return next < used;
          }

          @Override
          public Map.Entry<K, V> next() {
            if (modCount != expectedModCount) throw new ConcurrentModificationException();
            if (next >= used) throw new NoSuchElementException();
            next += 2;
            canRemove = true;
            return new Entry(table[next - 2]);
          }

          @Override
          public void remove() {
            if (!canRemove) throw new IllegalStateException();
            if (modCount != expectedModCount) throw new ConcurrentModificationException();
            next -= 2;
            removeAt(next);
            canRemove = false;
            expectedModCount = modCount;
          }
        };
      }
    };
  }
}
