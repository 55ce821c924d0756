// A generic class with two parameters, nested generic types, static factories.
public class GenericClass {
  static class Pair<A, B> {
    final A first;
    final B second;
    Pair(A a, B b) { first = a; second = b; }
    static <X, Y> Pair<X, Y> of(X x, Y y) { return new Pair<>(x, y); }
    Pair<B, A> swap() { return new Pair<>(second, first); }
    <C> Pair<A, C> with(C c) { return of(first, c); }
    public String toString() { return "<" + first + ", " + second + ">"; }
  }

  public static void main(String[] args) {
    Pair<String, Integer> p = new Pair<>("a", 1);
    int i = p.second + 1;
    String s = p.first + i;
    System.out.println(p + " " + p.swap() + " " + s);
    Pair<Pair<String, Integer>, double[]> q = Pair.of(p, new double[] {1.5});
    System.out.println(q.first.second + q.second[0]);
    System.out.println(p.with('c').swap().first.charValue() == 'c');
    Pair<?, ?> any = q;
    System.out.println(any.first);
    Pair raw = p;
    System.out.println(raw.first);
    var v = Pair.of(1L, Pair.of("x", 'y'));
    System.out.println(v.second.first.length() + v.first);
  }
}
// expect: <a, 1> <1, a> a2
// expect: 2.5
// expect: true
// expect: <a, 1>
// expect: a
// expect: 2
