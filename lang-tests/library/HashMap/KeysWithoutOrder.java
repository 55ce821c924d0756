// Many keys with equal hashes and without an order: their identity hash codes decide where they stand. So they iterate as
// keys that are ordered by these codes do, after any operations.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

public class KeysWithoutOrder {
  static class Key {
    final int hash;

    Key(int hash) {
      this.hash = hash;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  static class Other extends Key {
    Other(int hash) {
      super(hash);
    }
  }

  static class Ordered implements Comparable<Ordered> {
    final Key key;

    Ordered(Key key) {
      this.key = key;
    }

    // The class comes first.
    @Override
    public int compareTo(Ordered other) {
      int order = key.getClass().getName().compareTo(other.key.getClass().getName());
      return order != 0 ? order : Integer.compare(System.identityHashCode(key), System.identityHashCode(other.key));
    }

    @Override
    public int hashCode() {
      return key.hash;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Ordered && ((Ordered) o).key == key;
    }
  }

  static boolean isSameOrder(Map<Key, Integer> map, Map<Ordered, Integer> ordered) {
    Iterator<Key> keys = map.keySet().iterator();
    for (Ordered o : ordered.keySet()) {
      if (keys.next() != o.key) return false;
    }
    return !keys.hasNext();
  }

  static boolean attempt(int seed, Map<Key, Integer> map, Map<Ordered, Integer> ordered) {
    Random r = new Random(seed);
    int hashes = 1 + r.nextInt(3);
    int operations = r.nextInt(200);
    List<Ordered> keys = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      int hash = r.nextInt(hashes) * 64;
      keys.add(new Ordered(r.nextInt(4) == 0 ? new Other(hash) : new Key(hash)));
    }
    for (int i = 0; i < operations; i++) {
      Ordered o = keys.get(r.nextInt(keys.size()));
      if (r.nextInt(4) == 0) {
        map.remove(o.key);
        ordered.remove(o);
      } else {
        map.put(o.key, i);
        ordered.put(o, i);
      }
      if (!isSameOrder(map, ordered)) return false;
    }
    return true;
  }

  public static void main(String[] args) {
    int same = 0;
    for (int seed = 0; seed < 150; seed++) {
      if (attempt(seed, new HashMap<>(64), new HashMap<>(64))) same++;
      if (attempt(seed, new ConcurrentHashMap<>(64), new ConcurrentHashMap<>(64))) same++;
    }
    System.out.println(same);
  }
}
// expect: 300
