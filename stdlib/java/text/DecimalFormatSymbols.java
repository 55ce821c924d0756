// The signs of decimal formats: those of English.
package java.text;

import java.util.Locale;

public class DecimalFormatSymbols implements Cloneable, java.io.Serializable {
  private char decimalSeparator = '.';
  private char groupingSeparator = ',';
  private char minusSign = '-';

  public DecimalFormatSymbols() {}

  public DecimalFormatSymbols(Locale locale) {}

  public static final DecimalFormatSymbols getInstance() {
    return new DecimalFormatSymbols();
  }

  public static final DecimalFormatSymbols getInstance(Locale locale) {
    return new DecimalFormatSymbols();
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
