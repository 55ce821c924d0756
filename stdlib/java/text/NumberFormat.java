// Formats of numbers: how many digits, and grouped by thousands or not, with the signs of a locale (DecimalFormatSymbols).
package java.text;

import java.math.RoundingMode;
import java.util.Locale;

public abstract class NumberFormat extends Format {
  public static final int INTEGER_FIELD = 0;
  public static final int FRACTION_FIELD = 1;

  private static final int MAXIMUM_INTEGER_DIGITS = 309;  // of a double

  private boolean groupingUsed = true;
  private boolean integerOnly;
  private int maximumIntegerDigits = 40;
  private int minimumIntegerDigits = 1;
  private int maximumFractionDigits = 3;
  private int minimumFractionDigits;

  protected NumberFormat() {}

  public static NumberFormat getInstance() {
    return new DecimalFormat("#,##0.###");
  }

  public static NumberFormat getInstance(Locale inLocale) {
    return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(inLocale));
  }

  public static NumberFormat getNumberInstance() {
    return getInstance();
  }

  public static NumberFormat getNumberInstance(Locale inLocale) {
    return getInstance(inLocale);
  }

  public static NumberFormat getIntegerInstance() {
    NumberFormat format = new DecimalFormat("#,##0");
    format.setParseIntegerOnly(true);
    return format;
  }

  public static NumberFormat getIntegerInstance(Locale inLocale) {
    NumberFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(inLocale));
    format.setParseIntegerOnly(true);
    return format;
  }

  public static NumberFormat getPercentInstance() {
    return getPercentInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getPercentInstance(Locale inLocale) {
    String language = inLocale.getLanguage();
    String space = language.equals("de") || language.equals("fr") ? "\u00a0" : "";
    return new DecimalFormat("#,##0" + space + "%", DecimalFormatSymbols.getInstance(inLocale));
  }

  public static NumberFormat getCurrencyInstance() {
    return getCurrencyInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getCurrencyInstance(Locale inLocale) {
    return new DecimalFormat(currencyPattern(inLocale), DecimalFormatSymbols.getInstance(inLocale));
  }

  private static String currencyPattern(Locale locale) {
    switch (locale.getLanguage()) {
      case "de":
        if (locale.getCountry().equals("AT")) return "\u00a4\u00a0#,##0.00";
        if (locale.getCountry().equals("CH")) return "\u00a4\u00a0#,##0.00;\u00a4-#,##0.00";
        return "#,##0.00\u00a0\u00a4";
      case "fr":
      case "it": return "#,##0.00\u00a0\u00a4";
      case "": return "\u00a4\u00a0#,##0.00";
      default: return "\u00a4#,##0.00";
    }
  }

  @Override
  public StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    if (number instanceof Long || number instanceof Integer || number instanceof Short
        || number instanceof Byte) {
      return format(((Number) number).longValue(), toAppendTo, pos);
    }
    if (number instanceof Number) return format(((Number) number).doubleValue(), toAppendTo, pos);
    throw new IllegalArgumentException("Cannot format given Object as a Number");
  }

  public final String format(double number) {
    return format(number, new StringBuffer(), new FieldPosition(0)).toString();
  }

  public final String format(long number) {
    return format(number, new StringBuffer(), new FieldPosition(0)).toString();
  }

  public abstract StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition pos);

  public abstract StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition pos);

  public abstract Number parse(String source, ParsePosition parsePosition);

  public Number parse(String source) throws ParseException {
    ParsePosition position = new ParsePosition(0);
    Number result = parse(source, position);
    if (position.getIndex() == 0) {
      throw new ParseException(
          "Unparseable number: \"" + source + "\"", position.getErrorIndex());
    }
    return result;
  }

  @Override
  public final Object parseObject(String source, ParsePosition pos) {
    return parse(source, pos);
  }

  public boolean isParseIntegerOnly() {
    return integerOnly;
  }

  public void setParseIntegerOnly(boolean value) {
    integerOnly = value;
  }

  public boolean isGroupingUsed() {
    return groupingUsed;
  }

  public void setGroupingUsed(boolean newValue) {
    groupingUsed = newValue;
  }

  public int getMaximumIntegerDigits() {
    return maximumIntegerDigits;
  }

  public void setMaximumIntegerDigits(int newValue) {
    maximumIntegerDigits = Math.max(0, newValue);
    minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
  }

  public int getMinimumIntegerDigits() {
    return minimumIntegerDigits;
  }

  public void setMinimumIntegerDigits(int newValue) {
    minimumIntegerDigits = Math.max(0, newValue);
    maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
  }

  public int getMaximumFractionDigits() {
    return maximumFractionDigits;
  }

  public void setMaximumFractionDigits(int newValue) {
    maximumFractionDigits = Math.max(0, newValue);
    minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
  }

  public int getMinimumFractionDigits() {
    return minimumFractionDigits;
  }

  public void setMinimumFractionDigits(int newValue) {
    minimumFractionDigits = Math.max(0, newValue);
    maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
  }

  public RoundingMode getRoundingMode() {
    throw new UnsupportedOperationException();
  }

  public void setRoundingMode(RoundingMode roundingMode) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    NumberFormat other = (NumberFormat) obj;
    return maximumIntegerDigits == other.maximumIntegerDigits && minimumIntegerDigits == other.minimumIntegerDigits
        && maximumFractionDigits == other.maximumFractionDigits && minimumFractionDigits == other.minimumFractionDigits
        && groupingUsed == other.groupingUsed && integerOnly == other.integerOnly;
  }

  // (Of the digits behind the point OpenJDK takes a number that nobody changes any more.)
  @Override
  public int hashCode() {
    return Math.min(maximumIntegerDigits, MAXIMUM_INTEGER_DIGITS) * 37 + 3;
  }

  @Override
  public Object clone() {
    return super.clone();
  }
}
