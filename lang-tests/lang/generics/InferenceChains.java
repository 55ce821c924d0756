// Inference through lambdas, streams, conditional expressions and nested calls.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

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
    System.out.println(Stream.of("x", "yy", "zzz").collect(Collectors.toMap(s -> s, s -> s.length())).get("yy") + 1);
    System.out.println(Stream.of(3, 1, 2).sorted(Comparator.comparing(i -> -i)).map(String::valueOf).collect(Collectors.joining("<", "[", "]")));
    Function<Integer, Predicate<Integer>> gt = a -> b -> b > a;
    System.out.println(Stream.of(1, 5, 9).filter(gt.apply(4)).mapToInt(i -> i).sum());
  }
}
// expect: [1.5, 4.5, 9.5]
// expect: 123
// expect: 6
// expect: once 84
// expect: []
// expect: 3
// expect: [3<2<1]
// expect: 14
