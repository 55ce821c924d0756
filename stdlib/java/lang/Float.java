// A float as an object.
package java.lang;

public final class Float extends Number implements Comparable<Float> {
  public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
  public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
  public static final float NaN = 0.0f / 0.0f;
  public static final float MAX_VALUE = 0x1.fffffeP+127f;
  public static final float MIN_NORMAL = 0x1.0p-126f;
  public static final float MIN_VALUE = 0x0.000002P-126f;
  public static final int MAX_EXPONENT = 127;
  public static final int MIN_EXPONENT = -126;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  public static final Class<Float> TYPE = (Class<Float>) Class.primitive("float");

  private final float value;

  @Deprecated
  public Float(float value) {
    this.value = value;
  }

  @Deprecated
  public Float(double value) {
    this.value = (float) value;
  }

  @Deprecated
  public Float(String s) throws NumberFormatException {
    this.value = parseFloat(s);
  }

  public static Float valueOf(float v) {
    return new Float(v);
  }

  public static Float valueOf(String s) throws NumberFormatException {
    return new Float(parseFloat(s));
  }

  // Accepts what the language accepts as a literal, a sign, white space around, NaN and Infinity.
  public static native float parseFloat(String s) throws NumberFormatException;

  public static native String toString(float v);

  public static native String toHexString(float v);

  public static boolean isNaN(float v) {
    return v != v;
  }

  public static boolean isInfinite(float v) {
    return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(float v) {
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

  public static int hashCode(float value) {
    int bits = floatToIntBits(value);
    return bits;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Float && floatToIntBits(value) == floatToIntBits(((Float) obj).value);
  }

  // All NaNs give the same bits.
  public static native int floatToIntBits(float value);

  public static native int floatToRawIntBits(float value);

  public static native float intBitsToFloat(int bits);

  @Override
  public int compareTo(Float anotherFloat) {
    return compare(value, anotherFloat.value);
  }

  // Orders -0.0 before 0.0, and NaN after everything.
  public static int compare(float a, float b) {
    if (a < b) return -1;
    if (a > b) return 1;
    int x = floatToIntBits(a);
    int y = floatToIntBits(b);
    return x == y ? 0 : x < y ? -1 : 1;
  }

  public static float sum(float a, float b) {
    return a + b;
  }

  public static float max(float a, float b) {
    return Math.max(a, b);
  }

  public static float min(float a, float b) {
    return Math.min(a, b);
  }
}
