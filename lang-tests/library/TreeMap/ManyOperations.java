// Random insertions and removals against a sorted array.
import java.util.*;

public class ManyOperations {
  public static void main(String[] args) {
    TreeMap<Integer, Integer> m = new TreeMap<>();
    boolean[] in = new boolean[500];
    Random r = new Random(7);
    for (int i = 0; i < 3000; i++) {
      int k = r.nextInt(500);
      if (r.nextBoolean()) {
        m.put(k, i);
        in[k] = true;
      } else {
        m.remove(k);
        in[k] = false;
      }
    }
    int count = 0;
    StringBuilder first = new StringBuilder();
    for (int k = 0; k < 500; k++) if (in[k]) { if (count++ < 10) first.append(k).append(' '); }
    System.out.println(m.size() == count);
    System.out.println(first);
    int n = 0;
    for (int k : m.keySet()) if (n++ < 10) System.out.print(k + " ");
    System.out.println();
    int last = -1;
    for (int k : m.keySet()) { if (k <= last) System.out.println("order"); last = k; }
    System.out.println(m.firstEntry() + " " + m.lastEntry() + " " + m.size());
  }
}
// expect: true
// expect: 0 4 5 6 7 8 10 12 17 18 
// expect: 0 4 5 6 7 8 10 12 17 18 
// expect: 0=2926 499=1804 248
