// Most of a map, made from its set of entries.
package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
  protected AbstractMap() {}

  @Override
  public int size() {
    return entrySet().size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Map.Entry<K, V> e : entrySet()) {
      if (Objects.equals(value, e.getValue())) return true;
    }
    return false;
  }

  private Map.Entry<K, V> find(Object key) {
    for (Map.Entry<K, V> e : entrySet()) {
      if (Objects.equals(key, e.getKey())) return e;
    }
    return null;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public V get(Object key) {
    Map.Entry<K, V> e = find(key);
    return e == null ? null : e.getValue();
  }

  @Override
  public V put(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V remove(Object key) {
    Iterator<Map.Entry<K, V>> it = entrySet().iterator();
    while (it.hasNext()) {
      Map.Entry<K, V> e = it.next();
      if (Objects.equals(key, e.getKey())) {
        V old = e.getValue();
        it.remove();
        return old;
      }
    }
    return null;
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) put(e.getKey(), e.getValue());
  }

  @Override
  public void clear() {
    entrySet().clear();
  }

  @Override
  public Set<K> keySet() {
    return new AbstractSet<K>() {
      @Override
      public Iterator<K> iterator() {
        Iterator<Map.Entry<K, V>> it = AbstractMap.this.entrySet().iterator();
        return new Iterator<K>() {
          @Override
          public boolean hasNext() {
            return it.hasNext();
          }

          @Override
          public K next() {
            return it.next().getKey();
          }

          @Override
          public void remove() {
            it.remove();
          }
        };
      }

      @Override
      public int size() {
        return AbstractMap.this.size();
      }

      @Override
      public boolean contains(Object k) {
        return AbstractMap.this.containsKey(k);
      }

      @Override
      public void clear() {
        AbstractMap.this.clear();
      }
    };
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public Iterator<V> iterator() {
        Iterator<Map.Entry<K, V>> it = AbstractMap.this.entrySet().iterator();
        return new Iterator<V>() {
          @Override
          public boolean hasNext() {
            return it.hasNext();
          }

          @Override
          public V next() {
            return it.next().getValue();
          }

          @Override
          public void remove() {
            it.remove();
          }
        };
      }

      @Override
      public int size() {
        return AbstractMap.this.size();
      }

      @Override
      public boolean contains(Object v) {
        return AbstractMap.this.containsValue(v);
      }

      @Override
      public void clear() {
        AbstractMap.this.clear();
      }
    };
  }

  @Override
  public abstract Set<Map.Entry<K, V>> entrySet();

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof Map)) return false;
    Map<?, ?> m = (Map<?, ?>) o;
    if (m.size() != size()) return false;
    try {
      for (Map.Entry<K, V> e : entrySet()) {
        K key = e.getKey();
        V value = e.getValue();
        if (value == null) {
          if (!(m.get(key) == null && m.containsKey(key))) return false;
        } else if (!value.equals(m.get(key))) {
          return false;
        }
      }
    } catch (ClassCastException | NullPointerException e) {
      return false;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int h = 0;
    for (Map.Entry<K, V> e : entrySet()) h += e.hashCode();
    return h;
  }

  @Override
  public String toString() {
    Iterator<Map.Entry<K, V>> i = entrySet().iterator();
    if (!i.hasNext()) return "{}";
    StringBuilder out = new StringBuilder();
    out.append('{');
    while (true) {
      Map.Entry<K, V> e = i.next();
      K key = e.getKey();
      V value = e.getValue();
      out.append(key == this ? "(this Map)" : String.valueOf(key));
      out.append('=');
      out.append(value == this ? "(this Map)" : String.valueOf(value));
      if (!i.hasNext()) return out.append('}').toString();
      out.append(", ");
    }
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    return super.clone();
  }

  public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
    private final K key;
    private V value;

    public SimpleEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
      key = entry.getKey();
      value = entry.getValue();
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
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
    private final K key;
    private final V value;

    public SimpleImmutableEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
      key = entry.getKey();
      value = entry.getValue();
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
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
          && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }
}
