// A lazy iterator over permutations, sets and maps in loops.
import java.util.*;

public class Permutations {
  static class Perms implements Iterable<int[]> {
    final int n;
    Perms(int n) { this.n = n; }
    public Iterator<int[]> iterator() {
      return new Iterator<int[]>() {
        int[] p = start();
        private int[] start() { int[] s = new int[n]; for (int i = 0; i < n; i++) s[i] = i; return s; }
        public boolean hasNext() { return p != null; }
        public int[] next() {
          int[] r = p.clone();
          int i = n - 2;
          while (i >= 0 && p[i] > p[i + 1]) i--;
          if (i < 0) { p = null; return r; }
          int j = n - 1;
          while (p[j] < p[i]) j--;
          swap(i, j);
          for (int a = i + 1, b = n - 1; a < b; a++, b--) swap(a, b);
          return r;
        }
        void swap(int a, int b) { int t = p[a]; p[a] = p[b]; p[b] = t; }
      };
    }
  }

  public static void main(String[] args) {
    int n = 0;
    for (int[] p : new Perms(3)) System.out.println(Arrays.toString(p));
    for (int[] p : new Perms(6)) n++;
    System.out.println(n);
    Map<Integer, Set<String>> bySum = new TreeMap<>();
    for (int[] p : new Perms(3)) bySum.computeIfAbsent(p[0] * p[1], k -> new TreeSet<>()).add("" + p[0] + p[1]);
    System.out.println(bySum);
  }
}
// expect: [0, 1, 2]
// expect: [0, 2, 1]
// expect: [1, 0, 2]
// expect: [1, 2, 0]
// expect: [2, 0, 1]
// expect: [2, 1, 0]
// expect: 720
// expect: {0=[01, 02, 10, 20], 2=[12, 21]}
