import java.util.*;
import java.util.concurrent.*;

public class ConcurrentCollections {
  public static void main(String[] args) {
    ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
    for (int i = 0; i < 30; i++) m.put("k" + i * 7, i);
    System.out.println(m);
    System.out.println(m.merge("k7", 5, Integer::sum) + " " + m.computeIfAbsent("z", k -> 9) + " " + m.computeIfPresent("k0", (k, v) -> null) + " " + m.getOrDefault("none", -1));
    System.out.println(m.putIfAbsent("z", 10) + " " + m.replace("z", 9, 11) + " " + m.remove("z", 9) + " " + m.reduceValues(1, Integer::sum) + " " + m.search(1, (k, v) -> v == 29 ? k : null));
    try {
      m.put(null, 1);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    for (String k : m.keySet()) {
      if (k.length() > 2) m.remove(k);
    }
    System.out.println(m + " " + m.size() + " " + m.equals(new HashMap<>(m)));
    try {
      m.computeIfAbsent("a", k -> m.computeIfAbsent("a", k2 -> 1));
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
    ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>(4);
    for (int i = 0; i < 40; i++) big.put(i * 37 % 101 << i % 3 * 8, i);
    System.out.println(big.keySet());
    Set<String> set = ConcurrentHashMap.newKeySet();
    System.out.println(set.add("a") + " " + set.add("a") + " " + set);

    ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
    for (int i = 9; i > 0; i--) s.put(i, "v" + i);
    System.out.println(s.headMap(4) + " " + s.descendingKeySet() + " " + s.ceilingEntry(5) + " " + s.lowerKey(1));
    s.subMap(3, 6).clear();
    System.out.println(s.keySet() + " " + s.pollFirstEntry() + " " + s.firstKey() + " " + s.tailMap(7, false));
    ConcurrentSkipListSet<String> ss = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
    ss.addAll(List.of("a", "c", "b"));
    System.out.println(ss + " " + ss.first() + " " + ss.headSet("a") + " " + ss.descendingSet());

    CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(Arrays.asList(1, 2, 3));
    for (int x : l) l.add(x * 10);
    System.out.println(l + " " + l.addIfAbsent(20) + " " + l.indexOf(30) + " " + l.equals(Arrays.asList(1, 2, 3, 10, 20, 30)));
    l.removeIf(x -> x > 5);
    try {
      Iterator<Integer> it = l.iterator();
      it.next();
      it.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed");
    }
    CopyOnWriteArraySet<Integer> w = new CopyOnWriteArraySet<>(List.of(3, 1));
    w.add(3);
    System.out.println(l + " " + w);
  }
}
// expect: {k91=13, k70=10, k77=11, k98=14, k35=5, k56=8, k14=2, k161=23, k182=26, k140=20, k189=27, k147=21, k168=24, k105=15, k126=18, k203=29, k0=0, k84=12, k42=6, k63=9, k21=3, k7=1, k28=4, k49=7, k196=28, k154=22, k175=25, k112=16, k133=19, k119=17}
// expect: 6 9 null -1
// expect: 9 true false 451 k203
// expect: null
// expect: {k7=6, z=11} 2 true
// expect: java.lang.IllegalStateException: Recursive update
// expect: [14336, 11776, 9216, 6656, 0, 9472, 12032, 14592, 17152, 19712, 22272, 24832, 1536, 4096, 196608, 9, 10, 851968, 19, 20, 1507328, 29, 30, 2162688, 40, 2818048, 50, 3473408, 60, 4128768, 70, 4784128, 4849664, 80, 5439488, 5505024, 90, 6094848, 6160384, 100]
// expect: true false [a]
// expect: {1=v1, 2=v2, 3=v3} [9, 8, 7, 6, 5, 4, 3, 2, 1] 5=v5 null
// expect: [1, 2, 6, 7, 8, 9] 1=v1 2 {8=v8, 9=v9}
// expect: [c, b, a] c [c, b] [a, b, c]
// expect: [1, 2, 3, 10, 20, 30] false 5 true
// expect: fixed
// expect: [1, 2, 3] [3, 1]
