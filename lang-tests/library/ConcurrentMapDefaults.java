// What ConcurrentMap makes of its own steps for those who implement it: another one's change between two steps is never lost.
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;

public class ConcurrentMapDefaults {
  static class Own<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {
    private final Map<K, V> map = new HashMap<>();

    public synchronized V get(Object key) {
      return map.get(key);
    }

    public synchronized V put(K key, V value) {
      return map.put(key, value);
    }

    public synchronized V remove(Object key) {
      return map.remove(key);
    }

    public synchronized V putIfAbsent(K key, V value) {
      return map.putIfAbsent(key, value);
    }

    public synchronized boolean remove(Object key, Object value) {
      return map.remove(key, value);
    }

    public synchronized boolean replace(K key, V oldValue, V newValue) {
      return map.replace(key, oldValue, newValue);
    }

    public synchronized V replace(K key, V value) {
      return map.replace(key, value);
    }

    public synchronized Set<Map.Entry<K, V>> entrySet() {
      return new HashMap<>(map).entrySet();
    }
  }

  static int calls;

  static boolean first() {
    return calls++ == 0;
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentMap<String, Integer> map = new Own<>();
    // Another thread's change, simulated within the function.
    System.out.println(map.computeIfAbsent("a", k -> {
      map.put(k, 7);
      return 1;
    }) + " " + map);
    calls = 0;
    System.out.println(map.compute("a", (k, v) -> {
      if (first()) map.put(k, 10);
      return v + 1;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.compute("a", (k, v) -> {
      if (first()) map.remove(k);
      return v == null ? 100 : v + 1;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.compute("a", (k, v) -> {
      if (first()) map.put(k, 200);
      return v == 200 ? 5 : null;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.compute("b", (k, v) -> {
      if (first()) map.put(k, 30);
      return v == null ? 1 : v + 1;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.computeIfPresent("a", (k, v) -> {
      if (first()) map.put(k, 9);
      return v == 9 ? null : v;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.merge("b", 1, (v, w) -> {
      if (first()) map.put("b", 50);
      return v + w;
    }) + " " + map + " " + calls);
    calls = 0;
    System.out.println(map.merge("b", 3, (v, w) -> {
      if (first()) map.remove("b");
      return null;
    }) + " " + map + " " + calls);
    calls = 0;
    map.replaceAll((k, v) -> {
      if (first()) map.put(k, 70);
      return v * 2;
    });
    System.out.println(map + " " + calls);

    Runnable adder = () -> {
      for (int i = 0; i < 100; i++) map.merge("sum", 1, Integer::sum);
    };
    Thread one = new Thread(adder), two = new Thread(adder);
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(map.get("sum"));
  }
}
// expect: 7 {a=7}
// expect: 11 {a=11} 2
// expect: 100 {a=100} 2
// expect: 5 {a=5} 2
// expect: 31 {a=5, b=31} 2
// expect: null {b=31} 2
// expect: 51 {b=51} 2
// expect: 3 {b=3} 1
// expect: {b=140} 2
// expect: 200
