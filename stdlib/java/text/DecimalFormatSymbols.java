// The signs of decimal formats: those of English, German, French and Italian; of others as English.
package java.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

public class DecimalFormatSymbols implements Cloneable, java.io.Serializable {
  private char zeroDigit = '0';
  private char groupingSeparator = ',';
  private char decimalSeparator = '.';
  private char perMill = '\u2030';
  private char percent = '%';
  private char digit = '#';
  private char patternSeparator = ';';
  private char minusSign = '-';
  private char monetaryDecimalSeparator;
  private char monetaryGroupingSeparator;
  private Locale locale;
  private String infinity = "\u221e";
  private String NaN = "NaN";
  private String currencySymbol;
  private String internationalCurrencySymbol;
  private String exponentSeparator = "E";

  public DecimalFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DecimalFormatSymbols(Locale locale) {
    this.locale = locale;
    switch (locale.getLanguage()) {
      case "de":
        if (locale.getCountry().equals("CH")) {
          groupingSeparator = '\u2019';
          break;
        }
        decimalSeparator = ',';
        groupingSeparator = locale.getCountry().equals("AT") ? '\u00a0' : '.';
        break;
      case "it":
        decimalSeparator = ',';
        groupingSeparator = '.';
        break;
      case "fr":
        decimalSeparator = ',';
        groupingSeparator = locale.getCountry().equals("CA") ? '\u00a0' : '\u202f';
        break;
      default: break;
    }
    monetaryDecimalSeparator = decimalSeparator;
    monetaryGroupingSeparator = groupingSeparator;
  }

  // Not before somebody asks, as streams show. (In the words of other languages they are as here: fr_CA has its own.)
  private void findCurrency() {
    if (currencySymbol != null) return;
    switch (locale == null ? "" : locale.getCountry()) {
      case "US":
        currencySymbol = "$";
        internationalCurrencySymbol = "USD";
        break;
      case "GB":
        currencySymbol = "\u00a3";
        internationalCurrencySymbol = "GBP";
        break;
      case "DE": case "AT": case "FR": case "IT": case "ES": case "NL": case "BE": case "IE": case "FI": case "PT":
        currencySymbol = "\u20ac";
        internationalCurrencySymbol = "EUR";
        break;
      case "CH":
        currencySymbol = "CHF";
        internationalCurrencySymbol = "CHF";
        break;
      default:
        currencySymbol = "\u00a4";
        internationalCurrencySymbol = "XXX";
    }
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

  public char getGroupingSeparator() {
    return groupingSeparator;
  }

  public void setGroupingSeparator(char groupingSeparator) {
    this.groupingSeparator = groupingSeparator;
  }

  public char getDecimalSeparator() {
    return decimalSeparator;
  }

  public void setDecimalSeparator(char decimalSeparator) {
    this.decimalSeparator = decimalSeparator;
  }

  public char getPerMill() {
    return perMill;
  }

  public void setPerMill(char perMill) {
    this.perMill = perMill;
  }

  public char getPercent() {
    return percent;
  }

  public void setPercent(char percent) {
    this.percent = percent;
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

  public char getMinusSign() {
    return minusSign;
  }

  public void setMinusSign(char minusSign) {
    this.minusSign = minusSign;
  }

  public char getMonetaryDecimalSeparator() {
    return monetaryDecimalSeparator;
  }

  public void setMonetaryDecimalSeparator(char monetaryDecimalSeparator) {
    this.monetaryDecimalSeparator = monetaryDecimalSeparator;
  }

  public char getMonetaryGroupingSeparator() {
    return monetaryGroupingSeparator;
  }

  public void setMonetaryGroupingSeparator(char monetaryGroupingSeparator) {
    this.monetaryGroupingSeparator = monetaryGroupingSeparator;
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

  public String getCurrencySymbol() {
    findCurrency();
    return currencySymbol;
  }

  public void setCurrencySymbol(String currencySymbol) {
    findCurrency();
    this.currencySymbol = currencySymbol;
  }

  public String getInternationalCurrencySymbol() {
    findCurrency();
    return internationalCurrencySymbol;
  }

  public void setInternationalCurrencySymbol(String internationalCurrencySymbol) {
    findCurrency();
    this.internationalCurrencySymbol = internationalCurrencySymbol;
  }

  public String getExponentSeparator() {
    return exponentSeparator;
  }

  public void setExponentSeparator(String exponentSeparator) {
    this.exponentSeparator = Objects.requireNonNull(exponentSeparator);
  }

  private Object[] all() {
    findCurrency();
    return new Object[] {zeroDigit, groupingSeparator, decimalSeparator, perMill, percent, digit, patternSeparator, minusSign,
        monetaryDecimalSeparator, monetaryGroupingSeparator, infinity, NaN, currencySymbol, internationalCurrencySymbol, exponentSeparator,
        locale};
  }

  @Override
  public boolean equals(Object obj) {
    return obj != null && getClass() == obj.getClass() && Arrays.equals(all(), ((DecimalFormatSymbols) obj).all());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(all());
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
