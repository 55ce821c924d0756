// Keys and the values that belong to them.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public interface Map<K, V> {
  int size();

  boolean isEmpty();

  boolean containsKey(Object key);

  boolean containsValue(Object value);

  V get(Object key);

  V put(K key, V value);

  V remove(Object key);

  void putAll(Map<? extends K, ? extends V> m);

  void clear();

  Set<K> keySet();

  Collection<V> values();

  Set<Map.Entry<K, V>> entrySet();

  boolean equals(Object o);

  int hashCode();

  interface Entry<K, V> {
    K getKey();

    V getValue();

    V setValue(V value);

    boolean equals(Object o);

    int hashCode();

    static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
      return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> a.getKey().compareTo(b.getKey());
    }

    static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
      return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> a.getValue().compareTo(b.getValue());
    }

    static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
      Objects.requireNonNull(cmp);
      return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> cmp.compare(a.getKey(), b.getKey());
    }

    static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
      Objects.requireNonNull(cmp);
      return (Comparator<Map.Entry<K, V>> & java.io.Serializable) (a, b) -> cmp.compare(a.getValue(), b.getValue());
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> e) {
      if (e instanceof ImmutableEntry) return (Map.Entry<K, V>) e;
      return Map.entry(e.getKey(), e.getValue());
    }
  }

  default V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    return v != null || containsKey(key) ? v : defaultValue;
  }

  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) action.accept(entry.getKey(), entry.getValue());
  }

  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Map.Entry<K, V> entry : entrySet()) {
      entry.setValue(function.apply(entry.getKey(), entry.getValue()));
    }
  }

  default V putIfAbsent(K key, V value) {
    V v = get(key);
    return v == null ? put(key, value) : v;
  }

  default boolean remove(Object key, Object value) {
    Object current = get(key);
    if (!Objects.equals(current, value) || current == null && !containsKey(key)) return false;
    remove(key);
    return true;
  }

  default boolean replace(K key, V oldValue, V newValue) {
    Object current = get(key);
    if (!Objects.equals(current, oldValue) || current == null && !containsKey(key)) return false;
    put(key, newValue);
    return true;
  }

  default V replace(K key, V value) {
    V current = get(key);
    return current != null || containsKey(key) ? put(key, value) : current;
  }

  default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V v = get(key);
    if (v != null) return v;
    V made = mappingFunction.apply(key);
    if (made != null) put(key, made);
    return made;
  }

  default V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    if (old == null) return null;
    V made = remappingFunction.apply(key, old);
    if (made != null) {
      put(key, made);
    } else {
      remove(key);
    }
    return made;
  }

  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    V made = remappingFunction.apply(key, old);
    if (made != null) {
      put(key, made);
    } else if (old != null || containsKey(key)) {
      remove(key);
    }
    return made;
  }

  default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    V old = get(key);
    V made = old == null ? value : remappingFunction.apply(old, value);
    if (made == null) {
      remove(key);
    } else {
      put(key, made);
    }
    return made;
  }

  static <K, V> Map<K, V> of() {
    return ImmutableMap.of();
  }

  static <K, V> Map<K, V> of(K k1, V v1) {
    return ImmutableMap.of(k1, v1);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
    return ImmutableMap.of(k1, v1, k2, v2);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
      K k6, V v6) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
      K k6, V v6, K k7, V v7) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
      K k6, V v6, K k7, V v7, K k8, V v8) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
      K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9);
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5,
      K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
    return ImmutableMap.of(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8,
        k9, v9, k10, v10);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
    Object[] both = new Object[entries.length * 2];
    for (int i = 0; i < entries.length; i++) {
      both[2 * i] = entries[i].getKey();
      both[2 * i + 1] = entries[i].getValue();
    }
    return ImmutableMap.of(both);
  }

  static <K, V> Entry<K, V> entry(K k, V v) {
    return new ImmutableEntry<>(Objects.requireNonNull(k), Objects.requireNonNull(v));
  }

  @SuppressWarnings("unchecked")
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    if (map instanceof ImmutableMap) return (Map<K, V>) map;
    Object[] both = new Object[map.size() * 2];
    int i = 0;
    for (Entry<? extends K, ? extends V> entry : map.entrySet()) {
      both[i++] = entry.getKey();
      both[i++] = entry.getValue();
    }
    return ImmutableMap.of(both);
  }
}
