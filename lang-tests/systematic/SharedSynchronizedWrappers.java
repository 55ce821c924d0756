// Wrappers of Collections.synchronizedX in two threads; the walks through them lock the wrapper, as the Javadoc demands.
// expect clean
// explore: proof
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class SharedSynchronizedWrappers {
  static final Map<String,Integer> m = Collections.synchronizedMap(new HashMap<>());
  static final List<Integer> l = Collections.synchronizedList(new ArrayList<>());
  static final Set<Integer> s = Collections.synchronizedSet(new HashSet<>());

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
    m.put("a", 1);
    l.add(1);
    s.add(2);
    m.merge("a", 1, Integer::sum);
    m.computeIfAbsent("z", k -> 2);
    l.sort(null);
    m.putIfAbsent("r", 3);
    l.removeIf(x -> x == 2);
  }

  static void other() throws Exception {
    m.get("a");
    m.keySet().contains("a");
    m.values().size();
    m.entrySet().size();
    l.size();
    l.contains(3);
    s.contains(2);
    m.toString();
    l.hashCode();
    m.equals(m);
    l.forEach(x -> {});
    m.forEach((k, v) -> {});
    synchronized (m) { for (var e : m.entrySet()) e.getValue(); }
    synchronized (l) { for (int x : l) x++; }
    l.toArray();
    m.getOrDefault("u", 1);
  }

  public static void main(String[] args) {
    start(SharedSynchronizedWrappers::one);
    start(SharedSynchronizedWrappers::other);
  }
}
