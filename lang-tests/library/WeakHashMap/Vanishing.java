// Entries vanish when nobody else refers to their keys; values that refer to their keys keep them.
import java.util.*;

public class Vanishing {
  static class Key {
    final int n;

    Key(int n) {
      this.n = n;
    }

    @Override
    public int hashCode() {
      return n % 3;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).n == n;
    }

    @Override
    public String toString() {
      return "k" + n;
    }
  }

  // Collects until the map is no larger than that; whether it comes to that.
  static boolean shrinks(Map<?, ?> m, int size) throws InterruptedException {
    for (int i = 0; i < 200 && m.size() > size; i++) {
      System.gc();
      Thread.sleep(5);
    }
    return m.size() == size;
  }

  static void fill(Map<Key, Object> m, Key[] kept) {
    for (int i = 0; i < 100; i++) {
      Key k = new Key(i);
      if (i % 10 == 0) kept[i / 10] = k;
      m.put(k, i % 25 == 7 ? k : "v" + i);  // four values refer to their keys
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Map<Key, Object> m = new WeakHashMap<>();
    Key[] kept = new Key[10];
    fill(m, kept);
    System.out.println(shrinks(m, 14)); // expect: true
    for (Key k : kept) if (!("v" + k.n).equals(m.get(k))) System.out.println("lost " + k);
    System.out.println(m.get(new Key(11)) + " " + m.get(new Key(7)) + " " + m.get(new Key(57))); // expect: null k7 k57
    m.put(null, "null key");
    kept[3] = null;
    System.out.println(shrinks(m, 14)); // expect: true
    System.out.println(m.get(null) + " " + kept[4]); // expect: null key k40
    // An entry that an iterator stands at does not vanish.
    m.clear();
    m.put(new Key(1), "one");
    Iterator<Map.Entry<Key, Object>> it = m.entrySet().iterator();
    System.out.println(it.hasNext()); // expect: true
    System.gc();
    Thread.sleep(5);
    Map.Entry<Key, Object> e = it.next();
    System.gc();
    Thread.sleep(5);
    System.out.println(e.getKey() + " " + e.getValue() + " " + m.size() + " " + it.hasNext()); // expect: k1 one 1 false
    e = null;
    it = null;
    System.out.println(shrinks(m, 0) && m.isEmpty() && !m.containsKey(new Key(1))); // expect: true
    Set<Key> set = Collections.newSetFromMap(new WeakHashMap<>());
    Key three = new Key(3);
    for (int i = 0; i < 20; i++) set.add(i == 3 ? three : new Key(i));
    while (set.size() > 1) {
      System.gc();
      Thread.sleep(5);
    }
    System.out.println(set); // expect: [k3]
    System.out.println(three.n); // expect: 3
  }
}
