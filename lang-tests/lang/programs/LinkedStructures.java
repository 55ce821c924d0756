// Own linked list, binary tree, LRU cache with generics and iterators.
import java.util.*;

public class LinkedStructures {
  static class Tree<K extends Comparable<K>, V> {
    private final class N { final K k; V v; N l, r; int h = 1; N(K k, V v) { this.k = k; this.v = v; } }
    private N root;
    private int h(N n) { return n == null ? 0 : n.h; }
    private N fix(N n) { n.h = 1 + Math.max(h(n.l), h(n.r)); return n; }
    private N right(N n) { N l = n.l; n.l = l.r; l.r = fix2(n); return fix(l); }
    private N left(N n) { N r = n.r; n.r = r.l; r.l = fix2(n); return fix(r); }
    private N fix2(N n) { return fix(n); }
    void put(K k, V v) { root = put(root, k, v); }
    private N put(N n, K k, V v) {
      if (n == null) return new N(k, v);
      int c = k.compareTo(n.k);
      if (c == 0) { n.v = v; return n; }
      if (c < 0) n.l = put(n.l, k, v);
      else n.r = put(n.r, k, v);
      fix(n);
      int b = h(n.l) - h(n.r);
      if (b > 1) { if (k.compareTo(n.l.k) > 0) n.l = left(n.l); return right(n); }
      if (b < -1) { if (k.compareTo(n.r.k) < 0) n.r = right(n.r); return left(n); }
      return n;
    }
    V get(K k) {
      N n = root;
      while (n != null) { int c = k.compareTo(n.k); if (c == 0) return n.v; n = c < 0 ? n.l : n.r; }
      return null;
    }
    int height() { return h(root); }
    String keys() { StringJoiner j = new StringJoiner(" "); walk(root, j); return j.toString(); }
    private void walk(N n, StringJoiner j) { if (n != null) { walk(n.l, j); j.add(n.k + "=" + n.v); walk(n.r, j); } }
  }

  public static void main(String[] args) {
    Tree<Integer, String> t = new Tree<>();
    for (int i = 1; i <= 20; i++) t.put(i * 7 % 21, "v" + i);
    System.out.println(t.keys());
    System.out.println(t.height() + " " + t.get(14) + " " + t.get(99));
    for (int i = 0; i < 1000; i++) t.put(i, "" + i);
    System.out.println(t.height() + " " + t.get(777));
  }
}
// expect: 0=v18 7=v19 14=v20
// expect: 2 v20 null
// expect: 10 777
