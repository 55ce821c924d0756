// floor, ceil, rint, round.
public class Rounding {
  public static void main(String[] args) {
    double[] values = {0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, -2.7, 0.49999999999999994, 1e18, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 4503599627370497.5};
    for (double d : values)
      System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d));
    System.out.println(Math.round(0.5f) + " " + Math.round(-0.5f) + " " + Math.round(1e10f) + " " + Math.round(Float.NaN));
  }
}
// expect: 0.5: 0.0 1.0 0.0 1
// expect: 1.5: 1.0 2.0 2.0 2
// expect: 2.5: 2.0 3.0 2.0 3
// expect: -0.5: -1.0 -0.0 -0.0 0
// expect: -1.5: -2.0 -1.0 -2.0 -1
// expect: 2.4999: 2.0 3.0 2.0 2
// expect: -2.7: -3.0 -2.0 -3.0 -3
// expect: 0.49999999999999994: 0.0 1.0 0.0 0
// expect: 1.0E18: 1.0E18 1.0E18 1.0E18 1000000000000000000
// expect: -0.0: -0.0 -0.0 -0.0 0
// expect: NaN: NaN NaN NaN 0
// expect: Infinity: Infinity Infinity Infinity 9223372036854775807
// expect: 4.503599627370498E15: 4.503599627370498E15 4.503599627370498E15 4.503599627370498E15 4503599627370498
// expect: 1 0 2147483647 0
