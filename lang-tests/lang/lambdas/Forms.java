// Parameter lists and bodies of lambdas.
import java.util.function.*;

public class Forms {
  public static void main(String[] args) {
    IntBinaryOperator a = (x, y) -> x + y;
    IntBinaryOperator b = (int x, int y) -> { return x * y; };
    BiFunction<Integer, String, String> c = (final Integer x, String y) -> x + y;
    BiFunction<Integer, Integer, Integer> d = (var x, var y) -> x - y;
    Function<Integer, Function<Integer, Integer>> curried = x -> y -> x * 100 + y;
    Runnable r = () -> {};
    Supplier<Runnable> s = () -> () -> System.out.println("inner");
    Predicate<String> empty = String::isEmpty;
    ToIntFunction<String> len = str -> {
      int n = 0;
      for (char ch : str.toCharArray()) if (ch != ' ') n++;
      return n;
    };
    System.out.println(a.applyAsInt(2, 3) + " " + b.applyAsInt(2, 3) + " " + c.apply(1, "x") + " " + d.apply(9, 4));
    System.out.println(curried.apply(3).apply(4));
    r.run();
    s.get().run();
    System.out.println(empty.test("") + " " + len.applyAsInt("a b c"));
    UnaryOperator<String> u = q -> q == null ? "null" : q + q;
    System.out.println(u.apply("z") + u.apply(null));
    System.out.println(((Function<Integer, Integer>) x -> x + 1).apply(5));
    System.out.println(((IntUnaryOperator) x -> -x).andThen(x -> x * 2).applyAsInt(4));
    Consumer<String> chained = x -> System.out.print(x + " ");
    chained.andThen(x -> System.out.println(x.length())).accept("chain");
  }
}
// expect: 5 6 1x 5
// expect: 304
// expect: inner
// expect: true 3
// expect: zznull
// expect: 6
// expect: -8
// expect: chain 5
