// get, getOrDefault, putIfAbsent, compute, merge, replace, remove, views.
import java.util.*;

public class Methods {
  public static void main(String[] args) {
    Map<String, Integer> m = new HashMap<>();
    System.out.println(m.put("a", 1) + " " + m.put("a", 2) + " " + m.get("a") + " " + m.get("zz") + " " + m.getOrDefault("zz", 7));
    System.out.println(m.putIfAbsent("a", 5) + " " + m.putIfAbsent("b", 5) + " " + m);
    System.out.println(m.computeIfAbsent("c", k -> k.length() * 10) + " " + m.computeIfPresent("a", (k, v) -> v + 1) + " " + m.computeIfPresent("q", (k, v) -> 0));
    System.out.println(m.compute("a", (k, v) -> null) + " " + m + " " + m.merge("b", 10, Integer::sum) + " " + m.merge("b", 0, (x, y) -> null) + " " + m);
    m.put(null, 99);
    m.put("n", null);
    System.out.println(m.get(null) + " " + m.containsKey("n") + " " + m.containsValue(null) + " " + m.getOrDefault("n", 3) + " " + m.putIfAbsent("n", 4));
    System.out.println(m.replace("n", 5) + " " + m.replace("n", 5, 6) + " " + m.replace("none", 1) + " " + m.remove("n", 5) + " " + m.remove("n") + " " + m);
    for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() * 2);
    System.out.println(m + " " + m.size());
    m.keySet().remove(null);
    m.values().removeIf(v -> v == 20);
    System.out.println(m + " " + m.isEmpty());
    m.putAll(Map.of("x", 1));
    m.forEach((k, v) -> System.out.println(k + "=" + v));
    m.replaceAll((k, v) -> v + 100);
    System.out.println(m.equals(Map.of("x", 101)) + " " + m.hashCode() + " " + m.entrySet().iterator().next());
    System.out.println(new HashMap<>(Map.of(1, "q")).equals(new TreeMap<>(Map.of(1, "q"))));
  }
}
// expect: null 1 2 null 7
// expect: 2 null {a=2, b=5}
// expect: 10 3 null
// expect: null {b=5, c=10} 15 null {c=10}
// expect: 99 true true null null
// expect: 4 true null false 6 {null=99, c=10}
// expect: {null=198, c=20} 2
// expect: {} true
// expect: x=1
// expect: true 29 x=101
// expect: true
