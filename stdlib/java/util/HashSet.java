// A set in a hash table.
package java.util;

public class HashSet<E> extends AbstractSet<E>
    implements Set<E>, Cloneable, java.io.Serializable {
  private HashMap<E, Object> map;

  public HashSet() {
    map = new HashMap<>();
  }

  public HashSet(Collection<? extends E> c) {
    map = new HashMap<>(capacityFor(c));
    addAll(c);
  }

  public HashSet(int initialCapacity, float loadFactor) {
    map = new HashMap<>(initialCapacity, loadFactor);
  }

  public HashSet(int initialCapacity) {
    map = new HashMap<>(initialCapacity);
  }

  // For LinkedHashSet.
  HashSet(HashMap<E, Object> map) {
    this.map = map;
  }

  private static int capacityFor(Collection<?> c) {
    int n = (int) (c.size() / .75f) + 1;
    return n < 16 ? 16 : n;
  }

  @Override
  public Iterator<E> iterator() {
    return map.keySet().iterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return map.newKeySpliterator();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    return map.put(e, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(Object o) {
    return map.remove(o) != null;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashSet<E> copy = (HashSet<E>) super.clone();
      copy.map = (HashMap<E, Object>) map.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
