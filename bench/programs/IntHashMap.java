import java.util.HashMap;

// A map from numbers to counts: hashing, boxing, interface calls of the library.
public class IntHashMap {
  public static void main(String[] args) {
    HashMap<Integer, Integer> counts = new HashMap<>();
    int x = 12345;
    for (int i = 0; i < 2_000_000; i++) {
      x = (x * 1103515245 + 12345) & 0x7fffffff;
      Integer key = (x >> 8) % 20_000;
      Integer before = counts.get(key);
      counts.put(key, before == null ? 1 : before + 1);
    }
    int most = 0;
    for (int count : counts.values()) most = Math.max(most, count);
    System.out.println(counts.size() + " " + most);
  }
}
