// Mathematical functions.
package java.lang;

public final class Math {
  public static final double E = 2.718281828459045;
  public static final double PI = 3.141592653589793;

  private Math() {}

  public static native double sin(double a);

  public static native double cos(double a);

  public static native double tan(double a);

  public static native double asin(double a);

  public static native double acos(double a);

  public static native double atan(double a);

  public static native double atan2(double y, double x);

  public static native double sinh(double x);

  public static native double cosh(double x);

  public static native double tanh(double x);

  public static native double hypot(double x, double y);

  public static native double exp(double a);

  public static native double expm1(double x);

  public static native double log(double a);

  public static native double log10(double a);

  public static native double log1p(double x);

  public static native double sqrt(double a);

  public static native double cbrt(double a);

  public static native double IEEEremainder(double f1, double f2);

  public static native double ceil(double a);

  public static native double floor(double a);

  public static native double rint(double a);

  public static native double pow(double a, double b);

  public static native double fma(double a, double b, double c);

  public static native float fma(float a, float b, float c);

  public static native int round(float a);

  public static native long round(double a);

  public static native double nextAfter(double start, double direction);

  public static native float nextAfter(float start, double direction);

  public static native double scalb(double d, int scaleFactor);

  // Exact in double for every factor that matters, so rounded once.
  public static float scalb(float f, int scaleFactor) {
    return (float) scalb((double) f, max(min(scaleFactor, 278), -278));
  }

  public static native int getExponent(double d);

  public static native long multiplyHigh(long x, long y);

  public static double nextUp(double d) {
    return nextAfter(d, Double.POSITIVE_INFINITY);
  }

  public static double nextDown(double d) {
    return nextAfter(d, Double.NEGATIVE_INFINITY);
  }

  public static float nextUp(float f) {
    return nextAfter(f, Double.POSITIVE_INFINITY);
  }

  public static float nextDown(float f) {
    return nextAfter(f, Double.NEGATIVE_INFINITY);
  }

  public static double ulp(double d) {
    d = abs(d);
    if (d == Double.MAX_VALUE) return 0x1.0p971;
    return d < Double.POSITIVE_INFINITY ? nextUp(d) - d : d;
  }

  public static float ulp(float f) {
    f = abs(f);
    if (f == Float.MAX_VALUE) return 0x1.0p104f;
    return f < Float.POSITIVE_INFINITY ? nextUp(f) - f : f;
  }

  // By thread and call, not from one shared generator: threads do not influence each other by it.
  public static double random() {
    return (heddle.VM.nextSeed() >>> 11) * 0x1.0p-53;
  }

  public static double toRadians(double angdeg) {
    return angdeg * 0.017453292519943295;
  }

  public static double toDegrees(double angrad) {
    return angrad * 57.29577951308232;
  }

  public static int abs(int a) {
    return a < 0 ? -a : a;
  }

  public static long abs(long a) {
    return a < 0 ? -a : a;
  }

