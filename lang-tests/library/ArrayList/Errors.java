// Exceptions of lists.
import java.util.*;

public class Errors {
  static void run(Runnable r) {
    try {
      r.run();
      System.out.println("fine");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>(List.of(1, 2));
    run(() -> l.get(2));
    run(() -> l.get(-1));
    run(() -> l.set(5, 1));
    run(() -> l.add(3, 1));
    run(() -> l.remove(2));
    run(() -> l.subList(1, 5));
    run(() -> l.subList(2, 1));
    run(() -> new ArrayList<>(-1));
    run(() -> new ArrayList<>((Collection<Integer>) null));
    run(() -> List.of(1, null));
    run(() -> List.of(1).set(0, 2));
    run(() -> Arrays.asList(1, 2).add(3));
    run(() -> Arrays.asList(1, 2).set(0, 3));
    run(() -> new LinkedList<>().getFirst());
    run(() -> new LinkedList<>(l).get(7));
    run(() -> List.of().contains(null));
  }
}
// expect: java.lang.IndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: java.lang.IndexOutOfBoundsException: Index -1 out of bounds for length 2
// expect: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 2
// expect: java.lang.IndexOutOfBoundsException: Index: 3, Size: 2
// expect: java.lang.IndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: java.lang.IndexOutOfBoundsException: toIndex = 5
// expect: java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
// expect: java.lang.IllegalArgumentException: Illegal Capacity: -1
// expect: java.lang.NullPointerException: Cannot invoke "java.util.Collection.toArray()" because "c" is null
// expect: java.lang.NullPointerException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: fine
// expect: java.util.NoSuchElementException
// expect: java.lang.IndexOutOfBoundsException: Index: 7, Size: 2
// expect: java.lang.NullPointerException
