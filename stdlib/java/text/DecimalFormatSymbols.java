// The signs of decimal formats in a language and country.
package java.text;

import heddle.LocaleData;
import heddle.LocaleNames;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

public class DecimalFormatSymbols implements Cloneable, java.io.Serializable {
  private Locale locale;
  private char zeroDigit = '0';
  private char decimalSeparator;
  private char groupingSeparator;
  private char minusSign;
  private String minusText;  // with marks of direction
  private char percent;
  private char perMill;
  private char digit = '#';
  private char patternSeparator = ';';
  private char monetarySeparator;
  private char monetaryGroupingSeparator;
  private String infinity;
  private String NaN;
  private String exponentSeparator;
  private Currency currency;  // null: none that is known, or nobody has asked yet
  private String currencySymbol;
  private String internationalCurrencySymbol;

  public DecimalFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DecimalFormatSymbols(Locale locale) {
    this.locale = locale;
    String system = locale.hasExtensions() ? locale.getUnicodeLocaleType("nu") : null;
    String[] signs = system == null ? null : LocaleData.of(locale, "digits-" + system);
    int first = signs == null ? 0 : 1;
    if (signs == null) {
      signs = LocaleData.of(locale, "symbols");
    } else {
      zeroDigit = signs[0].charAt(0);
    }
    decimalSeparator = signs[first].charAt(0);
    groupingSeparator = signs[first + 1].charAt(0);
    minusText = signs[first + 2];
    minusSign = minusText.charAt(minusText.length() > 1 ? 1 : 0);
    percent = signs[first + 3].charAt(0);
    perMill = signs[first + 4].charAt(0);
    infinity = signs[first + 5];
    NaN = signs[first + 6];
    exponentSeparator = signs[first + 7];
    monetarySeparator = signs[first + 8].charAt(0);
    monetaryGroupingSeparator = signs[first + 9].charAt(0);
    String code = LocaleNames.currencyOf(locale);
    currency = code == null ? null : Currency.getInstance(code);
    internationalCurrencySymbol = code == null ? "XXX" : code;
    currencySymbol = currency == null ? "\u00a4" : currency.getSymbol(locale);
  }

  private static Currency known(String code) {
    return code == null || LocaleNames.currency(code) == null ? null : Currency.getInstance(code);
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static final DecimalFormatSymbols getInstance() {
    return new DecimalFormatSymbols();
  }

  public static final DecimalFormatSymbols getInstance(Locale locale) {
    return new DecimalFormatSymbols(locale);
  }

  public char getZeroDigit() {
    return zeroDigit;
  }

  public void setZeroDigit(char zeroDigit) {
    this.zeroDigit = zeroDigit;
  }

  public char getDecimalSeparator() {
    return decimalSeparator;
  }

  public void setDecimalSeparator(char decimalSeparator) {
    this.decimalSeparator = decimalSeparator;
  }

  public char getGroupingSeparator() {
    return groupingSeparator;
  }

  public void setGroupingSeparator(char groupingSeparator) {
    this.groupingSeparator = groupingSeparator;
  }

  public char getMinusSign() {
    return minusSign;
  }

  public void setMinusSign(char minusSign) {
    this.minusSign = minusSign;
    minusText = String.valueOf(minusSign);
  }

  // (It is read back from a stream without its text.)
  String minusText() {
    return minusText == null ? String.valueOf(minusSign) : minusText;
  }

  public char getPercent() {
    return percent;
  }

  public void setPercent(char percent) {
    this.percent = percent;
  }

  public char getPerMill() {
    return perMill;
  }

  public void setPerMill(char perMill) {
    this.perMill = perMill;
  }

  public char getDigit() {
    return digit;
  }

  public void setDigit(char digit) {
    this.digit = digit;
  }

  public char getPatternSeparator() {
    return patternSeparator;
  }

  public void setPatternSeparator(char patternSeparator) {
    this.patternSeparator = patternSeparator;
  }

  public String getInfinity() {
    return infinity;
  }

  public void setInfinity(String infinity) {
    this.infinity = infinity;
  }

  public String getNaN() {
    return NaN;
  }

  public void setNaN(String NaN) {
    this.NaN = NaN;
  }

  public String getExponentSeparator() {
    return exponentSeparator;
  }

  public void setExponentSeparator(String exp) {
    exponentSeparator = Objects.requireNonNull(exp);
  }

  public char getMonetaryDecimalSeparator() {
    return monetarySeparator;
  }

  public void setMonetaryDecimalSeparator(char sep) {
    monetarySeparator = sep;
  }

  public char getMonetaryGroupingSeparator() {
    return monetaryGroupingSeparator;
  }

  public void setMonetaryGroupingSeparator(char monetaryGroupingSeparator) {
    this.monetaryGroupingSeparator = monetaryGroupingSeparator;
  }

  public String getCurrencySymbol() {
    return currencySymbol;
  }

  public void setCurrencySymbol(String currency) {
    currencySymbol = currency;
  }

  public String getInternationalCurrencySymbol() {
    return internationalCurrencySymbol;
  }

  public void setInternationalCurrencySymbol(String currencyCode) {
    internationalCurrencySymbol = currencyCode;
    currency = known(currencyCode);
    if (currency != null) currencySymbol = currency.getSymbol(locale);
  }

  public Currency getCurrency() {
    return currency != null ? currency : known(internationalCurrencySymbol);
  }

  public void setCurrency(Currency currency) {
    this.currency = Objects.requireNonNull(currency);
    internationalCurrencySymbol = currency.getCurrencyCode();
    currencySymbol = currency.getSymbol(locale);
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  private Object[] all() {
    return new Object[] {
      zeroDigit, groupingSeparator, decimalSeparator, percent, perMill, digit, minusSign, patternSeparator, infinity, NaN,
          exponentSeparator,
      currencySymbol, getCurrency(), internationalCurrencySymbol, monetarySeparator, monetaryGroupingSeparator, locale
    };
  }

  @Override
  public boolean equals(Object obj) {
    return obj != null && getClass() == obj.getClass() && Arrays.equals(all(), ((DecimalFormatSymbols) obj).all());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(all());
  }
}
