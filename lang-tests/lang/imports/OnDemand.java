// Single-type, on-demand and static imports; shadowing of imported names.
import static java.lang.Integer.MAX_VALUE;
import static java.lang.Math.*;
import static java.util.Map.Entry;
import static java.util.Map.entry;

import java.util.*;
import java.util.function.Function;

public class OnDemand {
  static class LinkedList { public String toString() { return "own LinkedList"; } }
  static int abs(int x) { return -1; }

  public static void main(String[] args) {
    System.out.println(MAX_VALUE + " " + max(1, 2) + " " + PI);
    System.out.println(abs(5));
    System.out.println(new LinkedList() + " " + new java.util.LinkedList<>());
    Entry<String, Integer> e = entry("k", 1);
    System.out.println(e);
    Function<Integer, Double> f = x -> sqrt(x);
    System.out.println(f.apply(16));
    List<String> l = new ArrayList<>();
    System.out.println(l);
  }
}
// expect: 2147483647 2 3.141592653589793
// expect: -1
// expect: own LinkedList []
// expect: k=1
// expect: 4.0
// expect: []
