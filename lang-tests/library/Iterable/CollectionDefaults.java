// removeIf, forEach, toArray(generator), iterator over map views.
import java.util.*;

public class CollectionDefaults {
  public static void main(String[] args) {
    Collection<Integer> c = new ArrayDeque<>(List.of(1, 2, 3, 4));
    System.out.println(c.removeIf(i -> i % 2 == 0) + " " + c);
    Integer[] a = c.toArray(Integer[]::new);
    System.out.println(a.length + " " + a[1]);
    Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
    m.keySet().retainAll(Set.of("a", "c"));
    System.out.println(m);
    m.values().remove(3);
    System.out.println(m);
    m.entrySet().forEach(e -> e.setValue(e.getValue() * 100));
    System.out.println(m);
    for (Iterator<String> it = m.keySet().iterator(); it.hasNext(); ) { it.next(); it.remove(); }
    System.out.println(m.isEmpty());
    List<Integer> l = new LinkedList<>(List.of(3, 1, 2));
    l.sort(Comparator.naturalOrder());
    l.replaceAll(x -> x * x);
    System.out.println(l);
  }
}
// expect: true [1, 3]
// expect: 2 3
// expect: {a=1, c=3}
// expect: {a=1}
// expect: {a=100}
// expect: true
// expect: [1, 4, 9]
