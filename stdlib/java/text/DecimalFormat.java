// Numbers by a pattern as #,##0.00.
package java.text;

import heddle.LocaleData;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;

public class DecimalFormat extends NumberFormat {
  private DecimalFormatSymbols symbols;
  private Affix positivePrefix;
  private Affix positiveSuffix;
  private Affix negativePrefix;
  private Affix negativeSuffix;
  private int multiplier = 1;
  private int groupingSize = 3;
  private boolean pointAlways;
  private boolean exponential;
  private int exponentDigits;
  private boolean currency;  // the monetary signs
  private boolean parseBigDecimal;
  // Written by every parse, and by what OpenJDK formats in its fast way: there threads would share the digits. (In the usual way it takes a lock.)
  private transient int digitsParsed, digitsFormatted;
  private RoundingMode roundingMode = RoundingMode.HALF_EVEN;

  public DecimalFormat() {
    this(LocaleData.of(Locale.getDefault(Locale.Category.FORMAT), "numbers")[0]);
  }

  public DecimalFormat(String pattern) {
    this(pattern, new DecimalFormatSymbols());
  }

  public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
    this.symbols = (DecimalFormatSymbols) symbols.clone();
    applyPattern(pattern);
  }

  // --- the pattern

  public void applyPattern(String pattern) {
    apply(new DecimalPattern(pattern, symbols, false));
  }

  public void applyLocalizedPattern(String pattern) {
    apply(new DecimalPattern(pattern, symbols, true));
  }

  private void apply(DecimalPattern p) {
    int fraction = p.pointAt < 0 ? 0 : p.total() - p.pointAt;
    exponential = p.exponential;
    exponentDigits = p.exponentDigits;
    setMinimumIntegerDigits(p.integerDigits());
    setMaximumIntegerDigits(exponential ? p.before + p.integerDigits() : Integer.MAX_VALUE);
    setMaximumFractionDigits(p.isEmpty() ? Integer.MAX_VALUE : fraction);
    setMinimumFractionDigits(p.pointAt < 0 ? 0 : p.before + p.zeros - p.pointAt);
    if (!p.isEmpty()) {
      setGroupingUsed(p.grouping > 0);
      groupingSize = Math.max(0, p.grouping);
      multiplier = p.multiplier;
    }
    pointAlways = !p.isEmpty() && (p.pointAt == 0 || p.pointAt == p.total());
    currency = p.currency;
    positivePrefix = Affix.ofPattern(p.prefix, symbols);
    positiveSuffix = Affix.ofPattern(p.suffix, symbols);
    boolean one = p.negativePrefix == null || p.negativePrefix.equals(p.prefix) && p.negativeSuffix.equals(p.suffix);
    negativePrefix = one ? positivePrefix.withMinus(symbols) : Affix.ofPattern(p.negativePrefix, symbols);
    negativeSuffix = one ? positiveSuffix : Affix.ofPattern(p.negativeSuffix, symbols);
  }

  public String toPattern() {
    return pattern(DecimalFormatSymbols.getInstance(Locale.ROOT));
  }

  public String toLocalizedPattern() {
    return pattern(symbols);
  }

  private String pattern(DecimalFormatSymbols signs) {
    StringBuilder out = new StringBuilder();
    writePart(out, positivePrefix, positiveSuffix, signs);
    if (!negativeSuffix.equals(positiveSuffix) || !negativePrefix.equals(positivePrefix.withMinus(symbols))) {
      writePart(out.append(signs.getPatternSeparator()), negativePrefix, negativeSuffix, signs);
    }
    return out.toString();
  }

  private void writePart(StringBuilder out, Affix prefix, Affix suffix, DecimalFormatSymbols signs) {
    prefix.write(out, signs);
    int digits = exponential ? getMaximumIntegerDigits() : Math.max(groupingSize, getMinimumIntegerDigits()) + 1;
    for (int i = digits; i > 0; i--) {
      if (i != digits && isGroupingUsed() && groupingSize != 0 && i % groupingSize == 0) out.append(comma(signs));
      out.append(i <= getMinimumIntegerDigits() ? signs.getZeroDigit() : signs.getDigit());
    }
    if (getMaximumFractionDigits() > 0 || pointAlways) out.append(point(signs));
    for (int i = 0; i < getMaximumFractionDigits(); i++) {
      out.append(i < getMinimumFractionDigits() ? signs.getZeroDigit() : signs.getDigit());
    }
    if (exponential) out.append(signs.getExponentSeparator()).append(String.valueOf(signs.getZeroDigit()).repeat(exponentDigits));
    suffix.write(out, signs);
  }

  // --- properties

  public DecimalFormatSymbols getDecimalFormatSymbols() {
    return (DecimalFormatSymbols) symbols.clone();
  }

  public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
    if (newSymbols == null) return;  // As on OpenJDK nothing happens.
    symbols = (DecimalFormatSymbols) newSymbols.clone();
    expandAffixes();
  }

  private void expandAffixes() {
    positivePrefix = positivePrefix.with(symbols);
    positiveSuffix = positiveSuffix.with(symbols);
    negativePrefix = negativePrefix.with(symbols);
    negativeSuffix = negativeSuffix.with(symbols);
  }

  @Override
  public Currency getCurrency() {
    return symbols.getCurrency();
  }

  @Override
  public void setCurrency(Currency currency) {
    symbols.setCurrency(currency);
    expandAffixes();
  }

  public String getPositivePrefix() {
    return positivePrefix.text();
  }

  public void setPositivePrefix(String newValue) {
    positivePrefix = Affix.ofText(newValue);
  }

  public String getPositiveSuffix() {
    return positiveSuffix.text();
  }

  public void setPositiveSuffix(String newValue) {
    positiveSuffix = Affix.ofText(newValue);
  }

  public String getNegativePrefix() {
    return negativePrefix.text();
  }

  public void setNegativePrefix(String newValue) {
    negativePrefix = Affix.ofText(newValue);
  }

  public String getNegativeSuffix() {
    return negativeSuffix.text();
  }

  public void setNegativeSuffix(String newValue) {
    negativeSuffix = Affix.ofText(newValue);
  }

  public int getMultiplier() {
    return multiplier;
  }

  public void setMultiplier(int newValue) {
    multiplier = newValue;
  }

  public int getGroupingSize() {
    return groupingSize;
  }

  public void setGroupingSize(int newValue) {
    if (newValue < 0 || newValue > Byte.MAX_VALUE) throw new IllegalArgumentException("newValue is out of valid range. value: " + newValue);
    groupingSize = newValue;
  }

  public boolean isDecimalSeparatorAlwaysShown() {
    return pointAlways;
  }

  public void setDecimalSeparatorAlwaysShown(boolean newValue) {
    pointAlways = newValue;
  }

  public boolean isParseBigDecimal() {
    return parseBigDecimal;
  }

  public void setParseBigDecimal(boolean newValue) {
    parseBigDecimal = newValue;
  }

  @Override
  public RoundingMode getRoundingMode() {
    return roundingMode;
  }

  @Override
  public void setRoundingMode(RoundingMode roundingMode) {
    this.roundingMode = java.util.Objects.requireNonNull(roundingMode);
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == this) return true;
    if (!super.equals(obj)) return false;
    DecimalFormat other = (DecimalFormat) obj;
    return positivePrefix.equals(other.positivePrefix) && positiveSuffix.equals(other.positiveSuffix)
        && negativePrefix.equals(other.negativePrefix) && negativeSuffix.equals(other.negativeSuffix) && multiplier == other.multiplier
        && groupingSize == other.groupingSize && pointAlways == other.pointAlways && parseBigDecimal == other.parseBigDecimal
        && exponential == other.exponential && (!exponential || exponentDigits == other.exponentDigits)
        && roundingMode == other.roundingMode && symbols.equals(other.symbols);
  }

  @Override
  public int hashCode() {
    return super.hashCode() * 37 + getPositivePrefix().hashCode();
  }

  @Override
  public Object clone() {
    DecimalFormat copy = (DecimalFormat) super.clone();
    copy.symbols = (DecimalFormatSymbols) symbols.clone();
    return copy;
  }

  // --- formatting

  @Override
  public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    if (!(number instanceof Number)) throw new IllegalArgumentException("Cannot format given Object as a Number");
    return append(toAppendTo, number, pos.search());
  }

  @Override
  public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
    return append(result, BigDecimal.valueOf(number), fieldPosition.search());
  }

  @Override
  void beginFormat(double number) {
    boolean usual = roundingMode == RoundingMode.HALF_EVEN && isGroupingUsed() && groupingSize == 3 && multiplier == 1 && !pointAlways && !exponential;
    int least = getMinimumFractionDigits(), most = getMaximumFractionDigits();
    if (!usual || getMinimumIntegerDigits() != 1 || getMaximumIntegerDigits() < 10) return;
    if (currency ? least == 2 && most == 2 : least == 0 && most == 3) {
      if (Math.abs(number) <= Integer.MAX_VALUE) digitsFormatted = most;
    }
  }

  @Override
  public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
    return append(result, number, fieldPosition.search());
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    requireObject(obj);
    FieldRecord fields = new FieldRecord();
    return fields.of(append(new StringBuffer(), obj, fields));
  }

  StringBuffer append(StringBuffer out, Object number, FieldListener fields) {
    if (isWhole(number)) {
      return append(out, BigDecimal.valueOf(((Number) number).longValue()), fields);
    }
    if (number instanceof BigDecimal) {
      return append(out, (BigDecimal) number, fields);
    }
    if (number instanceof BigInteger) {
      return append(out, new BigDecimal((BigInteger) number), fields);
    }
    if (number instanceof Number) return append(out, ((Number) number).doubleValue(), fields);
    throw notANumber();
  }

  private StringBuffer append(StringBuffer out, double number, FieldListener fields) {
    if (multiplier != 1) number *= multiplier;
    if (Double.isNaN(number)) return append(out, symbols.getNaN(), fields);
    boolean negative = number < 0 || number == 0 && 1 / number < 0;
    if (!Double.isInfinite(number)) {
      BigDecimal exact = new BigDecimal(number);
      // As OpenJDK 17 has it, whole numbers in the middle are rounded away from zero by all HALF modes.
      if (number == (long) number && Math.abs(number) < 0x1p63) exact = exact.add(BigDecimal.valueOf(negative ? -1 : 1, 1));
      return append(out, new BigDecimal(Double.toString(number)), exact, negative, fields);
    }
    prefix(negative).append(out, symbols, fields);
    append(out, symbols.getInfinity(), fields);
    return suffix(negative).append(out, symbols, fields);
  }

  private static StringBuffer append(StringBuffer out, String integer, FieldListener fields) {
    out.append(integer);
    fields.field(INTEGER_FIELD, Field.INTEGER, out.length() - integer.length(), out.length());
    return out;
  }

  private Affix prefix(boolean negative) {
    return negative ? negativePrefix : positivePrefix;
  }

  private Affix suffix(boolean negative) {
    return negative ? negativeSuffix : positiveSuffix;
  }

  private static boolean isTie(BigDecimal value, int dropped) {
    BigDecimal digits = value.stripTrailingZeros();
    dropped -= value.scale() - digits.scale();
    return dropped == 1 && digits.unscaledValue().abs().mod(BigInteger.TEN).intValue() == 5;
  }

  // A double that seems to lie in the middle is rounded by what it really is (`exact`).
  BigDecimal rounded(BigDecimal value, BigDecimal exact, int places) {
    if (value.scale() <= places) return value;
    if (value.scale() - value.precision() > places) return BigDecimal.ZERO;  // (as OpenJDK has it, also upwards)
    try {
      return (isTie(value, value.scale() - places) ? exact : value).setScale(places, roundingMode);
    } catch (ArithmeticException e) {
      throw roundingNeeded();
    }
  }

  private BigDecimal roundedTo(BigDecimal value, BigDecimal exact, int digits) {
    if (value.precision() <= digits) return value;
    try {
      return (isTie(value, value.precision() - digits) ? exact : value).round(new java.math.MathContext(digits, roundingMode));
    } catch (ArithmeticException e) {
      throw roundingNeeded();
    }
  }

  private static ArithmeticException roundingNeeded() {
    return new ArithmeticException("Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
  }

  // Rounding sees the sign: UP and DOWN do not, CEILING and FLOOR do.
  private StringBuffer append(StringBuffer out, BigDecimal value, FieldListener fields) {
    if (multiplier != 1) value = value.multiply(BigDecimal.valueOf(multiplier));
    return append(out, value, value, value.signum() < 0, fields);
  }

  // `value` has the digits that are written, those of Double.toString for a double, which is `exact`.
  private StringBuffer append(StringBuffer out, BigDecimal value, BigDecimal exact, boolean negative, FieldListener fields) {
    prefix(negative).append(out, symbols, fields);
    if (exponential) {
      scientific(out, value, exact, fields);
    } else {
      plain(out, value, exact, fields);
    }
    return suffix(negative).append(out, symbols, fields);
  }

  private String localized(String digits) {
    int shift = symbols.getZeroDigit() - '0';
    if (shift == 0) return digits;
    StringBuilder out = new StringBuilder(digits);
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c >= '0' && c <= '9') out.setCharAt(i, (char) (c + shift));
    }
    return out.toString();
  }

  private char point(DecimalFormatSymbols signs) {
    return currency ? signs.getMonetaryDecimalSeparator() : signs.getDecimalSeparator();
  }

  private char comma(DecimalFormatSymbols signs) {
    return currency ? signs.getMonetaryGroupingSeparator() : signs.getGroupingSeparator();
  }

  void plain(StringBuffer out, BigDecimal value, BigDecimal exact, FieldListener fields) {
    int most = Math.min(getMaximumFractionDigits(), 400);
    BigDecimal rounded = rounded(value, exact, most);
    String digits = rounded.abs().toPlainString();
    int point = digits.indexOf('.');
    String before = point < 0 ? digits : digits.substring(0, point);
    String after = point < 0 ? "" : digits.substring(point + 1);
    if (before.equals("0")) before = "";
    if (before.length() > getMaximumIntegerDigits()) {
      before = before.substring(before.length() - getMaximumIntegerDigits());
    }
    before = "0".repeat(Math.max(0, getMinimumIntegerDigits() - before.length())) + before;
    after = fraction(after, getMinimumFractionDigits());
    if (before.isEmpty() && after.isEmpty()) before = "0";
    appendGrouped(out, localized(before), fields);
    appendFraction(out, localized(after), fields);
  }

  // Without zeros at its end, but for `least` digits.
  private static String fraction(String digits, int least) {
    int n = digits.length();
    while (n > least && digits.charAt(n - 1) == '0') n--;
    return digits.substring(0, n) + "0".repeat(Math.max(0, least - n));
  }

  private void appendFraction(StringBuffer out, String digits, FieldListener fields) {
    if (!digits.isEmpty() || pointAlways) append(out, String.valueOf(point(symbols)), Field.DECIMAL_SEPARATOR, fields);
    out.append(digits);
    fields.field(FRACTION_FIELD, Field.FRACTION, out.length() - digits.length(), out.length());
  }

  private static void append(StringBuffer out, String text, Field field, FieldListener fields) {
    out.append(text);
    fields.field(FieldListener.NO_NUMBER, field, out.length() - text.length(), out.length());
  }

  private void appendGrouped(StringBuffer out, String digits, FieldListener fields) {
    int begin = out.length();
    boolean grouped = isGroupingUsed() && groupingSize > 0;
    for (int i = 0; i < digits.length(); i++) {
      if (grouped && i > 0 && (digits.length() - i) % groupingSize == 0) {
        append(out, String.valueOf(comma(symbols)), Field.GROUPING_SEPARATOR, fields);
      }
      out.append(digits.charAt(i));
    }
    fields.field(INTEGER_FIELD, Field.INTEGER, begin, out.length());
  }

  // With as many digits before the point as the pattern has zeros there; or, if it has # there, too, one at least and
  // an exponent that is a multiple of their number. There are as many digits in all as the pattern has zeros, or more.
  private void scientific(StringBuffer out, BigDecimal value, BigDecimal exact, FieldListener fields) {
    int most = getMaximumIntegerDigits();
    int least = getMinimumIntegerDigits();
    boolean multiples = most > least && most > 1;
    int before = multiples ? 1 : least;
    int exponent = 0;
    String digits = "";
    int wanted = most + getMaximumFractionDigits();
    // (No digits at all are all of them for whole numbers, as in OpenJDK 17.)
    boolean all = value.signum() == 0 || wanted == 0 && exact == value && value.scale() == 0;
    BigDecimal rounded = all ? value : wanted > 0 ? roundedTo(value, exact, wanted) : rounded(value, exact, value.scale() - value.precision());
    if (rounded.signum() != 0) {
      rounded = rounded.stripTrailingZeros();
      int first = rounded.precision() - rounded.scale();  // 0.d * 10^first
      digits = rounded.unscaledValue().abs().toString();
      exponent = multiples ? Math.floorDiv(first - 1, most) * most : first - least;
      before = first - exponent;
    }
    int length = Math.max(Math.max(before, digits.length()), least + getMinimumFractionDigits());
    digits = localized(digits + "0".repeat(length - digits.length()));
    String power = Integer.toString(Math.abs(exponent));
    power = localized("0".repeat(Math.max(0, exponentDigits - power.length())) + power);
    append(out, digits.substring(0, before), fields);
    appendFraction(out, digits.substring(before), fields);
    append(out, symbols.getExponentSeparator(), Field.EXPONENT_SYMBOL, fields);
    if (exponent < 0) append(out, String.valueOf(symbols.getMinusSign()), Field.EXPONENT_SIGN, fields);
    append(out, power, Field.EXPONENT, fields);
  }

  // --- parsing

  @Override
  public Number parse(String text, ParsePosition pos) {
    if (text.startsWith(symbols.getNaN(), pos.getIndex())) {
      pos.setIndex(pos.getIndex() + symbols.getNaN().length());
      return Double.NaN;
    }
    DecimalReader reader = new DecimalReader(text, pos, symbols, point(symbols), comma(symbols));
    reader.setIntegerOnly(isParseIntegerOnly());
    reader.setGroupingUsed(isGroupingUsed());
    if (!reader.read(getPositivePrefix(), getPositiveSuffix(), getNegativePrefix(), getNegativeSuffix())) return null;
    digitsParsed = pos.getIndex();
    if (multiplier == 0) {
      double whole = reader.isInfinite() ? 1 : reader.value().signum();
      return (reader.isPositive() ? whole : -whole) / 0;
    }
    if (reader.isInfinite()) {
      return reader.isPositive() == multiplier >= 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    return parseBigDecimal ? decimalOf(reader) : numberOf(reader);
  }

  private BigDecimal decimalOf(DecimalReader reader) {
    BigDecimal value = divided(reader.value());
    return reader.isPositive() ? value : value.negate();
  }

  private BigDecimal divided(BigDecimal value) {
    if (multiplier == 1) return value;
    BigDecimal divisor = BigDecimal.valueOf(multiplier);
    try {
      return value.divide(divisor);
    } catch (ArithmeticException e) {
      return value.divide(divisor, roundingMode);
    }
  }

  // A Long where it fits, else a Double. Minus zero is a Double.
  private Number numberOf(DecimalReader reader) {
    boolean fits = reader.fitsLong();
    long whole = fits ? reader.longValue() : 0;
    if (fits && (multiplier == 1 || whole % multiplier == 0)) return whole / multiplier;
    double value = (fits ? whole : reader.doubleValue()) / multiplier;
    if (multiplier == 1) return value;
    boolean minusZero = value == 0 && 1 / value < 0;
    if (value == (long) value && !minusZero || isParseIntegerOnly()) return (long) value;
    return value;
  }
}
