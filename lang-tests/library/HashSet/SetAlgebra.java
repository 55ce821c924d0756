// Union, intersection, difference.
import java.util.*;

public class SetAlgebra {
  public static void main(String[] args) {
    Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4)), b = new HashSet<>(Arrays.asList(3, 4, 5));
    Set<Integer> u = new HashSet<>(a);
    System.out.println(u.addAll(b) + " " + u);
    Set<Integer> i = new HashSet<>(a);
    System.out.println(i.retainAll(b) + " " + i);
    Set<Integer> d = new HashSet<>(a);
    System.out.println(d.removeAll(b) + " " + d + " " + d.removeAll(b));
    System.out.println(a.containsAll(i) + " " + a.equals(Set.of(4, 3, 2, 1)) + " " + a.hashCode() + " " + a.contains(null));
    System.out.println(new HashSet<>(List.of("x")).equals(new TreeSet<>(List.of("x"))));
    StringBuilder sb = new StringBuilder();
    for (int x : u) sb.append(x);
    System.out.println(sb);
    try {
      Set.of(1, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: true [1, 2, 3, 4, 5]
// expect: true [3, 4]
// expect: true [1, 2] false
// expect: true true 10 false
// expect: true
// expect: 12345
// expect: duplicate element: 1
