// A map in a red-black tree (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, chapter 13).
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class TreeMap<K, V> extends AbstractMap<K, V>
    implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
  private final Comparator<? super K> comparator;
  private Node<K, V> root;
  private int size;
  private int modCount;

  static final class Node<K, V> implements Map.Entry<K, V> {
    K key;
    V value;
    Node<K, V> left;
    Node<K, V> right;
    Node<K, V> parent;
    boolean red;

    Node(K key, V value, Node<K, V> parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
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
      V old = this.value;
      this.value = value;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
          && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  public TreeMap() {
    comparator = null;
  }

  public TreeMap(Comparator<? super K> comparator) {
    this.comparator = comparator;
  }

  public TreeMap(Map<? extends K, ? extends V> m) {
    comparator = null;
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  public TreeMap(SortedMap<K, ? extends V> m) {
    comparator = m.comparator();
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  final int compare(Object a, Object b) {
    return comparator == null
        ? ((Comparable<? super K>) a).compareTo((K) b)
        : comparator.compare((K) a, (K) b);
  }

  // --- the tree

  private Node<K, V> find(Object key) {
    if (comparator == null) {
      Objects.requireNonNull(key);
      Comparable<?> comparable = (Comparable<?>) key;  // also where there is nothing to compare it with
    }
    Node<K, V> p = root;
    while (p != null) {
      int c = compare(key, p.key);
      if (c == 0) return p;
      p = c < 0 ? p.left : p.right;
    }
    return null;
  }

  private Node<K, V> firstNode() {
    Node<K, V> p = root;
    if (p != null) {
      while (p.left != null) p = p.left;
    }
    return p;
  }

  private Node<K, V> lastNode() {
    Node<K, V> p = root;
    if (p != null) {
      while (p.right != null) p = p.right;
    }
    return p;
  }

  // The least node above key, or equal to it if that counts; null: none.
  private Node<K, V> above(K key, boolean inclusive) {
    Node<K, V> p = root;
    Node<K, V> best = null;
    while (p != null) {
      int c = compare(key, p.key);
      if (c < 0 || c == 0 && inclusive) {
        best = p;
        if (c == 0) return p;
        p = p.left;
      } else {
        p = p.right;
      }
    }
    return best;
  }

  // The greatest node below key, or equal to it if that counts; null: none.
  private Node<K, V> below(K key, boolean inclusive) {
    Node<K, V> p = root;
    Node<K, V> best = null;
    while (p != null) {
      int c = compare(key, p.key);
      if (c > 0 || c == 0 && inclusive) {
        best = p;
        if (c == 0) return p;
        p = p.right;
      } else {
        p = p.left;
      }
    }
    return best;
  }

  static <K, V> Node<K, V> successor(Node<K, V> t) {
    if (t == null) return null;
    if (t.right != null) {
      Node<K, V> p = t.right;
      while (p.left != null) p = p.left;
      return p;
    }
    Node<K, V> p = t.parent;
    while (p != null && t == p.right) {
      t = p;
      p = p.parent;
    }
    return p;
  }

  static <K, V> Node<K, V> predecessor(Node<K, V> t) {
    if (t == null) return null;
    if (t.left != null) {
      Node<K, V> p = t.left;
      while (p.right != null) p = p.right;
      return p;
    }
    Node<K, V> p = t.parent;
    while (p != null && t == p.left) {
      t = p;
      p = p.parent;
    }
    return p;
  }

  private void replaceChild(Node<K, V> parent, Node<K, V> child, Node<K, V> by) {
    if (parent == null) {
      root = by;
    } else if (parent.left == child) {
      parent.left = by;
    } else {
      parent.right = by;
    }
    if (by != null) by.parent = parent;
  }

  private void rotateLeft(Node<K, V> x) {
    Node<K, V> y = x.right;
    x.right = y.left;
    if (y.left != null) y.left.parent = x;
    replaceChild(x.parent, x, y);
    y.left = x;
    x.parent = y;
  }

  private void rotateRight(Node<K, V> x) {
    Node<K, V> y = x.left;
    x.left = y.right;
    if (y.right != null) y.right.parent = x;
    replaceChild(x.parent, x, y);
    y.right = x;
    x.parent = y;
  }

  private static boolean isRed(Node<?, ?> n) {
    return n != null && n.red;
  }

  private V put(K key, V value, boolean onlyIfAbsent) {
    Node<K, V> p = root;
    if (p == null) {
      compare(key, key);  // checks the type, and null
      root = new Node<>(key, value, null);
      size = 1;
      modCount++;
      return null;
    }
    if (comparator == null) Objects.requireNonNull(key);
    while (true) {
      int c = compare(key, p.key);
      if (c == 0) {
        V old = p.value;
        if (!onlyIfAbsent || old == null) p.value = value;
        return old;
      }
      Node<K, V> child = c < 0 ? p.left : p.right;
      if (child == null) {
        Node<K, V> node = new Node<>(key, value, p);
        if (c < 0) {
          p.left = node;
        } else {
          p.right = node;
        }
        repairInsertion(node);
        size++;
        modCount++;
        return null;
      }
      p = child;
    }
  }

  private void repairInsertion(Node<K, V> x) {
    x.red = true;
    while (isRed(x.parent)) {
      Node<K, V> parent = x.parent;
      Node<K, V> grand = parent.parent;
      boolean onLeft = parent == grand.left;
      Node<K, V> uncle = onLeft ? grand.right : grand.left;
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        grand.red = true;
        x = grand;
        continue;
      }
      if (onLeft) {
        if (x == parent.right) {
          rotateLeft(parent);
          parent = x;
        }
        parent.red = false;
        grand.red = true;
        rotateRight(grand);
      } else {
        if (x == parent.left) {
          rotateRight(parent);
          parent = x;
        }
        parent.red = false;
        grand.red = true;
        rotateLeft(grand);
      }
      break;
    }
    root.red = false;
  }

  private void deleteNode(Node<K, V> z) {
    modCount++;
    size--;
    if (z.left != null && z.right != null) {
      // The successor takes z's place in the tree as a node, so that iterators keep their nodes.
      Node<K, V> y = successor(z);
      swapPlaces(z, y);
    }
    Node<K, V> child = z.left != null ? z.left : z.right;
    Node<K, V> parent = z.parent;
    if (child != null) {
      replaceChild(parent, z, child);
      child.red = false;
      return;
    }
    boolean wasLeft = parent != null && parent.left == z;
    replaceChild(parent, z, null);
    if (!z.red && parent != null) repairDeletion(parent, wasLeft);
  }

  // y is z's successor, below z.
  private void swapPlaces(Node<K, V> z, Node<K, V> y) {
    Node<K, V> yRight = y.right;
    Node<K, V> yParent = y.parent;
    boolean red = y.red;
    y.red = z.red;
    z.red = red;
    replaceChild(z.parent, z, y);
    y.left = z.left;
    y.left.parent = y;
    if (yParent == z) {
      y.right = z;
      z.parent = y;
    } else {
      y.right = z.right;
      y.right.parent = y;
      yParent.left = z;
      z.parent = yParent;
    }
    z.left = null;
    z.right = yRight;
    if (yRight != null) yRight.parent = z;
  }

  // The left or right (empty or black) side of `parent` lacks one black node.
  private void repairDeletion(Node<K, V> parent, boolean left) {
    while (parent != null) {
      Node<K, V> sibling = left ? parent.right : parent.left;
      if (sibling.red) {
        sibling.red = false;
        parent.red = true;
        if (left) {
          rotateLeft(parent);
          sibling = parent.right;
        } else {
          rotateRight(parent);
          sibling = parent.left;
        }
      }
      Node<K, V> near = left ? sibling.left : sibling.right;
      Node<K, V> far = left ? sibling.right : sibling.left;
      if (!isRed(near) && !isRed(far)) {
        sibling.red = true;
        if (parent.red) {
          parent.red = false;
          return;
        }
        Node<K, V> up = parent.parent;
        left = up != null && up.left == parent;
        parent = up;
        continue;
      }
      if (!isRed(far)) {
        near.red = false;
        sibling.red = true;
        if (left) {
          rotateRight(sibling);
          sibling = parent.right;
          far = sibling.right;
        } else {
          rotateLeft(sibling);
          sibling = parent.left;
          far = sibling.left;
        }
      }
      sibling.red = parent.red;
      parent.red = false;
      far.red = false;
      if (left) {
        rotateLeft(parent);
      } else {
        rotateRight(parent);
      }
      return;
    }
  }

  // --- Map

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Node<K, V> e = firstNode(); e != null; e = successor(e)) {
      if (Objects.equals(value, e.value)) return true;
    }
    return false;
  }

  @Override
  public V get(Object key) {
    Node<K, V> p = find(key);
    return p == null ? null : p.value;
  }

  @Override
  public Comparator<? super K> comparator() {
    return comparator;
  }

  @Override
  public K firstKey() {
    return keyOrThrow(firstNode());
  }

  @Override
  public K lastKey() {
    return keyOrThrow(lastNode());
  }

  private static <K> K keyOrThrow(Node<K, ?> e) {
    if (e == null) throw new NoSuchElementException();
    return e.key;
  }

  private static <K> K keyOrNull(Node<K, ?> e) {
    return e == null ? null : e.key;
  }

  private static <K, V> Map.Entry<K, V> export(Node<K, V> e) {
    return e == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(e);
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, true);
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    Node<K, V> p = root == null ? null : find(key);
    if (p != null && p.value != null) return p.value;
    int expected = modCount;
    V v = mappingFunction.apply(key);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (v != null) put(key, v);
    return v;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> p = find(key);
    if (p == null || p.value == null) return null;
    return remap(p, key, remappingFunction);
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    return remap(root == null ? null : find(key), key, remappingFunction);
  }

  private V remap(
      Node<K, V> p, K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    int expected = modCount;
    V v = remappingFunction.apply(key, p == null ? null : p.value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (v == null) {
      if (p != null) deleteNode(p);
    } else if (p != null) {
      p.value = v;
    } else {
      put(key, v);
    }
    return v;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    Node<K, V> p = root == null ? null : find(key);
    if (p == null || p.value == null) {
      put(key, value);
      return value;
    }
    int expected = modCount;
    V v = remappingFunction.apply(p.value, value);
    if (expected != modCount) throw new ConcurrentModificationException();
    if (v == null) {
      deleteNode(p);
    } else {
      p.value = v;
    }
    return v;
  }

  @Override
  public V remove(Object key) {
    Node<K, V> p = find(key);
    if (p == null) return null;
    V old = p.value;
    deleteNode(p);
    return old;
  }

  @Override
  public void clear() {
    modCount++;
    size = 0;
    root = null;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
      copy.root = copy(root, null);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  // No key is compared.
  private static <K, V> Node<K, V> copy(Node<K, V> node, Node<K, V> parent) {
    if (node == null) return null;
    Node<K, V> copy = new Node<>(node.key, node.value, parent);
    copy.red = node.red;
    copy.left = copy(node.left, copy);
    copy.right = copy(node.right, copy);
    return copy;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    for (Node<K, V> e = firstNode(); e != null; e = successor(e)) {
      action.accept(e.key, e.value);
      if (expected != modCount) throw new ConcurrentModificationException();
    }
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int expected = modCount;
    for (Node<K, V> e = firstNode(); e != null; e = successor(e)) {
      e.value = function.apply(e.key, e.value);
      if (expected != modCount) throw new ConcurrentModificationException();
    }
  }

  // --- NavigableMap

  @Override
  public Map.Entry<K, V> firstEntry() {
    return export(firstNode());
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return export(lastNode());
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    Node<K, V> p = firstNode();
    Map.Entry<K, V> result = export(p);
    if (p != null) deleteNode(p);
    return result;
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    Node<K, V> p = lastNode();
    Map.Entry<K, V> result = export(p);
    if (p != null) deleteNode(p);
    return result;
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return export(below(key, false));
  }

  @Override
  public K lowerKey(K key) {
    return keyOrNull(below(key, false));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return export(below(key, true));
  }

  @Override
  public K floorKey(K key) {
    return keyOrNull(below(key, true));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return export(above(key, true));
  }

  @Override
  public K ceilingKey(K key) {
    return keyOrNull(above(key, true));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return export(above(key, false));
  }

  @Override
  public K higherKey(K key) {
    return keyOrNull(above(key, false));
  }

  private View<K, V> whole(boolean descending) {
    return new View<>(this, false, null, false, false, null, false, descending);
  }

  @Override
  public Set<K> keySet() {
    return navigableKeySet();
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return new KeySet<>(whole(false));
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return new KeySet<>(whole(true));
  }

  @Override
  public Collection<V> values() {
    Collection<V> all = super.values();
    return new AbstractCollection<V>() {
      @Override
      public Iterator<V> iterator() {
        return all.iterator();
      }

      @Override
      public Spliterator<V> spliterator() {
        return new TreeSpliterator<K, V, V>(whole(false), TreeSpliterator.VALUES, Spliterator.ORDERED, null);
      }

      @Override
      public int size() {
        return all.size();
      }

      @Override
      public boolean contains(Object o) {
        return all.contains(o);
      }

      @Override
      public void clear() {
        all.clear();
      }
    };
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return whole(false).entrySet();
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    return whole(true);
  }

  @Override
  public NavigableMap<K, V> subMap(
      K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return whole(false).subMap(fromKey, fromInclusive, toKey, toInclusive);
  }

  @Override
  public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return whole(false).headMap(toKey, inclusive);
  }

  @Override
  public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return whole(false).tailMap(fromKey, inclusive);
  }

  @Override
  public SortedMap<K, V> subMap(K fromKey, K toKey) {
    return subMap(fromKey, true, toKey, false);
  }

  @Override
  public SortedMap<K, V> headMap(K toKey) {
    return headMap(toKey, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K fromKey) {
    return tailMap(fromKey, true);
  }

  // A range of the map, in either direction.
  static final class View<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    private final TreeMap<K, V> m;
    private final boolean hasLow;
    private final K low;
    private final boolean lowInclusive;
    private final boolean hasHigh;
    private final K high;
    private final boolean highInclusive;
    private final boolean descending;

    View(TreeMap<K, V> m, boolean hasLow, K low, boolean lowInclusive, boolean hasHigh, K high,
        boolean highInclusive, boolean descending) {
      this.m = m;
      this.hasLow = hasLow;
      this.low = low;
      this.lowInclusive = lowInclusive;
      this.hasHigh = hasHigh;
      this.high = high;
      this.highInclusive = highInclusive;
      this.descending = descending;
    }

    private boolean tooLow(Object key) {
      if (!hasLow) return false;
      int c = m.compare(key, low);
      return c < 0 || c == 0 && !lowInclusive;
    }

    private boolean tooHigh(Object key) {
      if (!hasHigh) return false;
      int c = m.compare(key, high);
      return c > 0 || c == 0 && !highInclusive;
    }

    private boolean inRange(Object key) {
      return !tooLow(key) && !tooHigh(key);
    }

    // Whether a bound of a sub-range lies in the range: a bound that is not included may touch it.
    private boolean boundFits(K key, boolean inclusive) {
      if (inclusive) return inRange(key);
      return (!hasLow || m.compare(key, low) >= 0) && (!hasHigh || m.compare(high, key) >= 0);
    }

    private Node<K, V> lowest() {
      Node<K, V> e = hasLow ? m.above(low, lowInclusive) : m.firstNode();
      return e == null || tooHigh(e.key) ? null : e;
    }

    private Node<K, V> highest() {
      Node<K, V> e = hasHigh ? m.below(high, highInclusive) : m.lastNode();
      return e == null || tooLow(e.key) ? null : e;
    }

    private Node<K, V> nearAbove(K key, boolean inclusive) {
      if (tooLow(key)) return lowest();
      Node<K, V> e = m.above(key, inclusive);
      return e == null || tooHigh(e.key) ? null : e;
    }

    private Node<K, V> nearBelow(K key, boolean inclusive) {
      if (tooHigh(key)) return highest();
      Node<K, V> e = m.below(key, inclusive);
      return e == null || tooLow(e.key) ? null : e;
    }

    // In the view's own direction.
    private Node<K, V> first() {
      return descending ? highest() : lowest();
    }

    private Node<K, V> last() {
      return descending ? lowest() : highest();
    }

    private Node<K, V> before(K key, boolean inclusive) {
      return descending ? nearAbove(key, inclusive) : nearBelow(key, inclusive);
    }

    private Node<K, V> behind(K key, boolean inclusive) {
      return descending ? nearBelow(key, inclusive) : nearAbove(key, inclusive);
    }

    @Override
    public boolean isEmpty() {
      return first() == null;
    }

    @Override
    public int size() {
      if (!hasLow && !hasHigh) return m.size;
      int n = 0;
      Node<K, V> end = highest();
      for (Node<K, V> e = lowest(); e != null; e = successor(e)) {
        n++;
        if (e == end) break;
      }
      return n;
    }

    @Override
    public boolean containsKey(Object key) {
      return inRange(key) && m.containsKey(key);
    }

    @Override
    public V get(Object key) {
      return inRange(key) ? m.get(key) : null;
    }

    @Override
    public V put(K key, V value) {
      if (!inRange(key)) throw new IllegalArgumentException("key out of range");
      return m.put(key, value);
    }

    @Override
    public V remove(Object key) {
      return inRange(key) ? m.remove(key) : null;
    }

    @Override
    public Comparator<? super K> comparator() {
      return descending ? Collections.reverseOrder(m.comparator) : m.comparator;
    }

    @Override
    public K firstKey() {
      return keyOrThrow(first());
    }

    @Override
    public K lastKey() {
      return keyOrThrow(last());
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      return export(first());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      return export(last());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      return poll(first());
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      return poll(last());
    }

    private Map.Entry<K, V> poll(Node<K, V> e) {
      Map.Entry<K, V> result = export(e);
      if (e != null) m.deleteNode(e);
      return result;
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      return export(before(key, false));
    }

    @Override
    public K lowerKey(K key) {
      return keyOrNull(before(key, false));
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      return export(before(key, true));
    }

    @Override
    public K floorKey(K key) {
      return keyOrNull(before(key, true));
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      return export(behind(key, true));
    }

    @Override
    public K ceilingKey(K key) {
      return keyOrNull(behind(key, true));
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      return export(behind(key, false));
    }

    @Override
    public K higherKey(K key) {
      return keyOrNull(behind(key, false));
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      return new View<>(m, hasLow, low, lowInclusive, hasHigh, high, highInclusive, !descending);
    }

    @Override
    public Set<K> keySet() {
      return navigableKeySet();
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      return new KeySet<>(this);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      return descendingMap().navigableKeySet();
    }

    @Override
    public NavigableMap<K, V> subMap(
        K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
      int c = m.compare(fromKey, toKey);
      if (descending ? c < 0 : c > 0) throw new IllegalArgumentException("fromKey > toKey");
      if (!boundFits(fromKey, fromInclusive)) {
        throw new IllegalArgumentException("fromKey out of range");
      }
      if (!boundFits(toKey, toInclusive)) throw new IllegalArgumentException("toKey out of range");
      if (descending) {
        return new View<>(m, true, toKey, toInclusive, true, fromKey, fromInclusive, true);
      }
      return new View<>(m, true, fromKey, fromInclusive, true, toKey, toInclusive, false);
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
      m.compare(toKey, toKey);
      if (!boundFits(toKey, inclusive)) throw new IllegalArgumentException("toKey out of range");
      if (descending) {
        return new View<>(m, true, toKey, inclusive, hasHigh, high, highInclusive, true);
      }
      return new View<>(m, hasLow, low, lowInclusive, true, toKey, inclusive, false);
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
      m.compare(fromKey, fromKey);
      if (!boundFits(fromKey, inclusive)) {
        throw new IllegalArgumentException("fromKey out of range");
      }
      if (descending) {
        return new View<>(m, hasLow, low, lowInclusive, true, fromKey, inclusive, true);
      }
      return new View<>(m, true, fromKey, inclusive, hasHigh, high, highInclusive, false);
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      return subMap(fromKey, true, toKey, false);
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      return headMap(toKey, false);
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      return tailMap(fromKey, true);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new AbstractSet<Map.Entry<K, V>>() {
        @Override
        public int size() {
          return View.this.size();
        }

        @Override
        public boolean isEmpty() {
          return View.this.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
          Node<K, V> e = nodeOf(o);
          return e != null && Objects.equals(e.value, ((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public boolean remove(Object o) {
          Node<K, V> e = nodeOf(o);
          if (e == null || !Objects.equals(e.value, ((Map.Entry<?, ?>) o).getValue())) return false;
          m.deleteNode(e);
          return true;
        }

        @Override
        public void clear() {
          View.this.clear();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
          return new EntryIterator();
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
          return entrySpliterator();
        }
      };
    }

    Spliterator<K> keySpliterator() {
      int known = Spliterator.DISTINCT | Spliterator.ORDERED;
      return new TreeSpliterator<K, V, K>(this, TreeSpliterator.KEYS, descending ? known : known | Spliterator.SORTED, descending ? null : m.comparator());
    }

    private Spliterator<Map.Entry<K, V>> entrySpliterator() {
      boolean isSorted = !descending && !hasLow && !hasHigh;
      if (!isSorted) return Spliterators.spliterator(entrySet(), Spliterator.DISTINCT);
      return new TreeSpliterator<K, V, Map.Entry<K, V>>(this, TreeSpliterator.ENTRIES, Spliterator.DISTINCT | Spliterator.ORDERED | Spliterator.SORTED,
          (a, b) -> m.compare(a.getKey(), b.getKey()));
    }

    private Node<K, V> nodeOf(Object entry) {
      if (!(entry instanceof Map.Entry)) return null;
      Object key = ((Map.Entry<?, ?>) entry).getKey();
      return inRange(key) ? m.find(key) : null;
    }

    @Override
    public void clear() {
      if (!hasLow && !hasHigh) {
        m.clear();
        return;
      }
      Iterator<Map.Entry<K, V>> it = new EntryIterator();
      while (it.hasNext()) {
        it.next();
        it.remove();
      }
    }

    Iterator<K> keyIterator() {
      return new KeyIterator();
    }

    private abstract class ViewIterator {
      private Node<K, V> next = first();
      private final Node<K, V> end = last();
      private Node<K, V> current;
      private int expectedModCount = m.modCount;

      public final boolean hasNext() {
        return next != null;
      }

      final Node<K, V> nextNode() {
        Node<K, V> e = next;
        if (e == null) throw new NoSuchElementException();
        if (m.modCount != expectedModCount) throw new ConcurrentModificationException();
        next = e == end ? null : descending ? predecessor(e) : successor(e);
        current = e;
        return e;
      }

      public final void remove() {
        if (current == null) throw new IllegalStateException();
        if (m.modCount != expectedModCount) throw new ConcurrentModificationException();
        m.deleteNode(current);
        expectedModCount = m.modCount;
        current = null;
      }
    }

    private final class EntryIterator extends ViewIterator implements Iterator<Map.Entry<K, V>> {
      @Override
      public Map.Entry<K, V> next() {
        return nextNode();
      }
    }

    private final class KeyIterator extends ViewIterator implements Iterator<K> {
      @Override
      public K next() {
        return nextNode().key;
      }
    }
  }

  // Over nodes of the tree, in either direction. A part is divided at the top of a subtree: the whole at the root, one that ends in
  // front of a node at that node's nearer child, one that begins with a node at its farther child. With it goes half the estimate,
  // which is exact as long as nothing has been split off. Of a range neither the size is known, nor is it divided.
  private static final class TreeSpliterator<K, V, T> implements Spliterator<T> {
    static final int KEYS = 0, VALUES = 1, ENTRIES = 2;
    // Kinds of parts.
    private static final int WHOLE = 0, FRONT = 1, REST = 2, RANGE = 3;

    private final View<K, V> view;
    private final int what;
    private final Comparator<? super T> order;
    private final int known;   // characteristics
    private int kind;
    private boolean begun;
    private Node<K, V> next;
    private Node<K, V> fence;  // not given any more; null: to the end
    private long left;
    private int expectedModCount;

    TreeSpliterator(View<K, V> view, int what, int known, Comparator<? super T> order) {
      this.view = view;
      this.what = what;
      this.known = known;
      this.order = order;
      kind = view.hasLow || view.hasHigh ? RANGE : WHOLE;
    }

    private void begin() {
      if (begun) return;
      begun = true;
      next = view.first();
      Node<K, V> last = kind == RANGE ? view.last() : null;
      fence = last == null ? null : behind(last);
      left = kind == RANGE ? Long.MAX_VALUE : view.m.size;
      expectedModCount = view.m.modCount;
    }

    @SuppressWarnings("unchecked")
    private T part(Node<K, V> e) {
      return (T) (what == KEYS ? e.key : what == VALUES ? e.value : e);
    }

    private Node<K, V> behind(Node<K, V> e) {
      return view.descending ? predecessor(e) : successor(e);
    }

    // The children as this direction meets them.
    private Node<K, V> nearer(Node<K, V> e) {
      return view.descending ? e.right : e.left;
    }

    private Node<K, V> farther(Node<K, V> e) {
      return view.descending ? e.left : e.right;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      begin();
      Node<K, V> e = next;
      if (e == null || e == fence) return false;
      next = behind(e);
      action.accept(part(e));
      if (view.m.modCount != expectedModCount) throw new ConcurrentModificationException();
      return true;
    }

    @Override
    public Spliterator<T> trySplit() {
      begin();
      if (kind == RANGE || next == null || next == fence) return null;
      // (Backwards OpenJDK takes the two kinds of parts for each other, so that they are divided less.)
      boolean fromNext = (kind == REST) != view.descending;
      Node<K, V> top = kind == WHOLE ? view.m.root : fromNext ? farther(next) : fence == null ? null : nearer(fence);
      if (top == null || top == next || top == fence) return null;
      int c = view.m.compare(next.key, top.key);
      if (view.descending ? c <= 0 : c >= 0) return null;
      left >>>= 1;
      TreeSpliterator<K, V, T> front = new TreeSpliterator<>(view, what, known, order);
      front.kind = FRONT;
      front.begun = true;
      front.next = next;
      front.fence = top;
      front.left = left;
      front.expectedModCount = expectedModCount;
      next = top;
      kind = REST;
      return front;
    }

    @Override
    public long estimateSize() {
      begin();
      return left;
    }

    @Override
    public int characteristics() {
      return kind == WHOLE ? known | SIZED : known;
    }

    @Override
    public Comparator<? super T> getComparator() {
      if ((known & SORTED) == 0) throw new IllegalStateException();
      return order;
    }
  }

  // The keys of a view as a set.
  private static final class KeySet<K, V> extends AbstractSet<K> implements NavigableSet<K> {
    private final View<K, V> view;

    KeySet(View<K, V> view) {
      this.view = view;
    }

    private static <K, V> NavigableSet<K> of(NavigableMap<K, V> map) {
      return map.navigableKeySet();
    }

    @Override
    public Iterator<K> iterator() {
      return view.keyIterator();
    }

    @Override
    public Spliterator<K> spliterator() {
      return view.keySpliterator();
    }

    @Override
    public Iterator<K> descendingIterator() {
      return descendingSet().iterator();
    }

    @Override
    public int size() {
      return view.size();
    }

    @Override
    public boolean isEmpty() {
      return view.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
      return view.containsKey(o);
    }

    @Override
    public boolean remove(Object o) {
      int before = size();
      view.remove(o);
      return size() != before;
    }

    @Override
    public void clear() {
      view.clear();
    }

    @Override
    public Comparator<? super K> comparator() {
      return view.comparator();
    }

    @Override
    public K first() {
      return view.firstKey();
    }

    @Override
    public K last() {
      return view.lastKey();
    }

    @Override
    public K lower(K e) {
      return view.lowerKey(e);
    }

    @Override
    public K floor(K e) {
      return view.floorKey(e);
    }

    @Override
    public K ceiling(K e) {
      return view.ceilingKey(e);
    }

    @Override
    public K higher(K e) {
      return view.higherKey(e);
    }

    @Override
    public K pollFirst() {
      Map.Entry<K, V> e = view.pollFirstEntry();
      return e == null ? null : e.getKey();
    }

    @Override
    public K pollLast() {
      Map.Entry<K, V> e = view.pollLastEntry();
      return e == null ? null : e.getKey();
    }

    @Override
    public NavigableSet<K> descendingSet() {
      return of(view.descendingMap());
    }

    @Override
    public NavigableSet<K> subSet(
        K fromElement, boolean fromInclusive, K toElement, boolean toInclusive) {
      return of(view.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    @Override
    public NavigableSet<K> headSet(K toElement, boolean inclusive) {
      return of(view.headMap(toElement, inclusive));
    }

    @Override
    public NavigableSet<K> tailSet(K fromElement, boolean inclusive) {
      return of(view.tailMap(fromElement, inclusive));
    }

    @Override
    public SortedSet<K> subSet(K fromElement, K toElement) {
      return subSet(fromElement, true, toElement, false);
    }

    @Override
    public SortedSet<K> headSet(K toElement) {
      return headSet(toElement, false);
    }

    @Override
    public SortedSet<K> tailSet(K fromElement) {
      return tailSet(fromElement, true);
    }
  }
}
