// What is known of objects, by their identity. A few are looked for one after the other, so that explorations of programs
// that write a few do not see identity hash codes, of which searches must keep account.
package java.io;

final class ObjectTable<V> {
  private static final int FEW = 32;

  private Object[] keys = new Object[FEW];
  private Object[] values = new Object[FEW];
  private int count;

  // Where the key is, or would be.
  private int place(Object key) {
    if (keys.length == FEW) {
      int i = 0;
      while (i < count && keys[i] != key) i++;
      return i;
    }
    int i = System.identityHashCode(key) * 0x9e3779b1 >>> 1 & keys.length - 1;
    while (keys[i] != null && keys[i] != key) i = i + 1 & keys.length - 1;
    return i;
  }

  @SuppressWarnings("unchecked")
  V get(Object key) {
    int i = place(key);
    return i < keys.length ? (V) values[i] : null;
  }

  void put(Object key, V value) {
    int i = place(key);
    if (i == keys.length || (keys[i] == null && keys.length > FEW && 3 * count > 2 * keys.length)) {
      grow();
      i = place(key);
    }
    if (keys[i] == null) count++;
    keys[i] = key;
    values[i] = value;
  }

  private void grow() {
    Object[] oldKeys = keys;
    Object[] oldValues = values;
    keys = new Object[4 * oldKeys.length];
    values = new Object[keys.length];
    for (int k = 0; k < oldKeys.length; k++) {
      if (oldKeys[k] == null) continue;
      int i = place(oldKeys[k]);
      keys[i] = oldKeys[k];
      values[i] = oldValues[k];
    }
  }
}
