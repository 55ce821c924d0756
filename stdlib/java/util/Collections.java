// Operations on collections, and views of them.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

public final class Collections {
  public static final List EMPTY_LIST = ImmutableEmpty.LIST;
  public static final Set EMPTY_SET = ImmutableEmpty.SET;
  public static final Map EMPTY_MAP = ImmutableEmpty.MAP;

  private Collections() {}

  // --- algorithms

  public static <T extends Comparable<? super T>> void sort(List<T> list) {
    list.sort(null);
  }

  public static <T> void sort(List<T> list, Comparator<? super T> c) {
    list.sort(c);
  }

  public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
    int low = 0;
    int high = list.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int c = list.get(middle).compareTo(key);
      if (c == 0) return middle;
      if (c < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -(low + 1);
  }

  @SuppressWarnings("unchecked")
  public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
    if (c == null) return binarySearch((List<? extends Comparable<? super T>>) list, key);
    int low = 0;
    int high = list.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int r = c.compare(list.get(middle), key);
      if (r == 0) return middle;
      if (r < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -(low + 1);
  }

  public static void reverse(List<?> list) {
    for (int i = 0, j = list.size() - 1; i < j; i++, j--) swap(list, i, j);
  }

  public static void shuffle(List<?> list) {
    shuffle(list, new Random());
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  public static void shuffle(List<?> list, Random rnd) {
    int size = list.size();
    if (size < 5 || list instanceof RandomAccess) {
      for (int i = size; i > 1; i--) swap(list, i - 1, rnd.nextInt(i));
      return;
    }
    Object[] arr = list.toArray();
    for (int i = size; i > 1; i--) {
      int j = rnd.nextInt(i);
      Object t = arr[i - 1];
      arr[i - 1] = arr[j];
      arr[j] = t;
    }
    ListIterator it = list.listIterator();
    for (Object e : arr) {
      it.next();
      it.set(e);
    }
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  public static void swap(List<?> list, int i, int j) {
    List l = list;
    l.set(i, l.set(j, l.get(i)));
  }

  // Lists of which an element is as near as any other, and short ones, are written by index: not all of them have an iterator
  // that writes (CopyOnWriteArrayList has none).
  private static boolean byIndex(List<?> list, int least) {
    return list instanceof RandomAccess || list.size() < least;
  }

  public static <T> void fill(List<? super T> list, T obj) {
    if (byIndex(list, 25)) {
      int size = list.size();
      for (int i = 0; i < size; i++) list.set(i, obj);
      return;
    }
    ListIterator<? super T> it = list.listIterator();
    while (it.hasNext()) {
      it.next();
      it.set(obj);
    }
  }

  public static <T> void copy(List<? super T> dest, List<? extends T> src) {
    if (src.size() > dest.size()) throw new IndexOutOfBoundsException("Source does not fit in dest");
    int size = src.size();
    if (size < 10 || src instanceof RandomAccess && dest instanceof RandomAccess) {
      for (int i = 0; i < size; i++) dest.set(i, src.get(i));
      return;
    }
    ListIterator<? super T> to = dest.listIterator();
    for (T e : src) {
      to.next();
      to.set(e);
    }
  }

  public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
    Iterator<? extends T> i = coll.iterator();
    T candidate = i.next();
    while (i.hasNext()) {
      T next = i.next();
      if (next.compareTo(candidate) < 0) candidate = next;
    }
    return candidate;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
    if (comp == null) return (T) min((Collection) coll);
    Iterator<? extends T> i = coll.iterator();
    T candidate = i.next();
    while (i.hasNext()) {
      T next = i.next();
      if (comp.compare(next, candidate) < 0) candidate = next;
    }
    return candidate;
  }

  public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
    Iterator<? extends T> i = coll.iterator();
    T candidate = i.next();
    while (i.hasNext()) {
      T next = i.next();
      if (next.compareTo(candidate) > 0) candidate = next;
    }
    return candidate;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
    if (comp == null) return (T) max((Collection) coll);
    Iterator<? extends T> i = coll.iterator();
    T candidate = i.next();
    while (i.hasNext()) {
      T next = i.next();
      if (comp.compare(next, candidate) > 0) candidate = next;
    }
    return candidate;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void rotate(List<?> list, int distance) {
    int size = list.size();
    if (size == 0) return;
    int d = Math.floorMod(distance, size);
    if (d == 0) return;
    if (byIndex(list, 100)) {
      // Each element displaces the one at its new place, round and round.
      List<Object> all = (List<Object>) list;
      for (int moved = 0, start = 0; moved < size; start++) {
        Object displaced = all.get(start);
        int i = start;
        do {
          i = i < size - d ? i + d : i - (size - d);
          displaced = all.set(i, displaced);
          moved++;
        } while (i != start);
      }
      return;
    }
    Object[] all = list.toArray();
    ListIterator it = list.listIterator();
    for (int i = 0; i < size; i++) {
      it.next();
      it.set(all[(i - d + size) % size]);
    }
  }

  public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
    boolean result = false;
    if (byIndex(list, 11)) {
      int size = list.size();
      for (int i = 0; i < size; i++) {
        if (Objects.equals(oldVal, list.get(i))) {
          list.set(i, newVal);
          result = true;
        }
      }
      return result;
    }
    ListIterator<T> it = list.listIterator();
    while (it.hasNext()) {
      if (Objects.equals(oldVal, it.next())) {
        it.set(newVal);
        result = true;
      }
    }
    return result;
  }

