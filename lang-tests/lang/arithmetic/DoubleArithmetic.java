// IEEE 754 doubles: rounding, infinities, signed zeros.
public class DoubleArithmetic {
  public static void main(String[] args) {
    System.out.println(0.1 + 0.2);
    System.out.println(1.0 - 0.9);
    System.out.println(1e308 * 10);
    System.out.println(-1e308 * 10);
    System.out.println(1e-320 / 1e10);
    System.out.println(Double.MIN_VALUE / 2);
    System.out.println(Double.MAX_VALUE + 1);
    System.out.println(1.0 / 3);
    System.out.println(2.0 / 3);
    System.out.println(100.0 * 1.1);
    System.out.println(0.0 / 0.0);
    double inf = Double.POSITIVE_INFINITY;
    System.out.println(inf - inf);
    System.out.println(inf * 0);
    System.out.println(inf + 1 == inf);
    System.out.println(1 / inf + " " + -1 / inf);
    System.out.println(9007199254740992.0 + 1.0);
    System.out.println((0.1 + 0.2) + 0.3 == 0.1 + (0.2 + 0.3));
    System.out.println(4.35 * 100);
    System.out.println(1.1f + 2.2);
  }
}
// expect: 0.30000000000000004
// expect: 0.09999999999999998
// expect: Infinity
// expect: -Infinity
// expect: 0.0
// expect: 0.0
// expect: 1.7976931348623157E308
// expect: 0.3333333333333333
// expect: 0.6666666666666666
// expect: 110.00000000000001
// expect: NaN
// expect: NaN
// expect: NaN
// expect: true
// expect: 0.0 -0.0
// expect: 9.007199254740992E15
// expect: false
// expect: 434.99999999999994
// expect: 3.300000023841858
