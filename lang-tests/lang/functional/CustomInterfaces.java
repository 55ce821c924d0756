// Functional interfaces with generics, throws, defaults, primitives and varargs.
public class CustomInterfaces {
  interface TriFunction<A, B, C, R> { R apply(A a, B b, C c); default <S> TriFunction<A, B, C, S> then(java.util.function.Function<? super R, ? extends S> f) { return (a, b, c) -> f.apply(apply(a, b, c)); } }
  interface VarFun { int apply(int... xs); }
  interface CharOp { char apply(char c); }
  interface LongPred { boolean test(long l); static LongPred not(LongPred p) { return l -> !p.test(l); } }
  interface ArrayMaker<T> { T[] make(int n); }
  static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
  static int total(VarFun f) { return f.apply() + f.apply(1) + f.apply(1, 2, 3); }

  public static void main(String[] args) {
    TriFunction<Integer, Long, String, String> t = (a, b, c) -> a + b + c;
    System.out.println(t.then(String::length).apply(1, 2L, "xyz"));
    System.out.println(total(CustomInterfaces::sum) + " " + total(xs -> xs.length));
    CharOp up = Character::toUpperCase, next = c -> ++c;
    System.out.println("" + up.apply('q') + next.apply('a'));
    System.out.println(LongPred.not(l -> l > 5).test(3));
    ArrayMaker<String> m = String[]::new;
    System.out.println(m.make(4).length);
    VarFun v = xs -> xs[xs.length - 1];
    System.out.println(v.apply(4, 5, 6));
  }
}
// expect: 4
// expect: 7 4
// expect: Qb
// expect: true
// expect: 4
// expect: 6
