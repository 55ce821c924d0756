// Substitution through a hierarchy; generic interfaces implemented at different types.
import java.util.*;

public class GenericInheritance {
  interface Transform<A, B> {
    B apply(A a);
    default <C> Transform<A, C> then(Transform<? super B, ? extends C> next) { return a -> next.apply(apply(a)); }
  }
  static class Len implements Transform<String, Integer> {
    public Integer apply(String s) { return s.length(); }
  }
  static abstract class Repo<K extends Comparable<K>, V> {
    final TreeMap<K, V> map = new TreeMap<>();
    void put(V v) { map.put(key(v), v); }
    abstract K key(V v);
    V first() { return map.firstEntry().getValue(); }
  }
  static class ByLength extends Repo<Integer, String> {
    Integer key(String s) { return s.length(); }
  }
  static class MyList<T extends Number> extends ArrayList<T> {
    int total() { int t = 0; for (T x : this) t += x.intValue(); return t; }
  }

  public static void main(String[] args) {
    System.out.println(new Len().then(n -> n * 1.5).then(Object::toString).apply("four"));
    ByLength r = new ByLength();
    r.put("ccc");
    r.put("a");
    r.put("bb");
    System.out.println(r.first().toUpperCase() + r.map);
    MyList<Integer> l = new MyList<>();
    l.add(3);
    l.add(4);
    System.out.println(l.total() + " " + l);
    Iterator<Integer> it = l.iterator();
    int x = it.next() + it.next();
    System.out.println(x);
  }
}
// expect: 6.0
// expect: A{1=a, 2=bb, 3=ccc}
// expect: 7 [3, 4]
// expect: 7
