// Unmodifiable, synchronized, empty, singleton views.
import java.util.*;

public class Views {
  static void run(Runnable r) {
    try {
      r.run();
      System.out.println("fine");
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) {
    List<Integer> base = new ArrayList<>(List.of(1, 2));
    List<Integer> u = Collections.unmodifiableList(base);
    run(() -> u.add(3));
    run(() -> u.iterator().remove());
    run(() -> u.sort(null));
    base.add(3);
    System.out.println(u + " " + u.equals(base));
    run(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().iterator().next().setValue(5));
    run(() -> Collections.emptyList().add(null));
    run(() -> Collections.singletonList(1).remove(0));
    run(() -> Collections.unmodifiableSet(new TreeSet<>(Set.of(1))).clear());
    run(() -> List.of(1, 2).remove(0));
    run(() -> Map.of("a", 1).put("b", 2));
    System.out.println(Collections.emptyMap() + " " + Collections.singleton("s") + " " + Collections.singletonMap("k", "v") + " " + Collections.emptySet().size());
    List<Integer> s = Collections.synchronizedList(new ArrayList<>());
    s.add(5);
    synchronized (s) { for (int i : s) System.out.println(i); }
    Map<String, Integer> sm = Collections.synchronizedMap(new TreeMap<>());
    sm.put("x", 1);
    System.out.println(sm + " " + Collections.list(Collections.enumeration(List.of(1, 2))));
    Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
    fromMap.add("q");
    System.out.println(fromMap);
    Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
    lifo.add(1);
    lifo.add(2);
    System.out.println(lifo.poll());
  }
}
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: [1, 2, 3] true
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: UnsupportedOperationException
// expect: {} [s] {k=v} 0
// expect: 5
// expect: {x=1} [1, 2]
// expect: [q]
// expect: 2
