// A short as an object.
package java.lang;

public final class Short extends Number implements Comparable<Short> {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
  public static final int SIZE = 16;
  public static final int BYTES = 2;
  public static final Class<Short> TYPE = (Class<Short>) Class.primitive("short");

  private static final Short[] CACHE = makeCache();  // -128 .. 127

  private final short value;

  private static Short[] makeCache() {
    Short[] cache = new Short[256];
    for (int i = 0; i < 256; i++) cache[i] = new Short((short) (i - 128));
    return cache;
  }

  @Deprecated
  public Short(short value) {
    this.value = value;
  }

  @Deprecated
  public Short(String s) throws NumberFormatException {
    this.value = parseShort(s, 10);
  }

  public static Short valueOf(short v) {
    if (v >= -128 && v <= 127) return CACHE[v + 128];
    return new Short(v);
  }

  public static Short valueOf(String s) throws NumberFormatException {
    return valueOf(parseShort(s, 10));
  }

  public static Short valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseShort(s, radix));
  }

  public static short parseShort(String s) throws NumberFormatException {
    return parseShort(s, 10);
  }

  public static short parseShort(String s, int radix) throws NumberFormatException {
    int i = Integer.parseInt(s, radix);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
    }
    return (short) i;
  }

  public static Short decode(String nm) throws NumberFormatException {
    int i = Integer.decode(nm);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException("Value " + i + " out of range from input " + nm);
    }
    return valueOf((short) i);
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
    return value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public float floatValue() {
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }

  public static String toString(short v) {
    return Integer.toString(v);
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(short value) {
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Short && value == ((Short) obj).value;
  }

  @Override
  public int compareTo(Short anotherShort) {
    return value - anotherShort.value;
  }

  public static int compare(short x, short y) {
    return x - y;
  }

  public static int compareUnsigned(short x, short y) {
    return toUnsignedInt(x) - toUnsignedInt(y);
  }

  public static int toUnsignedInt(short x) {
    return x & 0xffff;
  }

  public static long toUnsignedLong(short x) {
    return x & 0xffffL;
  }

  public static short reverseBytes(short i) {
    return (short) (((i & 0xff00) >> 8) | (i << 8));
  }
}
