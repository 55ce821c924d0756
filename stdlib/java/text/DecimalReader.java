// Reads the text of a number for a decimal format: a prefix, digits with signs among them, a suffix.
package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;

final class DecimalReader {
  private final String text;
  private final ParsePosition position;
  private final DecimalFormatSymbols symbols;
  private final char point;
  private final char comma;
  private boolean integerOnly;
  private boolean groupingUsed;

  private int at;
  private boolean positive;
  private boolean infinite;
  // The number is 0.DIGITS * 10^exponent, without a zero at its begin.
  private final StringBuilder digits = new StringBuilder();
  private int exponent;

  DecimalReader(String text, ParsePosition position, DecimalFormatSymbols symbols, char point, char comma) {
    this.text = text;
    this.position = position;
    this.symbols = symbols;
    this.point = point;
    this.comma = comma;
  }

  void setIntegerOnly(boolean integerOnly) {
    this.integerOnly = integerOnly;
  }

  void setGroupingUsed(boolean groupingUsed) {
    this.groupingUsed = groupingUsed;
  }

  boolean isPositive() {
    return positive;
  }

  boolean isInfinite() {
    return infinite;
  }

  // Of two affixes that fit the longer one counts.
  boolean read(String positivePrefix, String positiveSuffix, String negativePrefix, String negativeSuffix) {
    int begin = position.getIndex();
    at = begin;
    boolean plus = text.startsWith(positivePrefix, at);
    boolean minus = text.startsWith(negativePrefix, at);
    if (plus && minus) {
      plus = positivePrefix.length() >= negativePrefix.length();
      minus = positivePrefix.length() <= negativePrefix.length();
    }
    if (!plus && !minus) return fail(begin);
    at += (plus ? positivePrefix : negativePrefix).length();
    if (text.startsWith(symbols.getInfinity(), at)) {
      at += symbols.getInfinity().length();
      infinite = true;
    } else if (!number()) {
      return fail(begin);
    }
    plus = plus && text.startsWith(positiveSuffix, at);
    minus = minus && text.startsWith(negativeSuffix, at);
    if (plus && minus) {
      plus = positiveSuffix.length() > negativeSuffix.length();
      minus = positiveSuffix.length() < negativeSuffix.length();
    }
    if (plus == minus) return fail(at);
    at += (plus ? positiveSuffix : negativeSuffix).length();
    if (at == begin) return fail(at);
    position.setIndex(at);
    positive = plus;
    return true;
  }

  // A number without affixes or an exponent from the position on. Returns where it ends; -1: there is none.
  int readNumber() {
    at = position.getIndex();
    positive = true;
    if (text.startsWith(symbols.getInfinity(), at)) {
      infinite = true;
      return at + symbols.getInfinity().length();
    }
    powers = false;
    return number() ? at : -1;
  }

  private boolean powers = true;  // an exponent counts

  private boolean fail(int index) {
    position.setErrorIndex(index);
    return false;
  }

  private int digitAt(int index) {
    char c = text.charAt(index);
    int digit = c - symbols.getZeroDigit();
    return digit >= 0 && digit <= 9 ? digit : Character.digit(c, 10);
  }

  private boolean number() {
    boolean any = false;
    boolean behindPoint = false;
    int lastComma = -1;  // behind the last digit
    for (; at < text.length(); at++) {
      int digit = digitAt(at);
      char c = text.charAt(at);
      if (digit >= 0) {
        any = true;
        lastComma = -1;
        add(digit, behindPoint);
      } else if (c == point) {
        if (integerOnly || behindPoint) break;
        behindPoint = true;
      } else if (c == comma && groupingUsed) {
        if (behindPoint) break;
        lastComma = at;
      } else {
        if (powers && text.startsWith(symbols.getExponentSeparator(), at)) power();
        break;
      }
    }
    if (lastComma >= 0) at = lastComma;
    return any;
  }

  private void add(int digit, boolean behindPoint) {
    if (digits.length() == 0 && digit == 0) {
      if (behindPoint) exponent--;
      return;
    }
    digits.append((char) ('0' + digit));
    if (!behindPoint) exponent++;
  }

  // What does not look like an exponent is not read.
  private void power() {
    int begin = at + symbols.getExponentSeparator().length();
    boolean minus = begin < text.length() && text.charAt(begin) == symbols.getMinusSign();
    if (minus) begin++;
    int end = begin;
    while (end < text.length() && digitAt(end) >= 0) end++;
    if (end == begin) return;
    StringBuilder digits = new StringBuilder();
    for (int i = begin; i < end; i++) digits.append((char) ('0' + digitAt(i)));
    BigInteger power = new BigInteger(digits.toString());
    if (power.bitLength() >= Long.SIZE) return;
    at = end;
    exponent += (int) (minus ? -power.longValue() : power.longValue());
  }

  private void trim() {
    int length = digits.length();
    while (length > 0 && digits.charAt(length - 1) == '0') length--;
    digits.setLength(length);
  }

  private boolean isZero() {
    return digits.length() == 0;
  }

  boolean fitsLong() {
    trim();
    if (isZero()) return positive || integerOnly;
    if (exponent < digits.length() || exponent > 19) return false;
    return (positive ? value() : value().negate()).toBigInteger().bitLength() < Long.SIZE;
  }

  long longValue() {
    long value = value().longValue();
    return positive ? value : -value;
  }

  double doubleValue() {
    double value = isZero() ? 0 : Double.parseDouble("0." + digits + "E" + exponent);
    return positive ? value : -value;
  }

  // Without its sign.
  BigDecimal value() {
    if (isZero()) return exponent == 0 ? BigDecimal.ZERO : new BigDecimal("0E" + exponent);
    if (exponent == digits.length()) return new BigDecimal(digits.toString());
    return new BigDecimal("0." + digits + "E" + exponent);
  }
}
