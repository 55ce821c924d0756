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
    Mutex mutex = new Mutex();
    mutex.acquire(1);
    Mutex mutex2 = copy(mutex);
    System.out.println(mutex2.name + mutex2.state());
    mutex2.release(1);
    mutex2.acquire(1);
    System.out.println(mutex2.state());
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

  static class Mutex extends java.util.concurrent.locks.AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;
    String name = "mutex";

    @Override
    protected boolean tryAcquire(int n) {
      return compareAndSetState(0, n);
    }

    @Override
    protected boolean tryRelease(int n) {
      setState(0);
      return true;
    }

    int state() {
      return getState();
    }
  }

  static class Key implements Serializable {
    private static final long serialVersionUID = 1;
  }
}
// expect: aced0005737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001
// expect:   1 true true true
// expect: aced00057372000e6a6176612e6c616e672e4c6f6e673b8be490cc8f23df0200014a000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870ffffffffffffffff
// expect:   -1 true true true
// expect: aced00057372000f6a6176612e6c616e672e53686f7274684d37133460da5202000153000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078700005
// expect:   5 true true true
// expect: aced00057372000e6a6176612e6c616e672e427974659c4e6084ee50f51c02000142000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870fa
// expect:   -6 true true true
// expect: aced0005737200136a6176612e6c616e672e436861726163746572348b47d96b1a267802000143000576616c756578700071
// expect:   q true true true
// expect: aced0005737200116a6176612e6c616e672e426f6f6c65616ecd207280d59cfaee0200015a000576616c7565787000
// expect:   false true true true
// expect: aced00057372000f6a6176612e6c616e672e466c6f6174daedc9a2db3cf0ec02000146000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787040200000
// expect:   2.5 true true true
// expect: aced0005737200106a6176612e6c616e672e446f75626c6580b3c24a296bfb0402000144000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078707ff8000000000000
// expect:   NaN true true true
// expect: aced0005737200146a6176612e6d6174682e426967496e74656765728cfc9f1fa93bfb1d030006490008626974436f756e744900096269744c656e67746849001366697273744e6f6e7a65726f427974654e756d49000c6c6f776573745365744269744900067369676e756d5b00096d61676e69747564657400025b42787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870fffffffffffffffffffffffefffffffeffffffff757200025b42acf317f8060854e002000078700000000d018ee90ff6c373e0ee4e3f0ad278
// expect:   -123456789012345678901234567890 true true true
// expect: aced0005737200146a6176612e6d6174682e426967496e74656765728cfc9f1fa93bfb1d030006490008626974436f756e744900096269744c656e67746849001366697273744e6f6e7a65726f427974654e756d49000c6c6f776573745365744269744900067369676e756d5b00096d61676e69747564657400025b42787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870fffffffffffffffffffffffefffffffe00000000757200025b42acf317f8060854e002000078700000000078
// expect:   0 true true true
// expect: aced0005737200146a6176612e6d6174682e426967446563696d616c54c71557f981284f0300024900057363616c654c0006696e7456616c7400164c6a6176612f6d6174682f426967496e74656765723b787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000003737200146a6176612e6d6174682e426967496e74656765728cfc9f1fa93bfb1d030006490008626974436f756e744900096269744c656e67746849001366697273744e6f6e7a65726f427974654e756d49000c6c6f776573745365744269744900067369676e756d5b00096d61676e69747564657400025b427871007e0002fffffffffffffffffffffffefffffffe00000001757200025b42acf317f8060854e00200007870000000020c447878
// expect:   3.140 true true true
// expect: aced00057372000e6a6176612e7574696c2e44617465686a81014b597419030000787077080000011f71fb04cb78
// expect:   Fri Feb 13 23:31:30 UTC 2009 true true true
// expect: aced00057372000e6a6176612e7574696c2e55554944bc9903f7986d852f0200024a000c6c65617374536967426974734a000b6d6f737453696742697473787000000000000000020000000000000001
// expect:   00000000-0000-0001-0000-000000000002 true true true
// expect: aced00057e72001353657269616c4c69627261727924436f6c6f7200000000000000001200007872000e6a6176612e6c616e672e456e756d00000000000000001200007870740004424c5545
// expect:   BLUE true true true
// expect: aced0005737200136a6176612e7574696c2e41727261794c6973747881d21d99c7619d03000149000473697a6578700000000077040000000078
// expect:   [] true true true
// expect: aced0005737200136a6176612e7574696c2e41727261794c6973747881d21d99c7619d03000149000473697a657870000000047704000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true true
// expect: aced0005737200146a6176612e7574696c2e4c696e6b65644c6973740c29535d4a60882203000078707704000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true true
// expect: aced00057400175b6f6e652c2074776f2c2074687265652c20666f75725d
// expect:   [one, two, three, four] true true true
// expect: aced0005737200106a6176612e7574696c2e566563746f72d9977d5b803baf010300034900116361706163697479496e6372656d656e7449000c656c656d656e74436f756e745b000b656c656d656e74446174617400135b4c6a6176612f6c616e672f4f626a6563743b78700000000000000004757200135b4c6a6176612e6c616e672e4f626a6563743b90ce589f1073296c0200007870000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true true
// expect: aced0005737200116a6176612e7574696c2e48617368536574ba44859596b8b7340300007870770c000000103f40000000000004740004666f75727400036f6e6574000374776f740005746872656578
// expect:   [two, three, four, one] true true false
// expect: aced0005737200116a6176612e7574696c2e48617368536574ba44859596b8b7340300007870770c000000103f4000000000000078
// expect:   [] true true false
// expect: aced0005737200176a6176612e7574696c2e4c696e6b656448617368536574d86cd75a95dd2a1e020000787200116a6176612e7574696c2e48617368536574ba44859596b8b7340300007870770c000000103f400000000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true false
// expect: aced0005737200116a6176612e7574696c2e54726565536574dd98509395ed875b030000787070770400000004740004666f75727400036f6e65740005746872656574000374776f78
// expect:   [four, one, three, two] true true true
// expect: aced0005737200116a6176612e7574696c2e54726565536574dd98509395ed875b03000078707372001653657269616c4c6962726172792442794c656e677468000000000000000102000078707704000000047400036f6e6574000374776f740004666f7572740005746872656578
// expect:   [one, two, four, three] true true true
// expect: aced0005737200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c6478703f400000000000007708000000100000000078
// expect:   {} true true true
// expect: aced0005737200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c6478703f4000000000000c7708000000100000000274000161737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001740001627371007e00030000000278
// expect:   {a=1, b=2} true true true
// expect: aced0005737200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c64787040000000000001007708000000800000000274000161737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001740001627371007e00030000000278
// expect:   {a=1, b=2} true true false
// expect: aced0005737200176a6176612e7574696c2e4c696e6b6564486173684d617034c04e5c106cc0fb0200015a000b6163636573734f72646572787200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c6478703f4000000000000c770800000010000000027400017a737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001740001627371007e0004000000027800
// expect:   {b=2, z=1} true true true
// expect: aced0005737200176a6176612e7574696c2e4c696e6b6564486173684d617034c04e5c106cc0fb0200015a000b6163636573734f72646572787200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c6478703f00000000000008770800000010000000027400017a737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001740001627371007e0004000000027801
// expect:   {b=2, z=1} true true true
// expect: aced0005737200116a6176612e7574696c2e547265654d61700cc1f63e2d256ae60300014c000a636f6d70617261746f727400164c6a6176612f7574696c2f436f6d70617261746f723b78707077040000000274000161737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001740001627371007e00040000000278
// expect:   {a=1, b=2} true true true
// expect: aced0005737200116a6176612e7574696c2e547265654d61700cc1f63e2d256ae60300014c000a636f6d70617261746f727400164c6a6176612f7574696c2f436f6d70617261746f723b78707372001653657269616c4c6962726172792442794c656e6774680000000000000001020000787077040000000274000162737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870000000027400036161617371007e00060000000178
// expect:   {aaa=1, b=2} true true true
// expect: aced0005737200136a6176612e7574696c2e486173687461626c6513bb0f25214ae4b803000246000a6c6f6164466163746f724900097468726573686f6c6478703f4000000000000877080000000b0000000274000162737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000002740001617371007e00030000000178
// expect:   {a=1, b=2} true true false
// expect: aced0005737200116a6176612e7574696c2e456e756d4d6170065d7df7be907ca10300014c00076b6579547970657400114c6a6176612f6c616e672f436c6173733b78707672001353657269616c4c69627261727924436f6c6f7200000000000000001200007872000e6a6176612e6c616e672e456e756d000000000000000012000078707704000000027e71007e0003740003524544737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b0200007870000000017e71007e0003740004424c55457371007e00080000000278
// expect:   {RED=1, BLUE=2} true true true
// expect: aced0005737200246a6176612e7574696c2e456e756d5365742453657269616c697a6174696f6e50726f78790507d3db7654cad10200024c000b656c656d656e74547970657400114c6a6176612f6c616e672f436c6173733b5b0008656c656d656e74737400115b4c6a6176612f6c616e672f456e756d3b78707672001353657269616c4c69627261727924436f6c6f7200000000000000001200007872000e6a6176612e6c616e672e456e756d00000000000000001200007870757200115b4c6a6176612e6c616e672e456e756d3ba88dea2d33d22f980200007870000000027e71007e00047400035245447e71007e0004740004424c5545
// expect:   [RED, BLUE] true true true
// expect: aced0005737200246a6176612e7574696c2e456e756d5365742453657269616c697a6174696f6e50726f78790507d3db7654cad10200024c000b656c656d656e74547970657400114c6a6176612f6c616e672f436c6173733b5b0008656c656d656e74737400115b4c6a6176612f6c616e672f456e756d3b78707672001353657269616c4c69627261727924436f6c6f7200000000000000001200007872000e6a6176612e6c616e672e456e756d00000000000000001200007870757200115b4c6a6176612e6c616e672e456e756d3ba88dea2d33d22f98020000787000000000
// expect:   [] true true true
// expect: aced0005737200296a6176612e7574696c2e636f6e63757272656e742e436f70794f6e577269746541727261794c697374785d9fd546ab90c303000078707704000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true true
// expect: aced0005737200116a6176612e7574696c2e436f6c6c536572578eabb63a1ba8110300014900037461677870000000017704000000047400036f6e6574000374776f7400057468726565740004666f757278
// expect:   [one, two, three, four] true true true
// expect: aced0005737200116a6176612e7574696c2e436f6c6c536572578eabb63a1ba81103000149000374616778700000000177040000000078
// expect:   [] true true true
// expect: aced0005737200116a6176612e7574696c2e436f6c6c536572578eabb63a1ba811030001490003746167787000000001770400000001737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078700000000178
// expect:   [1] true true true
// expect: aced0005737200106a6176612e7574696c2e4269745365746efd887e3934ab210300015b0004626974737400025b4a7870757200025b4a782004b512b1759302000078700000000300000000000000050000000000000000000000000000000978
// expect:   {0, 2, 128, 131} true true true
// expect: aced0005737200216a6176612e7574696c2e41627374726163744d61702453696d706c65456e7472798a0aeca5fc56801f0200024c00036b65797400124c6a6176612f6c616e672f4f626a6563743b4c000576616c756571007e000178707400016b737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001
// expect:   k=1 true true true
// expect: aced00057372002a6a6176612e7574696c2e41627374726163744d61702453696d706c65496d6d757461626c65456e7472796310708932e65f810200024c00036b65797400124c6a6176612f6c616e672f4f626a6563743b4c000576616c756571007e000178707400016b737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000001
// expect:   k=1 true true true
// expect: aced0005737200116a6176612e7574696c2e486173684d61700507dac1c31660d103000246000a6c6f6164466163746f724900097468726573686f6c6478703f4000000000003077080000004000000028737200116a6176612e6c616e672e496e746567657212e2a0a4f781873802000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078700000000074000276307371007e0002000002427400037633347371007e0002000001437400037631397371007e00020000004474000276347371007e0002000002867400037633387371007e0002000001877400037632337371007e00020000008874000276387371007e0002000001cb7400037632377371007e0002000000cc7400037631327371007e00020000020f7400037633317371007e0002000001107400037631367371007e00020000001174000276317371007e0002000002537400037633357371007e0002000001547400037632307371007e00020000005574000276357371007e0002000002977400037633397371007e0002000001987400037632347371007e00020000009974000276397371007e0002000001dc7400037632387371007e0002000000dd7400037631337371007e0002000002207400037633327371007e0002000001217400037631377371007e00020000002274000276327371007e0002000002647400037633367371007e0002000001657400037632317371007e00020000006674000276367371007e0002000001a97400037632357371007e0002000000aa7400037631307371007e0002000001ed7400037632397371007e0002000000ee7400037631347371007e0002000002317400037633337371007e0002000001327400037631387371007e00020000003374000276337371007e0002000002757400037633377371007e0002000001767400037632327371007e00020000007774000276377371007e0002000001ba7400037632367371007e0002000000bb7400037631317371007e0002000001fe7400037633307371007e0002000000ff74000376313578
// expect:   {0=v0, 17=v1, 34=v2, 51=v3, 68=v4, 85=v5, 102=v6, 119=v7, 136=v8, 153=v9, 170=v10, 187=v11, 204=v12, 221=v13, 238=v14, 255=v15, 272=v16, 289=v17, 306=v18, 323=v19, 340=v20, 357=v21, 374=v22, 391=v23, 408=v24, 425=v25, 442=v26, 459=v27, 476=v28, 493=v29, 510=v30, 527=v31, 544=v32, 561=v33, 578=v34, 595=v35, 612=v36, 629=v37, 646=v38, 663=v39} true true true
// expect: aced00057400106a6176612e7574696c2e52616e646f6d
// expect:   java.util.Random true true true
// expect: aced000574000135
// expect:   5 true true true
// expect: java.util.concurrent.atomic.AtomicInteger aced0005737200296a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d6963496e7465676572563f5ecc8c6c168a02000149000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b020000787000000005 5
// expect: java.util.concurrent.atomic.AtomicLong aced0005737200266a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d69634c6f6e671ac0fab4770017180200014a000576616c7565787200106a6176612e6c616e672e4e756d62657286ac951d0b94e08b02000078700000000000000006 6
// expect: java.util.concurrent.atomic.AtomicBoolean aced0005737200296a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d6963426f6f6c65616e4098b70a4f3ffc3302000149000576616c7565787000000001 true
// expect: java.util.concurrent.atomic.AtomicReference aced00057372002b6a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d69635265666572656e6365e65771d4557854c60200014c000576616c75657400124c6a6176612f6c616e672f4f626a6563743b787074000172 r
// expect: java.util.ArrayDeque aced0005737200146a6176612e7574696c2e41727261794465717565207cda2e240da08b03000078707704000000047400036f6e6574000374776f7400057468726565740004666f757278 [one, two, three, four]
// expect: java.util.PriorityQueue aced0005737200176a6176612e7574696c2e5072696f72697479517565756594da30b4fb3f82b103000249000473697a654c000a636f6d70617261746f727400164c6a6176612f7574696c2f436f6d70617261746f723b78700000000470770400000005740004666f75727400036f6e65740005746872656574000374776f78 [four, one, three, two]
// expect: java.util.concurrent.atomic.AtomicIntegerArray aced00057372002e6a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d6963496e7465676572417272617927b857513300bd8b0200015b000561727261797400025b497870757200025b494dba602676eab2a50200007870000000020000000100000002 [1, 2]
// expect: java.util.concurrent.atomic.AtomicLongArray aced00057372002b6a6176612e7574696c2e636f6e63757272656e742e61746f6d69632e41746f6d69634c6f6e674172726179dff6ce0a62e2bff80200015b000561727261797400025b4a7870757200025b4a782004b512b175930200007870000000010000000000000003 [3]
// expect: java.util.concurrent.ConcurrentLinkedQueue aced00057372002a6a6176612e7574696c2e636f6e63757272656e742e436f6e63757272656e744c696e6b6564517565756502bafb2a664c708c03000078707400036f6e6574000374776f7400057468726565740004666f75727078 [one, two, three, four]
// expect: java.util.concurrent.ConcurrentLinkedDeque aced00057372002a6a6176612e7574696c2e636f6e63757272656e742e436f6e63757272656e744c696e6b656444657175650c29535d4a60882203000078707400036f6e6574000374776f7400057468726565740004666f75727078 [one, two, three, four]
// expect: true true
// expect: asList [1, null, x] true true
// expect: unmodifiable [one, two, three, four] true true
// expect: unmodifiableSet [four, one, three, two] true true
// expect: unmodifiableMap {a=1, b=2} true true
// expect: synchronized [one, two, three, four] true true
// expect: synchronizedMap {a=1, b=2} true true
// expect: empty [] true true
// expect: emptyMap {} true true
// expect: emptySet [] true true
// expect: singleton [s] true true
// expect: singletonMap {s=1} true true
// expect: nCopies [s, s, s] true true
// expect: setOf [3] true true
// expect: mapOf {k=1} true true
// expect: mapOf2 {k=1, l=2} true true
// expect: concurrent {a=1, b=2} true true
// expect: skip {a=1, b=2} true true
// expect: skipSet [four, one, three, two] true true
// expect: copySet [one, two, three, four] true true
// expect: properties {a=1, b=2} true true
// expect: stack [one, two, three, four] true true
// expect: context precision=16 roundingMode=HALF_EVEN true true
// expect: locale de_DE true true
// expect: file a/b true true
// expect: 1 [one, two, three, four][one, two, three, four][four, one, three, two]
// expect: text! buffer?
// expect: 12 [a, null]
// expect: 2
// expect: {}
// expect: true
// expect: {b=2, cc=3, aaa=1} true
// expect: [two, three, one, four] true
// expect: true
// expect: onetwofour
// expect: [mya] 5 0
// expect: {2=b, 1=a} 2
// expect: {1=a, 3=c}
// expect: true x2
// expect: true
// expect: 30
// expect: SerialLibrary$Problem: wrong 5 java.lang.IllegalStateException: deep [java.io.IOException: beside] main truetrue
// expect: java.lang.RuntimeException: bare null 0 wrong
// expect: false true true
// expect: true 3
// expect: mutex1
// expect: 1
// expect: class java.io.NotSerializableExceptionjava.lang.Object
// expect: class java.io.NotSerializableExceptionjava.util.Optional
// expect: class java.io.NotSerializableExceptionjava.util.StringJoiner
// expect: class java.io.NotSerializableExceptionjava.util.Scanner
// expect: class java.io.NotSerializableExceptionjava.lang.Thread
// expect: class java.io.NotSerializableException
// expect: class java.io.NotSerializableException
// expect: class java.io.NotSerializableException
// expect: class java.io.NotSerializableExceptionjava.util.concurrent.CountDownLatch
// expect: class java.io.NotSerializableExceptionjava.util.concurrent.CompletableFuture
// expect: class java.io.NotSerializableExceptionjava.io.ByteArrayOutputStream
// expect: class java.io.NotSerializableExceptionjava.util.WeakHashMap
// expect: class java.io.NotSerializableExceptionjava.lang.ThreadLocal
