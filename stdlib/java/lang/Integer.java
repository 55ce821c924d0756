// An int as an object.
package java.lang;

public final class Integer extends Number implements Comparable<Integer>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final int MIN_VALUE = 0x80000000;
  public static final int MAX_VALUE = 0x7fffffff;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  public static final Class<Integer> TYPE = (Class<Integer>) Class.primitive("int");

  private static final Integer[] CACHE = makeCache();  // -128 .. 127

  private final int value;

  private static Integer[] makeCache() {
    Integer[] cache = new Integer[256];
    for (int i = 0; i < 256; i++) cache[i] = new Integer(i - 128);
    return cache;
  }

  @Deprecated
  public Integer(int value) {
    this.value = value;
  }

  @Deprecated
  public Integer(String s) throws NumberFormatException {
    this.value = parseInt(s, 10);
  }

  public static Integer valueOf(int i) {
    if (i >= -128 && i <= 127) return CACHE[i + 128];
    return new Integer(i);
  }

  public static Integer valueOf(String s) throws NumberFormatException {
    return valueOf(parseInt(s, 10));
  }

  public static Integer valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseInt(s, radix));
  }

  public static int parseInt(String s) throws NumberFormatException {
    return parseInt(s, 10);
  }

  public static int parseInt(String s, int radix) throws NumberFormatException {
    Long.checkParse(s, radix);
    int n = s.length();
    int i = 0;
    boolean negative = false;
    if (n > 0) {
      char first = s.charAt(0);
      if (first == '-' || first == '+') {
        negative = first == '-';
        i = 1;
      }
    }
    if (i == n) throw NumberFormatException.forInputString(s, radix);
    long result = 0;
    for (; i < n; i++) {
      int digit = Character.digit(s.charAt(i), radix);
      if (digit < 0) throw NumberFormatException.forInputString(s, radix);
      result = result * radix + digit;
      if (result > 0x80000000L) throw NumberFormatException.forInputString(s, radix);
    }
    if (negative) return (int) -result;
    if (result > MAX_VALUE) throw NumberFormatException.forInputString(s, radix);
    return (int) result;
  }

  public static int parseUnsignedInt(String s) throws NumberFormatException {
    return parseUnsignedInt(s, 10);
  }

  public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
    if (s == null) throw new NumberFormatException("Cannot parse null string");
    int n = s.length();
    if (n == 0) throw NumberFormatException.forInputString(s, radix);
    if (s.charAt(0) == '-') {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
    }
    long result = Long.parseLong(s, radix);
    if ((result & 0xffffffff00000000L) != 0) {
      throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
    }
    return (int) result;
  }

  public static Integer decode(String nm) throws NumberFormatException {
    return valueOf((int) Long.decode(nm, true));
  }

  public static Integer getInteger(String nm) {
    return getInteger(nm, null);
  }

  public static Integer getInteger(String nm, int val) {
    Integer result = getInteger(nm, null);
    return result == null ? valueOf(val) : result;
  }

  public static Integer getInteger(String nm, Integer val) {
    String text = nm == null || nm.isEmpty() ? null : System.getProperty(nm);
    if (text != null) {
      try {
        return decode(text);
      } catch (NumberFormatException e) {
        return val;
      }
    }
    return val;
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
    return toString(value);
  }

  public static native String toString(int i);

  public static String toString(int i, int radix) {
    return Long.toString(i, radix);
  }

  public static String toUnsignedString(int i) {
    return Long.toString(toUnsignedLong(i));
  }

  public static String toUnsignedString(int i, int radix) {
    return Long.toString(toUnsignedLong(i), radix);
  }

  public static String toHexString(int i) {
    return Long.toString(toUnsignedLong(i), 16);
  }

  public static String toOctalString(int i) {
    return Long.toString(toUnsignedLong(i), 8);
  }

  public static String toBinaryString(int i) {
    return Long.toString(toUnsignedLong(i), 2);
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(int value) {
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Integer && value == ((Integer) obj).value;
  }

  @Override
  public int compareTo(Integer anotherInteger) {
    return compare(value, anotherInteger.value);
  }

  public static int compare(int x, int y) {
    return x < y ? -1 : x == y ? 0 : 1;
  }

  public static int compareUnsigned(int x, int y) {
    return compare(x + MIN_VALUE, y + MIN_VALUE);
  }

  public static long toUnsignedLong(int x) {
    return x & 0xffffffffL;
  }

  public static int divideUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
  }

  public static int remainderUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
  }

  public static native int bitCount(int i);

  public static native int numberOfLeadingZeros(int i);

  public static native int numberOfTrailingZeros(int i);

  public static native int reverse(int i);

  public static native int reverseBytes(int i);

  public static int highestOneBit(int i) {
    return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
  }

  public static int lowestOneBit(int i) {
    return i & -i;
  }

  public static int rotateLeft(int i, int distance) {
    return (i << distance) | (i >>> -distance);
  }

  public static int rotateRight(int i, int distance) {
    return (i >>> distance) | (i << -distance);
  }

  public static int signum(int i) {
    return (i >> 31) | (-i >>> 31);
  }

  public static int sum(int a, int b) {
    return a + b;
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
    java.util.Objects.requireNonNull(s);
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) throw new IndexOutOfBoundsException();
    if (radix < Character.MIN_RADIX) throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    if (radix > Character.MAX_RADIX) throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    if (beginIndex == endIndex) throw NumberFormatException.forInputString("", radix);
    int at = beginIndex;
    boolean negative = s.charAt(at) == '-';
    if (negative || s.charAt(at) == '+') at++;
    if (at == endIndex) throw wrongAt(at, s, beginIndex, endIndex);
    int limit = negative ? MIN_VALUE : -MAX_VALUE;
    int result = 0;  // its negative, of which there is one more
    for (; at < endIndex; at++) {
      int digit = Character.digit(s.charAt(at), radix);
      if (digit < 0 || result < limit / radix || result * radix < limit + digit) throw wrongAt(at, s, beginIndex, endIndex);
      result = result * radix - digit;
    }
    return negative ? result : -result;
  }

  private static NumberFormatException wrongAt(int index, CharSequence s, int begin, int end) {
    return new NumberFormatException("Error at index " + (index - begin) + " in: \"" + s.subSequence(begin, end) + "\"");
  }

  @Override
  public java.util.Optional<Integer> describeConstable() {
    return java.util.Optional.of(this);
  }

  @Override
  public Integer resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
    return this;
  }

  public static int parseUnsignedInt(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
    java.util.Objects.requireNonNull(s);
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) throw new IndexOutOfBoundsException();
    String text = s.subSequence(beginIndex, endIndex).toString();
    if (text.isEmpty()) throw new NumberFormatException("");
    if (text.charAt(0) == '-') throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
    long result = Long.parseLong(text, 0, text.length(), radix);
    if ((result & 0xffffffff00000000L) != 0) throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
    return (int) result;
  }
}
