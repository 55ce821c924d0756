// Diamond in all places, with anonymous classes too.
import java.util.*;
import java.util.function.*;

public class Diamond {
  static class Tree<T extends Comparable<T>> {
    private class Node { T v; Node l, r; Node(T v) { this.v = v; } }
    private Node root;
    int size;
    boolean add(T v) {
      if (root == null) { root = new Node(v); size++; return true; }
      for (Node n = root; ; ) {
        int c = v.compareTo(n.v);
        if (c == 0) return false;
        Node next = c < 0 ? n.l : n.r;
        if (next == null) {
          if (c < 0) n.l = new Node(v);
          else n.r = new Node(v);
          size++;
          return true;
        }
        n = next;
      }
    }
    void each(Consumer<? super T> c) { each(root, c); }
    private void each(Node n, Consumer<? super T> c) {
      if (n == null) return;
      each(n.l, c);
      c.accept(n.v);
      each(n.r, c);
    }
  }
  static <T extends Comparable<T>> Tree<T> tree(List<T> l) {
    Tree<T> t = new Tree<>();
    l.forEach(t::add);
    return t;
  }

  public static void main(String[] args) {
    Tree<String> t = tree(new ArrayList<>(List.of("m", "c", "x", "c", "a")));
    StringBuilder sb = new StringBuilder();
    t.each(sb::append);
    System.out.println(sb + " " + t.size);
    Map<String, List<Map<Integer, Character>>> deep = new HashMap<>();
    deep.computeIfAbsent("k", k -> new ArrayList<>()).add(new TreeMap<>(Map.of(1, 'c')));
    System.out.println(deep);
    Comparator<String> byLength = new Comparator<>() {
      public int compare(String a, String b) { return a.length() - b.length(); }
    };
    System.out.println(byLength.compare("aaa", "b"));
    Supplier<List<String>> s = () -> new LinkedList<>();
    System.out.println(s.get().size());
  }
}
// expect: acmx 4
// expect: {k=[{1=c}]}
// expect: 2
// expect: 0
