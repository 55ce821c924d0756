// A map that threads may use at the same time.
package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

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

  // What follows is made of the methods above and below, each of which is one step: where another thread has changed the
  // entry meanwhile, it is tried again.
  @Override
  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    forEach((k, old) -> {
      V v = old;
      while (!replace(k, v, function.apply(k, v))) {
        v = get(k);
        if (v == null) return;
      }
    });
  }

  @Override
  default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V old = get(key);
    if (old != null) return old;
    V made = mappingFunction.apply(key);
    if (made == null) return null;
    V other = putIfAbsent(key, made);
    return other == null ? made : other;
  }

  @Override
  default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    for (V old; (old = get(key)) != null; ) {
      V made = remappingFunction.apply(key, old);
      if (made == null ? remove(key, old) : replace(key, old, made)) return made;
    }
    return null;
  }

  @Override
  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    for (V old = get(key);;) {
      V made = remappingFunction.apply(key, old);
      if (made == null) {
        if (old == null || remove(key, old)) return null;
        old = get(key);
      } else if (old != null) {
        if (replace(key, old, made)) return made;
        old = get(key);
      } else if ((old = putIfAbsent(key, made)) == null) {
        return made;
      }
    }
  }

  @Override
  default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    for (V old = get(key);;) {
      if (old == null) {
        old = putIfAbsent(key, value);
        if (old == null) return value;
      } else {
        V made = remappingFunction.apply(old, value);
        if (made == null ? remove(key, old) : replace(key, old, made)) return made;
        old = get(key);
      }
    }
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
