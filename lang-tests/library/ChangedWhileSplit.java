// A spliterator of a list sees that the list has changed since its first use.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;

public class ChangedWhileSplit {
  static int seen;

  static void of(String name, List<Integer> list, Consumer<List<Integer>> change, boolean advance, boolean late) {
    Spliterator<Integer> all = list.spliterator();
    if (late) change.accept(list);
    seen = 0;
    String result;
    try {
      all.tryAdvance(x -> seen++);
      Spliterator<Integer> half = all.trySplit();
      if (!late) change.accept(list);
      if (advance) {
        half.tryAdvance(x -> seen++);
      } else {
        half.forEachRemaining(x -> seen++);
        all.forEachRemaining(x -> seen++);
      }
      result = "fine";
    } catch (ConcurrentModificationException e) {
      result = e.toString();
    }
    System.out.println(name + ": " + result + ", " + seen + " seen");
  }

  public static void main(String[] args) {
    for (boolean advance : new boolean[] {true, false}) {
      of("addition", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5)), l -> l.add(6), advance, false);
      of("removal", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7)), l -> l.remove(0), advance, false);
      of("addition before", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5)), l -> l.add(6), advance, true);
      of("set", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5)), l -> l.set(0, 6), advance, false);
      of("part", new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5)).subList(0, 4), l -> l.add(6), advance, false);
      of("array", Arrays.asList(1, 2, 3, 4, 5), l -> l.set(0, 6), advance, false);
    }
  }
}
// expect: addition: java.util.ConcurrentModificationException, 2 seen
// expect: removal: java.util.ConcurrentModificationException, 2 seen
// expect: addition before: fine, 2 seen
// expect: set: fine, 2 seen
// expect: part: java.util.ConcurrentModificationException, 2 seen
// expect: array: fine, 2 seen
// expect: addition: java.util.ConcurrentModificationException, 3 seen
// expect: removal: java.util.ConcurrentModificationException, 4 seen
// expect: addition before: fine, 6 seen
// expect: set: fine, 5 seen
// expect: part: java.util.ConcurrentModificationException, 2 seen
// expect: array: fine, 5 seen
