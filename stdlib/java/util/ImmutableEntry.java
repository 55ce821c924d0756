// What Map.entry returns.
package java.util;

final class ImmutableEntry<K, V> implements Map.Entry<K, V> {
  private final K key;
  private final V value;

  ImmutableEntry(K key, V value) {
    this.key = key;
    this.value = value;
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
    throw new UnsupportedOperationException("not supported");
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Map.Entry
        && key.equals(((Map.Entry<?, ?>) o).getKey())
        && value.equals(((Map.Entry<?, ?>) o).getValue());
  }

  @Override
  public int hashCode() {
    return key.hashCode() ^ value.hashCode();
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }
}
