// Insertion order, access order, eldest entries.
import java.util.*;

public class Order {
  public static void main(String[] args) {
    Map<String, Integer> m = new LinkedHashMap<>();
    for (String s : "z y x w z".split(" ")) m.put(s, m.size());
    m.remove("y");
    m.put("y", 9);
    System.out.println(m + " " + m.keySet() + " " + m.values());
    LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(16, 0.75f, true) {
      @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) { return size() > 3; }
    };
    for (int i = 1; i <= 3; i++) lru.put(i, "v" + i);
    lru.get(1);
    lru.put(4, "v4");
    System.out.println(lru);
    lru.getOrDefault(3, "");
    lru.putIfAbsent(1, "no");
    System.out.println(lru.keySet());
    Set<String> set = new LinkedHashSet<>(List.of("q", "a", "m"));
    set.add("a");
    set.remove("q");
    set.add("q");
    System.out.println(set + " " + new ArrayList<>(set).get(1));
  }
}
// expect: {z=4, x=2, w=3, y=9} [z, x, w, y] [4, 2, 3, 9]
// expect: {3=v3, 1=v1, 4=v4}
// expect: [4, 3, 1]
// expect: [a, m, q] m
