// Collections writes lists by index that have no iterator which writes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

public class WritingByIndex {
  static void all(List<Integer> list) {
    for (int i = 0; i < 120; i++) list.add(i % 12);
    Collections.rotate(list, 7);
    System.out.println(list.subList(0, 20));
    Collections.rotate(list, -130);
    System.out.println(list.subList(0, 20));
    System.out.println(Collections.replaceAll(list, 3, 33) + " " + Collections.replaceAll(list, 3, 34) + " " + list.subList(0, 12));
    Collections.reverse(list);
    Collections.shuffle(list, new Random(5));
    System.out.println(list.subList(100, 120));
    Collections.copy(list, new ArrayList<>(Collections.nCopies(115, -1)));
    Collections.copy(list, new LinkedList<>(Arrays.asList(1, 2, 3)));
    System.out.println(list.subList(110, 120) + " " + list.subList(0, 5));
    Collections.fill(list, null);
    System.out.println(list.indexOf(null) + " " + list.lastIndexOf(null));
  }

  public static void main(String[] args) {
    all(new ArrayList<>());
    all(new LinkedList<>());
    all(new CopyOnWriteArrayList<>());
  }
}
// expect: [5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]
// expect: [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
// expect: true false [33, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]
// expect: [9, 9, 6, 8, 4, 6, 8, 7, 7, 9, 2, 0, 8, 10, 9, 0, 33, 6, 7, 33]
// expect: [-1, -1, -1, -1, -1, 0, 33, 6, 7, 33] [1, 2, 3, -1, -1]
// expect: 0 119
// expect: [5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]
// expect: [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
// expect: true false [33, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]
// expect: [9, 9, 6, 8, 4, 6, 8, 7, 7, 9, 2, 0, 8, 10, 9, 0, 33, 6, 7, 33]
// expect: [-1, -1, -1, -1, -1, 0, 33, 6, 7, 33] [1, 2, 3, -1, -1]
// expect: 0 119
// expect: [5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]
// expect: [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
// expect: true false [33, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]
// expect: [9, 9, 6, 8, 4, 6, 8, 7, 7, 9, 2, 0, 8, 10, 9, 0, 33, 6, 7, 33]
// expect: [-1, -1, -1, -1, -1, 0, 33, 6, 7, 33] [1, 2, 3, -1, -1]
// expect: 0 119
