// sort, reverse, shuffle, swap, rotate, binarySearch, min, max, frequency, fill.
import java.util.*;

public class Algorithms {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
    Collections.sort(l);
    System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4) + " " + Collections.binarySearch(l, 100));
    Collections.reverse(l);
    System.out.println(l);
    Collections.swap(l, 0, 5);
    Collections.rotate(l, 2);
    System.out.println(l);
    Collections.rotate(l, -1);
    System.out.println(l);
    Collections.shuffle(l, new Random(42));
    System.out.println(l);
    System.out.println(Collections.min(l) + " " + Collections.max(l) + " " + Collections.max(l, Comparator.comparing(i -> i % 5)) + " " + Collections.frequency(List.of(1, 2, 1), 1));
    Collections.sort(l, Collections.reverseOrder());
    System.out.println(l + " " + Collections.disjoint(l, List.of(4, 6)));
    Collections.fill(l, 7);
    System.out.println(l + " " + Collections.nCopies(3, "x") + " " + Collections.addAll(l, 1, 2));
    List<String> words = new ArrayList<>(List.of("b", "A", "c"));
    words.sort(null);
    System.out.println(words);
    words.sort(String.CASE_INSENSITIVE_ORDER);
    System.out.println(words + " " + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
    Collections.replaceAll(words, "A", "z");
    System.out.println(words);
  }
}
// expect: [1, 2, 3, 5, 8, 9] 4 -4 -7
// expect: [9, 8, 5, 3, 2, 1]
// expect: [2, 9, 1, 8, 5, 3]
// expect: [9, 1, 8, 5, 3, 2]
// expect: [1, 9, 3, 2, 5, 8]
// expect: 1 9 9 2
// expect: [9, 8, 5, 3, 2, 1] true
// expect: [7, 7, 7, 7, 7, 7] [x, x, x] true
// expect: [A, b, c]
// expect: [A, b, c] 13
// expect: [z, b, c]
