// Spliterators of the collections, divided and advanced at random: elements, estimates, characteristics and comparators of each part.
// (Not of weak and identity maps, nCopies and whole skip lists: these divide where OpenJDK's documentation leaves it open, skip lists by chance.)
// `vm RandomSplits.java 3000 7`: so many, from that seed on.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class RandomSplits {
  static Random random;
  static StringBuilder out;

  static List<Integer> numbers(int n) {
    List<Integer> result = new ArrayList<>();
    int step = random.nextInt(4) + 1;
    for (int i = 0; i < n; i++) result.add(random.nextInt(3) == 0 ? random.nextInt(1000) : i * step);
    return result;
  }

  static <K> Map<K, Integer> filled(Map<K, Integer> map, List<K> keys) {
    for (K k : keys) map.put(k, k.hashCode());
    int removed = random.nextInt(3) == 0 ? keys.size() / 3 : 0;
    for (int i = 0; i < removed; i++) map.remove(keys.get(random.nextInt(keys.size())));
    return map;
  }

  static <C extends Collection<Integer>> C added(C c, List<Integer> elements) {
    c.addAll(elements);
    for (int i = random.nextInt(4); i > 0 && !c.isEmpty() && random.nextInt(3) == 0; i--) c.remove(c.iterator().next());
    return c;
  }

  static final String[] KINDS = {"ArrayList", "LinkedList", "ArrayDeque", "PriorityQueue", "Vector", "HashSet", "LinkedHashSet", "TreeSet", "HashMap.keys", "HashMap.values",
      "HashMap.entries", "LinkedHashMap.keys", "LinkedHashMap.values", "LinkedHashMap.entries", "TreeMap.keys", "TreeMap.values", "TreeMap.entries", "TreeMap.descending", "TreeMap.part",
      "Hashtable", "EnumSet", "asList", "subList", "unmodifiable", "synchronized", "emptyList", "emptySet", "singleton",
      "singletonList", "CHM.keys", "CHM.values", "CHM.entries", "CHM.keySet", "CSLM.part", "CSLM.descending", "CSLS.part", "COWAL", "COWAS", "ABQ", "LBQ", "LBD", "PBQ",
      "CLQ", "CLD", "LTQ", "DelayQueue", "Arrays", "Spliterators.array", "iterator", "iterator unknown", "collection", "Iterable", "List.of", "List.copyOf", "Stack", "listOf part", "chars", "reverse"};

  static Spliterator<?> make(String kind, int n) {
    List<Integer> l = numbers(n);
    TreeMap<Integer, Integer> tree = kind.startsWith("TreeMap") ? (TreeMap<Integer, Integer>) filled(new TreeMap<>(random.nextBoolean() ? Comparator.reverseOrder() : null), l) : null;
    ConcurrentHashMap<Integer, Integer> chm = kind.startsWith("CHM") ? (ConcurrentHashMap<Integer, Integer>) filled(new ConcurrentHashMap<>(), l) : null;
    ConcurrentSkipListMap<Integer, Integer> skip = kind.startsWith("CSLM") ? (ConcurrentSkipListMap<Integer, Integer>) filled(new ConcurrentSkipListMap<>(), l) : null;
    switch (kind) {
      case "ArrayList": return added(new ArrayList<>(), l).spliterator();
      case "LinkedList": return added(new LinkedList<>(), l).spliterator();
      case "ArrayDeque": return added(new ArrayDeque<>(), l).spliterator();
      case "PriorityQueue": return added(new PriorityQueue<>(), l).spliterator();
      case "Vector": return added(new Vector<>(), l).spliterator();
      case "Stack": return added(new Stack<>(), l).spliterator();
      case "HashSet": return added(new HashSet<>(), l).spliterator();
      case "LinkedHashSet": return added(new LinkedHashSet<>(), l).spliterator();
      case "TreeSet": return added(new TreeSet<>(), l).spliterator();
      case "HashMap.keys": return filled(new HashMap<>(), l).keySet().spliterator();
      case "HashMap.values": return filled(new HashMap<>(), l).values().spliterator();
      case "HashMap.entries": return filled(new HashMap<>(), l).entrySet().spliterator();
      case "LinkedHashMap.keys": return filled(new LinkedHashMap<>(), l).keySet().spliterator();
      case "LinkedHashMap.values": return filled(new LinkedHashMap<>(), l).values().spliterator();
      case "LinkedHashMap.entries": return filled(new LinkedHashMap<>(), l).entrySet().spliterator();
      case "TreeMap.keys": return tree.keySet().spliterator();
      case "TreeMap.values": return tree.values().spliterator();
      case "TreeMap.entries": return tree.entrySet().spliterator();
      case "TreeMap.descending": return tree.descendingKeySet().spliterator();
      case "TreeMap.part": return tree.tailMap(5).keySet().spliterator();
      case "Hashtable": return filled(new Hashtable<>(), l).keySet().spliterator();
      case "EnumSet": return EnumSet.allOf(Thread.State.class).spliterator();
      case "asList": return Arrays.asList(l.toArray()).spliterator();
      case "subList": return l.subList(n / 4, n - n / 4).spliterator();
      case "unmodifiable": return Collections.unmodifiableList(l).spliterator();
      case "synchronized": return Collections.synchronizedList(l).spliterator();
      case "emptyList": return Collections.emptyList().spliterator();
      case "emptySet": return Collections.emptySet().spliterator();
      case "singleton": return Collections.singleton(n).spliterator();
      case "singletonList": return Collections.singletonList(n).spliterator();
      case "CHM.keys": return chm.keySet().spliterator();
      case "CHM.values": return chm.values().spliterator();
      case "CHM.entries": return chm.entrySet().spliterator();
      case "CHM.keySet": return ConcurrentHashMap.newKeySet().spliterator();
      case "CSLM.part": return skip.tailMap(5).keySet().spliterator();
      case "CSLM.descending": return skip.descendingKeySet().spliterator();
      case "CSLS.part": return added(new ConcurrentSkipListSet<>(), l).tailSet(5).spliterator();
      case "COWAL": return added(new CopyOnWriteArrayList<>(), l).spliterator();
      case "COWAS": return added(new CopyOnWriteArraySet<>(), l).spliterator();
      case "ABQ": return added(new ArrayBlockingQueue<>(n + 1), l).spliterator();
      case "LBQ": return added(new LinkedBlockingQueue<>(), l).spliterator();
      case "LBD": return added(new LinkedBlockingDeque<>(), l).spliterator();
      case "PBQ": return added(new PriorityBlockingQueue<>(), l).spliterator();
      case "CLQ": return added(new ConcurrentLinkedQueue<>(), l).spliterator();
      case "CLD": return added(new ConcurrentLinkedDeque<>(), l).spliterator();
      case "LTQ": return added(new LinkedTransferQueue<>(), l).spliterator();
      case "DelayQueue": return new DelayQueue<>().spliterator();
      case "Arrays": return Arrays.spliterator(l.toArray());
      case "Spliterators.array": return Spliterators.spliterator(l.toArray(), Spliterator.NONNULL);
      case "iterator": return Spliterators.spliterator(l.iterator(), n, Spliterator.ORDERED);
      case "iterator unknown": return Spliterators.spliteratorUnknownSize(l.iterator(), Spliterator.SORTED);
      case "collection": return Spliterators.spliterator(new HashSet<>(l), Spliterator.DISTINCT);
      case "Iterable": return ((Iterable<Integer>) l::iterator).spliterator();
      case "List.of": return List.of(1, 2, 3, 4, 5).spliterator();
      case "List.copyOf": return List.copyOf(l).spliterator();
      case "listOf part": return List.copyOf(l).subList(n / 3, n).spliterator();
      case "chars": return l.stream().map(i -> i).collect(Collectors.toCollection(LinkedHashSet::new)).spliterator();
      default: return added(new TreeSet<>(Comparator.<Integer>reverseOrder()), l).descendingSet().spliterator();
    }
  }

  static String size(long n) {
    return n == Long.MAX_VALUE ? "max" : Long.toString(n);
  }

  static void look(Spliterator<?> s) {
    String order;
    try {
      Comparator<?> c = s.getComparator();
      order = c == null ? "natural" : "comparator";
    } catch (IllegalStateException e) {
      order = "none";
    }
    out.append(" est=").append(size(s.estimateSize())).append(" ").append(size(s.getExactSizeIfKnown())).append(" c=").append(Integer.toHexString(s.characteristics())).append(" ").append(order);
  }

  static void divide(Spliterator<?> s, String path, int depth) {
    out.append("\n  ").append(path);
    look(s);
    for (int i = random.nextInt(3) == 0 ? random.nextInt(3) : 0; i > 0; i--) {
      boolean more = s.tryAdvance(e -> out.append(" <").append(e).append(">"));
      out.append(more ? "" : " end");
    }
    Spliterator<?> front = depth > 0 && random.nextInt(5) != 0 ? s.trySplit() : null;
    if (front == null) {
      StringBuilder rest = new StringBuilder();
      int[] count = {0};
      s.forEachRemaining(e -> {
        if (count[0]++ < 6) rest.append(" ").append(e);
      });
      out.append(" :").append(count[0]).append(rest);
      out.append(" ~").append(size(s.estimateSize())).append(s.trySplit() == null ? "" : "!").append(s.tryAdvance(e -> {}) ? "!" : "");
      return;
    }
    out.append(" split");
    look(s);
    if (random.nextBoolean()) {
      divide(front, path + "0", depth - 1);
      divide(s, path + "1", depth - 1);
    } else {
      divide(s, path + "1", depth - 1);
      divide(front, path + "0", depth - 1);
    }
  }

  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 400;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    boolean whole = args.length > 2;
    int hash = 0;
    for (int i = 0; i < count; i++) {
      random = new Random(seed + i);
      String kind = KINDS[i % KINDS.length];
      int[] sizes = {0, 1, 2, 3, 5, 8, 13, 30, 70, 200, 1500, 3000};
      int n = sizes[random.nextInt(args.length > 0 ? sizes.length : sizes.length - 2)];
      out = new StringBuilder(i + " " + kind + " " + n);
      try {
        divide(make(kind, n), "", 3);
      } catch (RuntimeException e) {
        out.append(" ").append(e);
      }
      if (whole) System.out.println(out);
      hash = 31 * hash + out.toString().hashCode();
      if (!whole && i % KINDS.length == KINDS.length - 1) System.out.println(i + " " + Integer.toHexString(hash));
    }
    if (!whole) System.out.println(count + " " + Integer.toHexString(hash));
  }
}
// expect: 57 cf543689
// expect: 115 f92418a0
// expect: 173 d5ae25f
// expect: 231 ffadfee8
// expect: 289 171fee90
// expect: 347 7806ac76
// expect: 400 9f3b73eb
