// The bits of 1500 results of each function of StrictMath, and of those of Math that are the same.
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class StrictRandomly {
  static double argument(Random r, int i) {
    switch (i % 7) {
      case 0: return Double.longBitsToDouble(r.nextLong());
      case 1: return (r.nextDouble() - 0.5) * 20;
      case 2: return (r.nextDouble() - 0.5) * 2;
      case 3: return (r.nextDouble() - 0.5) * 2000;
      case 4: return r.nextInt(2001) - 1000;
      case 5: return (r.nextInt(20001) - 10000) / 100.0;
      default: return (r.nextDouble() - 0.5) * 1e7;
    }
  }

  static void test(String name, DoubleBinaryOperator f) {
    Random r = new Random(name.hashCode());
    long sum = 0;
    for (int i = 0; i < 1500; i++) {
      double y = f.applyAsDouble(argument(r, i), argument(r, i / 7));
      sum = sum * 31 + Double.doubleToLongBits(y);
    }
    System.out.println(name + " " + Long.toHexString(sum));
  }

  static void test(String name, DoubleUnaryOperator f) {
    test(name, (x, y) -> f.applyAsDouble(x));
  }

  public static void main(String[] args) {
    test("sin", StrictMath::sin);
    test("cos", StrictMath::cos);
    test("tan", StrictMath::tan);
    test("asin", x -> StrictMath.asin(x / 1e3));
    test("acos", x -> Math.acos(x / 1e3));
    test("atan", Math::atan);
    test("exp", StrictMath::exp);
    test("expm1", Math::expm1);
    test("log", x -> StrictMath.log(Math.abs(x)));
    test("log10", x -> StrictMath.log10(Math.abs(x)));
    test("log1p", x -> Math.log1p(Math.abs(x)));
    test("cbrt", Math::cbrt);
    test("sinh", Math::sinh);
    test("cosh", Math::cosh);
    test("tanh", Math::tanh);
    test("atan2", Math::atan2);
    test("pow", (x, y) -> StrictMath.pow(Math.abs(x), y / 100));
    test("hypot", Math::hypot);
    test("IEEEremainder", Math::IEEEremainder);
    test("round", x -> Math.round(x) + Math.round((float) x) + Math.rint(x));
    test("ulp", x -> Math.ulp(x) + Math.nextUp(x) + Math.nextDown((float) x));
    test("scalb", x -> Math.scalb(x, 7) + Math.scalb((float) x, -140));
  }
}
// expect: sin 29e5ead5f2877c5b
// expect: cos ba77234eda880e7f
// expect: tan 171a28199e617f9d
// expect: asin 723e5f7e0343fc4f
// expect: acos 7b8eb769b2979901
// expect: atan b1858ff29e34c20c
// expect: exp 80dbe28535e90d92
// expect: expm1 f9af8dc76b51f688
// expect: log b89fab69c7e472b5
// expect: log10 96fde8fdcabf814
// expect: log1p 5970029263df97c5
// expect: cbrt 4c7b3ca51f06fb8
// expect: sinh 1cab12b8894f7a8
// expect: cosh 606b6e4e0108cd81
// expect: tanh 7b921b9dea4e9a8e
// expect: atan2 aac039d403d30271
// expect: pow 18a121b94a90bced
// expect: hypot 66f254d61b64987b
// expect: IEEEremainder 1b812dd1aa4f7942
// expect: round 5917688ee20a223a
// expect: ulp c381e9095205389
// expect: scalb e1d5a69595e5ecd7