  public static float abs(float a) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(a) & 0x7fffffff);
  }

  public static double abs(double a) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(a) & 0x7fffffffffffffffL);
  }

  public static int absExact(int a) {
    if (a == Integer.MIN_VALUE) {
      throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
    }
    return abs(a);
  }

  public static long absExact(long a) {
    if (a == Long.MIN_VALUE) {
      throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
    }
    return abs(a);
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static float max(float a, float b) {
    if (a != a) return a;
    if (a == 0.0f && b == 0.0f) return Float.floatToRawIntBits(a) == 0 ? a : b;
    return a >= b ? a : b;
  }

  public static double max(double a, double b) {
    if (a != a) return a;
    if (a == 0.0d && b == 0.0d) return Double.doubleToRawLongBits(a) == 0 ? a : b;
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static float min(float a, float b) {
    if (a != a) return a;
    if (a == 0.0f && b == 0.0f) return Float.floatToRawIntBits(a) == 0 ? b : a;
    return a <= b ? a : b;
  }

  public static double min(double a, double b) {
    if (a != a) return a;
    if (a == 0.0d && b == 0.0d) return Double.doubleToRawLongBits(a) == 0 ? b : a;
    return a <= b ? a : b;
  }

  public static double signum(double d) {
    return d > 0 ? 1.0 : d < 0 ? -1.0 : d;
  }

  public static float signum(float f) {
    return f > 0 ? 1.0f : f < 0 ? -1.0f : f;
  }

  public static double copySign(double magnitude, double sign) {
    return Double.longBitsToDouble(
        Double.doubleToRawLongBits(magnitude) & 0x7fffffffffffffffL
            | Double.doubleToRawLongBits(sign) & 0x8000000000000000L);
  }

  public static float copySign(float magnitude, float sign) {
    return Float.intBitsToFloat(
        Float.floatToRawIntBits(magnitude) & 0x7fffffff
            | Float.floatToRawIntBits(sign) & 0x80000000);
  }

  public static int addExact(int x, int y) {
    int r = x + y;
    if (((x ^ r) & (y ^ r)) < 0) throw new ArithmeticException("integer overflow");
    return r;
  }

  public static long addExact(long x, long y) {
    long r = x + y;
    if (((x ^ r) & (y ^ r)) < 0) throw new ArithmeticException("long overflow");
    return r;
  }

  public static int subtractExact(int x, int y) {
    int r = x - y;
    if (((x ^ y) & (x ^ r)) < 0) throw new ArithmeticException("integer overflow");
    return r;
  }

  public static long subtractExact(long x, long y) {
    long r = x - y;
    if (((x ^ y) & (x ^ r)) < 0) throw new ArithmeticException("long overflow");
    return r;
  }

  public static int multiplyExact(int x, int y) {
    long r = (long) x * (long) y;
    if ((int) r != r) throw new ArithmeticException("integer overflow");
    return (int) r;
  }

  public static long multiplyExact(long x, int y) {
    return multiplyExact(x, (long) y);
  }

  public static long multiplyExact(long x, long y) {
    long low = x * y;
    if (multiplyHigh(x, y) != low >> 63) throw new ArithmeticException("long overflow");
    return low;
  }

  public static int incrementExact(int a) {
    if (a == Integer.MAX_VALUE) throw new ArithmeticException("integer overflow");
    return a + 1;
  }

  public static long incrementExact(long a) {
    if (a == Long.MAX_VALUE) throw new ArithmeticException("long overflow");
    return a + 1;
  }

  public static int decrementExact(int a) {
    if (a == Integer.MIN_VALUE) throw new ArithmeticException("integer overflow");
    return a - 1;
  }

  public static long decrementExact(long a) {
    if (a == Long.MIN_VALUE) throw new ArithmeticException("long overflow");
    return a - 1;
  }

  public static int negateExact(int a) {
    if (a == Integer.MIN_VALUE) throw new ArithmeticException("integer overflow");
    return -a;
  }

  public static long negateExact(long a) {
    if (a == Long.MIN_VALUE) throw new ArithmeticException("long overflow");
    return -a;
  }

  public static int toIntExact(long value) {
    if ((int) value != value) throw new ArithmeticException("integer overflow");
    return (int) value;
  }

  public static long multiplyFull(int x, int y) {
    return (long) x * (long) y;
  }

  public static int floorDiv(int x, int y) {
    int q = x / y;
    return (x ^ y) < 0 && q * y != x ? q - 1 : q;
  }

  public static long floorDiv(long x, int y) {
    return floorDiv(x, (long) y);
  }

  public static long floorDiv(long x, long y) {
    long q = x / y;
    return (x ^ y) < 0 && q * y != x ? q - 1 : q;
  }

  public static int floorMod(int x, int y) {
    int r = x % y;
    return (r ^ y) < 0 && r != 0 ? r + y : r;
  }

  public static int floorMod(long x, int y) {
    return (int) floorMod(x, (long) y);
  }

  public static long floorMod(long x, long y) {
    long r = x % y;
    return (r ^ y) < 0 && r != 0 ? r + y : r;
  }

  public static int getExponent(float f) {
    return ((Float.floatToRawIntBits(f) >> 23) & 0xff) - 127;
  }
}
