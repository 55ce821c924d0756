// Formats of numbers: how many digits, and grouped by thousands or not, with the signs of a locale (DecimalFormatSymbols).
package java.text;

import heddle.LocaleData;
import java.io.InvalidObjectException;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public abstract class NumberFormat extends Format {
  public static final int INTEGER_FIELD = 0;
  public static final int FRACTION_FIELD = 1;

  static final int MAXIMUM_INTEGER_DIGITS = 309;  // of a double

  private boolean groupingUsed = true;
  private boolean integerOnly;
  private int maximumIntegerDigits = 40;
  private int minimumIntegerDigits = 1;
  private int maximumFractionDigits = 3;
  private int minimumFractionDigits;

  protected NumberFormat() {}

  private static final int NUMBER = 0;
  private static final int PERCENT = 1;
  private static final int CURRENCY = 2;

  private static Locale locale() {
    return Locale.getDefault(Locale.Category.FORMAT);
  }

  private static DecimalFormat of(int kind, Locale locale) {
    return new DecimalFormat(pattern(kind, locale), DecimalFormatSymbols.getInstance(locale));
  }

  // Of other digits than those of the language, which the keyword `nu` asks for, the patterns are those of no language.
  private static String pattern(int kind, Locale locale) {
    String system = locale.hasExtensions() ? locale.getUnicodeLocaleType("nu") : null;
    boolean others = system != null && LocaleData.of(locale, "digits-" + system) != null;
    return LocaleData.of(others ? Locale.ROOT : locale, "numbers")[kind];
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static final NumberFormat getInstance() {
    return of(NUMBER, locale());
  }

  public static NumberFormat getInstance(Locale inLocale) {
    return of(NUMBER, inLocale);
  }

  public static final NumberFormat getNumberInstance() {
    return of(NUMBER, locale());
  }

  public static NumberFormat getNumberInstance(Locale inLocale) {
    return of(NUMBER, inLocale);
  }

  public static final NumberFormat getIntegerInstance() {
    return getIntegerInstance(locale());
  }

  public static NumberFormat getIntegerInstance(Locale inLocale) {
    String pattern = pattern(NUMBER, inLocale);
    NumberFormat format = new DecimalFormat(pattern.substring(0, pattern.indexOf('.')), DecimalFormatSymbols.getInstance(inLocale));
    format.setParseIntegerOnly(true);
    return format;
  }

  public static final NumberFormat getPercentInstance() {
    return of(PERCENT, locale());
  }

  public static NumberFormat getPercentInstance(Locale inLocale) {
    return of(PERCENT, inLocale);
  }

  public static final NumberFormat getCurrencyInstance() {
    return getCurrencyInstance(locale());
  }

  public static NumberFormat getCurrencyInstance(Locale inLocale) {
    String pattern = pattern(CURRENCY, inLocale);
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(inLocale);
    int digits = symbols.getCurrency().getDefaultFractionDigits();
    if (digits >= 0) pattern = pattern.replace(".00", digits == 0 ? "" : "." + "0".repeat(digits));
    return new DecimalFormat(pattern, symbols);
  }

  // In which length a compact number is written: "1K", "1 thousand".
  public enum Style { SHORT, LONG }

  public static NumberFormat getCompactNumberInstance() {
    return getCompactNumberInstance(locale(), Style.SHORT);
  }

  public static NumberFormat getCompactNumberInstance(Locale locale, Style formatStyle) {
    Objects.requireNonNull(locale);
    String key = Objects.requireNonNull(formatStyle) == Style.SHORT ? "compact0" : "compact1";
    String[] patterns = LocaleData.of(locale, key), rules = LocaleData.of(locale, "plurals");
    return new CompactNumberFormat(pattern(NUMBER, locale), DecimalFormatSymbols.getInstance(locale), patterns, rules[0]);
  }

  public Currency getCurrency() {
    throw new UnsupportedOperationException();
  }

  public void setCurrency(Currency currency) {
    throw new UnsupportedOperationException();
  }

  @Override
  public StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    if (isWhole(number)) return format(((Number) number).longValue(), toAppendTo, pos);
    if (number instanceof Number) return format(((Number) number).doubleValue(), toAppendTo, pos);
    throw notANumber();
  }

  // Its `long` is all of it.
  static boolean isWhole(Object number) {
    return number instanceof Long || number instanceof Integer || number instanceof Short || number instanceof Byte
        || number instanceof AtomicInteger || number instanceof AtomicLong
        || number instanceof BigInteger && ((BigInteger) number).bitLength() < Long.SIZE;
  }

  static IllegalArgumentException notANumber() {
    return new IllegalArgumentException("Cannot format given Object as a Number");
  }

  // Writes what threads that format such a number with this object would share on OpenJDK.
  void beginFormat(double number) {}

  public final String format(double number) {
    beginFormat(number);
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

  public static class Field extends Format.Field {
    private static final long serialVersionUID = 7494728892700160890L;

    public static final Field INTEGER = new Field("integer");
    public static final Field FRACTION = new Field("fraction");
    public static final Field EXPONENT = new Field("exponent");
    public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
    public static final Field SIGN = new Field("sign");
    public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
    public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
    public static final Field PERCENT = new Field("percent");
    public static final Field PERMILLE = new Field("per mille");
    public static final Field CURRENCY = new Field("currency");
    public static final Field EXPONENT_SIGN = new Field("exponent sign");
    public static final Field PREFIX = new Field("prefix");
    public static final Field SUFFIX = new Field("suffix");

    private static final Field[] ALL = {INTEGER, FRACTION, EXPONENT, DECIMAL_SEPARATOR, SIGN, GROUPING_SEPARATOR, EXPONENT_SYMBOL, PERCENT,
        PERMILLE, CURRENCY, EXPONENT_SIGN, PREFIX, SUFFIX};

    protected Field(String name) {
      super(name);
    }

    @Override
    protected Object readResolve() throws InvalidObjectException {
      return resolve(Field.class, ALL);
    }
  }
}
