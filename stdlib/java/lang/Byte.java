// A byte as an object.
package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;
  public static final int SIZE = 8;
  public static final int BYTES = 1;
  public static final Class<Byte> TYPE = (Class<Byte>) Class.primitive("byte");

  private static final Byte[] CACHE = makeCache();  // -128 .. 127

  private final byte value;

  private static Byte[] makeCache() {
    Byte[] cache = new Byte[256];
    for (int i = 0; i < 256; i++) cache[i] = new Byte((byte) (i - 128));
    return cache;
  }

  @Deprecated
  public Byte(byte value) {
    this.value = value;
  }

  @Deprecated
  public Byte(String s) throws NumberFormatException {
    this.value = parseByte(s, 10);
  }

  public static Byte valueOf(byte v) {
    return CACHE[v + 128];
  }

  public static Byte valueOf(String s) throws NumberFormatException {
    return valueOf(parseByte(s, 10));
  }

  public static Byte valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseByte(s, radix));
  }

  public static byte parseByte(String s) throws NumberFormatException {
    return parseByte(s, 10);
  }

  public static byte parseByte(String s, int radix) throws NumberFormatException {
    int i = Integer.parseInt(s, radix);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
    }
    return (byte) i;
  }

  public static Byte decode(String nm) throws NumberFormatException {
    int i = Integer.decode(nm);
    if (i < MIN_VALUE || i > MAX_VALUE) {
      throw new NumberFormatException("Value " + i + " out of range from input " + nm);
    }
    return valueOf((byte) i);
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

  public static String toString(byte v) {
    return Integer.toString(v);
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(byte value) {
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Byte && value == ((Byte) obj).value;
  }

  @Override
  public int compareTo(Byte anotherByte) {
    return value - anotherByte.value;
  }

  public static int compare(byte x, byte y) {
    return x - y;
  }

  public static int compareUnsigned(byte x, byte y) {
    return toUnsignedInt(x) - toUnsignedInt(y);
  }

  public static int toUnsignedInt(byte x) {
    return x & 0xff;
  }

  public static long toUnsignedLong(byte x) {
    return x & 0xffL;
  }
}
