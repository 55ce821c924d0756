// Dates and times as text.
package java.text;

import heddle.LocaleData;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public abstract class DateFormat extends Format {
  public static final int FULL = 0;
  public static final int LONG = 1;
  public static final int MEDIUM = 2;
  public static final int SHORT = 3;
  public static final int DEFAULT = MEDIUM;

  protected Calendar calendar = Calendar.getInstance();
  protected NumberFormat numberFormat;

  protected DateFormat() {}

  private static String datePattern(int style, Locale locale) {
    if (style < FULL || style > SHORT) throw new IllegalArgumentException("Illegal date style " + style);
    String[] own = LocaleData.of(locale, "olddate");
    return (own == null ? LocaleData.of(locale, "date") : own)[style];
  }

  private static String timePattern(int style, Locale locale) {
    if (style < FULL || style > SHORT) throw new IllegalArgumentException("Illegal time style " + style);
    return LocaleData.of(locale, "time")[style];
  }

  static String pattern(int dateStyle, int timeStyle, Locale locale) {
    String time = timePattern(timeStyle, locale), date = datePattern(dateStyle, locale);
    return LocaleData.of(locale, "both")[Math.max(dateStyle, timeStyle)].replace("{0}", time).replace("{1}", date);
  }

  private static Locale locale() {
    return Locale.getDefault(Locale.Category.FORMAT);
  }

  public static final DateFormat getInstance() {
    return getDateTimeInstance(SHORT, SHORT);
  }

  public static final DateFormat getDateInstance() {
    return getDateInstance(DEFAULT);
  }

  public static final DateFormat getDateInstance(int style) {
    return getDateInstance(style, locale());
  }

  public static final DateFormat getDateInstance(int style, Locale aLocale) {
    return new SimpleDateFormat(datePattern(style, aLocale), aLocale);
  }

  public static final DateFormat getTimeInstance() {
    return getTimeInstance(DEFAULT);
  }

  public static final DateFormat getTimeInstance(int style) {
    return getTimeInstance(style, locale());
  }

  public static final DateFormat getTimeInstance(int style, Locale aLocale) {
    return new SimpleDateFormat(timePattern(style, aLocale), aLocale);
  }

  public static final DateFormat getDateTimeInstance() {
    return getDateTimeInstance(DEFAULT, DEFAULT);
  }

  public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
    return getDateTimeInstance(dateStyle, timeStyle, locale());
  }

  public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale aLocale) {
    return new SimpleDateFormat(pattern(dateStyle, timeStyle, aLocale), aLocale);
  }

  @Override
  public final StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition fieldPosition) {
    if (obj instanceof Date) return format((Date) obj, toAppendTo, fieldPosition);
    if (obj instanceof Number) {
      return format(new Date(((Number) obj).longValue()), toAppendTo, fieldPosition);
    }
    throw new IllegalArgumentException("Cannot format given Object as a Date");
  }

  public abstract StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition fieldPosition);

  public final String format(Date date) {
    return format(date, new StringBuffer(), new FieldPosition(0)).toString();
  }

  public Date parse(String source) throws ParseException {
    ParsePosition pos = new ParsePosition(0);
    Date result = parse(source, pos);
    if (pos.getIndex() == 0) {
      throw new ParseException("Unparseable date: \"" + source + "\"", pos.getErrorIndex());
    }
    return result;
  }

  public abstract Date parse(String source, ParsePosition pos);

  @Override
  public Object parseObject(String source, ParsePosition pos) {
    return parse(source, pos);
  }

  public void setCalendar(Calendar newCalendar) {
    calendar = newCalendar;
  }

  public Calendar getCalendar() {
    return calendar;
  }

  public void setTimeZone(TimeZone zone) {
    calendar.setTimeZone(zone);
  }

  public TimeZone getTimeZone() {
    return calendar.getTimeZone();
  }

  public void setLenient(boolean lenient) {
    calendar.setLenient(lenient);
  }

  public boolean isLenient() {
    return calendar.isLenient();
  }
}
