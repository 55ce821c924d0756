// Integers without bounds: a sign and a magnitude; bit operations see two's complement.
package java.math;

import java.util.Arrays;
import java.util.Random;

public class BigInteger extends Number implements Comparable<BigInteger> {
  public static final BigInteger ZERO = new BigInteger(0, Magnitude.ZERO);
  public static final BigInteger ONE = valueOf(1);
  public static final BigInteger TWO = valueOf(2);
  public static final BigInteger TEN = valueOf(10);

  private static final int DEFAULT_CERTAINTY = 100;

  final int signum;
  final int[] mag;

  private BigInteger(int signum, int[] mag) {
    this.signum = mag.length == 0 ? 0 : signum;
    this.mag = mag;
  }

  // --- construction

  public static BigInteger valueOf(long val) {
    return new BigInteger(val < 0 ? -1 : 1, Magnitude.of(val < 0 ? -val : val));
  }

  public BigInteger(String val) {
    this(val, 10);
  }

  public BigInteger(String val, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new NumberFormatException("Radix out of range");
    }
    int length = val.length();
    if (length == 0) throw new NumberFormatException("Zero length BigInteger");
    int sign = 1;
    int start = 0;
    int minus = val.lastIndexOf('-');
    int plus = val.lastIndexOf('+');
    if (minus >= 0) {
      if (minus != 0 || plus >= 0) throw new NumberFormatException("Illegal embedded sign character");
      sign = -1;
      start = 1;
    } else if (plus >= 0) {
      if (plus != 0) throw new NumberFormatException("Illegal embedded sign character");
      start = 1;
    }
    if (start == length) throw new NumberFormatException("Zero length BigInteger");
    while (start < length && Character.digit(val.charAt(start), radix) == 0) start++;
    mag = parse(val, start, radix);
    signum = mag.length == 0 ? 0 : sign;
  }

  // How many digits of the radix always fit into an int, and what they count up to.
  private static int digitsPerInt(int radix) {
    int digits = 0;
    for (long power = radix; power <= Integer.MAX_VALUE; power *= radix) digits++;
    return digits;
  }

  private static int power(int base, int exponent) {
    int result = 1;
    while (exponent-- > 0) result *= base;
    return result;
  }

  private static int[] parse(String val, int start, int radix) {
    int digits = val.length() - start;
    if (digits == 0) return Magnitude.ZERO;
    int perGroup = digitsPerInt(radix);
    int superRadix = power(radix, perGroup);
    int[] result = new int[digits / perGroup + 2];
    int used = 0;
    int end = start + digits % perGroup;
    if (end == start) end += perGroup;
    for (; start < val.length(); start = end, end += perGroup) {
      int group = Integer.parseInt(val.substring(start, end), radix);
      if (group < 0) throw new NumberFormatException("Illegal digit");
      int carry = Magnitude.multiplyInPlace(result, used, superRadix, group);
      if (carry != 0) result[used++] = carry;
    }
    return Magnitude.trimmed(result);
  }

  public BigInteger(byte[] val) {
    this(val, 0, val.length);
  }

  // Two's complement, the highest byte first.
  public BigInteger(byte[] val, int off, int len) {
    if (val.length == 0) throw new NumberFormatException("Zero length BigInteger");
    java.util.Objects.checkFromIndexSize(off, len, val.length);
    boolean negative = len > 0 && val[off] < 0;
    int[] words = wordsOf(val, off, len, negative);
    if (negative) words = Magnitude.trimmed(negated(words));
    mag = Magnitude.trimmed(words);
    signum = mag.length == 0 ? 0 : negative ? -1 : 1;
  }

  public BigInteger(int signum, byte[] magnitude) {
    this(signum, magnitude, 0, magnitude.length);
  }

  public BigInteger(int signum, byte[] magnitude, int off, int len) {
    if (signum < -1 || signum > 1) throw new NumberFormatException("Invalid signum value");
    java.util.Objects.checkFromIndexSize(off, len, magnitude.length);
    mag = Magnitude.trimmed(wordsOf(magnitude, off, len, false));
    if (mag.length > 0 && signum == 0) {
      throw new NumberFormatException("signum-magnitude mismatch");
    }
    this.signum = mag.length == 0 ? 0 : signum;
  }

  private static int[] wordsOf(byte[] bytes, int off, int len, boolean negative) {
    int[] words = new int[(len + 3) / 4 + 1];
    if (negative) Arrays.fill(words, -1);
    for (int i = 0; i < len; i++) {
      int shift = i % 4 * 8;
      words[i / 4] = words[i / 4] & ~(0xff << shift) | (bytes[off + len - 1 - i] & 0xff) << shift;
    }
    return words;
  }

  // Of two's complement.
  private static int[] negated(int[] words) {
    int[] result = new int[words.length];
    int carry = 1;
    for (int i = 0; i < words.length; i++) {
      result[i] = ~words[i] + carry;
      if (result[i] != 0) carry = 0;
    }
    return result;
  }

  // Uniformly from 0 to 2^numBits - 1.
  public BigInteger(int numBits, Random rnd) {
    if (numBits < 0) throw new IllegalArgumentException("numBits must be non-negative");
    byte[] bytes = new byte[(numBits + 7) / 8];
    if (bytes.length > 0) {
      rnd.nextBytes(bytes);
      bytes[0] &= (byte) ((1 << 8 - (8 * bytes.length - numBits)) - 1);
    }
    mag = Magnitude.trimmed(wordsOf(bytes, 0, bytes.length, false));
    signum = mag.length == 0 ? 0 : 1;
  }

  public BigInteger(int bitLength, int certainty, Random rnd) {
    if (bitLength < 2) throw new ArithmeticException("bitLength < 2");
    BigInteger prime = Primes.random(bitLength, certainty, rnd);
    signum = 1;
    mag = prime.mag;
  }

  public static BigInteger probablePrime(int bitLength, Random rnd) {
    if (bitLength < 2) throw new ArithmeticException("bitLength < 2");
    return Primes.random(bitLength, DEFAULT_CERTAINTY, rnd);
  }

  public BigInteger nextProbablePrime() {
    if (signum < 0) throw new ArithmeticException("start < 0: " + this);
    return Primes.next(this);
  }

  public boolean isProbablePrime(int certainty) {
    return certainty <= 0 || Primes.isPrime(abs(), certainty, null);
  }

  // --- arithmetic

  public BigInteger add(BigInteger val) {
    if (val.signum == 0) return this;
    if (signum == 0) return val;
    if (signum == val.signum) return new BigInteger(signum, Magnitude.add(mag, val.mag));
    int order = Magnitude.compare(mag, val.mag);
    if (order == 0) return ZERO;
    return order > 0
        ? new BigInteger(signum, Magnitude.subtract(mag, val.mag))
        : new BigInteger(val.signum, Magnitude.subtract(val.mag, mag));
  }

  public BigInteger subtract(BigInteger val) {
    return add(val.negate());
  }

  public BigInteger multiply(BigInteger val) {
    if (val.signum == 0 || signum == 0) return ZERO;
    return new BigInteger(signum * val.signum, Magnitude.multiply(mag, val.mag));
  }

  public BigInteger divide(BigInteger val) {
    return divideAndRemainder(val)[0];
  }

  public BigInteger[] divideAndRemainder(BigInteger val) {
    if (val.signum == 0) throw new ArithmeticException("BigInteger divide by zero");
    int[][] result = Magnitude.divide(mag, val.mag);
    return new BigInteger[] {
      new BigInteger(signum * val.signum, result[0]), new BigInteger(signum, result[1])
    };
  }

  public BigInteger remainder(BigInteger val) {
    return divideAndRemainder(val)[1];
  }

  public BigInteger mod(BigInteger m) {
    if (m.signum <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
    BigInteger result = remainder(m);
    return result.signum >= 0 ? result : result.add(m);
  }

  public BigInteger pow(int exponent) {
    if (exponent < 0) throw new ArithmeticException("Negative exponent");
    if (((long) bitLength() - 1) * exponent >= Integer.MAX_VALUE) throw new ArithmeticException("BigInteger would overflow supported range");
    if (signum == 0) return exponent == 0 ? ONE : this;
    // Powers of two are a shift.
    int twos = Magnitude.trailingZeros(mag);
    BigInteger base = twos == 0 ? this : shiftOdd(twos);
    BigInteger result = ONE;
    for (int bits = exponent; bits != 0; bits >>>= 1) {
      if ((bits & 1) != 0) result = result.multiply(base);
      if (bits != 1) base = base.multiply(base);
    }
    return twos == 0 ? result : result.shiftLeft(twos * exponent);
  }

  private BigInteger shiftOdd(int twos) {
    return new BigInteger(signum, Magnitude.shiftRight(mag, twos));
  }

  // Newton's method from above.
  public BigInteger sqrt() {
    if (signum < 0) throw new ArithmeticException("Negative BigInteger");
    if (signum == 0) return ZERO;
    BigInteger x = ONE.shiftLeft((bitLength() + 1) / 2);
    while (true) {
      BigInteger next = x.add(divide(x)).shiftRight(1);
      if (next.compareTo(x) >= 0) return x;
      x = next;
    }
  }

  public BigInteger[] sqrtAndRemainder() {
    BigInteger s = sqrt();
    return new BigInteger[] {s, subtract(s.multiply(s))};
  }

  public BigInteger gcd(BigInteger val) {
    BigInteger a = abs();
    BigInteger b = val.abs();
    while (b.signum != 0) {
      BigInteger rest = a.remainder(b);
      a = b;
      b = rest;
    }
    return a;
  }

  public BigInteger abs() {
    return signum >= 0 ? this : negate();
  }

  public BigInteger negate() {
    return new BigInteger(-signum, mag);
  }

  public int signum() {
    return signum;
  }

  public BigInteger modPow(BigInteger exponent, BigInteger m) {
    if (m.signum <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
    if (exponent.signum == 0) return m.equals(ONE) ? ZERO : ONE;
    boolean invert = exponent.signum < 0;
    BigInteger base = mod(m);
    if (invert) {
      base = base.modInverse(m);
      exponent = exponent.negate();
    }
    BigInteger result = ONE.mod(m);
    for (int i = exponent.bitLength() - 1; i >= 0; i--) {
      result = result.multiply(result).mod(m);
      if (exponent.testBit(i)) result = result.multiply(base).mod(m);
    }
    return result;
  }

  // The extended algorithm of Euclid.
  public BigInteger modInverse(BigInteger m) {
    if (m.signum != 1) throw new ArithmeticException("BigInteger: modulus not positive");
    if (m.equals(ONE)) return ZERO;
    BigInteger a = m;
    BigInteger b = mod(m);
    BigInteger x = ZERO;
    BigInteger y = ONE;
    while (b.signum != 0) {
      BigInteger[] division = a.divideAndRemainder(b);
      BigInteger next = x.subtract(division[0].multiply(y));
      x = y;
      y = next;
      a = b;
      b = division[1];
    }
    if (!a.equals(ONE)) throw new ArithmeticException("BigInteger not invertible.");
    return x.mod(m);
  }

  // --- bits, in two's complement

  private int word(int i) {
    if (signum >= 0) return i < mag.length ? mag[i] : 0;
    if (i >= mag.length) return -1;
    int j = 0;
    while (mag[j] == 0) j++;  // the carry of the negation ends here
    return i < j ? 0 : i == j ? -mag[i] : ~mag[i];
  }

  private static BigInteger ofWords(int[] words) {
    if (words.length == 0 || words[words.length - 1] >= 0) {
      return new BigInteger(1, Magnitude.trimmed(words));
    }
    return new BigInteger(-1, Magnitude.trimmed(negated(words)));
  }

  // Words that hold both in two's complement, with a sign bit.
  private int[] twosComplement(int length) {
    int[] words = new int[length];
    for (int i = 0; i < length; i++) words[i] = i < mag.length ? mag[i] : 0;
    return signum < 0 ? negated(words) : words;
  }

  private int lengthWith(BigInteger val) {
    return Math.max(mag.length, val.mag.length) + 1;
  }

  public BigInteger and(BigInteger val) {
    int[] a = twosComplement(lengthWith(val));
    int[] b = val.twosComplement(a.length);
    for (int i = 0; i < a.length; i++) a[i] &= b[i];
    return ofWords(a);
  }

  public BigInteger or(BigInteger val) {
    int[] a = twosComplement(lengthWith(val));
    int[] b = val.twosComplement(a.length);
    for (int i = 0; i < a.length; i++) a[i] |= b[i];
    return ofWords(a);
  }

  public BigInteger xor(BigInteger val) {
    int[] a = twosComplement(lengthWith(val));
    int[] b = val.twosComplement(a.length);
    for (int i = 0; i < a.length; i++) a[i] ^= b[i];
    return ofWords(a);
  }

  public BigInteger not() {
    return negate().subtract(ONE);
  }

  public BigInteger andNot(BigInteger val) {
    return and(val.not());
  }

  public BigInteger shiftLeft(int n) {
    return n < 0 ? shiftRightBy(-n) : shiftLeftBy(n);
  }

  public BigInteger shiftRight(int n) {
    return n < 0 ? shiftLeftBy(-n) : shiftRightBy(n);
  }

  private BigInteger shiftLeftBy(int n) {
    if (signum == 0) return this;
    if (n < 0 || n > Integer.MAX_VALUE - bitLength()) throw new ArithmeticException("BigInteger would overflow supported range");
    return new BigInteger(signum, Magnitude.shiftLeft(mag, n));
  }

  // Towards negative infinity. (-n overflows for the smallest int only, which shifts everything out.)
  private BigInteger shiftRightBy(int n) {
    if (n < 0) return signum < 0 ? valueOf(-1) : ZERO;
    BigInteger down = new BigInteger(signum, Magnitude.shiftRight(mag, n));
    if (signum < 0 && Magnitude.trailingZeros(mag) < n) return down.subtract(ONE);
    return down;
  }

  private static void checkBit(int n) {
    if (n < 0) throw new ArithmeticException("Negative bit address");
  }

  public boolean testBit(int n) {
    checkBit(n);
    return (word(n >>> 5) & 1 << n) != 0;
  }

  public BigInteger setBit(int n) {
    checkBit(n);
    return testBit(n) ? this : or(ONE.shiftLeft(n));
  }

  public BigInteger clearBit(int n) {
    checkBit(n);
    return testBit(n) ? andNot(ONE.shiftLeft(n)) : this;
  }

  public BigInteger flipBit(int n) {
    checkBit(n);
    return xor(ONE.shiftLeft(n));
  }

  public int getLowestSetBit() {
    return signum == 0 ? -1 : Magnitude.trailingZeros(mag);
  }

  public int bitLength() {
    int length = Magnitude.bitLength(mag);
    // -2^k takes one bit less.
    return signum < 0 && Magnitude.trailingZeros(mag) == length - 1 ? length - 1 : length;
  }

  public int bitCount() {
    int count = 0;
    for (int word : mag) count += Integer.bitCount(word);
    return signum < 0 ? count + Magnitude.trailingZeros(mag) - 1 : count;
  }

  // --- comparison

  @Override
  public int compareTo(BigInteger val) {
    if (signum != val.signum) return signum < val.signum ? -1 : 1;
    return signum * Magnitude.compare(mag, val.mag);
  }

  @Override
  public boolean equals(Object x) {
    return x instanceof BigInteger && ((BigInteger) x).signum == signum
        && Arrays.equals(((BigInteger) x).mag, mag);
  }

  public BigInteger min(BigInteger val) {
    return compareTo(val) < 0 ? this : val;
  }

  public BigInteger max(BigInteger val) {
    return compareTo(val) > 0 ? this : val;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = mag.length - 1; i >= 0; i--) hash = 31 * hash + mag[i];
    return hash * signum;
  }

  // --- conversion

  public String toString(int radix) {
    if (signum == 0) return "0";
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) radix = 10;
    int perGroup = digitsPerInt(radix);
    int superRadix = power(radix, perGroup);
    int[] rest = mag.clone();
    String[] groups = new String[rest.length * 32 / perGroup + 2];  // a digit has a bit at least
    int n = 0;
    while (rest.length > 0) {
      groups[n++] = Integer.toString(Magnitude.divideInPlace(rest, superRadix), radix);
      rest = Magnitude.trimmed(rest);
    }
    StringBuilder text = new StringBuilder(n * perGroup + 1);
    if (signum < 0) text.append('-');
    text.append(groups[--n]);
    while (n > 0) {
      String group = groups[--n];
      for (int zeros = perGroup - group.length(); zeros > 0; zeros--) text.append('0');
      text.append(group);
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return toString(10);
  }

  public byte[] toByteArray() {
    byte[] bytes = new byte[bitLength() / 8 + 1];
    for (int i = 0; i < bytes.length; i++) {
      bytes[bytes.length - 1 - i] = (byte) (word(i / 4) >> i % 4 * 8);
    }
    return bytes;
  }

  @Override
  public int intValue() {
    return word(0);
  }

  @Override
  public long longValue() {
    return (long) word(1) << 32 | word(0) & Magnitude.MASK;
  }

  @Override
  public float floatValue() {
    return (float) rounded(24, 127);
  }

  @Override
  public double doubleValue() {
    return rounded(53, 1023);
  }

  // To the nearest number with so many bits, halves to even; beyond the largest exponent: infinite.
  private double rounded(int bits, int maxExponent) {
    int length = Magnitude.bitLength(mag);
    if (length > maxExponent + 1) return signum * Double.POSITIVE_INFINITY;
    int dropped = length - bits;
    if (dropped <= 0) return (double) longValue();
    BigInteger magnitude = abs();
    long kept = magnitude.shiftRight(dropped).longValue();
    boolean half = magnitude.testBit(dropped - 1);
    boolean more = half && Magnitude.trailingZeros(mag) < dropped - 1;
    if (half && (more || (kept & 1) != 0)) kept++;
    double result = Math.scalb((double) kept, dropped);
    return signum * (result >= Math.scalb(1.0, maxExponent) * 2 ? Double.POSITIVE_INFINITY : result);
  }

  public long longValueExact() {
    if (bitLength() > 63) throw new ArithmeticException("BigInteger out of long range");
    return longValue();
  }

  public int intValueExact() {
    if (bitLength() > 31) throw new ArithmeticException("BigInteger out of int range");
    return intValue();
  }

  public short shortValueExact() {
    if (bitLength() > 15) throw new ArithmeticException("BigInteger out of short range");
    return shortValue();
  }

  public byte byteValueExact() {
    if (bitLength() > 7) throw new ArithmeticException("BigInteger out of byte range");
    return byteValue();
  }
}
