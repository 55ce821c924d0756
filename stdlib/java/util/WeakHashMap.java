// A map whose entries may vanish when nobody else refers to their keys. Here they never do.
package java.util;

public class WeakHashMap<K, V> extends HashMap<K, V> {
  public WeakHashMap() {}

  public WeakHashMap(int initialCapacity) {
    super(initialCapacity);
  }

  public WeakHashMap(int initialCapacity, float loadFactor) {
    super(initialCapacity, loadFactor);
  }

  public WeakHashMap(Map<? extends K, ? extends V> m) {
    super(m);
  }
}
