// Functions as data: maps of lambdas, folds, pipelines.
import java.util.*;
import java.util.function.*;

public class Currying {
  static <T> UnaryOperator<T> pipe(List<UnaryOperator<T>> fs) { return t -> { for (UnaryOperator<T> f : fs) t = f.apply(t); return t; }; }

  public static void main(String[] args) {
    Map<String, BinaryOperator<Integer>> ops = new LinkedHashMap<>();
    ops.put("+", (a, b) -> a + b);
    ops.put("-", (a, b) -> a - b);
    ops.put("max", Math::max);
    ops.put("pow", (a, b) -> { int r = 1; for (int i = 0; i < b; i++) r *= a; return r; });
    ops.forEach((k, f) -> System.out.print(k + "=" + f.apply(7, 3) + " "));
    System.out.println();
    System.out.println(pipe(List.<UnaryOperator<String>>of(String::trim, s -> s + s, String::toUpperCase)).apply(" ab "));
    Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
    System.out.println(deep.get().get().get());
    BiFunction<Double, Double, Double> pow = Math::pow;
    Function<Integer, Function<Integer, Function<Integer, Integer>>> add = a -> b -> c -> a + b + c;
    System.out.println(add.apply(1).apply(2).apply(3));
    IntSupplier[] counters = new IntSupplier[3];
    for (int i = 0; i < counters.length; i++) { int[] n = {i}; counters[i] = () -> n[0]++; }
    System.out.println(counters[2].getAsInt() + counters[2].getAsInt() + counters[0].getAsInt());
  }
}
// expect: +=10 -=4 max=7 pow=343 
// expect: ABAB
// expect: deep
// expect: 6
// expect: 5
