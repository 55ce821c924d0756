// Numbers by a pattern as #,##0.00.
package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

public class DecimalFormat extends NumberFormat {
  private DecimalFormatSymbols symbols;
  private String positivePrefix = "";
  private String positiveSuffix = "";
  private String negativePrefix;  // null: a minus and the positive one
  private String negativeSuffix;
  private int multiplier = 1;
  private int groupingSize = 3;
  private boolean pointAlways;
  private boolean exponential;
  private int exponentDigits;
  private boolean parseBigDecimal;
  private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
  private String pattern;

  public DecimalFormat() {
    this("#,##0.###");
  }

  public DecimalFormat(String pattern) {
    this(pattern, new DecimalFormatSymbols());
  }

  public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
    this.symbols = (DecimalFormatSymbols) symbols.clone();
    applyPattern(pattern);
  }

  // --- the pattern: prefix digits suffix [; prefix digits suffix]

  private final class Reader {
    final String text;
    int at;
    String prefix;
    String suffix;
    String digits;
    int factor = 1;

    Reader(String text) {
      this.text = text;
    }

    // Text with quotes, up to digits or the semicolon.
    String affix(boolean before) {
      StringBuilder out = new StringBuilder();
      boolean quoted = false;
      for (; at < text.length(); at++) {
        char c = text.charAt(at);
        if (c == '\'') {
          if (at + 1 < text.length() && text.charAt(at + 1) == '\'') {
            out.append(c);
            at++;
          } else {
            quoted = !quoted;
          }
          continue;
        }
        if (!quoted) {
          if (c == ';' || before && "#0,.".indexOf(c) >= 0) break;
          if ("#0,.".indexOf(c) >= 0) {
            throw new IllegalArgumentException(
                "Unquoted special character '" + c + "' in pattern \"" + text + '"');
          }
          if (c == '%') factor = 100;
          if (c == '\u2030') factor = 1000;
        }
        out.append(c);
      }
      return out.toString();
    }

    void part() {
      prefix = affix(true);
      int start = at;
      while (at < text.length() && "#0,.".indexOf(text.charAt(at)) >= 0) at++;
      if (at > start && at < text.length() && text.charAt(at) == 'E') {
        at++;
        int zeros = at;
        while (at < text.length() && text.charAt(at) == '0') at++;
        if (at == zeros) {
          throw new IllegalArgumentException("Malformed exponential pattern \"" + text + '"');
        }
      }
      digits = text.substring(start, at);
      suffix = affix(false);
    }
  }

  public void applyPattern(String pattern) {
    Reader r = new Reader(pattern);
    r.part();
    this.pattern = pattern;
    positivePrefix = r.prefix;
    positiveSuffix = r.suffix;
    multiplier = r.factor;
    applyDigits(r.digits, pattern);
    negativePrefix = null;
    negativeSuffix = null;
    if (r.at < pattern.length() && pattern.charAt(r.at) == ';') {
      r.at++;
      r.part();
      if (!r.prefix.equals(positivePrefix) || !r.suffix.equals(positiveSuffix)) {
        negativePrefix = r.prefix;
        negativeSuffix = r.suffix;
      }
    }
  }

  private void applyDigits(String digits, String whole) {
    int e = digits.indexOf('E');
    exponential = e >= 0;
    exponentDigits = exponential ? digits.length() - e - 1 : 0;
    if (exponential) digits = digits.substring(0, e);
    int point = digits.indexOf('.');
    String before = point < 0 ? digits : digits.substring(0, point);
    String after = point < 0 ? "" : digits.substring(point + 1);
    int comma = before.lastIndexOf(',');
    setGroupingUsed(comma >= 0 && comma < before.length() - 1);
    if (comma >= 0) groupingSize = before.length() - comma - 1;
    before = before.replace(",", "");
    if (before.indexOf('0') >= 0 && before.indexOf('#', before.indexOf('0')) >= 0) {
      throw new IllegalArgumentException("Unexpected '0' in pattern \"" + whole + '"');
    }
    int zeros = before.length() - Math.max(0, before.indexOf('0'));
    if (before.indexOf('0') < 0) zeros = 0;
    int fixed = after.lastIndexOf('0') + 1;
    // "#.##" without a 0 means "0.##", and ".##" means ".0#".
    if (point >= 0 && zeros == 0 && fixed == 0) {
      if (!before.isEmpty()) {
        zeros = 1;
      } else if (!after.isEmpty()) {
        fixed = 1;
      }
    }
    super.setMaximumIntegerDigits(exponential ? before.length() : Integer.MAX_VALUE);
    super.setMinimumIntegerDigits(zeros);
    super.setMaximumFractionDigits(digits.isEmpty() ? Integer.MAX_VALUE : after.length());
    super.setMinimumFractionDigits(fixed);
    pointAlways = point >= 0 && after.isEmpty();
  }

  public String toPattern() {
    return pattern;
  }

  // --- properties

  public DecimalFormatSymbols getDecimalFormatSymbols() {
    return (DecimalFormatSymbols) symbols.clone();
  }

  public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
    symbols = (DecimalFormatSymbols) newSymbols.clone();
  }

  public String getPositivePrefix() {
    return positivePrefix;
  }

  public void setPositivePrefix(String newValue) {
    positivePrefix = newValue;
  }

  public String getPositiveSuffix() {
    return positiveSuffix;
  }

  public void setPositiveSuffix(String newValue) {
    positiveSuffix = newValue;
  }

  public String getNegativePrefix() {
    return negativePrefix != null ? negativePrefix : symbols.getMinusSign() + positivePrefix;
  }

  public void setNegativePrefix(String newValue) {
    negativeSuffix = getNegativeSuffix();
    negativePrefix = newValue;
  }

  public String getNegativeSuffix() {
    return negativeSuffix != null ? negativeSuffix : positiveSuffix;
  }

  public void setNegativeSuffix(String newValue) {
    negativePrefix = getNegativePrefix();
    negativeSuffix = newValue;
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

  // --- formatting

  @Override
  public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    if (number instanceof BigDecimal) {
      return append(toAppendTo, (BigDecimal) number, ((BigDecimal) number).signum() < 0);
    }
    if (number instanceof BigInteger) {
      return append(toAppendTo, new BigDecimal((BigInteger) number), ((BigInteger) number).signum() < 0);
    }
    return super.format(number, toAppendTo, pos);
  }

  @Override
  public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
    return append(result, BigDecimal.valueOf(number), number < 0);
  }

  @Override
  public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
    if (Double.isNaN(number)) return result.append("NaN");
    if (multiplier != 1) number *= multiplier;
    boolean negative = number < 0 || number == 0 && 1 / number < 0;
    if (Double.isInfinite(number)) {
      return result.append(negative ? getNegativePrefix() : positivePrefix).append('\u221e')
          .append(negative ? getNegativeSuffix() : positiveSuffix);
    }
    return append(result, new BigDecimal(Double.toString(number)), new BigDecimal(number), negative);
  }

  private static boolean isTie(BigDecimal value, int dropped) {
    BigDecimal digits = value.stripTrailingZeros();
    dropped -= value.scale() - digits.scale();
    return dropped == 1 && digits.unscaledValue().abs().mod(BigInteger.TEN).intValue() == 5;
  }

  // A double that seems to lie in the middle is rounded by what it really is (`exact`).
  private BigDecimal rounded(BigDecimal value, BigDecimal exact, int places) {
    if (value.scale() <= places) return value;
    if (value.scale() - value.precision() > places) return BigDecimal.ZERO;  // (as OpenJDK has it, also upwards)
    return (isTie(value, value.scale() - places) ? exact : value).setScale(places, roundingMode);
  }

  private BigDecimal roundedTo(BigDecimal value, BigDecimal exact, int digits) {
    if (value.precision() <= digits) return value;
    return (isTie(value, value.precision() - digits) ? exact : value).round(new java.math.MathContext(digits, roundingMode));
  }

  // Rounding sees the sign: UP and DOWN do not, CEILING and FLOOR do.
  private StringBuffer append(StringBuffer out, BigDecimal value, boolean negative) {
    if (multiplier != 1) value = value.multiply(BigDecimal.valueOf(multiplier));
    return append(out, value, value, negative);
  }

  // `value` has the digits that are written, those of Double.toString for a double, which is `exact`.
  private StringBuffer append(StringBuffer out, BigDecimal value, BigDecimal exact, boolean negative) {
    String text = exponential ? scientific(value, exact) : plain(value, exact);
    out.append(negative ? getNegativePrefix() : positivePrefix);
    out.append(text);
    return out.append(negative ? getNegativeSuffix() : positiveSuffix);
  }

  private String plain(BigDecimal value, BigDecimal exact) {
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
    return grouped(before) + pointAnd(after);
  }

  // Without zeros at its end, but for `least` digits.
  private static String fraction(String digits, int least) {
    int n = digits.length();
    while (n > least && digits.charAt(n - 1) == '0') n--;
    return digits.substring(0, n) + "0".repeat(Math.max(0, least - n));
  }

  private String pointAnd(String fraction) {
    return fraction.isEmpty() && !pointAlways ? "" : symbols.getDecimalSeparator() + fraction;
  }

  private String grouped(String digits) {
    if (!isGroupingUsed() || groupingSize <= 0) return digits;
    StringBuilder out = new StringBuilder(digits);
    for (int i = digits.length() - groupingSize; i > 0; i -= groupingSize) {
      out.insert(i, symbols.getGroupingSeparator());
    }
    return out.toString();
  }

  // With as many digits before the point as the pattern has zeros there; or, if it has # there, too,
  // an exponent that is a multiple of their number.
  private String scientific(BigDecimal value, BigDecimal exact) {
    int most = getMaximumIntegerDigits();
    int least = getMinimumIntegerDigits();
    boolean multiples = most > least && most > 1;
    int exponent = 0;
    String digits = "0";
    if (value.signum() != 0) {
      int first = value.precision() - value.scale();  // 0.d * 10^first
      int significant = most + getMaximumFractionDigits();
      BigDecimal rounded = roundedTo(value, exact, Math.max(1, significant));
      first = rounded.precision() - rounded.scale();
      digits = rounded.unscaledValue().abs().toString();
      exponent = multiples ? Math.floorDiv(first - 1, most) * most : first - (least > 0 ? least : 0);
      int before = first - exponent;
      digits += "0".repeat(Math.max(0, before - digits.length()));
      if (before <= 0) digits = "0".repeat(-before) + digits;
      return scientific(digits.substring(0, Math.max(0, before)), digits.substring(Math.max(0, before)), exponent);
    }
    return scientific("0".repeat(Math.max(multiples ? 1 : 0, least)), "", 0);
  }

  private String scientific(String before, String after, int exponent) {
    String power = Integer.toString(Math.abs(exponent));
    return before + pointAnd(fraction(after, Math.max(0, getMinimumFractionDigits())))
        + "E" + (exponent < 0 ? "-" : "") + "0".repeat(Math.max(0, exponentDigits - power.length())) + power;
  }

  // --- parsing

  @Override
  public Number parse(String text, ParsePosition pos) {
    int start = pos.getIndex();
    if (text.startsWith("NaN", start)) {
      pos.setIndex(start + 3);
      return Double.NaN;
    }
    String negPrefix = getNegativePrefix();
    boolean negative = text.startsWith(negPrefix, start) && !negPrefix.equals(positivePrefix);
    String prefix = negative ? negPrefix : positivePrefix;
    if (!text.startsWith(prefix, start)) {
      pos.setErrorIndex(start);
      return null;
    }
    int at = start + prefix.length();
    StringBuilder digits = new StringBuilder();
    boolean point = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (Character.isDigit(c)) {
        digits.append((char) ('0' + Character.digit(c, 10)));
      } else if (c == symbols.getDecimalSeparator() && !point && !isParseIntegerOnly()) {
        point = true;
        digits.append('.');
      } else if (c != symbols.getGroupingSeparator() || !isGroupingUsed() || point
          || at + 1 >= text.length() || !Character.isDigit(text.charAt(at + 1))) {
        break;
      }
    }
    if (digits.length() == 0 || digits.toString().equals(".")) {
      pos.setErrorIndex(start);
      return null;
    }
    if (at + 1 < text.length() && text.charAt(at) == 'E') {
      int end = text.charAt(at + 1) == '-' ? at + 2 : at + 1;
      int first = end;
      while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
      if (end > first) {
        digits.append('E').append(text, at + 1, end);
        at = end;
      }
    }
    String suffix = negative ? getNegativeSuffix() : positiveSuffix;
    if (!text.startsWith(suffix, at)) {
      pos.setErrorIndex(at);
      return null;
    }
    pos.setIndex(at + suffix.length());
    return valueOf(digits.toString(), negative);
  }

  // A Long where it fits, else a Double.
  private Number valueOf(String digits, boolean negative) {
    BigDecimal value = new BigDecimal(digits.startsWith(".") ? "0" + digits : digits);
    if (negative) value = value.negate();
    if (parseBigDecimal) return value.divide(BigDecimal.valueOf(multiplier));
    if (negative && value.signum() == 0) return -0.0;
    if (multiplier != 1) {
      value = value.divide(BigDecimal.valueOf(multiplier));
    }
    if (value.stripTrailingZeros().scale() <= 0 && value.toBigInteger().bitLength() < 64) return value.longValue();
    return value.doubleValue();
  }
}
