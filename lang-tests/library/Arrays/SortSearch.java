// sort, ranges, stability, binarySearch.
import java.util.*;

public class SortSearch {
  public static void main(String[] args) {
    int[] a = {5, 3, 9, -1, 7, 3};
    Arrays.sort(a);
    System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 7) + " " + Arrays.binarySearch(a, 4));
    int[] b = {9, 8, 7, 6, 5};
    Arrays.sort(b, 1, 4);
    System.out.println(Arrays.toString(b));
    String[] s = {"pear", "fig", "apple", "kiwi", "date"};
    Arrays.sort(s, Comparator.comparing(String::length));
    System.out.println(Arrays.toString(s));
    Arrays.sort(s);
    System.out.println(Arrays.toString(s) + Arrays.binarySearch(s, "fig"));
    Integer[] boxed = {3, 1, 2};
    Arrays.sort(boxed, Collections.reverseOrder());
    System.out.println(Arrays.toString(boxed));
    double[] d = {0.0, -0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY};
    Arrays.sort(d);
    System.out.println(Arrays.toString(d));
    char[] c = "sorting".toCharArray();
    Arrays.sort(c);
    System.out.println(new String(c));
    int[] big = new int[2000];
    for (int i = 0; i < big.length; i++) big[i] = i * 7919 % 2003;
    Arrays.sort(big);
    boolean ok = true;
    for (int i = 1; i < big.length; i++) ok &= big[i - 1] <= big[i];
    System.out.println(ok + " " + big[1000]);
    try {
      Arrays.sort(new Object[] {1, "x"});
    } catch (ClassCastException e) {
      System.out.println("cast");
    }
    try {
      Arrays.sort(b, 3, 9);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: [-1, 3, 3, 5, 7, 9] 4 -4
// expect: [9, 6, 7, 8, 5]
// expect: [fig, pear, kiwi, date, apple]
// expect: [apple, date, fig, kiwi, pear]2
// expect: [3, 2, 1]
// expect: [-Infinity, -1.0, -0.0, 0.0, NaN]
// expect: ginorst
// expect: true 1003
// expect: cast
// expect: Array index out of range: 9
