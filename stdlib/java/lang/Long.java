// A long as an object.
package java.lang;

public final class Long extends Number implements Comparable<Long>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final long MIN_VALUE = 0x8000000000000000L;
  public static final long MAX_VALUE = 0x7fffffffffffffffL;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  public static final Class<Long> TYPE = (Class<Long>) Class.primitive("long");

  private static final Long[] CACHE = makeCache();  // -128 .. 127

  private final long value;

  private static Long[] makeCache() {
    Long[] cache = new Long[256];
    for (int i = 0; i < 256; i++) cache[i] = new Long(i - 128);
    return cache;
  }

  @Deprecated
  public Long(long value) {
    this.value = value;
  }

  @Deprecated
  public Long(String s) throws NumberFormatException {
    this.value = parseLong(s, 10);
  }

  public static Long valueOf(long l) {
    if (l >= -128 && l <= 127) return CACHE[(int) l + 128];
    return new Long(l);
  }

  public static Long valueOf(String s) throws NumberFormatException {
    return valueOf(parseLong(s, 10));
  }

  public static Long valueOf(String s, int radix) throws NumberFormatException {
    return valueOf(parseLong(s, radix));
  }

  static void checkParse(String s, int radix) {
    if (s == null) throw new NumberFormatException("Cannot parse null string");
    if (radix < Character.MIN_RADIX) {
      throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    }
    if (radix > Character.MAX_RADIX) {
      throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    }
  }

  public static long parseLong(String s) throws NumberFormatException {
    return parseLong(s, 10);
  }

  public static long parseLong(String s, int radix) throws NumberFormatException {
    checkParse(s, radix);
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
    // Counts down from zero: the negative range is the larger one.
    long limit = negative ? MIN_VALUE : -MAX_VALUE;
    long beforeMultiply = limit / radix;
    long result = 0;
    for (; i < n; i++) {
      int digit = Character.digit(s.charAt(i), radix);
      if (digit < 0 || result < beforeMultiply) throw NumberFormatException.forInputString(s, radix);
      result *= radix;
      if (result < limit + digit) throw NumberFormatException.forInputString(s, radix);
      result -= digit;
    }
    return negative ? result : -result;
  }

  public static long parseUnsignedLong(String s) throws NumberFormatException {
    return parseUnsignedLong(s, 10);
  }

  public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
    if (s == null) throw new NumberFormatException("Cannot parse null string");
    checkUnsigned(s, radix);
    return isShortUnsigned(s, radix) ? parseLong(s, radix) : parseLongUnsigned(s, radix);
  }

  private static void checkUnsigned(String s, int radix) {
    if (s.isEmpty()) throw NumberFormatException.forInputString(s, radix);
    if (s.charAt(0) == '-') throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
  }

  // So few digits that the number is no larger than the largest long.
  private static boolean isShortUnsigned(String s, int radix) {
    return s.length() <= 12 || radix == 10 && s.length() <= 18;
  }

  // All digits but the last one are a long, and what is wrong with them is said as for a part of a text.
  private static long parseLongUnsigned(String s, int radix) {
    int last = s.length() - 1;
    long first = parseLong(s, 0, last, radix);
    int digit = Character.digit(s.charAt(last), radix);
    if (digit < 0) throw new NumberFormatException("Bad digit at end of " + s);
    long result = first * radix + digit;
    if (compareUnsigned(first, divideUnsigned(-1L, radix)) > 0 || compareUnsigned(result, first * radix) < 0) {
      throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
    }
    return result;
  }

  public static Long decode(String nm) throws NumberFormatException {
    return decode(nm, false);
  }

  // As an int: what does not fit is no number, and the message shows its digits.
  static long decode(String nm, boolean asInt) {
    if (nm.isEmpty()) throw new NumberFormatException("Zero length string");
    int i = 0;
    int radix = 10;
    boolean negative = false;
    char first = nm.charAt(0);
    if (first == '-' || first == '+') {
      negative = first == '-';
      i = 1;
    }
    if (nm.startsWith("0x", i) || nm.startsWith("0X", i)) {
      i += 2;
      radix = 16;
    } else if (nm.startsWith("#", i)) {
      i++;
      radix = 16;
    } else if (nm.startsWith("0", i) && nm.length() > i + 1) {
      i++;
      radix = 8;
    }
    if (nm.startsWith("-", i) || nm.startsWith("+", i)) {
      throw new NumberFormatException("Sign character in wrong position");
    }
    String digits = nm.substring(i);
    if (negative) digits = "-" + digits;
    return asInt ? Integer.parseInt(digits, radix) : parseLong(digits, radix);
  }

  public static Long getLong(String nm) {
    return getLong(nm, null);
  }

  public static Long getLong(String nm, long val) {
    Long result = getLong(nm, null);
    return result == null ? valueOf(val) : result;
  }

  public static Long getLong(String nm, Long val) {
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
    return (int) value;
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

  public static native String toString(long i);

  public static String toString(long i, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) radix = 10;
    if (radix == 10) return toString(i);
    return radixString0(i, radix, false);
  }

  // The digits of i, which is taken as unsigned if asked for.
  private static native String radixString0(long i, int radix, boolean unsigned);

  public static String toUnsignedString(long i) {
    return radixString0(i, 10, true);
  }

  public static String toUnsignedString(long i, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) radix = 10;
    return radixString0(i, radix, true);
  }

  public static String toHexString(long i) {
    return radixString0(i, 16, true);
  }

  public static String toOctalString(long i) {
    return radixString0(i, 8, true);
  }

  public static String toBinaryString(long i) {
    return radixString0(i, 2, true);
  }

  @Override
  public int hashCode() {
    return (int) (value ^ (value >>> 32));
  }

  public static int hashCode(long value) {
    return (int) (value ^ (value >>> 32));
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Long && value == ((Long) obj).value;
  }

  @Override
  public int compareTo(Long anotherLong) {
    return compare(value, anotherLong.value);
  }

  public static int compare(long x, long y) {
    return x < y ? -1 : x == y ? 0 : 1;
  }

  public static int compareUnsigned(long x, long y) {
    return compare(x + MIN_VALUE, y + MIN_VALUE);
  }

  public static native long divideUnsigned(long dividend, long divisor);

  public static native long remainderUnsigned(long dividend, long divisor);

  public static native int bitCount(long i);

  public static native int numberOfLeadingZeros(long i);

  public static native int numberOfTrailingZeros(long i);

  public static native long reverse(long i);

  public static native long reverseBytes(long i);

  public static long highestOneBit(long i) {
    return i & (MIN_VALUE >>> numberOfLeadingZeros(i));
  }

  public static long lowestOneBit(long i) {
    return i & -i;
  }

  public static long rotateLeft(long i, int distance) {
    return (i << distance) | (i >>> -distance);
  }

  public static long rotateRight(long i, int distance) {
    return (i >>> distance) | (i << -distance);
  }

  public static int signum(long i) {
    return (int) ((i >> 63) | (-i >>> 63));
  }

  public static long sum(long a, long b) {
    return a + b;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
    java.util.Objects.requireNonNull(s);
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) throw new IndexOutOfBoundsException();
    if (radix < Character.MIN_RADIX) throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    if (radix > Character.MAX_RADIX) throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    if (beginIndex == endIndex) throw new NumberFormatException("");
    int at = beginIndex;
    boolean negative = s.charAt(at) == '-';
    if (negative || s.charAt(at) == '+') at++;
    if (at == endIndex) throw wrongAt(at, s, beginIndex, endIndex);
    long limit = negative ? MIN_VALUE : -MAX_VALUE;
    long result = 0L;  // its negative, of which there is one more
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
  public java.util.Optional<Long> describeConstable() {
    return java.util.Optional.of(this);
  }

  @Override
  public Long resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
    return this;
  }

  public static long parseUnsignedLong(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
    java.util.Objects.requireNonNull(s);
    if (beginIndex < 0 || beginIndex > endIndex || endIndex > s.length()) throw new IndexOutOfBoundsException();
    String text = s.subSequence(beginIndex, endIndex).toString();
    checkUnsigned(text, radix);
    return isShortUnsigned(text, radix) ? parseLong(text, 0, text.length(), radix) : parseLongUnsigned(text, radix);
  }
}
