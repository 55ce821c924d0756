// Decimal numbers without bounds: an integer divided by a power of ten.
package java.math;

public class BigDecimal extends Number implements Comparable<BigDecimal> {
  public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
  public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
  public static final BigDecimal TWO = new BigDecimal(BigInteger.TWO, 0);
  public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

  @Deprecated public static final int ROUND_UP = 0;
  @Deprecated public static final int ROUND_DOWN = 1;
  @Deprecated public static final int ROUND_CEILING = 2;
  @Deprecated public static final int ROUND_FLOOR = 3;
  @Deprecated public static final int ROUND_HALF_UP = 4;
  @Deprecated public static final int ROUND_HALF_DOWN = 5;
  @Deprecated public static final int ROUND_HALF_EVEN = 6;
  @Deprecated public static final int ROUND_UNNECESSARY = 7;

  private final BigInteger unscaled;
  private final int scale;

  // --- construction

  public BigDecimal(BigInteger unscaledVal, int scale) {
    if (unscaledVal == null) throw new NullPointerException();
    unscaled = unscaledVal;
    this.scale = scale;
  }

  public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
    this(new BigDecimal(unscaledVal, scale).round(mc));
  }

  private BigDecimal(BigDecimal other) {
    this(other.unscaled, other.scale);
  }

  public BigDecimal(BigInteger val) {
    this(val, 0);
  }

  public BigDecimal(BigInteger val, MathContext mc) {
    this(val, 0, mc);
  }

  public BigDecimal(int val) {
    this(BigInteger.valueOf(val), 0);
  }

  public BigDecimal(int val, MathContext mc) {
    this(BigInteger.valueOf(val), 0, mc);
  }

  public BigDecimal(long val) {
    this(BigInteger.valueOf(val), 0);
  }

  public BigDecimal(long val, MathContext mc) {
    this(BigInteger.valueOf(val), 0, mc);
  }

  public BigDecimal(double val) {
    this(exactly(val));
  }

  public BigDecimal(double val, MathContext mc) {
    this(exactly(val).round(mc));
  }

  public BigDecimal(String val) {
    this(parse(val));
  }

  public BigDecimal(String val, MathContext mc) {
    this(parse(val).round(mc));
  }

  public BigDecimal(char[] in) {
    this(new String(in));
  }

  private BigDecimal(char[] in, int offset, int len, boolean more) {
    this(parse(slice(in, offset, len), more));
  }

  public BigDecimal(char[] in, MathContext mc) {
    this(new String(in), mc);
  }

  public BigDecimal(char[] in, int offset, int len) {
    this(in, offset, len, len < in.length - offset);
  }

  public BigDecimal(char[] in, int offset, int len, MathContext mc) {
    this(new BigDecimal(in, offset, len).round(mc));
  }

  private static String slice(char[] in, int offset, int len) {
    if (offset < 0 || len < 0 || offset > in.length - len) {
      throw new NumberFormatException("Bad offset or len arguments for char[] input.");
    }
    return new String(in, offset, len);
  }

  public static BigDecimal valueOf(long unscaledVal, int scale) {
    return new BigDecimal(BigInteger.valueOf(unscaledVal), scale);
  }

  public static BigDecimal valueOf(long val) {
    return new BigDecimal(BigInteger.valueOf(val), 0);
  }

  public static BigDecimal valueOf(double val) {
    return new BigDecimal(Double.toString(val));
  }

  // Every double is an integer times a power of two, so a decimal fraction.
  private static BigDecimal exactly(double val) {
    if (Double.isNaN(val) || Double.isInfinite(val)) {
      throw new NumberFormatException("Infinite or NaN");
    }
    if (val == 0) return ZERO;
    int exponent = Math.max(Math.getExponent(val), Double.MIN_EXPONENT) - 52;
    long significand = (long) Math.scalb(val, -exponent);
    while ((significand & 1) == 0) {
      significand >>= 1;
      exponent++;
    }
    BigInteger value = BigInteger.valueOf(significand);
    if (exponent >= 0) return new BigDecimal(value.shiftLeft(exponent), 0);
    return new BigDecimal(value.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
  }

  private static BigDecimal parse(String in) {
    return parse(in, false);
  }

  // Whether more characters follow counts for the message about an exponent without digits.
  private static BigDecimal parse(String in, boolean more) {
    int n = in.length();
    int i = 0;
    boolean negative = false;
    if (n == 0) throw more ? new NumberFormatException("No digits found.") : new NumberFormatException();
    if (in.charAt(0) == '-' || in.charAt(0) == '+') {
      negative = in.charAt(0) == '-';
      i++;
    }
    StringBuilder digits = new StringBuilder(n);
    boolean point = false;
    long scale = 0;
    for (; i < n; i++) {
      char c = in.charAt(i);
      if (Character.isDigit(c)) {
        digits.append((char) ('0' + Character.digit(c, 10)));
        if (point) scale++;
      } else if (c == '.') {
        if (point) throw new NumberFormatException("Character array contains more than one decimal point.");
        point = true;
      } else if (c == 'e' || c == 'E') {
        scale -= exponent(in, i + 1, more);
        break;
      } else if (n - (in.charAt(0) == '-' || in.charAt(0) == '+' ? 1 : 0) > 18) {
        throw new NumberFormatException("Character array is missing \"e\" notation exponential mark.");
      } else {
        throw new NumberFormatException("Character " + c + " is neither a decimal digit number, decimal"
            + " point, nor \"e\" notation exponential mark.");
      }
    }
    if (digits.length() == 0) throw new NumberFormatException("No digits found.");
    if (scale != (int) scale) throw new NumberFormatException("Scale out of range.");
    BigInteger value = new BigInteger(digits.toString());
    return new BigDecimal(negative ? value.negate() : value, (int) scale);
  }

  private static long exponent(String in, int i, boolean more) {
    boolean negative = false;
    int n = in.length();
    if (i < n && (in.charAt(i) == '-' || in.charAt(i) == '+')) {
      negative = in.charAt(i) == '-';
      i++;
    }
    if (i >= n) throw more ? new NumberFormatException("No exponent digits.") : new NumberFormatException();
    while (n - i > 10 && Character.digit(in.charAt(i), 10) == 0) i++;
    if (n - i > 10) throw new NumberFormatException("Too many nonzero exponent digits.");
    long exponent = 0;
    for (; i < n; i++) {
      int digit = Character.digit(in.charAt(i), 10);
      if (digit < 0) throw new NumberFormatException("Not a digit.");
      exponent = exponent * 10 + digit;
    }
    if (negative) exponent = -exponent;
    if ((int) exponent != exponent) throw new NumberFormatException("Exponent overflow.");
    return exponent;
  }

  // --- scales

  private static BigInteger powerOfTen(long n) {
    if (n > Integer.MAX_VALUE) throw new ArithmeticException("Overflow");
    return BigInteger.TEN.pow((int) n);
  }

  private int checked(long newScale) {
    if (newScale == (int) newScale) return (int) newScale;
    if (unscaled.signum() == 0) return newScale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    throw new ArithmeticException(newScale > 0 ? "Underflow" : "Overflow");
  }

  private static int saturated(long scale) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
  }

  private static BigDecimal zero(long scale) {
    return new BigDecimal(BigInteger.ZERO, saturated(scale));
  }

  // The unscaled value that it has with another, not smaller scale.
  private BigInteger unscaledAt(int newScale) {
    return newScale == scale || unscaled.signum() == 0
        ? unscaled
        : unscaled.multiply(powerOfTen((long) newScale - scale));
  }

  // a / b as an integer.
  private static BigInteger quotient(BigInteger a, BigInteger b, RoundingMode mode) {
    BigInteger[] division = a.divideAndRemainder(b);
    BigInteger q = division[0];
    BigInteger rest = division[1];
    if (rest.signum() == 0) return q;
    int sign = a.signum() * b.signum();
    boolean away;
    switch (mode) {
      case UNNECESSARY: throw new ArithmeticException("Rounding necessary");
      case UP: away = true; break;
      case DOWN: away = false; break;
      case CEILING: away = sign > 0; break;
      case FLOOR: away = sign < 0; break;
      default:
        int half = rest.abs().shiftLeft(1).compareTo(b.abs());
        if (half != 0) {
          away = half > 0;
        } else if (mode == RoundingMode.HALF_EVEN) {
          away = q.testBit(0);
        } else {
          away = mode == RoundingMode.HALF_UP;
        }
    }
    return away ? q.add(BigInteger.valueOf(sign)) : q;
  }

  public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
    if (newScale == scale) return this;
    if (newScale > scale) {
      checked((long) newScale - scale);
      return new BigDecimal(unscaledAt(newScale), newScale);
    }
    if (unscaled.signum() == 0) return zero(newScale);
    BigInteger power = powerOfTen((long) scale - newScale);
    return new BigDecimal(quotient(unscaled, power, roundingMode), newScale);
  }

  @Deprecated
  public BigDecimal setScale(int newScale, int roundingMode) {
    return setScale(newScale, mode(roundingMode));
  }

  public BigDecimal setScale(int newScale) {
    return setScale(newScale, RoundingMode.UNNECESSARY);
  }

  private static RoundingMode mode(int roundingMode) {
    if (roundingMode < ROUND_UP || roundingMode > ROUND_UNNECESSARY) {
      throw new IllegalArgumentException("Invalid rounding mode");
    }
    return RoundingMode.valueOf(roundingMode);
  }

  public BigDecimal round(MathContext mc) {
    if (mc.getPrecision() == 0) return this;
    BigDecimal result = this;
    // A second time if rounding up made a digit more.
    while (result.precision() > mc.getPrecision()) {
      int drop = result.precision() - mc.getPrecision();
      int newScale = result.checked((long) result.scale - drop);
      result = new BigDecimal(
          quotient(result.unscaled, powerOfTen(drop), mc.getRoundingMode()), newScale);
    }
    return result;
  }

  // Without zeros at its end, as far as the scale stays at or above this one.
  private BigDecimal strippedTo(long preferredScale) {
    BigInteger value = unscaled;
    int newScale = scale;
    while (newScale > preferredScale && !value.testBit(0)) {
      BigInteger[] division = value.divideAndRemainder(BigInteger.TEN);
      if (division[1].signum() != 0) break;
      value = division[0];
      newScale = checked((long) newScale - 1);
    }
    return newScale == scale ? this : new BigDecimal(value, newScale);
  }

  public BigDecimal stripTrailingZeros() {
    return signum() == 0 ? ZERO : strippedTo(Integer.MIN_VALUE);
  }

  public BigDecimal movePointLeft(int n) {
    if (n == 0) return this;
    BigDecimal moved = new BigDecimal(unscaled, checked((long) scale + n));
    return moved.scale < 0 ? moved.setScale(0) : moved;
  }

  public BigDecimal movePointRight(int n) {
    if (n == 0) return this;
    BigDecimal moved = new BigDecimal(unscaled, checked((long) scale - n));
    return moved.scale < 0 ? moved.setScale(0) : moved;
  }

  public BigDecimal scaleByPowerOfTen(int n) {
    return new BigDecimal(unscaled, checked((long) scale - n));
  }

  // --- arithmetic

  public BigDecimal add(BigDecimal augend) {
    int common = Math.max(scale, augend.scale);
    return new BigDecimal(unscaledAt(common).add(augend.unscaledAt(common)), common);
  }

  public BigDecimal add(BigDecimal augend, MathContext mc) {
    if (mc.getPrecision() == 0) return add(augend);
    if (signum() != 0 && augend.signum() != 0) {
      if (negligible(augend, mc)) return add(valueOf(augend.signum(), trace(mc))).round(mc);
      if (augend.negligible(this, mc)) return augend.add(valueOf(signum(), augend.trace(mc))).round(mc);
      return add(augend).round(mc);
    }
    int preferred = Math.max(scale, augend.scale);
    if (signum() == 0 && augend.signum() == 0) return zero(preferred);
    BigDecimal result = (signum() == 0 ? augend : this).round(mc);
    if (result.scale >= preferred) return result.strippedTo(preferred);
    int room = mc.getPrecision() - result.precision();
    return result.setScale(Math.min(preferred, result.scale + room));
  }

  // Whether all digits of a much smaller number are behind those that count, so that only its sign matters.
  private boolean negligible(BigDecimal other, MathContext mc) {
    return (long) other.scale - other.precision() > trace(mc);
  }

  // A scale behind all digits that count for this number.
  private int trace(MathContext mc) {
    return saturated(Math.max(scale, (long) scale - precision() + mc.getPrecision()) + 3);
  }

  public BigDecimal subtract(BigDecimal subtrahend) {
    return add(subtrahend.negate());
  }

  public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
    return add(subtrahend.negate(), mc);
  }

  public BigDecimal multiply(BigDecimal multiplicand) {
    BigInteger product = unscaled.multiply(multiplicand.unscaled);
    long newScale = (long) scale + multiplicand.scale;
    return new BigDecimal(product, (product.signum() == 0 ? ZERO : ONE).checked(newScale));
  }

  public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
    return multiply(multiplicand).round(mc);
  }

  private void checkDivisor(BigDecimal divisor) {
    if (divisor.signum() == 0) {
      throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
    }
  }

  public BigDecimal divide(BigDecimal divisor, int newScale, RoundingMode roundingMode) {
    long power = (long) newScale + divisor.scale - scale;
    BigInteger a = power > 0 ? unscaled.multiply(powerOfTen(power)) : unscaled;
    if (divisor.signum() == 0) {
      throw new ArithmeticException(Math.abs(power) < 19 && a.bitLength() < 64 ? "/ by zero" : "BigInteger divide by zero");
    }
    BigInteger b = power < 0 ? divisor.unscaled.multiply(powerOfTen(-power)) : divisor.unscaled;
    return new BigDecimal(quotient(a, b, roundingMode), newScale);
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
    return divide(divisor, scale, mode(roundingMode));
  }

  public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
    return divide(divisor, scale, roundingMode);
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int roundingMode) {
    return divide(divisor, scale, mode(roundingMode));
  }

  public BigDecimal divide(BigDecimal divisor) {
    checkDivisor(divisor);
    int preferred = saturated((long) scale - divisor.scale);
    if (signum() == 0) return zero(preferred);
    // A fraction that ends has no more digits than this.
    long digits = precision() + (long) Math.ceil(10.0 * divisor.precision() / 3.0);
    MathContext mc = new MathContext(
        (int) Math.min(digits, Integer.MAX_VALUE), RoundingMode.UNNECESSARY);
    BigDecimal result;
    try {
      result = divide(divisor, mc);
    } catch (ArithmeticException e) {
      throw new ArithmeticException(
          "Non-terminating decimal expansion; no exact representable decimal result.");
    }
    return preferred > result.scale ? result.setScale(preferred) : result;
  }

  public BigDecimal divide(BigDecimal divisor, MathContext mc) {
    if (mc.getPrecision() == 0) return divide(divisor);
    checkDivisor(divisor);
    long preferred = (long) scale - divisor.scale;
    if (signum() == 0) return zero(preferred);
    // The scale with which the quotient has the wanted number of digits.
    int difference = precision() - divisor.precision();
    BigInteger x = unscaled.abs();
    BigInteger y = divisor.unscaled.abs();
    if (difference < 0) {
      x = x.multiply(powerOfTen(-difference));
    } else {
      y = y.multiply(powerOfTen(difference));
    }
    long exponent = difference - preferred - (x.compareTo(y) < 0 ? 1 : 0);
    // The quotient of the unscaled values, as its own scale may not be an int before zeros are taken from its end.
    int power = (int) (mc.getPrecision() - 1 - exponent - preferred);
    BigInteger a = power > 0 ? unscaled.multiply(powerOfTen(power)) : unscaled;
    BigInteger b = power < 0 ? divisor.unscaled.multiply(powerOfTen(-power)) : divisor.unscaled;
    BigInteger q = quotient(a, b, mc.getRoundingMode());
    BigDecimal result = new BigDecimal(q, power).round(mc);
    if (q.multiply(b).equals(a)) result = result.strippedTo(0);
    return new BigDecimal(result.unscaled, result.checked(result.scale + preferred));
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor) {
    checkDivisor(divisor);
    int preferred = saturated((long) scale - divisor.scale);
    if (signum() == 0) return zero(preferred);
    if (abs().compareTo(divisor.abs()) < 0) return zero(preferred);
    BigDecimal result = divide(divisor, 0, RoundingMode.DOWN).strippedTo(preferred);
    return result.scale < preferred ? result.setScale(preferred) : result;
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
    if (mc.getPrecision() == 0 || abs().compareTo(divisor.abs()) < 0) {
      return divideToIntegralValue(divisor);
    }
    long preferred = saturated((long) scale - divisor.scale);
    BigDecimal result = divide(divisor, new MathContext(mc.getPrecision(), RoundingMode.DOWN));
    if (result.scale < 0) {
      BigDecimal rest = subtract(result.multiply(divisor));
      if (rest.abs().compareTo(divisor.abs()) >= 0) throw new ArithmeticException("Division impossible");
    } else if (result.scale > 0) {
      result = result.setScale(0, RoundingMode.DOWN);
    }
    int room = mc.getPrecision() - result.precision();
    if (preferred > result.scale && room > 0) {
      return result.setScale(result.scale + (int) Math.min(room, preferred - result.scale));
    }
    return result.strippedTo(preferred);
  }

  public BigDecimal remainder(BigDecimal divisor) {
    return divideAndRemainder(divisor)[1];
  }

  public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
    return divideAndRemainder(divisor, mc)[1];
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
    BigDecimal q = divideToIntegralValue(divisor);
    return new BigDecimal[] {q, subtract(q.multiply(divisor))};
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
    BigDecimal q = divideToIntegralValue(divisor, mc);
    return new BigDecimal[] {q, subtract(q.multiply(divisor))};
  }

  public BigDecimal sqrt(MathContext mc) {
    if (signum() < 0) throw new ArithmeticException("Attempted square root of negative BigDecimal");
    int preferred = scale / 2;
    if (signum() == 0) return valueOf(0, preferred);
    BigDecimal stripped = stripTrailingZeros();
    boolean exactly = mc.getPrecision() == 0 || mc.getRoundingMode() == RoundingMode.UNNECESSARY;
    int digits = mc.getPrecision() == 0 ? stripped.precision() / 2 + 1 : mc.getPrecision();
    // Two digits more, of an even power of ten; then one that stands for all the others.
    long shift = Math.max(0, 2L * (digits + 2) - stripped.precision());
    if ((stripped.scale + shift) % 2 != 0) shift++;
    BigInteger[] root = stripped.unscaled.multiply(powerOfTen(shift)).sqrtAndRemainder();
    int rootScale = (int) ((stripped.scale + shift) / 2);
    boolean exact = root[1].signum() == 0;
    BigDecimal result = exact
        ? new BigDecimal(root[0], rootScale)
        : new BigDecimal(root[0].multiply(BigInteger.TEN).add(BigInteger.ONE), rootScale + 1);
    if (exactly && (!exact || mc.getPrecision() != 0 && result.stripTrailingZeros().precision() > digits)) {
      throw new ArithmeticException("Computed square root not exact.");
    }
    if (!exactly) result = result.round(mc);
    if (result.scale == preferred) return result;
    result = result.stripTrailingZeros();
    if (result.scale >= preferred) return result;
    long room = mc.getPrecision() == 0 ? Integer.MAX_VALUE : mc.getPrecision() - result.precision();
    return result.setScale((int) Math.min(preferred, result.scale + room));
  }

  public BigDecimal pow(int n) {
    if (n < 0 || n > 999999999) throw new ArithmeticException("Invalid operation");
    return new BigDecimal(unscaled.pow(n), checked((long) scale * n));
  }

  // As ANSI X3.274 defines it: with a few digits more than asked for.
  public BigDecimal pow(int n, MathContext mc) {
    if (mc.getPrecision() == 0) return pow(n);
    if (n < -999999999 || n > 999999999) throw new ArithmeticException("Invalid operation");
    if (n == 0) return ONE;
    int magnitude = Math.abs(n);
    int digits = Integer.toString(magnitude).length();
    if (digits > mc.getPrecision()) throw new ArithmeticException("Invalid operation");
    MathContext work = new MathContext(mc.getPrecision() + digits + 1, mc.getRoundingMode());
    BigDecimal power = ONE;
    for (int bit = Integer.highestOneBit(magnitude); bit != 0; bit >>= 1) {
      if (bit != Integer.highestOneBit(magnitude)) power = power.multiply(power, work);
      if ((magnitude & bit) != 0) power = power.multiply(this, work);
    }
    if (n < 0) power = ONE.divide(power, work);
    return power.round(mc);
  }

  public BigDecimal abs() {
    return signum() < 0 ? negate() : this;
  }

  public BigDecimal abs(MathContext mc) {
    return abs().round(mc);
  }

  public BigDecimal negate() {
    return new BigDecimal(unscaled.negate(), scale);
  }

  public BigDecimal negate(MathContext mc) {
    return negate().round(mc);
  }

  public BigDecimal plus() {
    return this;
  }

  public BigDecimal plus(MathContext mc) {
    return round(mc);
  }

  public BigDecimal ulp() {
    return valueOf(1, scale);
  }

  // --- properties and comparison

  public int signum() {
    return unscaled.signum();
  }

  public int scale() {
    return scale;
  }

  public int precision() {
    return unscaled.bitLength() < Long.SIZE ? digits(unscaled.longValue()) : digits(unscaled.abs());
  }

  // (Counted each time: a field that remembers it would be written by threads that only read the number.)
  private static int digits(long value) {
    int digits = 1;
    for (long rest = value / 10; rest != 0; rest /= 10) digits++;
    return digits;
  }

  // Decimal digits: by the number of bits, and one comparison.
  private static int digits(BigInteger value) {
    if (value.signum() == 0) return 1;
    int least = (int) (((long) value.bitLength() - 1) * 646456993L >>> 31);  // log10(2) * 2^31
    return value.compareTo(powerOfTen(least)) >= 0
        ? value.compareTo(powerOfTen(least + 1)) >= 0 ? least + 2 : least + 1
        : least;
  }

  public BigInteger unscaledValue() {
    return unscaled;
  }

  @Override
  public int compareTo(BigDecimal val) {
    if (signum() != val.signum()) return signum() < val.signum() ? -1 : 1;
    if (signum() == 0) return 0;
    // By the position of the first digit, before anything is multiplied.
    long mine = (long) precision() - scale;
    long other = (long) val.precision() - val.scale;
    if (mine != other) return mine < other ? -signum() : signum();
    int common = Math.max(scale, val.scale);
    return unscaledAt(common).compareTo(val.unscaledAt(common));
  }

  @Override
  public boolean equals(Object x) {
    return x instanceof BigDecimal && ((BigDecimal) x).scale == scale
        && ((BigDecimal) x).unscaled.equals(unscaled);
  }

  @Override
  public int hashCode() {
    return 31 * unscaled.hashCode() + scale;
  }

  public BigDecimal min(BigDecimal val) {
    return compareTo(val) <= 0 ? this : val;
  }

  public BigDecimal max(BigDecimal val) {
    return compareTo(val) >= 0 ? this : val;
  }

  // --- conversion

  @Override
  public String toString() {
    return text(false);
  }

  public String toEngineeringString() {
    return text(true);
  }

  private String text(boolean engineering) {
    if (scale == 0) return unscaled.toString();
    String digits = unscaled.abs().toString();
    long exponent = -(long) scale + (digits.length() - 1);  // of the first digit
    if (scale > 0 && exponent >= -6) return withPoint(digits);
    StringBuilder text = new StringBuilder();
    if (signum() < 0) text.append('-');
    int before = 1;
    if (engineering) {
      before = (int) Math.floorMod(exponent, 3L) + 1;
      exponent -= before - 1;
      if (signum() == 0 && before > 1) {
        digits = before == 2 ? "000" : "00";
        before = 1;
        exponent += 3;
      }
    }
    while (digits.length() < before) digits += "0";
    text.append(digits, 0, before);
    if (digits.length() > before) text.append('.').append(digits, before, digits.length());
    if (exponent != 0) {
      text.append('E');
      if (exponent > 0) text.append('+');
      text.append(exponent);
    }
    return text.toString();
  }

  private String withPoint(String digits) {
    StringBuilder text = new StringBuilder(digits);
    if (digits.length() <= scale) text.insert(0, "0".repeat(scale - digits.length() + 1));
    text.insert(text.length() - scale, '.');
    if (signum() < 0) text.insert(0, '-');
    return text.toString();
  }

  public String toPlainString() {
    if (scale == 0) return unscaled.toString();
    if (scale > 0) return withPoint(unscaled.abs().toString());
    if (signum() == 0) return "0";
    return unscaled.toString() + "0".repeat(checked(-(long) scale));
  }

  public BigInteger toBigInteger() {
    return setScale(0, RoundingMode.DOWN).unscaled;
  }

  public BigInteger toBigIntegerExact() {
    return setScale(0, RoundingMode.UNNECESSARY).unscaled;
  }

  @Override
  public long longValue() {
    // Nothing is left below 1, nor of a multiple of 2^64.
    if (precision() - (long) scale <= 0 || scale <= -64) return 0;
    return toBigInteger().longValue();
  }

  @Override
  public int intValue() {
    return (int) longValue();
  }

  private long exact(int bits) {
    if (signum() == 0) return 0;
    if (precision() - (long) scale > 19) throw new ArithmeticException("Overflow");
    if (precision() - (long) scale <= 0) throw new ArithmeticException("Rounding necessary");
    BigInteger value = toBigIntegerExact();
    if (value.bitLength() >= bits) throw new ArithmeticException("Overflow");
    return value.longValue();
  }

  public long longValueExact() {
    return exact(64);
  }

  public int intValueExact() {
    return (int) exact(32);
  }

  public short shortValueExact() {
    return (short) exact(16);
  }

  public byte byteValueExact() {
    return (byte) exact(8);
  }

  @Override
  public float floatValue() {
    return Float.parseFloat(toString());
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(toString());
  }
}
