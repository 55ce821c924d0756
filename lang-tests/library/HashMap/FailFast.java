// Iterators of maps fail fast; removal through the iterator is fine.
import java.util.*;

public class FailFast {
  public static void main(String[] args) {
    Map<Integer, String> m = new HashMap<>();
    for (int i = 0; i < 5; i++) m.put(i, "v" + i);
    try {
      for (Integer k : m.keySet()) if (k == 2) m.put(99, "new");
    } catch (ConcurrentModificationException e) {
      System.out.println(e);
    }
    try {
      for (Integer k : m.keySet()) if (k == 2) m.put(2, "replaced is fine");
      System.out.println(m.get(2));
    } catch (ConcurrentModificationException e) {
      System.out.println(e);
    }
    for (Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator(); it.hasNext(); ) if (it.next().getKey() % 2 == 0) it.remove();
    System.out.println(m);
    try {
      m.forEach((k, v) -> m.remove(k));
    } catch (ConcurrentModificationException e) {
      System.out.println("forEach " + e.getMessage());
    }
    try {
      m.computeIfAbsent(500, k -> { m.put(501, "x"); return "y"; });
    } catch (ConcurrentModificationException e) {
      System.out.println("computeIfAbsent");
    }
  }
}
// expect: java.util.ConcurrentModificationException
// expect: replaced is fine
// expect: {1=v1, 3=v3, 99=new}
// expect: forEach null
// expect: computeIfAbsent
