// copyOf, copyOfRange, fill, equals, hashCode, deepToString, asList, setAll, mismatch.
import java.util.*;

public class CopyFillCompare {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    System.out.println(Arrays.toString(Arrays.copyOf(a, 5)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 1, 6)));
    System.out.println(Arrays.toString(Arrays.copyOf(new String[] {"x"}, 2)) + Arrays.copyOf(new Integer[] {1}, 1, Number[].class).getClass().getSimpleName());
    int[] f = new int[5];
    Arrays.fill(f, 7);
    Arrays.fill(f, 1, 3, 0);
    System.out.println(Arrays.toString(f));
    System.out.println(Arrays.equals(a, new int[] {1, 2, 3}) + " " + Arrays.equals(a, null) + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode((int[]) null));
    int[][] m = {{1, 2}, {3}, null};
    System.out.println(Arrays.deepToString(m) + " " + Arrays.deepEquals(m, new int[][] {{1, 2}, {3}, null}) + " " + Arrays.deepHashCode(m));
    System.out.println(Arrays.toString(new boolean[] {true}) + Arrays.toString(new double[0]) + Arrays.toString((int[]) null) + Arrays.toString(new char[] {'a', 'b'}));
    String[] base = {"p", "q"};
    List<String> view = Arrays.asList(base);
    view.set(0, "changed");
    base[1] = "too";
    System.out.println(base[0] + view + view.contains("too"));
    long[] l = new long[4];
    Arrays.setAll(l, i -> i * i * 10L);
    System.out.println(Arrays.toString(l) + Arrays.mismatch(a, new int[] {1, 9}) + Arrays.compare(a, new int[] {1, 2}));
    Arrays.parallelPrefix(l, Long::sum);
    System.out.println(Arrays.toString(l));
    try {
      Arrays.copyOf(a, -1);
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.copyOfRange(a, 3, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: [1, 2, 3, 0, 0][1, 2][2, 3, 0, 0, 0]
// expect: [x, null]Number[]
// expect: [7, 0, 0, 7, 7]
// expect: true false 30817 3968 0
// expect: [[1, 2], [3], null] true 986079
// expect: [true][]null[a, b]
// expect: changed[changed, too]true
// expect: [0, 10, 40, 90]11
// expect: [0, 10, 50, 140]
// expect: -1
// expect: 3 > 1
