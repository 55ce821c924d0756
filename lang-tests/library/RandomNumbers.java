// Random calls on numbers: BigInteger, BigDecimal, the static methods of the wrappers, Math, and String.format with numbers: what they give, and the
// exceptions with their messages. With an argument so many calls are printed, one a line (and a second one says from which on), to be compared with OpenJDK's.
// expect: -454798814
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

public class RandomNumbers {
  static int i(Random r) {
    switch (r.nextInt(6)) {
      case 0: return r.nextInt();
      case 1: return r.nextInt() >> r.nextInt(32);
      case 2: return r.nextInt(21) - 10;
      case 3: return (1 << r.nextInt(32)) + r.nextInt(3) - 1;
      case 4: return new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE + 1, 0, -1, 1}[r.nextInt(6)];
      default: return r.nextInt(2001) - 1000;
    }
  }

  static long l(Random r) {
    switch (r.nextInt(6)) {
      case 0: return r.nextLong();
      case 1: return r.nextLong() >> r.nextInt(64);
      case 2: return r.nextInt(21) - 10;
      case 3: return (1L << r.nextInt(64)) + r.nextInt(3) - 1;
      case 4: return new long[] {Long.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE + 1, 0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}[r.nextInt(7)];
      default: return i(r);
    }
  }

  static double d(Random r) {
    switch (r.nextInt(9)) {
      case 0: return Double.longBitsToDouble(r.nextLong());
      case 1: return r.nextDouble() * 2000 - 1000;
      case 2: return r.nextInt(41) / 4.0 - 5;
      case 3: return new double[] {0.0, -0.0, 1.0 / 0, -1.0 / 0, 0.0 / 0, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, -Double.MIN_VALUE, -Double.MAX_VALUE, 1, -1, 0.5, 1.5, 2.5}[r.nextInt(15)];
      case 4: return (r.nextInt(2001) - 1000) / 100.0;
      case 5: return l(r);
      case 6: return Math.scalb(r.nextDouble() - 0.5, r.nextInt(140) - 70);
      case 7: return Math.scalb(r.nextGaussian(), -1050 - r.nextInt(40));
      default: return r.nextInt(100000) * new double[] {1e-7, 1e-3, 0.1, 1e3, 1e10, 1e20}[r.nextInt(6)];
    }
  }

  static float f(Random r) {
    switch (r.nextInt(5)) {
      case 0: return Float.intBitsToFloat(r.nextInt());
      case 1: return new float[] {0f, -0f, Float.MIN_VALUE, Float.MAX_VALUE, Float.MIN_NORMAL, 1f / 0, -1f / 0, 0f / 0, 1, -1, 0.5f, 1.5f}[r.nextInt(12)];
      case 2: return r.nextInt(41) / 4f - 5;
      default: return (float) d(r);
    }
  }

  static final String[] TEXTS = {"", " ", "-", "+", "0", "-0", "+0", "00", "0x", "0x1F", "-0x80000000", "#ff", "-#7", "010", "-010", "08", "0X7fffffff", "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615", "18446744073709551616", "4294967295", "4294967296", "1_000", "1e3", "1.5", ".5", "5.", "1e", "e1", "1e+", "1E-5", "-1.5e+10", "1e400", "1e-400", "NaN", "Infinity", "-Infinity", "+NaN", "nan", "1.5f", "1.5d", "1.5F", "0x1p3", "0x1.8p1", "0x.8p-1", "0x1p", "0x1.0", "0x1.fffffffffffff8p1023", "1e2147483648", "0e999999999999", "1e-2147483647", "1e2147483647", "--1", "+-1", "1-", "zz", "-zz", "Zz", " 1", "1 ", "\t2\n", "\u0661\u0662", "128", "-129", "32768", "-32769", "127", "1.0E10", "0.1", "0.10", "100", "1E+2", "-.5E2", "1.", "1..2", "0x1.8", "+0x10", "-+5", "#", "-#", "0x-1", "00x1", "\uff11", "1L", "4.9e-324", "2.4e-324", "2.5e-324", "1.7976931348623157e308", "1.7976931348623159e308", "7e-46", "7.1e-46", "3.4028236e38", "9007199254740993", "16777217", "123456789012345678901234567890", "0.000000000000000000000000000001", "12345.678e-3"};

  static String text(Random r) {
    switch (r.nextInt(5)) {
      case 0: {
        StringBuilder b = new StringBuilder();
        for (int n = r.nextInt(8); n >= 0; n--) b.append("0123456789abcxXeE.-+ #fpP_".charAt(r.nextInt(r.nextInt(3) == 0 ? 26 : 10)));
        return b.toString();
      }
      case 1: return Long.toString(l(r), 2 + r.nextInt(35));
      case 2: return Double.toString(d(r));
      default: return TEXTS[r.nextInt(TEXTS.length)];
    }
  }

  static int radix(Random r) {
    int[] some = {10, 16, 2, 8, 36, 3, 1, 37, 0, -1};
    return r.nextInt(4) == 0 ? some[r.nextInt(10)] : some[r.nextInt(5)];
  }

  static BigInteger big(Random r) {
    switch (r.nextInt(8)) {
      case 0: return BigInteger.valueOf(l(r));
      case 1: return new BigInteger(r.nextInt(200), r);
      case 2: return new BigInteger(r.nextInt(200), r).negate();
      case 3: return BigInteger.ONE.shiftLeft(r.nextInt(130)).add(BigInteger.valueOf(r.nextInt(3) - 1));
      case 4: return BigInteger.ONE.shiftLeft(r.nextInt(130)).negate().add(BigInteger.valueOf(r.nextInt(3) - 1));
      case 5: return BigInteger.valueOf(r.nextInt(21) - 10);
      case 6: return BigInteger.TEN.pow(r.nextInt(40)).multiply(BigInteger.valueOf(r.nextInt(7) - 3));
      default: return new BigInteger(r.nextInt(10) == 0 ? 5000 : 700, r);
    }
  }

  static BigDecimal decimal(Random r) {
    switch (r.nextInt(9)) {
      case 0: return BigDecimal.valueOf(l(r), r.nextInt(30) - 10);
      case 1: return new BigDecimal(new BigInteger(r.nextInt(150), r).subtract(BigInteger.valueOf(r.nextInt(1000))), r.nextInt(60) - 20);
      case 2: return BigDecimal.valueOf(r.nextInt(2001) - 1000, r.nextInt(5) - 1);
      case 3: return new BigDecimal(BigInteger.ZERO, r.nextInt(20) - 10);
      case 4: return BigDecimal.valueOf(r.nextInt(41) - 20);
      case 5: return new BigDecimal(r.nextInt(1000) / 8.0 - 60);
      case 6: return BigDecimal.valueOf(r.nextInt(200000) / 100.0 - 1000);
      case 7: return BigDecimal.valueOf(r.nextInt(9) - 4, new int[] {2000, -2000, 100, -100, 0}[r.nextInt(5)]);
      default: return new BigDecimal(new BigInteger(1 + r.nextInt(64), r), r.nextInt(20));
    }
  }

  // One whose operations stay small: no scale of billions.
  static BigDecimal small(Random r) {
    BigDecimal x = decimal(r);
    return Math.abs((long) x.scale()) > 1000 ? BigDecimal.valueOf(r.nextInt(100), 1) : x;
  }

  static RoundingMode mode(Random r) {
    return RoundingMode.values()[r.nextInt(8)];
  }

  static MathContext context(Random r) {
    switch (r.nextInt(6)) {
      case 0: return MathContext.DECIMAL32;
      case 1: return MathContext.DECIMAL64;
      case 2: return MathContext.DECIMAL128;
      case 3: return new MathContext(r.nextInt(12), mode(r));
      case 4: return MathContext.UNLIMITED;
      default: return new MathContext(1 + r.nextInt(40), mode(r));
    }
  }

  // (Not 0, where OpenJDK still looks at a byte.)
  static int length(Random r) {
    int n = r.nextInt(6);
    return n == 0 ? -1 : n;
  }

  static Object ofBigInteger(Random r) {
    BigInteger a = big(r);
    BigInteger b = big(r);
    BigInteger c = big(r);
    int n = r.nextInt(150) - 8;
    switch (r.nextInt(55)) {
      case 0: return a.add(b);
      case 1: return a.subtract(b);
      case 2: return a.multiply(b);
      case 3: return a.divide(b);
      case 4: return a.mod(b);
      case 5: return a.remainder(b);
      case 6: return Arrays.toString(a.divideAndRemainder(b));
      case 7: return a.pow(n % 12);
      case 8: return a.gcd(b);
      case 9: return a.abs() + " " + a.negate() + " " + a.signum();
      case 10: return a.modPow(b.bitLength() > 300 ? c.shiftRight(c.bitLength() * 9 / 10) : b, c);
      case 11: return a.modInverse(b);
      case 12: return a.shiftLeft(n) + " " + b.shiftRight(n);
      case 13: return a.and(b);
      case 14: return a.or(b);
      case 15: return a.xor(b);
      case 16: return a.andNot(b);
      case 17: return a.not();
      case 18: return a.testBit(n);
      case 19: return a.setBit(n);
      case 20: return a.clearBit(n);
      case 21: return a.flipBit(n);
      case 22: return a.getLowestSetBit() + " " + a.bitLength() + " " + a.bitCount();
      case 23: return a.compareTo(b) + " " + a.equals(b) + " " + a.hashCode();
      case 24: return a.min(b) + " " + a.max(b);
      case 25: return a.toString(radix(r));
      case 26: return Arrays.toString(a.toByteArray());
      case 27: return a.intValue() + " " + a.longValue() + " " + a.shortValue() + " " + a.byteValue();
      case 28: return a.doubleValue() + " " + a.floatValue();
      case 29: return a.longValueExact();
      case 30: return a.intValueExact();
      case 31: return a.shortValueExact();
      case 32: return a.byteValueExact();
      case 33: return a.sqrt();
      case 34: return Arrays.toString(a.sqrtAndRemainder());
      case 35: return a.bitLength() > 160 ? null : a.isProbablePrime(r.nextInt(60));
      case 36: return a.bitLength() > 100 ? null : a.nextProbablePrime();
      case 37: return new BigInteger(text(r));
      case 38: return new BigInteger(text(r), radix(r));
      case 39: return new BigInteger(a.toByteArray(), r.nextInt(4) - 1, length(r));
      case 40: return new BigInteger(r.nextInt(4) - 2, b.toByteArray());
      case 41: return new BigInteger(r.nextInt(3) - 1, b.toByteArray(), r.nextInt(4) - 1, length(r));
      case 42: return new BigInteger(new byte[r.nextInt(3)]);
      case 43: return BigInteger.valueOf(l(r));
      case 44: return new BigInteger(r.nextInt(20) - 2, new Random(r.nextInt()));
      case 45: return new BigDecimal(a, r.nextInt(10) - 5);
      case 46: return a.multiply(b).divide(b).equals(a);
      case 47: return a.pow(2).sqrt().equals(a.abs());
      case 48: return new BigInteger(a.toString(7), 7).equals(a);
      case 49: return BigInteger.probablePrime(2 + r.nextInt(20), new Random(r.nextInt())).isProbablePrime(50);
      case 50: return a.multiply(a).multiply(a).add(b).mod(c.abs());
      case 51: return a.compareTo(null);
      case 52: return a.pow(r.nextInt(40)).hashCode();
      case 53: return a.multiply(a).equals(a.pow(2)) + " " + a.pow(3).subtract(a.multiply(a).multiply(a));
      default: return new BigInteger(TEXTS[r.nextInt(TEXTS.length)]).toString(16);
    }
  }

  static String shown(BigDecimal x) {
    return x + "/" + x.unscaledValue() + "/" + x.scale();
  }

  static Object ofBigDecimal(Random r) {
    boolean any = r.nextInt(5) == 0;
    BigDecimal a = any ? decimal(r) : small(r);
    BigDecimal b = any ? decimal(r) : small(r);
    MathContext m = context(r);
    RoundingMode mode = mode(r);
    int n = r.nextInt(40) - 10;
    boolean large = Math.abs((long) a.scale()) > 1000 || Math.abs((long) b.scale()) > 1000;
    switch (r.nextInt(58)) {
      case 0: return large ? shown(a.multiply(b)) : shown(a.add(b));
      case 1: return large ? shown(a.negate()) : shown(a.subtract(b));
      case 2: return shown(a.multiply(b));
      case 3: return large ? null : shown(a.divide(b));
      case 4: return large ? shown(a.divide(b, new MathContext(5))) : shown(a.divide(b, m));
      case 5: return large ? null : shown(a.divide(b, mode));
      case 6: return large ? null : shown(a.divide(b, n, mode));
      case 7: return large ? null : shown(a.remainder(b));
      case 8: return large ? null : shown(a.divideToIntegralValue(b));
      case 9: return large ? null : shown(a.divideToIntegralValue(b, m));
      case 10: return large ? null : shown(a.remainder(b, m));
      case 11: {
        if (large) return null;
        BigDecimal[] both = a.divideAndRemainder(b);
        return shown(both[0]) + " " + shown(both[1]);
      }
      case 12: return shown(a.pow(n));
      case 13: return shown(a.pow(n, m));
      case 14: return large ? shown(a.add(b, new MathContext(7, mode))) : shown(a.add(b, m));
      case 15: return large ? shown(a.subtract(b, new MathContext(7, mode))) : shown(a.subtract(b, m));
      case 16: return shown(a.multiply(b, m));
      case 17: return shown(a.round(m));
      case 18: return shown(a.plus(m)) + " " + shown(a.negate(m)) + " " + shown(a.abs(m));
      case 19: return large ? null : shown(a.setScale(n, mode));
      case 20: return large ? null : shown(a.setScale(n));
      case 21: return shown(a.stripTrailingZeros());
      case 22: return a.precision() + " " + a.scale() + " " + a.signum();
      case 23: return a.toString();
      case 24: return a.toEngineeringString();
      case 25: return large ? null : a.toPlainString();
      case 26: return large ? null : a.toBigInteger();
      case 27: return large ? null : a.toBigIntegerExact();
      case 28: return large ? null : a.intValue() + " " + a.longValue() + " " + a.shortValue();
      case 29: return a.intValueExact();
      case 30: return a.longValueExact();
      case 31: return a.shortValueExact();
      case 32: return a.byteValueExact();
      case 33: return large ? null : a.doubleValue() + " " + a.floatValue();
      case 34: return a.compareTo(b) + " " + a.equals(b);
      case 35: return a.hashCode();
      case 36: return large ? null : shown(a.min(b)) + " " + shown(a.max(b));
      case 37: return shown(a.movePointLeft(n));
      case 38: return shown(a.movePointRight(n));
      case 39: return shown(a.scaleByPowerOfTen(n));
      case 40: return shown(a.ulp());
      case 41: return large ? null : shown(a.sqrt(m));
      case 42:
      case 43: return shown(new BigDecimal(text(r)));
      case 44: return shown(new BigDecimal(text(r), m));
      case 45: return shown(new BigDecimal(d(r)));
      case 46: return shown(new BigDecimal(d(r), m));
      case 47: return shown(BigDecimal.valueOf(d(r)));
      case 48: return shown(new BigDecimal(l(r), m));
      case 49: return shown(new BigDecimal(big(r), n, m));
      case 50: return shown(new BigDecimal(text(r).toCharArray(), r.nextInt(4) - 1, r.nextInt(8) - 1));
      case 51: return shown(new BigDecimal(i(r), m));
      case 52: return m + " " + m.hashCode() % 1 + " " + new MathContext(m.toString()).equals(m);
      case 53: return new MathContext(new String[] {"precision=5 roundingMode=UP", "precision=-1 roundingMode=UP", "x", "precision=3 roundingMode=BAD", "precision=0 roundingMode=HALF_EVEN", ""}[r.nextInt(6)]);
      case 54: return a.movePointRight(n).compareTo(a.scaleByPowerOfTen(n));
      case 55: return RoundingMode.valueOf(r.nextInt(10) - 1);
      case 56: return new MathContext(r.nextInt(4) - 1).getPrecision();
      default: return new BigDecimal(a.toString()).equals(a);
    }
  }

  static Object ofInteger(Random r) {
    int a = i(r);
    int b = i(r);
    String s = text(r);
    switch (r.nextInt(46)) {
      case 0: return Integer.parseInt(s);
      case 1: return Integer.parseInt(s, radix(r));
      case 2: return Integer.valueOf(s);
      case 3: return Integer.decode(s);
      case 4: return Integer.toString(a, radix(r));
      case 5: return Integer.toHexString(a) + " " + Integer.toOctalString(a) + " " + Integer.toBinaryString(a);
      case 6: return Integer.parseUnsignedInt(s);
      case 7: return Integer.parseUnsignedInt(s, radix(r));
      case 8: return Integer.toUnsignedString(a) + " " + Integer.toUnsignedString(a, radix(r)) + " " + Integer.toUnsignedLong(a);
      case 9: return Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b);
      case 10: return Integer.compare(a, b) + " " + Integer.compareUnsigned(a, b) + " " + Integer.valueOf(a).compareTo(b);
      case 11: return Integer.bitCount(a) + " " + Integer.numberOfLeadingZeros(a) + " " + Integer.numberOfTrailingZeros(a);
      case 12: return Integer.highestOneBit(a) + " " + Integer.lowestOneBit(a) + " " + Integer.reverse(a) + " " + Integer.reverseBytes(a);
      case 13: return Integer.rotateLeft(a, b) + " " + Integer.rotateRight(a, b) + " " + Integer.signum(a);
      case 14: return Integer.parseInt(s, r.nextInt(3) - 1, r.nextInt(6) - 1, radix(r));
      case 15: return Long.parseLong(s);
      case 16: return Long.parseLong(s, radix(r));
      case 17: return Long.decode(s);
      case 18: return Long.toString(l(r), radix(r));
      case 19: return Long.parseUnsignedLong(s);
      case 20: return Long.parseUnsignedLong(s, radix(r));
      case 21: return Long.toUnsignedString(l(r), radix(r));
      case 22: return Long.divideUnsigned(l(r), l(r)) + " " + Long.remainderUnsigned(l(r), l(r));
      case 23: return Long.compareUnsigned(l(r), l(r)) + " " + Long.hashCode(l(r));
      case 24: return Long.bitCount(l(r)) + " " + Long.numberOfLeadingZeros(l(r)) + " " + Long.numberOfTrailingZeros(l(r));
      case 25: return Long.reverse(l(r)) + " " + Long.reverseBytes(l(r)) + " " + Long.highestOneBit(l(r)) + " " + Long.rotateLeft(l(r), b);
      case 26: return Long.toHexString(l(r)) + " " + Long.toOctalString(l(r)) + " " + Long.toBinaryString(l(r));
      case 27: return Short.parseShort(s);
      case 28: return Short.parseShort(s, radix(r));
      case 29: return Short.decode(s);
      case 30: return Byte.parseByte(s);
      case 31: return Byte.parseByte(s, radix(r));
      case 32: return Byte.decode(s);
      case 33: return Short.compare((short) a, (short) b) + " " + Short.toUnsignedInt((short) a) + " " + Short.reverseBytes((short) a) + " " + Short.compareUnsigned((short) a, (short) b);
      case 34: return Byte.compare((byte) a, (byte) b) + " " + Byte.toUnsignedInt((byte) a) + " " + Byte.compareUnsigned((byte) a, (byte) b) + " " + Byte.hashCode((byte) a);
      case 35: return Long.parseLong(s, r.nextInt(3) - 1, r.nextInt(6) - 1, radix(r));
      case 36: return Integer.parseUnsignedInt(s, r.nextInt(3), r.nextInt(6), radix(r));
      case 37: return Long.parseUnsignedLong(s, r.nextInt(3), r.nextInt(6), radix(r));
      case 38: return Integer.valueOf(a).hashCode() + " " + Integer.valueOf(a).doubleValue() + " " + Integer.valueOf(a).byteValue() + " " + Integer.valueOf(a).floatValue();
      case 39: return Character.digit((char) r.nextInt(0x700), radix(r)) + " " + Character.forDigit(r.nextInt(40) - 2, radix(r));
      case 40: {
        int c = r.nextInt(4) == 0 ? a : r.nextInt(0x3000);
        return Character.isDigit(c) + " " + Character.isLetter(c) + " " + Character.isWhitespace(c) + " " + Character.isSpaceChar(c) + " " + Character.isJavaIdentifierPart(c) + " " + Character.isValidCodePoint(c) + " " + Character.getNumericValue(c) + " " + Character.getType(c) + " " + Character.isISOControl(c);
      }
      case 41: return Arrays.toString(Character.toChars(a)) + Character.charCount(a);
      case 42: return Character.toString(r.nextBoolean() ? a : r.nextInt(300)).length() + " " + Character.toCodePoint('\ud801', (char) a) + " " + (int) Character.reverseBytes((char) a) + " " + (int) Character.highSurrogate(a) + " " + (int) Character.lowSurrogate(a);
      case 43: {
        int c = r.nextInt(0x600);
        return Character.toUpperCase(c) + " " + Character.toLowerCase(c) + " " + Character.isUpperCase(c) + " " + Character.isLowerCase(c) + " " + Character.isAlphabetic(c);
      }
      case 44: return Boolean.parseBoolean(s) + " " + Boolean.hashCode(a > b) + " " + Boolean.compare(a > 0, b > 0) + " " + Boolean.logicalXor(a > 0, b > 0);
      default: return Integer.parseInt(Integer.toString(a, 7), 7) == a;
    }
  }

  static Object ofDouble(Random r) {
    double a = d(r);
    double b = d(r);
    float f = f(r);
    float g = f(r);
    switch (r.nextInt(22)) {
      case 0:
      case 1: return Double.parseDouble(text(r));
      case 2: return Float.parseFloat(text(r));
      case 3: return Double.toString(a);
      case 4: return Float.toString(f);
      case 5: return Double.toHexString(a);
      case 6: return Float.toHexString(f);
      case 7: return Double.compare(a, b) + " " + Double.valueOf(a).equals(b) + " " + Double.hashCode(a);
      case 8: return Float.compare(f, g) + " " + Float.valueOf(f).equals(g) + " " + Float.hashCode(f);
      case 9: return Double.doubleToLongBits(a) + " " + Double.isNaN(a) + " " + Double.isInfinite(a) + " " + Double.isFinite(a);
      case 10: return Float.floatToIntBits(f) + " " + Float.isNaN(f) + " " + Float.isFinite(f);
      case 11: return Double.min(a, b) + " " + Double.max(a, b) + " " + Double.sum(a, b);
      case 12: return Float.min(f, g) + " " + Float.max(f, g) + " " + Float.sum(f, g);
      case 13: return (int) a + " " + (long) a + " " + (short) a + " " + (char) a % 7 + " " + (float) a + " " + (byte) a;
      case 14: return (int) f + " " + (long) f + " " + (double) f;
      case 15: return a % b + " " + f % g + " " + a / b + " " + f / g + " " + a * b + " " + f * g;
      case 16: return Double.parseDouble(Double.toString(a)) == a;
      case 17: return Float.parseFloat(Float.toString(f)) == f;
      case 18: return Double.valueOf(a).intValue() + " " + Double.valueOf(a).longValue() + " " + Double.valueOf(a).byteValue() + " " + Double.valueOf(a).shortValue();
      case 19: return Double.parseDouble(Double.toHexString(a)) + " " + Float.parseFloat(Float.toHexString(f));
      case 20: return (double) l(r) + " " + (float) l(r) + " " + (float) i(r);
      default: return Float.parseFloat(Double.toString(a));
    }
  }

  static Object ofMath(Random r) {
    int a = i(r);
    int b = i(r);
    long k = l(r);
    long l = l(r);
    double x = d(r);
    double y = d(r);
    float f = f(r);
    float g = f(r);
    switch (r.nextInt(60)) {
      case 0: return Math.addExact(a, b);
      case 1: return Math.addExact(k, l);
      case 2: return Math.subtractExact(a, b);
      case 3: return Math.subtractExact(k, l);
      case 4: return Math.multiplyExact(a, b);
      case 5: return Math.multiplyExact(k, l);
      case 6: return Math.multiplyExact(k, a);
      case 7: return Math.incrementExact(a) + Math.decrementExact(b);
      case 8: return Math.incrementExact(k) + Math.decrementExact(l);
      case 9: return Math.negateExact(a) + Math.negateExact(k);
      case 10: return Math.toIntExact(k);
      case 11: return Math.absExact(a);
      case 12: return Math.absExact(k);
      case 13: return Math.floorDiv(a, b) + " " + Math.floorMod(a, b);
      case 14: return Math.floorDiv(k, l) + " " + Math.floorMod(k, l);
      case 15: return Math.floorDiv(k, a) + " " + Math.floorMod(k, a);
      case 16: return Math.multiplyFull(a, b) + " " + Math.multiplyHigh(k, l);
      case 17: return Math.abs(a) + " " + Math.abs(k) + " " + Math.abs(x) + " " + Math.abs(f);
      case 18: return Math.max(a, b) + " " + Math.min(k, l) + " " + Math.max(x, y) + " " + Math.min(f, g) + " " + Math.min(x, y) + " " + Math.max(f, g);
      case 19: return Math.fma(x, y, d(r));
      case 20: return Math.fma(f, g, f(r));
      case 21: return Math.ulp(x) + " " + Math.ulp(f);
      case 22: return Math.nextAfter(x, y) + " " + Math.nextAfter(f, x);
      case 23: return Math.nextUp(x) + " " + Math.nextDown(x) + " " + Math.nextUp(f) + " " + Math.nextDown(f);
      case 24: return Math.IEEEremainder(x, y);
      case 25: return Math.scalb(x, a % 3000) + " " + Math.scalb(f, b % 400);
      case 26: return Math.scalb(x, a) + " " + Math.scalb(f, b);
      case 27: return Math.getExponent(x) + " " + Math.getExponent(f);
      case 28: return Math.copySign(x, y) + " " + Math.copySign(f, g) + " " + Math.signum(x) + " " + Math.signum(f);
      case 29: return Math.round(x) + " " + Math.round(f);
      case 30: return Math.rint(x) + " " + Math.floor(x) + " " + Math.ceil(x);
      case 31: return Math.sqrt(x);
      case 32: return StrictMath.cbrt(x);
      case 33: return Math.toDegrees(x) + " " + Math.toRadians(x);
      case 34: return StrictMath.hypot(x, y);
      case 35: return StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x);
      case 36: return StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan(x);
      case 37: return StrictMath.atan2(x, y);
      case 38: return StrictMath.exp(x) + " " + StrictMath.expm1(x);
      case 39: return StrictMath.log(x) + " " + StrictMath.log10(x) + " " + StrictMath.log1p(x);
      case 40: return StrictMath.sinh(x) + " " + StrictMath.cosh(x) + " " + StrictMath.tanh(x);
      case 41: return StrictMath.pow(x, y);
      case 42: return StrictMath.pow(x, a % 20);
      case 43: return StrictMath.IEEEremainder(x, y) + " " + StrictMath.rint(x) + " " + StrictMath.floor(y) + " " + StrictMath.ceil(y);
      case 44: return StrictMath.addExact(a, b) + StrictMath.subtractExact(k, l);
      case 45: return StrictMath.multiplyExact(k, a) + " " + StrictMath.floorMod(k, a) + " " + StrictMath.absExact(b);
      case 46: return StrictMath.scalb(x, a) + " " + StrictMath.nextAfter(f, y) + " " + StrictMath.ulp(y) + " " + StrictMath.getExponent(x);
      case 47: return StrictMath.round(x) + " " + StrictMath.round(f) + " " + StrictMath.toDegrees(x) + " " + StrictMath.fma(x, y, x);
      case 48: return StrictMath.negateExact(k) + " " + StrictMath.toIntExact(l) + " " + StrictMath.multiplyHigh(k, l);
      case 49: return Math.sin(a) == StrictMath.sin(a) || Math.abs(Math.sin(a) - StrictMath.sin(a)) < 1e-15;
      case 50: return StrictMath.sqrt(y) + " " + StrictMath.max(x, y) + " " + StrictMath.min(f, g) + " " + StrictMath.copySign(x, y);
      case 51: return a / b;
      case 52: return k % l;
      case 53: return (a << b) + " " + (a >>> b) + " " + (a >> b) + " " + (k << b) + " " + (k >>> b) + " " + (k >> l);
      case 54: return Math.floorMod(a, b) + Math.floorDiv(l, b);
      case 55: return Double.hashCode(x) + Float.hashCode(f) + Long.hashCode(k) + Arrays.hashCode(new double[] {x, y}) + Arrays.hashCode(new long[] {k, l});
      case 56: return Math.pow(a % 10, b % 10);
      case 57: return StrictMath.decrementExact(a) + " " + StrictMath.incrementExact(k);
      case 58: return StrictMath.multiplyExact(a, b) + " " + StrictMath.subtractExact(b, a);
      default: return Math.hypot(a % 100, 0) + " " + Math.cbrt(a % 1);
    }
  }

  static String specifier(Random r, Object argument) {
    StringBuilder b = new StringBuilder("%");
    if (r.nextInt(20) == 0) b.append(r.nextInt(4)).append('$');
    if (r.nextInt(25) == 0) b.append('<');
    boolean fitting = r.nextInt(4) != 0;
    boolean whole = argument instanceof Number && !(argument instanceof Double || argument instanceof Float || argument instanceof BigDecimal);
    if (fitting) {
      String flags = whole ? "-+ 0,(" : "-+ 0";
      for (int n = r.nextInt(3); n > 0; n--) {
        char c = flags.charAt(r.nextInt(flags.length()));
        if (b.indexOf("" + c) < 0) b.append(c);
      }
    } else {
      for (int n = r.nextInt(3); n > 0; n--) b.append("-#+ 0,(".charAt(r.nextInt(7)));
    }
    if (r.nextInt(3) != 0) b.append(1 + r.nextInt(25));
    if (fitting ? !whole && r.nextInt(3) != 0 : r.nextInt(3) == 0) b.append('.').append(r.nextInt(r.nextInt(15) == 0 ? 400 : 20));
    String kinds = !fitting ? (r.nextInt(4) == 0 ? "bBhHsScCnN%yYdDjkl" : "ddxXoeEfgGaAffsc") : whole ? "dddxXo" : argument instanceof BigDecimal ? "ffegGE" : "feEgGaAf";
    return b.append(kinds.charAt(r.nextInt(kinds.length()))).toString();
  }

  static Object argument(Random r) {
    switch (r.nextInt(14)) {
      case 0: return i(r);
      case 1: return l(r);
      case 2: return (short) i(r);
      case 3: return (byte) i(r);
      case 4: return f(r);
      case 5: return big(r);
      case 6:
      case 7: return small(r);
      case 8: return r.nextInt(3) == 0 ? null : r.nextInt(2) == 0 ? "text" : (Object) 'c';
      case 9: return i(r) % 10000;
      default: return d(r);
    }
  }

  static Object ofFormat(Random r) {
    StringBuilder f = new StringBuilder();
    int n = 1 + r.nextInt(2);
    Object[] all = new Object[n];
    for (int k = 0; k < n; k++) {
      all[k] = argument(r);
      f.append(specifier(r, all[k])).append('|');
    }
    Locale where = new Locale[] {Locale.ROOT, Locale.US, Locale.GERMANY, Locale.FRANCE, null, new Locale("de", "CH"), Locale.forLanguageTag("hi-IN")}[r.nextInt(7)];
    String shown = f + " " + Arrays.toString(all) + " ";
    try {
      return shown + String.format(where, f.toString(), all);
    } catch (RuntimeException e) {
      return shown + e.getClass().getSimpleName() + " " + e.getMessage();
    }
  }

  static String run(int seed) {
    Random r = new Random(seed);
    r.nextInt();
    int what = r.nextInt(7);
    Object result;
    try {
      switch (what) {
        case 0: result = ofBigInteger(r); break;
        case 1: result = ofBigDecimal(r); break;
        case 2: result = ofInteger(r); break;
        case 3: result = ofDouble(r); break;
        case 4: result = ofMath(r); break;
        default: result = ofFormat(r);
      }
    } catch (RuntimeException e) {
      result = e.getClass().getSimpleName() + " " + e.getMessage();
    }
    StringBuilder b = new StringBuilder().append(what).append(' ');
    String s = String.valueOf(result);
    for (int k = 0; k < s.length(); k++) {
      char c = s.charAt(k);
      if (c < 32 || c > 126) b.append("\\u").append(Integer.toHexString(c));
      else b.append(c);
    }
    return b.toString();
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      int from = args.length > 1 ? Integer.parseInt(args[1]) : 0;
      for (int seed = from; seed < from + Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 20000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
