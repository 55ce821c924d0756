// As SharedReadOnly: views, sublists and iterators of their own.
// expect clean
// explore: proof
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;

public class SharedReadOnlyViews {
  static final TreeMap<String,Integer> m = new TreeMap<>(Map.of("a", 1));
  static final TreeSet<String> s = new TreeSet<>(Set.of("x"));
  static final HashSet<Integer> hs = new HashSet<>(Set.of(1));
  static final EnumSet<Thread.State> es = EnumSet.of(Thread.State.NEW);
  static final LinkedHashSet<Integer> ls = new LinkedHashSet<>(List.of(1));
  static final WeakHashMap<String,Integer> none = null;
  static final Hashtable<String,Integer> ht = new Hashtable<>(Map.of("a", 1));
  static final Vector<Integer> v = new Vector<>(List.of(1));
  static final List<Integer> sub = new ArrayList<>(List.of(1,2,3)).subList(0, 2);
  static final List<Integer> as = Arrays.asList(1, 2);

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
    m.descendingMap().size();
    m.descendingKeySet().size();
    m.entrySet().size();
    s.descendingSet().first();
    s.headSet("z").size();
    hs.contains(1);
    es.contains(Thread.State.NEW);
    for (int x : ls) x++;
    ht.keySet().size();
    ht.entrySet().size();
    ht.values().size();
    v.subList(0, 1).size();
    sub.get(0);
    as.get(0);
    sub.size();
  }

  static void other() throws Exception {
    m.descendingMap().size();
    m.descendingKeySet().size();
    m.entrySet().size();
    s.descendingSet().first();
    s.headSet("z").size();
    for (int x : hs) x++;
    for (Thread.State x : es) x.name();
    ls.contains(1);
    ht.keySet().size();
    ht.entrySet().size();
    ht.values().size();
    v.subList(0, 1).size();
    sub.iterator().next();
    as.contains(2);
    sub.indexOf(2);
  }

  public static void main(String[] args) {
    start(SharedReadOnlyViews::one);
    start(SharedReadOnlyViews::other);
  }
}
