// Collections that are made before the threads are started and only read afterwards need no lock: reading writes nothing (but in a
// LinkedHashMap with access order and a WeakHashMap). OpenJDK remembers keySet(), values() and the like in plain fields, any of which is as
// good.
// expect clean
// explore: proof
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class SharedReadOnly {
  static final Map<String,Integer> m = new HashMap<>(Map.of("a",1));
  static final TreeMap<String,Integer> t = new TreeMap<>(m);
  static final List<Integer> l = new ArrayList<>(List.of(1,2));
  static final LinkedHashMap<String,Integer> lm = new LinkedHashMap<>(m);
  static final EnumMap<Thread.State,Integer> em = new EnumMap<>(Thread.State.class);
  static final BitSet b = BitSet.valueOf(new long[]{5});
  static final ArrayDeque<Integer> d = new ArrayDeque<>(l);
  static final PriorityQueue<Integer> pq = new PriorityQueue<>(l);
  static final LinkedList<Integer> ll = new LinkedList<>(l);
  static final IdentityHashMap<String,Integer> ih = new IdentityHashMap<>(m);
  static final StringBuilder sb = new StringBuilder("abc");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    m.get("a");
    m.keySet().contains("a");
    m.entrySet().size();
    m.values().size();
    t.get("a");
    t.headMap("b").size();
    t.descendingMap().firstKey();
    t.keySet().size();
    l.get(0);
    lm.get("a");
    lm.keySet().size();
    em.get(Thread.State.NEW);
    b.get(2);
    d.peek();
    pq.peek();
    ll.get(0);
    ih.get("a");
    sb.toString();
    sb.length();
    t.entrySet().iterator().next().getValue();
    em.keySet().size();
    em.entrySet().size();
    m.toString();
    ih.keySet().size();
  }

  static void other() throws Exception {
    m.get("a");
    m.keySet().contains("a");
    m.entrySet().size();
    m.values().size();
    t.get("a");
    t.headMap("b").size();
    t.navigableKeySet().first();
    t.values().size();
    t.firstEntry();
    l.indexOf(2);
    for (int x : l) x++;
    for (int x : ll) x++;
    for (int x : pq) x++;
    for (int x : d) x++;
    lm.get("a");
    lm.values().size();
    em.get(Thread.State.NEW);
    b.cardinality();
    b.toString();
    d.contains(1);
    pq.contains(1);
    pq.size();
    ll.contains(2);
    ih.containsKey("a");
    sb.charAt(0);
    sb.indexOf("b");
    t.entrySet().size();
    em.values().size();
    m.hashCode();
    ih.values().size();
    sb.substring(1);
    sb.compareTo(sb);
  }

  public static void main(String[] args) {
    start(SharedReadOnly::one);
    start(SharedReadOnly::other);
  }
}
