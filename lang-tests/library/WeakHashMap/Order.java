// The operations of a map, in OpenJDK's iteration order. (Where the null key comes differs there from run to run.)
// expect: {key1369=2445, key259=2949, key555=2837, key777=2605, key1480=8425, key111=2951, key2146=2993, key703=2843, key222=2931, key629=2857, key1998=2927, key0=2721, key1887=2905, key962=5377, key1554=5913, key1517=2979}
// expect: [key1369, key259, key555, key777, key1480, key111, key2146, key703, key222, key629, key1998, key0, key1887, key962, key1554, key1517]
// expect: [2445, 2949, 2837, 2605, 8425, 2951, 2993, 2843, 2931, 2857, 2927, 2721, 2905, 5377, 5913, 2979]
// expect: -1461421072
// expect: key1517 key1554 key962 key1887 key0 key1998 key629 key222 key703 key2146 key111 key1480 key777 key555 key259 key1369 
// expect: true {key777=2605, key1480=8425, key629=2857, key111=2951, key1887=2905, key2146=2993, key962=5377, key1369=2445, key1998=2927, key703=2843, key259=2949, key222=2931, key555=2837, key1554=5913, key1517=2979, key0=2721}
// expect: {45=n17, -35=n1, 15=n11, 30=n14, -20=n4, -5=n7, 40=n16, -40=n0, 10=n10, 25=n13, -10=n6, -25=n3, 5=n9, 20=n12, 55=n19, -30=n2, 50=n18, -15=n5, 35=n15, 0=n8}
// expect: true false 20
// expect: [key1776, key740, key1961, key74, key2072, key1924, key1221, key1073, key1258, key1369, key1628, key1665, key185, key259, key888, key555, key518, key592, key2109, key777, key1480, key111, key1147, key2146, key1332, key1739, key703, key222, key1295, key1110, key666, key629, key370, key1406, key1443, key814, key148, key2183, key1036, key1184, key1998, key333, key1591, key1702, key0, key296, key1887, key925, key962, key481, key37, key1850, key1813, key444, key407, key2035, key1554, key1517, key851, key999]
// expect: Illegal Initial Capacity: -1
// expect: Illegal Load factor: 0.0
// expect: java.util.ConcurrentModificationException
// expect: null
// expect: null
// expect: null true true
// expect: null null
// expect: {} true null
import java.util.*;

public class Order {
  static int seed = 7;

  static int random(int below) {
    seed = seed * 1103515245 + 12345;
    return (seed >>> 8) % below;
  }

  public static void main(String[] args) {
    Map<String, Integer> m = new WeakHashMap<>();
    Map<String, Integer> model = new HashMap<>();
    String[] keys = new String[60];
    for (int i = 0; i < keys.length; i++) keys[i] = "key" + i * 37;
    int hash = 0;
    for (int i = 0; i < 3000; i++) {
      String k = keys[random(1 + i / 40) % keys.length];
      Object a, b;
      switch (random(9)) {
        case 0: a = m.remove(k); b = model.remove(k); break;
        case 1: a = m.get(k); b = model.get(k); break;
        case 2: a = m.containsKey(k); b = model.containsKey(k); break;
        case 3: a = m.merge(k, i, Integer::sum); b = model.merge(k, i, Integer::sum); break;
        case 4: a = m.putIfAbsent(k, i); b = model.putIfAbsent(k, i); break;
        case 5: a = m.containsValue(i - 5); b = model.containsValue(i - 5); break;
        case 6: a = m.computeIfPresent(k, (x, v) -> v % 3 == 0 ? null : v + 1);
                b = model.computeIfPresent(k, (x, v) -> v % 3 == 0 ? null : v + 1); break;
        default: a = m.put(k, i); b = model.put(k, i); break;
      }
      if (!Objects.equals(a, b) || m.size() != model.size()) throw new IllegalStateException(i + ": " + a + " " + b);
      if (i % 100 == 0) {
        if (!m.equals(model) || !model.equals(m) || m.hashCode() != model.hashCode()) throw new IllegalStateException();
        hash = hash * 31 + m.toString().hashCode();
      }
      if (i % 500 == 499) {
        for (Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.hasNext(); ) {
          Map.Entry<String, Integer> e = it.next();
          if (e.getValue() % 2 == 0) it.remove();
          else e.setValue(e.getValue() + 2);
        }
        model.values().removeIf(v -> v % 2 == 0);
        model.replaceAll((k2, v) -> v + 2);
      }
    }
    System.out.println(m);
    System.out.println(m.keySet());
    System.out.println(m.values());
    System.out.println(hash);
    m.forEach((k, v) -> System.out.print(k + " "));
    System.out.println();
    System.out.println(new WeakHashMap<>(model).equals(m) + " " + new WeakHashMap<>(model));
    Map<Integer, String> numbers = new WeakHashMap<>(3, 2.0f);
    for (int i = 0; i < 20; i++) numbers.put(i * 5 - 40, "n" + i);
    System.out.println(numbers);
    numbers.putAll(Map.of(1000, "a"));
    numbers.keySet().remove(-40);
    System.out.println(numbers.entrySet().contains(Map.entry(-35, "n1")) + " " + numbers.containsKey(-40) + " " + numbers.size());
    Set<String> set = Collections.newSetFromMap(new WeakHashMap<>());
    for (String k : keys) set.add(k);
    System.out.println(set);
    try {
      new WeakHashMap<>(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      new WeakHashMap<>(1, 0f);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      for (Integer n : numbers.keySet()) numbers.put(n + 1, "x");
    } catch (ConcurrentModificationException e) {
      System.out.println(e);
    }
    try {
      new WeakHashMap<>().entrySet().iterator().next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      numbers.entrySet().iterator().remove();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    numbers.put(null, "null");
    System.out.println(numbers.get(null) + " " + numbers.containsKey(null) + " " + numbers.keySet().contains(null));
    System.out.println(numbers.remove(null) + " " + numbers.remove(null));
    numbers.clear();
    System.out.println(numbers + " " + numbers.isEmpty() + " " + numbers.get(null));
  }
}
