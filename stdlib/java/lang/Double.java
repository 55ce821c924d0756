// A double as an object.
package java.lang;

public final class Double extends Number implements Comparable<Double> {
  public static final double POSITIVE_INFINITY = 1.0 / 0.0;
  public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
  public static final double NaN = 0.0d / 0.0;
  public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
  public static final double MIN_NORMAL = 0x1.0p-1022;
  public static final double MIN_VALUE = 0x0.0000000000001P-1022;
  public static final int MAX_EXPONENT = 1023;
  public static final int MIN_EXPONENT = -1022;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  public static final Class<Double> TYPE = (Class<Double>) Class.primitive("double");

  private final double value;

  @Deprecated
  public Double(double value) {
    this.value = value;
  }

  @Deprecated
  public Double(String s) throws NumberFormatException {
    this.value = parseDouble(s);
  }

  public static Double valueOf(double v) {
    return new Double(v);
  }

  public static Double valueOf(String s) throws NumberFormatException {
    return new Double(parseDouble(s));
  }

  // Accepts what the language accepts as a literal, a sign, white space around, NaN and Infinity.
  public static native double parseDouble(String s) throws NumberFormatException;

  public static native String toString(double v);

  public static native String toHexString(double v);

  public static boolean isNaN(double v) {
    return v != v;
  }

  public static boolean isInfinite(double v) {
    return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(double v) {
    return Math.abs(v) <= MAX_VALUE;
  }

  public boolean isNaN() {
    return isNaN(value);
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  @Override
  public String toString() {
    return toString(value);
  }

  @Override
  public byte byteValue() {
    return (byte) value;
  }

  @Override
  public short shortValue() {
    return (short) value;
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return (long) value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  @Override
  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(double value) {
    long bits = doubleToLongBits(value);
    return (int) (bits ^ (bits >>> 32));
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Double && doubleToLongBits(value) == doubleToLongBits(((Double) obj).value);
  }

  // All NaNs give the same bits.
  public static native long doubleToLongBits(double value);

  public static native long doubleToRawLongBits(double value);

  public static native double longBitsToDouble(long bits);

  @Override
  public int compareTo(Double anotherDouble) {
    return compare(value, anotherDouble.value);
  }

  // Orders -0.0 before 0.0, and NaN after everything.
  public static int compare(double a, double b) {
    if (a < b) return -1;
    if (a > b) return 1;
    long x = doubleToLongBits(a);
    long y = doubleToLongBits(b);
    return x == y ? 0 : x < y ? -1 : 1;
  }

  public static double sum(double a, double b) {
    return a + b;
  }

  public static double max(double a, double b) {
    return Math.max(a, b);
  }

  public static double min(double a, double b) {
    return Math.min(a, b);
  }
}
