// Unmodifiable views of collections that nobody changes any more, made before the threads were started. The views of views that they
// remember are no races in OpenJDK's sense: whichever is seen is as good.
// expect clean
// explore: proof
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

public class SharedUnmodifiable {
  static final Map<String,Integer> m = Collections.unmodifiableMap(new HashMap<>(Map.of("a",1)));
  static final List<Integer> l = Collections.unmodifiableList(new ArrayList<>(List.of(1,2)));
  static final SortedMap<String,Integer> m2 = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("a", 1)));
  static final Collection<Integer> c = Collections.unmodifiableCollection(new ArrayList<>(List.of(1)));
  static final Set<Integer> s = Collections.unmodifiableSet(new LinkedHashSet<>(List.of(1)));

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
    l.get(0);
    for (int x : l) x++;
    m.toString();
    l.hashCode();
    m2.firstKey();
    m2.headMap("z").size();
    c.size();
    s.contains(1);
    m2.keySet().size();
    m2.entrySet().size();
    m2.values().size();
  }

  static void other() throws Exception {
    m.containsKey("a");
    m.keySet().size();
    for (var e : m.entrySet()) e.getKey();
    m.values().contains(1);
    l.iterator().next();
    l.subList(0,1).size();
    m.hashCode();
    m.equals(m);
    m2.lastKey();
    m2.subMap("a", "b").size();
    c.contains(1);
    for (int x : s) x++;
    m2.keySet().size();
    m2.entrySet().size();
    m2.values().size();
    c.stream().count();
  }

  public static void main(String[] args) {
    start(SharedUnmodifiable::one);
    start(SharedUnmodifiable::other);
  }
}
