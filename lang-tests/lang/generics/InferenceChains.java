// Inference through lambdas, conditional expressions and nested calls.
import java.util.*;
import java.util.function.*;

public class InferenceChains {
  static <A, B> List<B> map(List<A> l, Function<? super A, ? extends B> f) {
    List<B> r = new ArrayList<>();
    for (A a : l) r.add(f.apply(a));
    return r;
  }
  static <T, R> R fold(List<T> l, R zero, BiFunction<R, T, R> f) {
    R r = zero;
    for (T t : l) r = f.apply(r, t);
    return r;
  }
  static <T> Supplier<T> memo(Supplier<T> s) {
    Object[] v = new Object[1];
    return () -> { if (v[0] == null) v[0] = s.get(); @SuppressWarnings("unchecked") T t = (T) v[0]; return t; };
  }

  public static void main(String[] args) {
    System.out.println(map(map(List.of("a", "bb", "ccc"), String::length), n -> n * n + 0.5));
    System.out.println(fold(List.of(1, 2, 3), "", (s, i) -> s + i));
    System.out.println(fold(map(List.of(1, 2, 3), i -> (long) i), 0L, Long::sum));
    Supplier<Integer> m = memo(() -> { System.out.print("once "); return 42; });
    System.out.println(m.get() + m.get());
    List<String> l = true ? new ArrayList<>() : Collections.emptyList();
    System.out.println(l);
    System.out.println(map(List.of("b", "a"), s -> map(List.of(1, 2), i -> s + i)));
    List<Integer> sorted = map(List.of(3, 1, 2), i -> i);
    sorted.sort(Comparator.comparing(i -> -i));
    System.out.println(sorted);
    Function<Integer, Predicate<Integer>> gt = a -> b -> b > a;
    System.out.println(map(List.of(1, 5, 9), gt.apply(4)::test));
  }
}
// expect: [1.5, 4.5, 9.5]
// expect: 123
// expect: 6
// expect: once 84
// expect: []
// expect: [[b1, b2], [a1, a2]]
// expect: [3, 2, 1]
// expect: [false, true, true]
