// Numbers in few digits, as 12K or 12 thousand: a pattern for each power of ten says by what a number is divided and what stands beside
// it. The numbers of powers without a pattern are whole, by a pattern of DecimalFormat.
package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Objects;

public final class CompactNumberFormat extends NumberFormat {
  private static final long serialVersionUID = 7128367218649234678L;

  private final DecimalFormatSymbols symbols;
  private final String decimalPattern;
  private final String[] compactPatterns;
  private final String pluralRules;
  private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
  private byte groupingSize;
  private boolean parseBigDecimal;
  private transient int digitsParsed;  // every parse writes it, for on OpenJDK threads would share the digits
  private transient CompactPattern[] patterns;
  private transient PluralRules rules;
  private transient DecimalFormat usual;  // of numbers without a pattern
  private transient DecimalFormat digits;  // of the others

  public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns) {
    this(decimalPattern, symbols, compactPatterns, "");
  }

  public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns, String pluralRules) {
    Objects.requireNonNull(decimalPattern, "decimalPattern");
    Objects.requireNonNull(symbols, "symbols");
    Objects.requireNonNull(compactPatterns, "compactPatterns");
    Objects.requireNonNull(pluralRules, "pluralRules");
    this.symbols = (DecimalFormatSymbols) symbols.clone();
    this.decimalPattern = decimalPattern;
    this.compactPatterns = compactPatterns.clone();
    this.pluralRules = pluralRules;
    prepare();
    setMaximumIntegerDigits(MAXIMUM_INTEGER_DIGITS);
    setMaximumFractionDigits(0);
    super.setGroupingUsed(false);
  }

  private void prepare() {
    usual = new DecimalFormat(decimalPattern, symbols);
    usual.setMaximumFractionDigits(0);
    usual.setMultiplier(1);
    digits = new DecimalFormat("0", symbols);
    rules = new PluralRules(pluralRules);
    patterns = new CompactPattern[compactPatterns.length];
    for (int i = 0; i < patterns.length; i++) {
      if (compactPatterns[i] == null) throw new IllegalArgumentException("A null compact pattern encountered at index: " + i);
      patterns[i] = new CompactPattern(compactPatterns[i], i);
    }
  }

  // What has been read from a stream has only the texts.
  private void prepareAgain() {
    if (patterns == null) prepare();
  }

  // --- formatting

  @Override
  public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition fieldPosition) {
    return append(number, toAppendTo, fieldPosition.search());
  }

  @Override
  public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
    return append(number, result, fieldPosition.search());
  }

  @Override
  public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
    return append(number, result, fieldPosition.search());
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    if (!(obj instanceof Number)) throw new IllegalArgumentException("Cannot format given Object as a Number");
    FieldRecord fields = new FieldRecord();
    return fields.of(append(obj, new StringBuffer(), fields));
  }

  private StringBuffer append(Object number, StringBuffer out, FieldListener fields) {
    prepareAgain();
    if (number == null) throw new IllegalArgumentException("Cannot format null as a number");
    if (!(number instanceof Number)) throw new IllegalArgumentException("Cannot format " + number.getClass().getName() + " as a number");
    if (isWhole(number)) {
      long value = ((Number) number).longValue();
      return append(number, BigDecimal.valueOf(value), value < 0, out, fields);
    }
    if (number instanceof BigDecimal) return append(number, (BigDecimal) number, ((BigDecimal) number).signum() < 0, out, fields);
    if (number instanceof BigInteger) {
      return append(number, new BigDecimal((BigInteger) number), ((BigInteger) number).signum() < 0, out, fields);
    }
    double value = ((Number) number).doubleValue();
    if (Double.isNaN(value) || Double.isInfinite(value)) return usual.append(out, value, fields);
    return append(value, BigDecimal.valueOf(value), value < 0 || 1 / value < 0, out, fields);
  }

  // `value` has the digits that the number is written with. The size of the number, rounded, chooses the pattern; the whole part of
  // what is left when it is divided the plural form.
  private StringBuffer append(Object number, BigDecimal value, boolean negative, StringBuffer out, FieldListener fields) {
    boolean real = number instanceof Double, whole = isWhole(number);
    BigDecimal exact = real ? new BigDecimal((double) number) : value;
    digits.setRoundingMode(roundingMode);
    BigDecimal rounded = real ? digits.rounded(value, exact, 0).abs() : value.abs().setScale(whole ? 0 : getMinimumFractionDigits(), roundingMode);
    int size = rounded.signum() == 0 ? 1 : rounded.precision() - rounded.scale();
    int index = Math.min(size, patterns.length) - 1;
    CompactPattern pattern = index < 0 ? null : patterns[index];
    CompactPattern.Form form = null;
    if (pattern != null) {
      double left = real ? rounded.doubleValue() : ((Number) number).doubleValue();
      form = pattern.form(rules.formOf(wholePart(left, pattern.divisor)));
    }
    // (Whatever the rounding mode, a double is rounded to the even neighbour there.)
    if (form == null || form.isEmpty()) return usual.append(out, real ? number : negative ? rounded.negate() : rounded, fields);
    String prefix = form.prefix(negative, symbols), suffix = form.suffix(negative);
    append(prefix, Field.PREFIX, out, fields);
    if (form.zeros > 0) appendDigits(number, value, rounded, pattern.divisor, negative, out, fields);
    append(suffix, Field.SUFFIX, out, fields);
    return out;
  }

  // Of what is left when the number is divided: as on OpenJDK the quotient has no more decimal places than the shortest text of the
  // number, so that 1E9 divided by 1E9 is 0.
  private long wholePart(double number, BigInteger divisor) {
    BigDecimal quotient = BigDecimal.valueOf(Math.abs(number)).divide(BigDecimal.valueOf(divisor.doubleValue()), roundingMode);
    return (long) quotient.doubleValue();
  }

  private void append(String affix, Field field, StringBuffer out, FieldListener fields) {
    if (affix.isEmpty()) return;
    int begin = out.length();
    out.append(affix);
    for (int i = 0; i < affix.length(); i++) {
      if (affix.charAt(i) == symbols.getMinusSign()) fields.field(FieldListener.NO_NUMBER, Field.SIGN, begin + i, begin + i + 1);
    }
    fields.field(FieldListener.NO_NUMBER, field, begin, out.length());
  }

  // A double is rounded to a whole number first. A number that is no long or double has no more decimal places than it must have, as on OpenJDK.
  private void appendDigits(Object number, BigDecimal value, BigDecimal rounded, BigInteger divisor, boolean negative, StringBuffer out,
      FieldListener fields) {
    BigDecimal shown, exact;
    if (number instanceof Double || isWhole(number) && value.remainder(new BigDecimal(divisor)).signum() != 0) {
      double quotient = rounded.doubleValue() / divisor.doubleValue();
      shown = new BigDecimal(Double.toString(quotient));
      exact = new BigDecimal(quotient);
    } else if (isWhole(number)) {
      exact = shown = value.abs().divide(new BigDecimal(divisor));
    } else {
      exact = shown = value.abs().divide(new BigDecimal(divisor), getMinimumFractionDigits(), roundingMode);
    }
    digits.setMaximumIntegerDigits(getMaximumIntegerDigits());
    digits.setMinimumIntegerDigits(getMinimumIntegerDigits());
    digits.setMaximumFractionDigits(getMaximumFractionDigits());
    digits.setMinimumFractionDigits(getMinimumFractionDigits());
    digits.setGroupingUsed(isGroupingUsed() && groupingSize > 0);
    digits.setGroupingSize(groupingSize);
    digits.setRoundingMode(negative ? opposite(roundingMode) : roundingMode);
    digits.plain(out, shown, exact, fields);
  }

  // Of a number without its sign.
  private static RoundingMode opposite(RoundingMode mode) {
    return mode == RoundingMode.CEILING ? RoundingMode.FLOOR : mode == RoundingMode.FLOOR ? RoundingMode.CEILING : mode;
  }

  // --- parsing

  // The longest prefix of all patterns that fits is taken, then a number, then the longest suffix of those patterns that have the prefix, in
  // the plural form of that number.
  @Override
  public Number parse(String text, ParsePosition pos) {
    prepareAgain();
    int begin = pos.getIndex();
    if (text.startsWith(symbols.getNaN(), begin)) {
      pos.setIndex(begin + symbols.getNaN().length());
      return Double.NaN;
    }
    String positive = longestPrefix(text, begin, false), negative = longestPrefix(text, begin, true);
    if (positive != null && negative != null) {
      if (positive.length() > negative.length()) negative = null;
      else if (positive.length() < negative.length()) positive = null;
    }
    if (positive == null && negative == null) return fail(pos, begin);
    int at = begin + (positive != null ? positive : negative).length();
    DecimalReader reader = new DecimalReader(text, new ParsePosition(at), symbols, symbols.getDecimalSeparator(), symbols.getGroupingSeparator());
    reader.setGroupingUsed(isGroupingUsed());
    int end = reader.readNumber();
    digitsParsed = end;
    if (end < 0) return parseWord(text, pos, positive, negative);
    String keyword = rules.formOf(reader.isInfinite() ? Long.MAX_VALUE : firstDigits(text, at));
    BigInteger multiplier = BigInteger.ONE;
    int length = -1;
    boolean minus = positive == null;
    for (int sign = positive == null ? 1 : 0; sign <= (negative == null ? 0 : 1); sign++) {
      String suffix = sign == 0 ? usual.getPositiveSuffix() : usual.getNegativeSuffix();
      String prefix = sign == 0 ? positive : negative;
      if (suffix.length() > length && text.startsWith(suffix, end) && prefix.equals(sign == 0 ? usual.getPositivePrefix() : usual.getNegativePrefix())) {
        length = suffix.length();
        multiplier = BigInteger.ONE;
        minus = sign == 1;
      }
      for (CompactPattern pattern : patterns) {
        CompactPattern.Form form = pattern.form(keyword);
        if (form == null || form.isEmpty() || !form.prefix(sign == 1, symbols).equals(prefix)) continue;
        suffix = form.suffix(sign == 1);
        if (suffix.length() <= length || !text.startsWith(suffix, end)) continue;
        length = suffix.length();
        multiplier = pattern.divisor;
        minus = sign == 1;
      }
    }
    if (length < 0) return fail(pos, end);
    pos.setIndex(end + length);
    return result(reader, multiplier, minus);
  }

  // A pattern without a number, such as "mille", is a power of ten by itself.
  private Number parseWord(String text, ParsePosition pos, String positive, String negative) {
    for (int i = 0; i < patterns.length; i++) {
      for (CompactPattern.Form form : patterns[i].forms()) {
        if (form.zeros > 0 || form.isEmpty()) continue;
        for (int sign = 0; sign < 2; sign++) {
          String prefix = form.prefix(sign == 1, symbols), word = prefix + form.suffix(sign == 1);
          if (!prefix.equals(sign == 0 ? positive : negative) || !text.startsWith(word, pos.getIndex())) continue;
          pos.setIndex(pos.getIndex() + word.length());
          BigDecimal value = BigDecimal.ONE.scaleByPowerOfTen(i);  // (without the sign, as on OpenJDK)
          return parseBigDecimal ? (Number) value : (Number) value.longValue();
        }
      }
    }
    return fail(pos, pos.getIndex());
  }

  // (As on OpenJDK, digits behind a sign of groups do not count for the plural form.)
  private long firstDigits(String text, int at) {
    long value = 0;
    for (; at < text.length() && Character.isDigit(text.charAt(at)) && value < Long.MAX_VALUE / 100; at++) {
      value = value * 10 + Character.digit(text.charAt(at), 10);
    }
    return value;
  }

  private Number fail(ParsePosition pos, int at) {
    pos.setErrorIndex(at);
    return null;
  }

  // Null: none fits.
  private String longestPrefix(String text, int at, boolean negative) {
    String prefix = negative ? usual.getNegativePrefix() : usual.getPositivePrefix();
    String longest = text.startsWith(prefix, at) ? prefix : null;
    for (CompactPattern pattern : patterns) {
      for (CompactPattern.Form form : pattern.forms()) {
        prefix = form.prefix(negative, symbols);
        if (!form.isEmpty() && text.startsWith(prefix, at) && (longest == null || prefix.length() > longest.length())) longest = prefix;
      }
    }
    return longest;
  }

  // A Long where it fits, else a Double. Minus zero is a Double.
  private Number result(DecimalReader reader, BigInteger multiplier, boolean negative) {
    if (reader.isInfinite()) return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    BigDecimal value = reader.value();
    if (isParseIntegerOnly()) value = value.setScale(0, RoundingMode.DOWN);  // (what is behind the point is read)
    if (parseBigDecimal) {
      value = value.multiply(new BigDecimal(multiplier));
      return negative ? value.negate() : value;
    }
    boolean whole = value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    if (whole) {
      BigInteger all = value.toBigInteger().multiply(multiplier);
      if (negative) all = all.negate();
      if (all.bitLength() < Long.SIZE && !(negative && all.signum() == 0 && !isParseIntegerOnly())) return all.longValue();
    }
    double result = value.doubleValue() * multiplier.doubleValue();
    if (negative) result = -result;
    boolean minusZero = result == 0 && 1 / result < 0;
    return result == (long) result && Math.abs(result) < Long.MAX_VALUE && !minusZero ? (Number) (long) result : (Number) result;
  }

  // --- properties

  @Override
  public RoundingMode getRoundingMode() {
    return roundingMode;
  }

  @Override
  public void setRoundingMode(RoundingMode roundingMode) {
    this.roundingMode = Objects.requireNonNull(roundingMode);
  }

  public int getGroupingSize() {
    return groupingSize;
  }

  public void setGroupingSize(int newValue) {
    if (newValue < 0 || newValue > 127) throw new IllegalArgumentException("The value passed is negative or larger than 127");
    groupingSize = (byte) newValue;
  }

  @Override
  public boolean isGroupingUsed() {
    return super.isGroupingUsed();
  }

  @Override
  public void setGroupingUsed(boolean newValue) {
    super.setGroupingUsed(newValue);
  }

  @Override
  public boolean isParseIntegerOnly() {
    return super.isParseIntegerOnly();
  }

  @Override
  public void setParseIntegerOnly(boolean value) {
    super.setParseIntegerOnly(value);
  }

  public boolean isParseBigDecimal() {
    return parseBigDecimal;
  }

  public void setParseBigDecimal(boolean newValue) {
    parseBigDecimal = newValue;
  }

  @Override
  public boolean equals(Object obj) {
    if (!super.equals(obj)) return false;
    CompactNumberFormat other = (CompactNumberFormat) obj;
    return decimalPattern.equals(other.decimalPattern) && symbols.equals(other.symbols) && pluralRules.equals(other.pluralRules)
        && Arrays.equals(compactPatterns, other.compactPatterns) && roundingMode == other.roundingMode
        && groupingSize == other.groupingSize && parseBigDecimal == other.parseBigDecimal;
  }

  @Override
  public int hashCode() {
    return 31 * super.hashCode() + Objects.hash(decimalPattern, symbols, roundingMode, pluralRules, groupingSize, parseBigDecimal)
        + Arrays.hashCode(compactPatterns);
  }

  @Override
  public CompactNumberFormat clone() {
    prepareAgain();
    CompactNumberFormat copy = (CompactNumberFormat) super.clone();
    copy.usual = (DecimalFormat) usual.clone();
    copy.digits = (DecimalFormat) digits.clone();
    return copy;
  }
}
