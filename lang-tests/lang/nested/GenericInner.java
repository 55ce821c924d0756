// Inner classes of generic classes use the outer type variables.
import java.util.*;

public class GenericInner {
  static class Chain<T> implements Iterable<T> {
    private class Link { T v; Link next; Link(T v) { this.v = v; } }
    private Link first, last;
    Chain<T> add(T v) {
      Link l = new Link(v);
      if (first == null) first = last = l;
      else last = last.next = l;
      return this;
    }
    public Iterator<T> iterator() {
      return new Iterator<T>() {
        Link at = first;
        public boolean hasNext() { return at != null; }
        public T next() { T v = at.v; at = at.next; return v; }
      };
    }
    <R> Chain<R> map(java.util.function.Function<? super T, ? extends R> f) {
      Chain<R> r = new Chain<>();
      for (T t : this) r.add(f.apply(t));
      return r;
    }
  }

  public static void main(String[] args) {
    Chain<String> c = new Chain<String>().add("a").add("bb").add("ccc");
    for (String s : c) System.out.print(s + " ");
    int sum = 0;
    for (int n : c.map(String::length)) sum += n;
    System.out.println(sum);
    for (var x : c.map(s -> s.toUpperCase()).map(s -> Map.entry(s, s.length()))) System.out.print(x + " ");
    System.out.println();
  }
}
// expect: a bb ccc 6
// expect: A=1 BB=2 CCC=3 
