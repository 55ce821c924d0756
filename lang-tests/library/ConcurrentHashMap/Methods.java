// Order of iteration, atomic updates, null rejection, weakly consistent iterators.
import java.util.*;
import java.util.concurrent.*;

public class Methods {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
    for (String w : "one two three four five six seven eight nine ten".split(" ")) m.put(w, w.length());
    System.out.println(m + " " + m.size());
    System.out.println(m.putIfAbsent("one", 9) + " " + m.computeIfAbsent("zero", String::length) + " " + m.merge("one", 10, Integer::sum) + " " + m.compute("two", (k, v) -> null) + " " + m.replace("six", 3, 33) + " " + m.remove("ten", 99) + " " + m.getOrDefault("none", -1));
    for (String k : m.keySet()) if (k.startsWith("f")) m.remove(k);
    System.out.println(new TreeMap<>(m));
    try {
      m.put("n", null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    Thread[] t = new Thread[4];
    for (int i = 0; i < 4; i++) {
      t[i] = new Thread(() -> { for (int k = 0; k < 100; k++) m.merge("count", 1, Integer::sum); });
      t[i].start();
    }
    for (Thread x : t) x.join();
    System.out.println(m.get("count") + " " + m.containsKey("two") + " " + m.reduceValues(1, Integer::max));
    Set<Integer> s = ConcurrentHashMap.newKeySet();
    System.out.println(s.add(1) + " " + s.add(1) + " " + s);
  }
}
// expect: {nine=4, six=3, four=4, one=3, seven=5, ten=3, two=3, three=5, five=4, eight=5} 10
// expect: 3 4 13 null true false -1
// expect: {eight=5, nine=4, one=13, seven=5, six=33, ten=3, three=5, zero=4}
// expect: null
// expect: 400 false 400
// expect: true false [1]