  public static int indexOfSubList(List<?> source, List<?> target) {
    int n = target.size();
    for (int i = 0; i <= source.size() - n; i++) {
      if (source.subList(i, i + n).equals(target)) return i;
    }
    return -1;
  }

  public static int lastIndexOfSubList(List<?> source, List<?> target) {
    int n = target.size();
    for (int i = source.size() - n; i >= 0; i--) {
      if (source.subList(i, i + n).equals(target)) return i;
    }
    return -1;
  }

  public static int frequency(Collection<?> c, Object o) {
    int result = 0;
    for (Object e : c) {
      if (o == null ? e == null : o.equals(e)) result++;
    }
    return result;
  }

  public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
    for (Object e : c1) {
      if (c2.contains(e)) return false;
    }
    return true;
  }

  @SafeVarargs
  public static <T> boolean addAll(Collection<? super T> c, T... elements) {
    boolean result = false;
    for (T element : elements) result |= c.add(element);
    return result;
  }

  // --- orders

  static final class ReverseComparator implements Comparator<Comparable<Object>>, java.io.Serializable {
    static final ReverseComparator INSTANCE = new ReverseComparator();

    @Override
    public int compare(Comparable<Object> a, Comparable<Object> b) {
      return b.compareTo(a);
    }

    private Object readResolve() {
      return INSTANCE;
    }

    @Override
    public Comparator<Comparable<Object>> reversed() {
      return Comparators.NaturalOrderComparator.INSTANCE;
    }
  }

  private static final class ReverseComparator2<T> implements Comparator<T>, java.io.Serializable {
    final Comparator<T> cmp;

    ReverseComparator2(Comparator<T> cmp) {
      this.cmp = cmp;
    }

    @Override
    public int compare(T a, T b) {
      return cmp.compare(b, a);
    }

    @Override
    public Comparator<T> reversed() {
      return cmp;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || o instanceof ReverseComparator2 && cmp.equals(((ReverseComparator2<?>) o).cmp);
    }

    @Override
    public int hashCode() {
      return cmp.hashCode() ^ Integer.MIN_VALUE;
    }
  }

  @SuppressWarnings("unchecked")
  public static <T> Comparator<T> reverseOrder() {
    return (Comparator<T>) ReverseComparator.INSTANCE;
  }

  @SuppressWarnings("unchecked")
  public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
    if (cmp == null) return (Comparator<T>) ReverseComparator.INSTANCE;
    if (cmp == ReverseComparator.INSTANCE) return (Comparator<T>) Comparators.NaturalOrderComparator.INSTANCE;
    if (cmp == Comparators.NaturalOrderComparator.INSTANCE) return (Comparator<T>) ReverseComparator.INSTANCE;
    if (cmp instanceof ReverseComparator2) return ((ReverseComparator2<T>) cmp).cmp;
    return new ReverseComparator2<>(cmp);
  }

  // --- enumerations and iterators

  public static <T> Enumeration<T> enumeration(Collection<T> c) {
    Iterator<T> i = c.iterator();
    return new Enumeration<T>() {
      @Override
      public boolean hasMoreElements() {
        return i.hasNext();
      }

      @Override
      public T nextElement() {
        return i.next();
      }
    };
  }

  public static <T> ArrayList<T> list(Enumeration<T> e) {
    ArrayList<T> l = new ArrayList<>();
    while (e.hasMoreElements()) l.add(e.nextElement());
    return l;
  }

  public static <T> Iterator<T> emptyIterator() {
    return new EmptyIterator<T>();
  }

  public static <T> ListIterator<T> emptyListIterator() {
    return new EmptyIterator<T>();
  }

  public static <T> Enumeration<T> emptyEnumeration() {
    return enumeration(Collections.<T>emptyList());
  }

  // --- fixed collections

  private static final class ImmutableEmpty {
    static final List<Object> LIST = new EmptyList<>();
    static final Set<Object> SET = new EmptySet<>();
    static final Map<Object, Object> MAP = new EmptyMap<>();
  }

  private static final class EmptyIterator<E> implements ListIterator<E> {
    @Override
    public boolean hasNext() {
      return false;
    }

    @Override
    public E next() {
      throw new NoSuchElementException();
    }

    @Override
    public boolean hasPrevious() {
      return false;
    }

    @Override
    public E previous() {
      throw new NoSuchElementException();
    }

    @Override
    public int nextIndex() {
      return 0;
    }

    @Override
    public int previousIndex() {
      return -1;
    }

    @Override
    public void remove() {
      throw new IllegalStateException();
    }

    @Override
    public void set(E e) {
      throw new IllegalStateException();
    }

    @Override
    public void add(E e) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class EmptyList<E> extends AbstractList<E>
      implements RandomAccess, java.io.Serializable {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public E get(int index) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }

    @Override
    public boolean contains(Object o) {
      return false;
    }

    @Override
    public void sort(Comparator<? super E> c) {}

    @Override
    public Iterator<E> iterator() {
      return emptyIterator();
    }

    @Override
    public ListIterator<E> listIterator() {
      return emptyListIterator();
    }

    @Override
    public Spliterator<E> spliterator() {
      return Spliterators.emptySpliterator();
    }

    private Object readResolve() {
      return ImmutableEmpty.LIST;
    }
  }

  private static final class EmptySet<E> extends AbstractSet<E> implements java.io.Serializable {
    @Override
    public Iterator<E> iterator() {
      return emptyIterator();
    }

    @Override
    public int size() {
      return 0;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      Objects.requireNonNull(filter);
      return false;
    }

    @Override
    public Spliterator<E> spliterator() {
      return Spliterators.emptySpliterator();
    }

    private Object readResolve() {
      return ImmutableEmpty.SET;
    }
  }

  private static final class EmptyMap<K, V> extends FixedMap<K, V> implements java.io.Serializable {
    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return emptySet();
    }

    @Override
    public Set<K> keySet() {
      return emptySet();
    }

    @Override
    public Collection<V> values() {
      return emptySet();
    }

    @Override
    public boolean containsKey(Object key) {
      return false;
    }

    @Override
    public V get(Object key) {
      return null;
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      Objects.requireNonNull(function);
    }

    private Object readResolve() {
      return ImmutableEmpty.MAP;
    }
  }

  @SuppressWarnings("unchecked")
  public static <T> List<T> emptyList() {
    return (List<T>) ImmutableEmpty.LIST;
  }

  @SuppressWarnings("unchecked")
  public static <T> Set<T> emptySet() {
    return (Set<T>) ImmutableEmpty.SET;
  }

  @SuppressWarnings("unchecked")
  public static <K, V> Map<K, V> emptyMap() {
    return (Map<K, V>) ImmutableEmpty.MAP;
  }

  public static <E> SortedSet<E> emptySortedSet() {
    return emptyNavigableSet();
  }

  public static <K, V> SortedMap<K, V> emptySortedMap() {
    return emptyNavigableMap();
  }

  private static <E> Iterator<E> singletonIterator(E element) {
    return new Iterator<E>() {
      private boolean hasNext = true;

      @Override
      public boolean hasNext() {
        return hasNext;
      }

      @Override
      public E next() {
        if (!hasNext) throw new NoSuchElementException();
        hasNext = false;
        return element;
      }

      @Override
      public void remove() {
        throw new UnsupportedOperationException();
      }
    };
  }

  public static <T> Set<T> singleton(T o) {
    return new SingletonSet<>(o);
  }

  private static final class SingletonSet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final E element;

    SingletonSet(E element) {
      this.element = element;
    }

    @Override
    public Iterator<E> iterator() {
      return singletonIterator(element);
    }

    @Override
    public Spliterator<E> spliterator() {
      return one(element);
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean contains(Object o) {
      return Objects.equals(o, element);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(element);
    }
  }

  private static <E> Spliterator<E> one(E element) {
    int known = Spliterator.DISTINCT | Spliterator.ORDERED | Spliterator.IMMUTABLE;
    return Spliterators.spliterator(new Object[] {element}, element == null ? known : known | Spliterator.NONNULL);
  }

  public static <T> List<T> singletonList(T o) {
    return new SingletonList<>(o);
  }

  private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final E element;

    SingletonList(E element) {
      this.element = element;
    }

    @Override
    public Iterator<E> iterator() {
      return singletonIterator(element);
    }

    @Override
    public Spliterator<E> spliterator() {
      return one(element);
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean contains(Object o) {
      return Objects.equals(o, element);
    }

    @Override
    public E get(int index) {
      if (index != 0) throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
      return element;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void sort(Comparator<? super E> c) {}
  }

  public static <K, V> Map<K, V> singletonMap(K key, V value) {
    return new SingletonMap<>(key, value);
  }

  private static final class SingletonMap<K, V> extends FixedMap<K, V> implements java.io.Serializable {
    private final K k;
    private final V v;

    SingletonMap(K key, V value) {
      k = key;
      v = value;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return singleton(new AbstractMap.SimpleImmutableEntry<>(k, v));
    }

    @Override
    public Set<K> keySet() {
      return singleton(k);
    }

    @Override
    public Collection<V> values() {
      return singleton(v);
    }

    @Override
    public boolean containsKey(Object key) {
      return Objects.equals(key, k);
    }

    @Override
    public V get(Object key) {
      return Objects.equals(key, k) ? v : null;
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }
  }

  public static <T> List<T> nCopies(int n, T o) {
    if (n < 0) throw new IllegalArgumentException("List length = " + n);
    return new CopiesList<>(n, o);
  }

  private static final class CopiesList<E> extends AbstractList<E>
      implements RandomAccess, java.io.Serializable {
    private final int n;
    private final E element;

    CopiesList(int n, E element) {
      this.n = n;
      this.element = element;
    }

    @Override
    public int size() {
      return n;
    }

    @Override
    public boolean contains(Object o) {
      return n != 0 && Objects.equals(o, element);
    }

    @Override
    public E get(int index) {
      if (index < 0 || index >= n) {
        throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
      }
      return element;
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
      if (toIndex > n) throw new IndexOutOfBoundsException("toIndex = " + toIndex);
      if (fromIndex > toIndex) throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
      return new CopiesList<>(toIndex - fromIndex, element);
    }
  }

  // --- unmodifiable views

  public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
    return new UnmodifiableCollection<>(c);
  }

  public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
    return new UnmodifiableSet<>(s);
  }

  public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
    return new UnmodifiableSortedSet<>(s);
  }

  public static <T> List<T> unmodifiableList(List<? extends T> list) {
    return list instanceof RandomAccess
        ? new UnmodifiableRandomAccessList<>(list)
        : new UnmodifiableList<>(list);
  }

  public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
    return new UnmodifiableMap<>(m);
  }

  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
    return new UnmodifiableSortedMap<>(m);
  }

  static class UnmodifiableCollection<E> implements Collection<E>, java.io.Serializable {
    final Collection<? extends E> c;

    UnmodifiableCollection(Collection<? extends E> c) {
      this.c = Objects.requireNonNull(c);
    }

    @Override
    public int size() {
      return c.size();
    }

    @Override
    public boolean isEmpty() {
      return c.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
      return c.contains(o);
    }

    @Override
    public Object[] toArray() {
      return c.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return c.toArray(a);
    }

    @Override
    public String toString() {
      return c.toString();
    }

    @Override
    public Iterator<E> iterator() {
      Iterator<? extends E> i = c.iterator();
      return new Iterator<E>() {
        @Override
        public boolean hasNext() {
          return i.hasNext();
        }

        @Override
        public E next() {
          return i.next();
        }

        @Override
        public void remove() {
          throw new UnsupportedOperationException();
        }
      };
    }

    @Override
    public boolean containsAll(Collection<?> coll) {
      return c.containsAll(coll);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      c.forEach(action);
    }

    @Override
    public boolean add(E e) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object o) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean addAll(Collection<? extends E> coll) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeAll(Collection<?> coll) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean retainAll(Collection<?> coll) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }
  }

  static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
    UnmodifiableSet(Set<? extends E> s) {
      super(s);
    }

    @Override
    public boolean equals(Object o) {
      return o == this || c.equals(o);
    }

    @Override
    public int hashCode() {
      return c.hashCode();
    }
  }

  static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E>
      implements SortedSet<E> {
    private final SortedSet<E> ss;

    UnmodifiableSortedSet(SortedSet<E> s) {
      super(s);
      ss = s;
    }

    @Override
    public Comparator<? super E> comparator() {
      return ss.comparator();
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
      return new UnmodifiableSortedSet<>(ss.subSet(fromElement, toElement));
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
      return new UnmodifiableSortedSet<>(ss.headSet(toElement));
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
      return new UnmodifiableSortedSet<>(ss.tailSet(fromElement));
    }

    @Override
    public E first() {
      return ss.first();
    }

    @Override
    public E last() {
      return ss.last();
    }
  }

  private static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
    final List<? extends E> list;

    UnmodifiableList(List<? extends E> list) {
      super(list);
      this.list = list;
    }

    // Streams do not say whether a list has random access.
    private Object readResolve() {
      return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list) : this;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || list.equals(o);
    }

    @Override
    public int hashCode() {
      return list.hashCode();
    }

    @Override
    public E get(int index) {
      return list.get(index);
    }

    @Override
    public E set(int index, E element) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void add(int index, E element) {
      throw new UnsupportedOperationException();
    }

    @Override
    public E remove(int index) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int indexOf(Object o) {
      return list.indexOf(o);
    }

    @Override
    public int lastIndexOf(Object o) {
      return list.lastIndexOf(o);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void sort(Comparator<? super E> c) {
      throw new UnsupportedOperationException();
    }

    @Override
    public ListIterator<E> listIterator() {
      return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      ListIterator<? extends E> i = list.listIterator(index);
      return new ListIterator<E>() {
        @Override
        public boolean hasNext() {
          return i.hasNext();
        }

        @Override
        public E next() {
          return i.next();
        }

        @Override
        public boolean hasPrevious() {
          return i.hasPrevious();
        }

        @Override
        public E previous() {
          return i.previous();
        }

        @Override
        public int nextIndex() {
          return i.nextIndex();
        }

        @Override
        public int previousIndex() {
          return i.previousIndex();
        }

        @Override
        public void remove() {
          throw new UnsupportedOperationException();
        }

        @Override
        public void set(E e) {
          throw new UnsupportedOperationException();
        }

        @Override
        public void add(E e) {
          throw new UnsupportedOperationException();
        }
      };
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return unmodifiableList(list.subList(fromIndex, toIndex));
    }
  }

  private static final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E>
      implements RandomAccess {
    UnmodifiableRandomAccessList(List<? extends E> list) {
      super(list);
    }

    private Object writeReplace() {
      return new UnmodifiableList<>(list);
    }
  }

  static class UnmodifiableMap<K, V> implements Map<K, V>, java.io.Serializable {
    final Map<K, V> m;

    @SuppressWarnings("unchecked")
    UnmodifiableMap(Map<? extends K, ? extends V> m) {
      this.m = (Map<K, V>) Objects.requireNonNull(m);
    }

    @Override
    public int size() {
      return m.size();
    }

    @Override
    public boolean isEmpty() {
      return m.isEmpty();
    }

    @Override
    public boolean containsKey(Object key) {
      return m.containsKey(key);
    }

    @Override
    public boolean containsValue(Object val) {
      return m.containsValue(val);
    }

    @Override
    public V get(Object key) {
      return m.get(key);
    }

    @Override
    public V getOrDefault(Object k, V defaultValue) {
      return m.getOrDefault(k, defaultValue);
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      m.forEach(action);
    }

    @Override
    public Set<K> keySet() {
      return unmodifiableSet(m.keySet());
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new UnmodifiableEntrySet<>(m.entrySet());
    }

    @Override
    public Collection<V> values() {
      return unmodifiableCollection(m.values());
    }

    @Override
    public boolean equals(Object o) {
      return o == this || m.equals(o);
    }

    @Override
    public int hashCode() {
      return m.hashCode();
    }

    @Override
    public String toString() {
      return m.toString();
    }

    @Override
    public V put(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V remove(Object key) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V putIfAbsent(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object key, Object value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V replace(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V computeIfPresent(
        K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V merge(
        K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
      throw new UnsupportedOperationException();
    }
  }

  // Its entries cannot be changed either.
  private static final class UnmodifiableEntrySet<K, V> extends UnmodifiableSet<Map.Entry<K, V>> {
    private final Set<Map.Entry<K, V>> s;

    UnmodifiableEntrySet(Set<Map.Entry<K, V>> s) {
      super(s);
      this.s = s;
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      Iterator<Map.Entry<K, V>> i = s.iterator();
      return new Iterator<Map.Entry<K, V>>() {
        @Override
        public boolean hasNext() {
          return i.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
          return new AbstractMap.SimpleImmutableEntry<>(i.next());
        }

        @Override
        public void remove() {
          throw new UnsupportedOperationException();
        }
      };
    }

    @Override
    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
      Objects.requireNonNull(action);
      Iterator<Map.Entry<K, V>> i = iterator();
      while (i.hasNext()) action.accept(i.next());
    }

    @Override
    public Object[] toArray() {
      return new ArrayList<>(copy()).toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return copy().toArray(a);
    }

    private List<Map.Entry<K, V>> copy() {
      List<Map.Entry<K, V>> list = new ArrayList<>();
      Iterator<Map.Entry<K, V>> i = iterator();
      while (i.hasNext()) list.add(i.next());
      return list;
    }
  }

  static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V>
      implements SortedMap<K, V> {
    private final SortedMap<K, ? extends V> sm;

    UnmodifiableSortedMap(SortedMap<K, ? extends V> m) {
      super(m);
      sm = m;
    }

    @Override
    public Comparator<? super K> comparator() {
      return sm.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      return new UnmodifiableSortedMap<>(sm.subMap(fromKey, toKey));
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      return new UnmodifiableSortedMap<>(sm.headMap(toKey));
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      return new UnmodifiableSortedMap<>(sm.tailMap(fromKey));
    }

    @Override
    public K firstKey() {
      return sm.firstKey();
    }

    @Override
    public K lastKey() {
      return sm.lastKey();
    }
  }

  // --- synchronized views: every call locks `mutex`, iteration is left to the user

  public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
    return new SynchronizedCollection<>(c, null);
  }

  static <T> Collection<T> synchronizedCollection(Collection<T> c, Object mutex) {
    return new SynchronizedCollection<>(c, mutex);
  }

  public static <T> Set<T> synchronizedSet(Set<T> s) {
    return new SynchronizedSet<>(s, null);
  }

  static <T> Set<T> synchronizedSet(Set<T> s, Object mutex) {
    return new SynchronizedSet<>(s, mutex);
  }

  public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
    return new SynchronizedSortedSet<>(s, null);
  }

  public static <T> List<T> synchronizedList(List<T> list) {
    return synchronizedList(list, null);
  }

  static <T> List<T> synchronizedList(List<T> list, Object mutex) {
    return list instanceof RandomAccess
        ? new SynchronizedRandomAccessList<>(list, mutex)
        : new SynchronizedList<>(list, mutex);
  }

  public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
    return new SynchronizedMap<>(m, null);
  }

  public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
    return new SynchronizedSortedMap<>(m, null);
  }

  static class SynchronizedCollection<E> implements Collection<E>, java.io.Serializable {
    final Collection<E> c;
    final Object mutex;

    // Null: this object is the mutex.
    SynchronizedCollection(Collection<E> c, Object mutex) {
      this.c = Objects.requireNonNull(c);
      this.mutex = mutex == null ? this : mutex;
    }

    @Override
    public Iterator<E> iterator() {
      return c.iterator();
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return c.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return c.isEmpty();
      }
    }

    @Override
    public boolean contains(Object o) {
      synchronized (mutex) {
        return c.contains(o);
      }
    }

    @Override
    public Object[] toArray() {
      synchronized (mutex) {
        return c.toArray();
      }
    }

    @Override
    public <T> T[] toArray(T[] a) {
      synchronized (mutex) {
        return c.toArray(a);
      }
    }

    @Override
    public boolean add(E e) {
      synchronized (mutex) {
        return c.add(e);
      }
    }

    @Override
    public boolean remove(Object o) {
      synchronized (mutex) {
        return c.remove(o);
      }
    }

    @Override
    public boolean containsAll(Collection<?> coll) {
      synchronized (mutex) {
        return c.containsAll(coll);
      }
    }

    @Override
    public boolean addAll(Collection<? extends E> coll) {
      synchronized (mutex) {
        return c.addAll(coll);
      }
    }

    @Override
    public boolean removeAll(Collection<?> coll) {
      synchronized (mutex) {
        return c.removeAll(coll);
      }
    }

    @Override
    public boolean retainAll(Collection<?> coll) {
      synchronized (mutex) {
        return c.retainAll(coll);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        c.clear();
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return c.toString();
      }
    }

    @Override
    public void forEach(Consumer<? super E> consumer) {
      synchronized (mutex) {
        c.forEach(consumer);
      }
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      synchronized (mutex) {
        return c.removeIf(filter);
      }
    }

    // Nothing is locked for streams.
    @Override
    public Stream<E> stream() {
      return c.stream();
    }

    @Override
    public Stream<E> parallelStream() {
      return c.parallelStream();
    }
  }

  static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
    SynchronizedSet(Set<E> s, Object mutex) {
      super(s, mutex);
    }

    @Override
    public boolean equals(Object o) {
      if (this == o) return true;
      synchronized (mutex) {
        return c.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return c.hashCode();
      }
    }
  }

  static class SynchronizedSortedSet<E> extends SynchronizedSet<E>
      implements SortedSet<E> {
    private final SortedSet<E> ss;

    SynchronizedSortedSet(SortedSet<E> s, Object mutex) {
      super(s, mutex);
      ss = s;
    }

    @Override
    public Comparator<? super E> comparator() {
      synchronized (mutex) {
        return ss.comparator();
      }
    }

    @Override
    public E first() {
      synchronized (mutex) {
        return ss.first();
      }
    }

    @Override
    public E last() {
      synchronized (mutex) {
        return ss.last();
      }
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(ss.subSet(fromElement, toElement), mutex);
      }
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(ss.headSet(toElement), mutex);
      }
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(ss.tailSet(fromElement), mutex);
      }
    }
  }

  private static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
    final List<E> list;

    SynchronizedList(List<E> list, Object mutex) {
      super(list, mutex);
      this.list = list;
    }

    private Object readResolve() {
      return list instanceof RandomAccess ? new SynchronizedRandomAccessList<>(list, null) : this;
    }

    @Override
    public boolean equals(Object o) {
      if (this == o) return true;
      synchronized (mutex) {
        return list.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return list.hashCode();
      }
    }

    @Override
    public E get(int index) {
      synchronized (mutex) {
        return list.get(index);
      }
    }

    @Override
    public E set(int index, E element) {
      synchronized (mutex) {
        return list.set(index, element);
      }
    }

    @Override
    public void add(int index, E element) {
      synchronized (mutex) {
        list.add(index, element);
      }
    }

    @Override
    public E remove(int index) {
      synchronized (mutex) {
        return list.remove(index);
      }
    }

    @Override
    public int indexOf(Object o) {
      synchronized (mutex) {
        return list.indexOf(o);
      }
    }

    @Override
    public int lastIndexOf(Object o) {
      synchronized (mutex) {
        return list.lastIndexOf(o);
      }
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      synchronized (mutex) {
        return list.addAll(index, c);
      }
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      synchronized (mutex) {
        list.replaceAll(operator);
      }
    }

    @Override
    public void sort(Comparator<? super E> c) {
      synchronized (mutex) {
        list.sort(c);
      }
    }

    @Override
    public ListIterator<E> listIterator() {
      return list.listIterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return list.listIterator(index);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      synchronized (mutex) {
        return synchronizedList(list.subList(fromIndex, toIndex), mutex);
      }
    }
  }

  private static final class SynchronizedRandomAccessList<E> extends SynchronizedList<E>
      implements RandomAccess {
    SynchronizedRandomAccessList(List<E> list, Object mutex) {
      super(list, mutex);
    }

    private Object writeReplace() {
      return new SynchronizedList<>(list, null);
    }
  }

  static class SynchronizedMap<K, V> implements Map<K, V>, java.io.Serializable {
    final Map<K, V> m;
    final Object mutex;

    SynchronizedMap(Map<K, V> m, Object mutex) {
      this.m = Objects.requireNonNull(m);
      this.mutex = mutex == null ? this : mutex;
    }

    @Override
    public Set<K> keySet() {
      synchronized (mutex) {
        return new SynchronizedSet<>(m.keySet(), mutex);
      }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      synchronized (mutex) {
        return new SynchronizedSet<>(m.entrySet(), mutex);
      }
    }

    @Override
    public Collection<V> values() {
      synchronized (mutex) {
        return new SynchronizedCollection<>(m.values(), mutex);
      }
    }

    @Override
    public boolean equals(Object o) {
      if (this == o) return true;
      synchronized (mutex) {
        return m.equals(o);
      }
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return m.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return m.isEmpty();
      }
    }

    @Override
    public boolean containsKey(Object key) {
      synchronized (mutex) {
        return m.containsKey(key);
      }
    }

    @Override
    public boolean containsValue(Object value) {
      synchronized (mutex) {
        return m.containsValue(value);
      }
    }

    @Override
    public V get(Object key) {
      synchronized (mutex) {
        return m.get(key);
      }
    }

    @Override
    public V put(K key, V value) {
      synchronized (mutex) {
        return m.put(key, value);
      }
    }

    @Override
    public V remove(Object key) {
      synchronized (mutex) {
        return m.remove(key);
      }
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> map) {
      synchronized (mutex) {
        m.putAll(map);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        m.clear();
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return m.hashCode();
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return m.toString();
      }
    }

    @Override
    public V getOrDefault(Object k, V defaultValue) {
      synchronized (mutex) {
        return m.getOrDefault(k, defaultValue);
      }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      synchronized (mutex) {
        m.forEach(action);
      }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      synchronized (mutex) {
        m.replaceAll(function);
      }
    }

    @Override
    public V putIfAbsent(K key, V value) {
      synchronized (mutex) {
        return m.putIfAbsent(key, value);
      }
    }

    @Override
    public boolean remove(Object key, Object value) {
      synchronized (mutex) {
        return m.remove(key, value);
      }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      synchronized (mutex) {
        return m.replace(key, oldValue, newValue);
      }
    }

    @Override
    public V replace(K key, V value) {
      synchronized (mutex) {
        return m.replace(key, value);
      }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
      synchronized (mutex) {
        return m.computeIfAbsent(key, mappingFunction);
      }
    }

    @Override
    public V computeIfPresent(
        K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return m.computeIfPresent(key, remappingFunction);
      }
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return m.compute(key, remappingFunction);
      }
    }

    @Override
    public V merge(
        K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return m.merge(key, value, remappingFunction);
      }
    }
  }

  static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V>
      implements SortedMap<K, V> {
    private final SortedMap<K, V> sm;

    SynchronizedSortedMap(SortedMap<K, V> m, Object mutex) {
      super(m, mutex);
      sm = m;
    }

    @Override
    public Comparator<? super K> comparator() {
      synchronized (mutex) {
        return sm.comparator();
      }
    }

    @Override
    public K firstKey() {
      synchronized (mutex) {
        return sm.firstKey();
      }
    }

    @Override
    public K lastKey() {
      synchronized (mutex) {
        return sm.lastKey();
      }
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(sm.subMap(fromKey, toKey), mutex);
      }
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(sm.headMap(toKey), mutex);
      }
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(sm.tailMap(fromKey), mutex);
      }
    }
  }

  // --- other views

  public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
    if (!map.isEmpty()) throw new IllegalArgumentException("Map is non-empty");
    return new SetFromMap<>(map);
  }

  private static final class SetFromMap<E> extends AbstractSet<E> implements java.io.Serializable {
    private final Map<E, Boolean> m;

    SetFromMap(Map<E, Boolean> m) {
      this.m = m;
    }

    @Override
    public int size() {
      return m.size();
    }

    @Override
    public boolean contains(Object o) {
      return m.containsKey(o);
    }

    @Override
    public boolean remove(Object o) {
      return m.remove(o) != null;
    }

    @Override
    public boolean add(E e) {
      return m.put(e, Boolean.TRUE) == null;
    }

    @Override
    public void clear() {
      m.clear();
    }

    @Override
    public Iterator<E> iterator() {
      return m.keySet().iterator();
    }
  }

  public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
    return new AsLIFOQueue<>(Objects.requireNonNull(deque));
  }

  private static final class AsLIFOQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private final Deque<E> q;

    AsLIFOQueue(Deque<E> q) {
      this.q = q;
    }

    @Override
    public boolean offer(E e) {
      return q.offerFirst(e);
    }

    @Override
    public E poll() {
      return q.pollFirst();
    }

    @Override
    public E peek() {
      return q.peekFirst();
    }

    @Override
    public boolean add(E e) {
      q.addFirst(e);
      return true;
    }

    @Override
    public E remove() {
      return q.removeFirst();
    }

    @Override
    public E element() {
      return q.getFirst();
    }

    @Override
    public int size() {
      return q.size();
    }

    @Override
    public boolean isEmpty() {
      return q.isEmpty();
    }

    @Override
    public void clear() {
      q.clear();
    }

    @Override
    public boolean contains(Object o) {
      return q.contains(o);
    }

    @Override
    public boolean remove(Object o) {
      return q.remove(o);
    }

    @Override
    public boolean containsAll(Collection<?> c) {
      return q.containsAll(c);
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      return q.removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      return q.retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      return q.removeIf(filter);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      q.forEach(action);
    }

    @Override
    public Object[] toArray() {
      return q.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return q.toArray(a);
    }

    @Override
    public String toString() {
      return q.toString();
    }

    @Override
    public Iterator<E> iterator() {
      return q.iterator();
    }
  }

  // --- views that few programs use

  private static ViewFactory views() {
    return heddle.Reflection.late("java/util/Views");
  }

  public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
    return views().unmodifiable(s);
  }

  public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
    return views().unmodifiable(m);
  }

  public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
    return views().synchronizedView(s);
  }

  public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
    return views().synchronizedView(m);
  }

  public static <E> NavigableSet<E> emptyNavigableSet() {
    return unmodifiableNavigableSet(new TreeSet<E>());
  }

  public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
    return unmodifiableNavigableMap(new TreeMap<K, V>());
  }

  public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
    return views().checked(c, type);
  }

  public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) {
    return views().checked(s, type);
  }

  public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
    return views().checked(s, type);
  }

  public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
    return views().checked(s, type);
  }

  public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
    return views().checked(queue, type);
  }

  public static <E> List<E> checkedList(List<E> list, Class<E> type) {
    return views().checked(list, type);
  }

  public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
    return views().checked(m, keyType, valueType);
  }

  public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
    return views().checked(m, keyType, valueType);
  }

  public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
    return views().checked(m, keyType, valueType);
  }
}
