// The signs of decimal formats: those of English, German, French and Italian; of others as English.
package java.text;

import java.util.Locale;

public class DecimalFormatSymbols implements Cloneable, java.io.Serializable {
  private char decimalSeparator = '.';
  private char groupingSeparator = ',';
  private char minusSign = '-';

  public DecimalFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DecimalFormatSymbols(Locale locale) {
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
  }

  public static final DecimalFormatSymbols getInstance() {
    return new DecimalFormatSymbols();
  }

  public static final DecimalFormatSymbols getInstance(Locale locale) {
    return new DecimalFormatSymbols(locale);
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
