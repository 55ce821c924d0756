// A hash set that remembers the order of insertion.
package java.util;

public class LinkedHashSet<E> extends HashSet<E>
    implements Set<E>, Cloneable, java.io.Serializable {
  public LinkedHashSet() {
    super(new LinkedHashMap<E, Object>());
  }

  public LinkedHashSet(int initialCapacity) {
    super(new LinkedHashMap<E, Object>(initialCapacity));
  }

  public LinkedHashSet(int initialCapacity, float loadFactor) {
    super(new LinkedHashMap<E, Object>(initialCapacity, loadFactor));
  }

  public LinkedHashSet(Collection<? extends E> c) {
    super(new LinkedHashMap<E, Object>());
    addAll(c);
  }
}
