// Visitors, self types, functions of higher order.
import java.util.*;
import java.util.function.*;

public class RecursiveGenerics {
  interface Visitor<R> { R leaf(int v); R node(Tree l, Tree r); }
  interface Tree { <R> R accept(Visitor<R> v); }
  static Tree leaf(int n) { return new Tree() { public <R> R accept(Visitor<R> v) { return v.leaf(n); } }; }
  static Tree node(Tree l, Tree r) { return new Tree() { public <R> R accept(Visitor<R> v) { return v.node(l, r); } }; }
  static class Sum implements Visitor<Integer> {
    public Integer leaf(int v) { return v; }
    public Integer node(Tree l, Tree r) { return l.accept(this) + r.accept(this); }
  }
  static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
  static <T> Function<T, T> twice(Function<T, T> f) { return compose(f, f); }
  static <A, B> Function<A, B> memo(Function<A, B> f) { Map<A, B> m = new HashMap<>(); return a -> m.computeIfAbsent(a, f); }

  public static void main(String[] args) {
    Tree t = node(node(leaf(1), leaf(2)), leaf(3));
    System.out.println(t.accept(new Sum()));
    System.out.println(t.accept(new Visitor<String>() {
      public String leaf(int v) { return "" + v; }
      public String node(Tree l, Tree r) { return "(" + l.accept(this) + " " + r.accept(this) + ")"; }
    }));
    System.out.println(t.<List<Integer>>accept(new Visitor<>() {
      public List<Integer> leaf(int v) { return new ArrayList<>(List.of(v)); }
      public List<Integer> node(Tree l, Tree r) { List<Integer> x = l.accept(this); x.addAll(r.accept(this)); return x; }
    }));
    System.out.println(twice(twice((Integer x) -> x * 3)).apply(1));
    System.out.println(compose((String s) -> s.length(), n -> n * n).apply("four"));
    int[] calls = {0};
    Function<Integer, Integer> sq = memo(x -> { calls[0]++; return x * x; });
    System.out.println(sq.apply(5) + sq.apply(5) + " " + calls[0]);
  }
}
// expect: 6
// expect: ((1 2) 3)
// expect: [1, 2, 3]
// expect: 81
// expect: 16
// expect: 50 1
