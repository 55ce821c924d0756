// The floating-point % truncates like the integer one, and is exact.
public class DoubleRemainder {
  public static void main(String[] args) {
    double[] values = {5.5, -5.5, 0.0, -0.0, 1e300, Double.POSITIVE_INFINITY, Double.NaN};
    double[] divisors = {2.0, -2.0, 0.3, Double.POSITIVE_INFINITY, 0.0};
    for (double a : values) {
      for (double b : divisors) System.out.println(a + " % " + b + " = " + a % b);
    }
    float f = 7.25f;
    System.out.println(f % 2.5f);
    f %= -2;
    System.out.println(f);
  }
}
// expect: 5.5 % 2.0 = 1.5
// expect: 5.5 % -2.0 = 1.5
// expect: 5.5 % 0.3 = 0.1000000000000002
// expect: 5.5 % Infinity = 5.5
// expect: 5.5 % 0.0 = NaN
// expect: -5.5 % 2.0 = -1.5
// expect: -5.5 % -2.0 = -1.5
// expect: -5.5 % 0.3 = -0.1000000000000002
// expect: -5.5 % Infinity = -5.5
// expect: -5.5 % 0.0 = NaN
// expect: 0.0 % 2.0 = 0.0
// expect: 0.0 % -2.0 = 0.0
// expect: 0.0 % 0.3 = 0.0
// expect: 0.0 % Infinity = 0.0
// expect: 0.0 % 0.0 = NaN
// expect: -0.0 % 2.0 = -0.0
// expect: -0.0 % -2.0 = -0.0
// expect: -0.0 % 0.3 = -0.0
// expect: -0.0 % Infinity = -0.0
// expect: -0.0 % 0.0 = NaN
// expect: 1.0E300 % 2.0 = 0.0
// expect: 1.0E300 % -2.0 = 0.0
// expect: 1.0E300 % 0.3 = 0.15321850028067768
// expect: 1.0E300 % Infinity = 1.0E300
// expect: 1.0E300 % 0.0 = NaN
// expect: Infinity % 2.0 = NaN
// expect: Infinity % -2.0 = NaN
// expect: Infinity % 0.3 = NaN
// expect: Infinity % Infinity = NaN
// expect: Infinity % 0.0 = NaN
// expect: NaN % 2.0 = NaN
// expect: NaN % -2.0 = NaN
// expect: NaN % 0.3 = NaN
// expect: NaN % Infinity = NaN
// expect: NaN % 0.0 = NaN
// expect: 2.25
// expect: 1.25
