// Lambdas that call themselves through a field or an array.
import java.util.function.*;

public class Recursion {
  static IntUnaryOperator fact;
  static final Function<Integer, Integer> FIB = n -> n < 2 ? n : Recursion.FIB.apply(n - 1) + Recursion.FIB.apply(n - 2);
  IntUnaryOperator down = n -> n == 0 ? 0 : 1 + this.down.applyAsInt(n - 1);
  interface Self<T> { T call(Self<T> s, int n); }

  public static void main(String[] args) {
    fact = n -> n <= 1 ? 1 : n * fact.applyAsInt(n - 1);
    System.out.println(fact.applyAsInt(10));
    System.out.println(FIB.apply(15));
    System.out.println(new Recursion().down.applyAsInt(50));
    Function<Integer, Long>[] pow = new Function[1];
    pow[0] = n -> n == 0 ? 1L : 2L * pow[0].apply(n - 1);
    System.out.println(pow[0].apply(40));
    Self<String> self = (s, n) -> n == 0 ? "" : s.call(s, n - 1) + n;
    System.out.println(self.call(self, 5));
  }
}
// expect: 3628800
// expect: 610
// expect: 50
// expect: 1099511627776
// expect: 12345
