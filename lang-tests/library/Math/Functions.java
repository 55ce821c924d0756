// max, min, signum, pow, sqrt, hypot and friends.
public class Functions {
  public static void main(String[] args) {
    System.out.println(Math.max(1, 2) + " " + Math.min(-0.0, 0.0) + " " + Math.max(1L, 2) + " " + Math.max(Float.NaN, 1));
    System.out.println(Math.signum(-2.5) + " " + Math.signum(0.0) + " " + Math.copySign(3, -1.0));
    System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(10, 15) + " " + Math.pow(2, 0.5));
    System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4));
    System.out.println(Math.exp(1) + " " + Math.log(Math.E) + " " + Math.log10(1000) + " " + Math.log(0) + " " + Math.log1p(1e-10) + " " + Math.expm1(1e-10));
    System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(0.5) + " " + Math.sin(Math.PI));
    System.out.println(Math.atan2(1, 1) + " " + Math.asin(1) + " " + Math.acos(2) + " " + Math.atan(1));
    System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
    System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.getExponent(8.5) + " " + Math.scalb(1.5, 4) + " " + Math.fma(2.0, 3.0, 1.0));
    System.out.println(Math.sinh(1) + " " + Math.cosh(1) + " " + Math.tanh(1));
  }
}
// expect: 2 -0.0 2 NaN
// expect: -1.0 0.0 -3.0
// expect: 1024.0 0.5 1.0 NaN 1.0E15 1.4142135623730951
// expect: 1.4142135623730951 NaN 3.0 5.0
// expect: 2.718281828459045 1.0 3.0 -Infinity 9.999999999500001E-11 1.00000000005E-10
// expect: 0.0 1.0 0.5463024898437905 1.2246467991473532E-16
// expect: 0.7853981633974483 1.5707963267948966 NaN 0.7853981633974483
// expect: 180.0 3.141592653589793
// expect: 2.220446049250313E-16 1.0000000000000002 3 24.0 7.0
// expect: 1.1752011936438014 1.543080634815244 0.7615941559557649
