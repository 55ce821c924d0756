// The unmodifiable collections of List.of, Set.of and Map.of are thread-safe if their elements are (Javadoc: value-based, immutable).
// expect clean
// explore: proof
import java.util.List;
import java.util.Map;
import java.util.Set;

public class SharedImmutable {
  static final List<Integer> l = List.of(1,2,3,4);
  static final Map<String,Integer> m = Map.of("a",1,"b",2,"c",3);
  static final Set<Integer> s = Set.of(1,2,3);

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
    l.hashCode();
    l.contains(2);
    m.get("a");
    m.entrySet().size();
    for (var e : m.entrySet()) e.getValue();
    s.contains(3);
    l.stream().map(x -> x).count();
    m.keySet().contains("a");
    m.values().size();
    m.toString();
  }

  static void other() throws Exception {
    l.indexOf(2);
    l.subList(1, 2).get(0);
    m.containsKey("b");
    m.hashCode();
    for (int x : s) x++;
    s.toString();
    l.toArray();
    m.entrySet().hashCode();
    m.keySet().size();
    m.values().contains(2);
    Map.copyOf(m);
    List.copyOf(l);
  }

  public static void main(String[] args) {
    start(SharedImmutable::one);
    start(SharedImmutable::other);
  }
}
