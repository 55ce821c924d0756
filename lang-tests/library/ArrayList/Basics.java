// add, get, set, remove, indexOf, contains, subList, toString, equals.
import java.util.*;

public class Basics {
  public static void main(String[] args) {
    List<String> l = new ArrayList<>();
    System.out.println(l.add("b") + " " + l.isEmpty() + l);
    l.add(0, "a");
    l.addAll(List.of("c", "d", "b"));
    l.addAll(1, Arrays.asList("x", null));
    System.out.println(l + " " + l.size());
    System.out.println(l.indexOf("b") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " " + l.indexOf("q") + " " + l.contains("c"));
    System.out.println(l.remove("b") + " " + l.remove("zz") + " " + l.remove(0) + " " + l.set(0, "X") + " " + l);
    System.out.println(l.subList(1, 3) + " " + l.equals(Arrays.asList("X", null, "c", "d", "b")) + " " + l.hashCode());
    l.removeIf(s -> s == null || s.equals("d"));
    System.out.println(l);
    l.replaceAll(s -> s + s);
    l.sort(Comparator.reverseOrder());
    System.out.println(l);
    System.out.println(l.retainAll(Set.of("cc", "bb")) + " " + l + " " + l.removeAll(List.of("cc")) + " " + l + " " + l.containsAll(List.of("bb")));
    Object[] o = l.toArray();
    String[] s = l.toArray(new String[3]);
    System.out.println(o.length + " " + s.length + s[0] + s[1]);
    l.clear();
    System.out.println(l + " " + l.equals(new LinkedList<>()) + " " + new ArrayList<>(List.of(3, 1)).hashCode());
  }
}
// expect: true false[b]
// expect: [a, x, null, b, c, d, b] 7
// expect: 3 6 2 -1 true
// expect: true false a x [X, null, c, d, b]
// expect: [null, c] true 109997336
// expect: [X, c, b]
// expect: [cc, bb, XX]
// expect: true [cc, bb] true [bb] true
// expect: 1 3bbnull
// expect: [] true 1055
