// Dates and times as text.
package java.text;

import heddle.LocaleData;
import java.io.InvalidObjectException;
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

  public static final int ERA_FIELD = 0;
  public static final int YEAR_FIELD = 1;
  public static final int MONTH_FIELD = 2;
  public static final int DATE_FIELD = 3;
  public static final int HOUR_OF_DAY1_FIELD = 4;
  public static final int HOUR_OF_DAY0_FIELD = 5;
  public static final int MINUTE_FIELD = 6;
  public static final int SECOND_FIELD = 7;
  public static final int MILLISECOND_FIELD = 8;
  public static final int DAY_OF_WEEK_FIELD = 9;
  public static final int DAY_OF_YEAR_FIELD = 10;
  public static final int DAY_OF_WEEK_IN_MONTH_FIELD = 11;
  public static final int WEEK_OF_YEAR_FIELD = 12;
  public static final int WEEK_OF_MONTH_FIELD = 13;
  public static final int AM_PM_FIELD = 14;
  public static final int HOUR1_FIELD = 15;
  public static final int HOUR0_FIELD = 16;
  public static final int TIMEZONE_FIELD = 17;

  protected Calendar calendar;
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
    return format(dateOf(obj), toAppendTo, fieldPosition);
  }

  static Date dateOf(Object obj) {
    if (obj instanceof Date) return (Date) obj;
    if (obj instanceof Number) return new Date(((Number) obj).longValue());
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

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public void setCalendar(Calendar newCalendar) {
    calendar = newCalendar;
  }

  // That by which numbers are written and read from now on.
  public void setNumberFormat(NumberFormat newNumberFormat) {
    numberFormat = newNumberFormat;
  }

  public NumberFormat getNumberFormat() {
    return numberFormat;
  }

  // The same for who only reads it.
  NumberFormat numbers() {
    return numberFormat;
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

  // The moment that the calendar stands at does not count.
  @Override
  public boolean equals(Object obj) {
    if (this == obj) return true;
    if (obj == null || getClass() != obj.getClass()) return false;
    Calendar other = ((DateFormat) obj).calendar;
    return calendar.getFirstDayOfWeek() == other.getFirstDayOfWeek()
        && calendar.getMinimalDaysInFirstWeek() == other.getMinimalDaysInFirstWeek() && calendar.isLenient() == other.isLenient()
        && calendar.getTimeZone().equals(other.getTimeZone()) && numbers().equals(((DateFormat) obj).numbers());
  }

  @Override
  public int hashCode() {
    return numbers().hashCode();
  }

  @Override
  public Object clone() {
    DateFormat copy = (DateFormat) super.clone();
    if (calendar != null) copy.calendar = (Calendar) calendar.clone();
    if (numberFormat != null) copy.numberFormat = (NumberFormat) numberFormat.clone();
    return copy;
  }

  public static class Field extends Format.Field {
    private static final long serialVersionUID = 7441350119349544720L;

    public static final Field ERA = new Field("era", Calendar.ERA);
    public static final Field YEAR = new Field("year", Calendar.YEAR);
    public static final Field MONTH = new Field("month", Calendar.MONTH);
    public static final Field DAY_OF_MONTH = new Field("day of month", Calendar.DAY_OF_MONTH);
    public static final Field HOUR_OF_DAY1 = new Field("hour of day 1", -1);
    public static final Field HOUR_OF_DAY0 = new Field("hour of day", Calendar.HOUR_OF_DAY);
    public static final Field MINUTE = new Field("minute", Calendar.MINUTE);
    public static final Field SECOND = new Field("second", Calendar.SECOND);
    public static final Field MILLISECOND = new Field("millisecond", Calendar.MILLISECOND);
    public static final Field DAY_OF_WEEK = new Field("day of week", Calendar.DAY_OF_WEEK);
    public static final Field DAY_OF_YEAR = new Field("day of year", Calendar.DAY_OF_YEAR);
    public static final Field DAY_OF_WEEK_IN_MONTH = new Field("day of week in month", Calendar.DAY_OF_WEEK_IN_MONTH);
    public static final Field WEEK_OF_YEAR = new Field("week of year", Calendar.WEEK_OF_YEAR);
    public static final Field WEEK_OF_MONTH = new Field("week of month", Calendar.WEEK_OF_MONTH);
    public static final Field AM_PM = new Field("am pm", Calendar.AM_PM);
    public static final Field HOUR1 = new Field("hour 1", -1);
    public static final Field HOUR0 = new Field("hour", Calendar.HOUR);
    public static final Field TIME_ZONE = new Field("time zone", -1);

    // By the numbers that a FieldPosition may have.
    static final Field[] ALL = {ERA, YEAR, MONTH, DAY_OF_MONTH, HOUR_OF_DAY1, HOUR_OF_DAY0, MINUTE, SECOND, MILLISECOND, DAY_OF_WEEK,
        DAY_OF_YEAR, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR, WEEK_OF_MONTH, AM_PM, HOUR1, HOUR0, TIME_ZONE};

    private final int calendarField;  // -1: the calendar has none

    protected Field(String name, int calendarField) {
      super(name);
      this.calendarField = calendarField;
    }

    public int getCalendarField() {
      return calendarField;
    }

    // Null: none of its own.
    public static Field ofCalendarField(int calendarField) {
      if (calendarField < 0 || calendarField >= Calendar.FIELD_COUNT) {
        throw new IllegalArgumentException("Unknown Calendar constant " + calendarField);
      }
      for (Field field : ALL) {
        if (field.calendarField == calendarField) return field;
      }
      return null;
    }

    @Override
    protected Object readResolve() throws InvalidObjectException {
      return resolve(Field.class, ALL);
    }
  }
}
