// Keys with bad hash codes, collisions beyond the treeify limit, mutable keys.
import java.util.*;

public class OwnKeys {
  static class Bad implements Comparable<Bad> {
    final int v;
    Bad(int v) { this.v = v; }
    public int hashCode() { return 1; }
    public boolean equals(Object o) { return o instanceof Bad && ((Bad) o).v == v; }
    public int compareTo(Bad b) { return Integer.compare(v, b.v); }
    public String toString() { return "b" + v; }
  }

  public static void main(String[] args) {
    Map<Bad, Integer> m = new HashMap<>();
    for (int i = 0; i < 50; i++) m.put(new Bad(i * 7 % 50), i);
    System.out.println(m.size() + " " + m.get(new Bad(21)) + " " + m.get(new Bad(77)));
    for (int i = 0; i < 45; i++) m.remove(new Bad(i));
    System.out.println(m.size() + " " + m);
    List<Integer> key = new ArrayList<>(List.of(1));
    Map<List<Integer>, String> lists = new HashMap<>();
    lists.put(key, "v");
    key.add(2);
    System.out.println(lists.get(key) + " " + lists.get(List.of(1)) + " " + lists);
    Set<Bad> set = new HashSet<>();
    System.out.println(set.add(new Bad(1)) + " " + set.add(new Bad(1)) + " " + set.size() + " " + set.remove(new Bad(1)));
  }
}
// expect: 50 3 null
// expect: 5 {b46=28, b49=7, b48=14, b47=21, b45=35}
// expect: null null {[1, 2]=v}
// expect: true false 1 true
