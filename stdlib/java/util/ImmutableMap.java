// What Map.of and its like return. OpenJDK's order differs from run to run; here it is the order in
// which the entries were given.
package java.util;

import java.util.function.BiFunction;

final class ImmutableMap<K, V> extends FixedMap<K, V> implements java.io.Serializable {
  private final Map<K, V> map;  // unmodifiable view of a linked map

  private ImmutableMap(Map<K, V> map) {
    this.map = map;
  }

  // Keys and values in turn.
  @SuppressWarnings("unchecked")
  static <K, V> Map<K, V> of(Object... both) {
    LinkedHashMap<K, V> map = new LinkedHashMap<>();
    for (int i = 0; i < both.length; i += 2) {
      K key = (K) Objects.requireNonNull(both[i]);
      if (map.put(key, (V) Objects.requireNonNull(both[i + 1])) != null) {
        throw new IllegalArgumentException("duplicate key: " + key);
      }
    }
    return new ImmutableMap<K, V>(Collections.unmodifiableMap(map));
  }

  @Override
  public V get(Object key) {
    return map.get(Objects.requireNonNull(key));
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(Objects.requireNonNull(key));
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(Objects.requireNonNull(value));
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    // As on OpenJDK: of one mapping it is a set that nothing changes, of others one whose iterator does not remove.
    if (map.size() == 1) return Set.of(fixed(map.entrySet().iterator().next()));
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
        return new Iterator<Map.Entry<K, V>>() {
          @Override
          public boolean hasNext() {
            return it.hasNext();
          }

          @Override
          public Map.Entry<K, V> next() {
            return fixed(it.next());
          }
        };
      }

      @Override
      public int size() {
        return map.size();
      }
    };
  }

  private static <K, V> Map.Entry<K, V> fixed(Map.Entry<K, V> e) {
    return Map.entry(e.getKey(), e.getValue());
  }

  @Override
  public V remove(Object key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    throw new UnsupportedOperationException();
  }
}
