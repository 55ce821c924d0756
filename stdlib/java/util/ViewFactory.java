// The views of Collections that few programs use: see Views.
package java.util;

interface ViewFactory {
  <T> NavigableSet<T> unmodifiable(NavigableSet<T> s);

  <K, V> NavigableMap<K, V> unmodifiable(NavigableMap<K, ? extends V> m);

  <T> NavigableSet<T> synchronizedView(NavigableSet<T> s);

  <K, V> NavigableMap<K, V> synchronizedView(NavigableMap<K, V> m);

  <E> Collection<E> checked(Collection<E> c, Class<E> type);

  <E> Set<E> checked(Set<E> s, Class<E> type);

  <E> SortedSet<E> checked(SortedSet<E> s, Class<E> type);

  <E> NavigableSet<E> checked(NavigableSet<E> s, Class<E> type);

  <E> Queue<E> checked(Queue<E> q, Class<E> type);

  <E> List<E> checked(List<E> l, Class<E> type);

  <K, V> Map<K, V> checked(Map<K, V> m, Class<K> keyType, Class<V> valueType);

  <K, V> SortedMap<K, V> checked(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType);

  <K, V> NavigableMap<K, V> checked(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType);
}
