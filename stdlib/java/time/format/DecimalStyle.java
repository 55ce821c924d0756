// With which signs a DateTimeFormatter writes and reads numbers.
package java.time.format;

import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

public final class DecimalStyle {
  public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');

  private final char zeroDigit;
  private final char positiveSign;
  private final char negativeSign;
  private final char decimalSeparator;

  private DecimalStyle(char zeroDigit, char positiveSign, char negativeSign, char decimalSeparator) {
    this.zeroDigit = zeroDigit;
    this.positiveSign = positiveSign;
    this.negativeSign = negativeSign;
    this.decimalSeparator = decimalSeparator;
  }

  public static Set<Locale> getAvailableLocales() {
    return new HashSet<>(Arrays.asList(DecimalFormatSymbols.getAvailableLocales()));
  }

  public static DecimalStyle ofDefaultLocale() {
    return of(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static DecimalStyle of(Locale locale) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Objects.requireNonNull(locale, "locale"));
    return STANDARD.withZeroDigit(symbols.getZeroDigit()).withNegativeSign(symbols.getMinusSign())
        .withDecimalSeparator(symbols.getDecimalSeparator());
  }

  public char getZeroDigit() {
    return zeroDigit;
  }

  public DecimalStyle withZeroDigit(char zeroDigit) {
    return zeroDigit == this.zeroDigit ? this : new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getPositiveSign() {
    return positiveSign;
  }

  public DecimalStyle withPositiveSign(char positiveSign) {
    return positiveSign == this.positiveSign ? this : new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getNegativeSign() {
    return negativeSign;
  }

  public DecimalStyle withNegativeSign(char negativeSign) {
    return negativeSign == this.negativeSign ? this : new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getDecimalSeparator() {
    return decimalSeparator;
  }

  public DecimalStyle withDecimalSeparator(char decimalSeparator) {
    return decimalSeparator == this.decimalSeparator ? this : new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  // -1: it is no digit.
  int digit(char c) {
    int digit = c - zeroDigit;
    return digit >= 0 && digit <= 9 ? digit : -1;
  }

  // The ASCII digits of the text as those of this style.
  String digits(String text) {
    if (zeroDigit == '0') return text;
    StringBuilder out = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) out.setCharAt(i, (char) (text.charAt(i) - '0' + zeroDigit));
    return out.toString();
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof DecimalStyle)) return false;
    DecimalStyle other = (DecimalStyle) obj;
    return zeroDigit == other.zeroDigit && positiveSign == other.positiveSign && negativeSign == other.negativeSign
        && decimalSeparator == other.decimalSeparator;
  }

  @Override
  public int hashCode() {
    return zeroDigit + positiveSign + negativeSign + decimalSeparator;
  }

  @Override
  public String toString() {
    return "DecimalStyle[" + zeroDigit + positiveSign + negativeSign + decimalSeparator + "]";
  }
}
