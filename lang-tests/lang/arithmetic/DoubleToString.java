// The shortest digits that tell a double apart, as OpenJDK 17 prints them.
public class DoubleToString {
  public static void main(String[] args) {
    double[] values = {1, 10, 100, 1e6, 9999999, 1e7, 12345678, 1e16, 1e17, 1e21, 1e22, 1e23, 0.001, 0.0001, 1e-3, 1.5e-5,
        123456.789, 3.0e10, 1.0E-300, 4.35, 100.0 / 3, 1 / 3.0, 5e-324, 1.7976931348623157e308, 0.1 + 0.7, 1234567.0, 2.2250738585072014E-308};
    for (double d : values) System.out.println(d);
    System.out.println(Math.PI);
    System.out.println(Math.E);
    System.out.println(-1.0 / 7);
  }
}
// expect: 1.0
// expect: 10.0
// expect: 100.0
// expect: 1000000.0
// expect: 9999999.0
// expect: 1.0E7
// expect: 1.2345678E7
// expect: 1.0E16
// expect: 1.0E17
// expect: 1.0E21
// expect: 1.0E22
// expect: 9.999999999999999E22
// expect: 0.001
// expect: 1.0E-4
// expect: 0.001
// expect: 1.5E-5
// expect: 123456.789
// expect: 3.0E10
// expect: 1.0E-300
// expect: 4.35
// expect: 33.333333333333336
// expect: 0.3333333333333333
// expect: 4.9E-324
// expect: 1.7976931348623157E308
// expect: 0.7999999999999999
// expect: 1234567.0
// expect: 2.2250738585072014E-308
// expect: 3.141592653589793
// expect: 2.718281828459045
// expect: -0.14285714285714285
