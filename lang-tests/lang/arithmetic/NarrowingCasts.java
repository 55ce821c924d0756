// Casts from floating point saturate; NaN gives zero; small types go through int.
public class NarrowingCasts {
  public static void main(String[] args) {
    double[] values = {1.9, -1.9, 1e10, -1e10, 1e20, -1e20, Double.NaN, Double.POSITIVE_INFINITY, 300.5, 65536.5};
    for (double d : values) {
      System.out.println(d + ": " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d);
    }
    System.out.println((int) 3.99f);
    System.out.println((long) 1e19f);
    System.out.println((char) 66.6);
    System.out.println((int) Float.NEGATIVE_INFINITY);
  }
}
// expect: 1.9: 1 1 1 1 1
// expect: -1.9: -1 -1 -1 -1 65535
// expect: 1.0E10: 2147483647 10000000000 -1 -1 65535
// expect: -1.0E10: -2147483648 -10000000000 0 0 0
// expect: 1.0E20: 2147483647 9223372036854775807 -1 -1 65535
// expect: -1.0E20: -2147483648 -9223372036854775808 0 0 0
// expect: NaN: 0 0 0 0 0
// expect: Infinity: 2147483647 9223372036854775807 -1 -1 65535
// expect: 300.5: 300 300 300 44 300
// expect: 65536.5: 65536 65536 0 0 0
// expect: 3
// expect: 9223372036854775807
// expect: B
// expect: -2147483648
