// Sorting objects: the same pairs are compared in the same order as by OpenJDK, and contradictions are found by the same.
import java.util.*;

public class RandomSorts {
  static int calls, hash, all;
  public static void main(String[] args) {
    Random r = new Random(3);
    for (int round = 0; round < 3000; round++) {
      int n = round % 10 == 0 ? r.nextInt(2000) : r.nextInt(80);
      Integer[] a = new Integer[n];
      int kind = r.nextInt(6), range = 1 + r.nextInt(1 + r.nextInt(1000));
      for (int i = 0; i < n; i++) a[i] = switch (kind) { case 0 -> r.nextInt(range); case 1 -> i / (1 + range / 10); case 2 -> -i; case 3 -> i % (range) ; case 4 -> r.nextInt(20) == 0 ? r.nextInt(n) : i; default -> i < n / 2 ? i * 2 : (i - n / 2) * 2 + r.nextInt(2); };
      boolean bad = r.nextInt(8) == 0;
      calls = 0; hash = 0;
      int from = n == 0 ? 0 : r.nextInt(n / 4 + 1), to = n;
      String end = "";
      try {
        Comparator<Integer> c = (x, y) -> { calls++; hash = hash * 31 + x * 7 + y; return bad && (x + y) % 5 == 0 ? 1 : x.compareTo(y); };
        if (r.nextBoolean()) Arrays.sort(a, from, to, c); else { List<Integer> l = new ArrayList<>(Arrays.asList(a)); l.sort(c); a = l.toArray(new Integer[0]); }
      } catch (IllegalArgumentException e) { end = e.getMessage(); }
      String line = n + " " + kind + " " + calls + " " + hash + " " + Arrays.hashCode(a) + end;
      if (args.length > 0) System.out.println(round + " " + line);
      all = all * 31 + line.hashCode();
      if (round % 300 == 299) System.out.println(all);
    }
    Object[] mixed = {3, "a", 2};
    try { Arrays.sort(mixed); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    try { Arrays.sort(new Object[] {1, null, 3}); } catch (NullPointerException e) { System.out.println("null"); }
  }
}
// expect: 968568141
// expect: -1890501709
// expect: -498025076
// expect: -2119269624
// expect: 226150475
// expect: 428613664
// expect: 1154048545
// expect: -1423336219
// expect: 1890268825
// expect: -1378902842
// expect: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
// expect: null
