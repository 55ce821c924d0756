// Map.of, entries, List.of, copyOf.
import java.util.*;

public class StaticFactories {
  public static void main(String[] args) {
    Map<String, Integer> one = Map.of("a", 1);
    System.out.println(one + " " + one.get("a") + " " + one.containsKey("b") + " " + Map.of().isEmpty());
    Map.Entry<String, Integer> e = Map.entry("k", 2);
    System.out.println(e + " " + e.getKey() + e.getValue() + " " + e.equals(new AbstractMap.SimpleEntry<>("k", 2)));
    System.out.println(new TreeMap<>(Map.ofEntries(Map.entry(2, "b"), Map.entry(1, "a"))));
    System.out.println(List.of(1, 2, 3) + " " + List.of().size() + " " + List.copyOf(new ArrayList<>(List.of("x"))) + " " + List.of(1, 2).equals(Arrays.asList(1, 2)));
    System.out.println(new TreeSet<>(Set.of(3, 1, 2)));
    try {
      Map.of("k", 1, "k", 2);
    } catch (IllegalArgumentException x) {
      System.out.println(x.getMessage());
    }
    try {
      Map.of("k", null);
    } catch (NullPointerException x) {
      System.out.println("null");
    }
    AbstractMap.SimpleEntry<String, Integer> se = new AbstractMap.SimpleEntry<>("q", 1);
    se.setValue(9);
    System.out.println(se + " " + se.hashCode());
  }
}
// expect: {a=1} 1 false true
// expect: k=2 k2 true
// expect: {1=a, 2=b}
// expect: [1, 2, 3] 0 [x] true
// expect: [1, 2, 3]
// expect: duplicate key: k
// expect: null
// expect: q=9 120
