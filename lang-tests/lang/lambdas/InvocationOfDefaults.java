// Composition through default methods of java.util.function.
import java.util.function.*;

public class InvocationOfDefaults {
  public static void main(String[] args) {
    Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
    System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9));
    Predicate<Integer> even = x -> x % 2 == 0, big = x -> x > 10;
    System.out.println(even.and(big).test(12) + " " + even.or(big).test(7) + " " + even.negate().test(3) + " " + Predicate.not(even).test(4));
    System.out.println(Predicate.isEqual("a").test("a"));
    BiFunction<Integer, Integer, Integer> add = Integer::sum;
    System.out.println(add.andThen(x -> "sum " + x).apply(2, 3));
    BinaryOperator<String> longer = BinaryOperator.maxBy((a, b) -> a.length() - b.length());
    System.out.println(longer.apply("aa", "b"));
    Supplier<String> s = () -> "supplied";
    BooleanSupplier b = () -> s.get().length() > 3;
    System.out.println(b.getAsBoolean());
    ToDoubleBiFunction<Integer, Integer> div = (x, y) -> (double) x / y;
    System.out.println(div.applyAsDouble(1, 4));
    ObjIntConsumer<String> oic = (str, i) -> System.out.println(str.charAt(i));
    oic.accept("hello", 1);
    UnaryOperator<Integer> id = UnaryOperator.identity();
    System.out.println(id.apply(3));
    LongFunction<String> lf = Long::toString;
    System.out.println(lf.apply(1L << 40));
    DoubleUnaryOperator sq = Math::sqrt;
    System.out.println(sq.andThen(Math::floor).applyAsDouble(17));
  }
}
// expect: 12 11 9
// expect: true false true false
// expect: true
// expect: sum 5
// expect: aa
// expect: true
// expect: 0.25
// expect: e
// expect: 3
// expect: 1099511627776
// expect: 4.0
