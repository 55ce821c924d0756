// Iteration follows the buckets: hash spreading, resizing, collisions.
import java.util.*;

public class IterationOrder {
  public static void main(String[] args) {
    Map<String, Integer> m = new HashMap<>();
    for (String w : "the quick brown fox jumps over the lazy dog and runs away from the big bad wolf in 1999".split(" ")) m.merge(w, 1, Integer::sum);
    System.out.println(m);
    Map<Integer, String> ints = new HashMap<>();
    for (int i : new int[] {100, 5, 17, 33, 1, 16, 0, -1, 65536, 1 << 20, 12}) ints.put(i, "v" + i);
    System.out.println(ints);
    Set<Object> mixed = new HashSet<>(Arrays.asList("z", 'a', 1L, 2.5, true, null, "Aa", "BB", 3f));
    System.out.println(mixed);
    Map<Integer, Integer> grow = new HashMap<>(2);
    for (int i = 0; i < 40; i += 3) grow.put(i * 37, i);
    System.out.println(grow.keySet());
    System.out.println(grow.values());
    Set<Character> letters = new HashSet<>();
    for (char c : "hello world".toCharArray()) letters.add(c);
    System.out.println(letters);
    Set<Double> d = new HashSet<>(List.of(1.0, 2.0, 3.0, 0.5, 100.25));
    System.out.println(d);
  }
}
// expect: {over=1, big=1, quick=1, away=1, bad=1, in=1, wolf=1, lazy=1, jumps=1, brown=1, fox=1, the=3, and=1, from=1, runs=1, dog=1, 1999=1}
// expect: {16=v16, 0=v0, -1=v-1, 1048576=v1048576, 17=v17, 33=v33, 1=v1, 65536=v65536, 100=v100, 5=v5, 12=v12}
// expect: [null, Aa, BB, 3.0, a, 1, 2.5, z, true]
// expect: [0, 1443, 1221, 999, 777, 555, 333, 111, 1332, 1110, 888, 666, 444, 222]
// expect: [0, 39, 33, 27, 21, 15, 9, 3, 36, 30, 24, 18, 12, 6]
// expect: [ , r, d, e, w, h, l, o]
// expect: [1.0, 2.0, 0.5, 3.0, 100.25]
