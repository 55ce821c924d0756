// Generic varargs, inference over null and mixed arguments.
import java.util.*;

public class VarargsAndGenerics {
  @SafeVarargs
  static <T> List<T> list(T... ts) { return Arrays.asList(ts); }
  @SafeVarargs
  static <T> T last(T first, T... rest) { return rest.length == 0 ? first : rest[rest.length - 1]; }
  static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
    Iterator<? extends T> it = c.iterator();
    T best = it.next();
    while (it.hasNext()) { T t = it.next(); if (t.compareTo(best) > 0) best = t; }
    return best;
  }

  public static void main(String[] args) {
    System.out.println(list() + " " + list(1, 2).get(1) + " " + list("a", null) + " " + list((Object) null).size());
    System.out.println(last("x") + last("x", "y", "z") + last(1, 2));
    Number n = last(1, 2.5);
    System.out.println(n);
    System.out.println(list(1, "two", 3.0, 'c').size());
    System.out.println(max(list(3, 8, 5)) + max(list("q", "z")));
    List<List<Integer>> nested = list(list(1), list(2, 3));
    int s = 0;
    for (List<Integer> l : nested) for (int i : l) s += i;
    System.out.println(s);
  }
}
// expect: [] 2 [a, null] 1
// expect: xz2
// expect: 2.5
// expect: 4
// expect: 8z
// expect: 6
