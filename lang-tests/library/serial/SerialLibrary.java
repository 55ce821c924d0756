// Objects of library classes in streams: their bytes, and what is read again.
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SerialLibrary {
  enum Color {
    RED, GREEN, BLUE
  }

  static class ByLength implements Comparator<String>, Serializable {
    private static final long serialVersionUID = 1;

    @Override
    public int compare(String a, String b) {
      return a.length() != b.length() ? a.length() - b.length() : a.compareTo(b);
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof ByLength;
    }
  }

  static class MyList extends ArrayList<String> {
    private static final long serialVersionUID = 2;
    int extra = 3;
    transient int gone = 4;

    @Override
    public boolean add(String s) {
      return super.add("my" + s);
    }
  }

  static class Lru extends LinkedHashMap<Integer, String> {
    private static final long serialVersionUID = 3;
    final int most;

    Lru(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
      return size() > most;
    }
  }

  static class Problem extends Exception {
    private static final long serialVersionUID = 4;
    final int code;

    Problem(String message, int code, Throwable cause) {
      super(message, cause);
      this.code = code;
    }
  }

  static byte[] bytes(Object o) throws IOException {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(to)) {
      out.writeObject(o);
    }
    return to.toByteArray();
  }

  @SuppressWarnings("unchecked")
  static <T> T read(byte[] b) throws IOException, ClassNotFoundException {
    return (T) new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
  }

  static <T> T copy(T o) throws IOException, ClassNotFoundException {
    return read(bytes(o));
  }

  static String shown(Object o) {
    if (o instanceof Map) return new TreeMap<>((Map<?, ?>) o).toString();
    return o instanceof Object[] ? Arrays.deepToString((Object[]) o) : o.toString();
  }

  // With bytes that are OpenJDK's.
  static void exact(Object... all) throws Exception {
    for (Object o : all) {
      byte[] b = bytes(o);
      StringBuilder line = new StringBuilder();
      for (byte x : b) line.append(String.format("%02x", x));
      System.out.println(line);
      Object back = read(b);
      byte[] again = bytes(back);
      System.out.println("  " + shown(back) + " " + back.equals(o) + " " + (back.getClass() == o.getClass()) + " " + Arrays.equals(b, again));
    }
  }

  static void round(String what, Object o) throws Exception {
    Object back = copy(o);
    System.out.println(what + " " + shown(back) + " " + back.equals(o) + " " + (back.getClass() == o.getClass()));
  }

  static <K, V, M extends Map<K, V>> M filled(M map, K k, V v, K k2, V v2) {
    map.put(k, v);
    map.put(k2, v2);
    return map;
  }

  static <E, C extends Collection<E>> C filled(C c, Collection<E> from) {
    c.addAll(from);
    return c;
  }

  public static void main(String[] args) throws Exception {
    exact(1, -1L, (short) 5, (byte) -6, 'q', false, 2.5f, Double.NaN, new BigInteger("-123456789012345678901234567890"), BigInteger.ZERO,
        new BigDecimal("3.140"), new Date(1234567890123L), new UUID(1, 2), Color.BLUE);
    List<String> words = List.of("one", "two", "three", "four");
    exact(new ArrayList<>(), new ArrayList<>(words), new LinkedList<>(words), new ArrayDeque<>(words).toString(), new Vector<>(words),
        new HashSet<>(words), new HashSet<>(), new LinkedHashSet<>(words), new TreeSet<>(words), filled(new TreeSet<>(new ByLength()), words),
        new HashMap<>(), filled(new HashMap<>(), "a", 1, "b", 2), filled(new HashMap<>(100, 2.0f), "a", 1, "b", 2),
        filled(new LinkedHashMap<>(), "z", 1, "b", 2), filled(new LinkedHashMap<>(16, 0.5f, true), "z", 1, "b", 2),
        filled(new TreeMap<>(), "a", 1, "b", 2), filled(new TreeMap<>(new ByLength()), "aaa", 1, "b", 2),
        filled(new Hashtable<>(), "a", 1, "b", 2), filled(new EnumMap<>(Color.class), Color.RED, 1, Color.BLUE, 2),
        EnumSet.of(Color.RED, Color.BLUE), EnumSet.noneOf(Color.class), new CopyOnWriteArrayList<>(words), words, List.of(), List.of(1),
        BitSet.valueOf(new long[] {5, 0, 9}), new AbstractMap.SimpleEntry<>("k", 1), new AbstractMap.SimpleImmutableEntry<>("k", 1));
    HashMap<Integer, String> many = new HashMap<>();
    for (int i = 0; i < 40; i++) many.put(i * 17, "v" + i);
    exact(many);
    exact(new Random(42).getClass().getName(), new AtomicInteger(5).toString());
    for (Object o : new Object[] {new AtomicInteger(5), new AtomicLong(6), new AtomicBoolean(true), new AtomicReference<>("r"),
        new ArrayDeque<>(words), new PriorityQueue<>(words), new AtomicIntegerArray(new int[] {1, 2}),
        new AtomicLongArray(new long[] {3}), new ConcurrentLinkedQueue<>(words), new ConcurrentLinkedDeque<>(words)}) {
      byte[] b = bytes(o);
      StringBuilder line = new StringBuilder();
      for (byte x : b) line.append(String.format("%02x", x));
      System.out.println(o.getClass().getName() + " " + line + " " + read(b));
    }
    Random r = new Random(7);
    r.nextGaussian();
    Random r2 = copy(r);
    System.out.println((r.nextGaussian() == r2.nextGaussian()) + " " + (r.nextInt() == r2.nextInt()));

    round("asList", Arrays.asList(1, null, "x"));
    round("unmodifiable", Collections.unmodifiableList(new ArrayList<>(words)));
    round("unmodifiableSet", Collections.unmodifiableSet(new TreeSet<>(words)));
    round("unmodifiableMap", Collections.unmodifiableMap(filled(new HashMap<>(), "a", 1, "b", 2)));
    round("synchronized", Collections.synchronizedList(new ArrayList<>(words)));
    round("synchronizedMap", Collections.synchronizedMap(filled(new HashMap<>(), "a", 1, "b", 2)));
    round("empty", Collections.emptyList());
    round("emptyMap", Collections.emptyMap());
    round("emptySet", Collections.emptySet());
    round("singleton", Collections.singletonList("s"));
    round("singletonMap", Collections.singletonMap("s", 1));
    round("nCopies", Collections.nCopies(3, "s"));
    round("setOf", Set.of(3));
    round("mapOf", Map.of("k", 1));
    round("mapOf2", Map.of("k", 1, "l", 2));
    round("concurrent", filled(new ConcurrentHashMap<>(), "a", 1, "b", 2));
    round("skip", filled(new ConcurrentSkipListMap<>(), "a", 1, "b", 2));
    round("skipSet", filled(new ConcurrentSkipListSet<>(), words));
    round("copySet", new CopyOnWriteArraySet<>(words));
    round("properties", filled(new Properties(), "a", "1", "b", "2"));
    round("stack", filled(new Stack<>(), words));
    round("context", MathContext.DECIMAL64);
    round("locale", Locale.GERMANY);
    round("file", new File("a/b"));
    System.out.println(copy(new ArrayBlockingQueue<>(5, false, words)).remainingCapacity() + " "
        + copy(new LinkedBlockingQueue<>(words)) + copy(new LinkedBlockingDeque<>(words)) + copy(new PriorityBlockingQueue<>(words)));
    System.out.println(copy(new StringBuilder("text")).append("!") + " " + copy(new StringBuffer("buffer")).append("?"));
    LongAdder adder = new LongAdder();
    adder.add(12);
    System.out.println(copy(adder) + " " + copy(new AtomicReferenceArray<>(new String[] {"a", null})));
    IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
    identity.put("same", 1);
    identity.put(new String("same"), 2);
    System.out.println(copy(identity).size());
    EnumMap<Color, String> colors = new EnumMap<>(Color.class);
    System.out.println(copy(colors));
    System.out.println(copy(java.util.regex.Pattern.compile("A+", 2)).matcher("aaa").matches());
    // Comparators come with their collections.
    TreeMap<String, Integer> lengths = copy(filled(new TreeMap<>(new ByLength()), "aaa", 1, "b", 2));
    lengths.put("cc", 3);
    System.out.println(lengths + " " + lengths.comparator().equals(new ByLength()));
    TreeSet<String> reverse = filled(new TreeSet<>(Collections.reverseOrder()), words);
    System.out.println(copy(reverse) + " " + (copy(reverse).comparator() == Collections.reverseOrder()));
    System.out.println(copy(filled(new TreeSet<>(String.CASE_INSENSITIVE_ORDER), words)).contains("ONE"));
    PriorityQueue<String> queue = copy(filled(new PriorityQueue<>(new ByLength().reversed().getClass() == null ? null : new ByLength()), words));
    System.out.println(queue.poll() + queue.poll() + queue.poll());
    // Subclasses of collections.
    MyList mine = new MyList();
    mine.add("a");
    mine.extra = 5;
    MyList mine2 = copy(mine);
    System.out.println(mine2 + " " + mine2.extra + " " + mine2.gone);
    Lru lru = new Lru(2);
    lru.put(1, "a");
    lru.put(2, "b");
    lru.get(1);
    Lru lru2 = copy(lru);
    System.out.println(lru2 + " " + lru2.most);
    lru2.put(3, "c");
    System.out.println(lru2);
    // A collection in itself, and elements that know it.
    ArrayList<Object> self = new ArrayList<>();
    self.add(self);
    self.add("x");
    ArrayList<Object> self2 = copy(self);
    System.out.println((self2.get(0) == self2) + " " + self2.get(1) + self2.size());
    HashMap<Object, Object> map = new HashMap<>();
    map.put("me", map);
    HashMap<Object, Object> map2 = copy(map);
    System.out.println(map2.get("me") == map2);
    // Keys whose hash codes are others afterwards.
    HashMap<Object, Integer> keys = new HashMap<>();
    for (int i = 0; i < 30; i++) keys.put(new Key(), i);
    HashMap<Object, Integer> keys2 = copy(keys);
    int found = 0;
    for (Object k : keys2.keySet()) found += keys2.containsKey(k) ? 1 : 0;
    System.out.println(found);
    // Exceptions.
    Problem p = new Problem("wrong", 5, new IllegalStateException("deep"));
    p.addSuppressed(new IOException("beside"));
    Problem q = copy(p);
    System.out.println(q + " " + q.code + " " + q.getCause() + " " + Arrays.toString(q.getSuppressed()) + " "
        + q.getStackTrace()[0].getMethodName() + " " + (q.getStackTrace().length == p.getStackTrace().length)
        + Arrays.equals(p.getStackTrace(), q.getStackTrace()));
    RuntimeException bare = copy(new RuntimeException("bare"));
    System.out.println(bare + " " + bare.getCause() + " " + bare.getSuppressed().length + " " + bare.initCause(p).getCause().getMessage());
    // Locks are open afterwards.
    java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock(true);
    lock.lock();
    java.util.concurrent.locks.ReentrantLock lock2 = copy(lock);
    System.out.println(lock2.isLocked() + " " + lock2.isFair() + " " + lock2.tryLock());
    System.out.println(copy(new java.util.concurrent.locks.ReentrantReadWriteLock()).writeLock().tryLock() + " " + copy(new Semaphore(3)).availablePermits());
    for (Object o : new Object[] {new Object(), Optional.of(1), new StringJoiner(","), new Scanner("x"), Thread.currentThread(),
        List.of(1).iterator(), new ArrayList<>(words).subList(0, 1), filled(new HashMap<>(), 1, 2, 3, 4).keySet(), 
        new CountDownLatch(1), new CompletableFuture<>(), new ByteArrayOutputStream(), new WeakHashMap<>(), new ThreadLocal<>()}) {
      try {
        bytes(o);
        System.out.println("written: " + o.getClass());
      } catch (NotSerializableException e) {
        System.out.println(e.getClass() + (o.getClass().isMemberClass() ? "" : e.getMessage()));
      }
    }
  }

  static class Key implements Serializable {
    private static final long serialVersionUID = 1;
  }
}
