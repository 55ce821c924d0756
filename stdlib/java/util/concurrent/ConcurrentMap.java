// A map that threads may use at the same time.
package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

public interface ConcurrentMap<K, V> extends Map<K, V> {
  @Override
  default V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    return v != null ? v : defaultValue;
  }

  @Override
  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) action.accept(entry.getKey(), entry.getValue());
  }

  @Override
  V putIfAbsent(K key, V value);

  @Override
  boolean remove(Object key, Object value);

  @Override
  boolean replace(K key, V oldValue, V newValue);

  @Override
  V replace(K key, V value);
}
