// The fields of dates and times, with their values.
package java.time.temporal;

import heddle.LocaleData;
import java.time.DateTimeException;
import java.util.Locale;

public enum ChronoField implements TemporalField {
  NANO_OF_SECOND("NanoOfSecond", ChronoUnit.NANOS, ChronoUnit.SECONDS, 0, 999_999_999),
  NANO_OF_DAY("NanoOfDay", ChronoUnit.NANOS, ChronoUnit.DAYS, 0, 86400L * 1000_000_000L - 1),
  MICRO_OF_SECOND("MicroOfSecond", ChronoUnit.MICROS, ChronoUnit.SECONDS, 0, 999_999),
  MICRO_OF_DAY("MicroOfDay", ChronoUnit.MICROS, ChronoUnit.DAYS, 0, 86400L * 1000_000L - 1),
  MILLI_OF_SECOND("MilliOfSecond", ChronoUnit.MILLIS, ChronoUnit.SECONDS, 0, 999),
  MILLI_OF_DAY("MilliOfDay", ChronoUnit.MILLIS, ChronoUnit.DAYS, 0, 86400L * 1000L - 1),
  SECOND_OF_MINUTE("SecondOfMinute", ChronoUnit.SECONDS, ChronoUnit.MINUTES, 0, 59),
  SECOND_OF_DAY("SecondOfDay", ChronoUnit.SECONDS, ChronoUnit.DAYS, 0, 86400L - 1),
  MINUTE_OF_HOUR("MinuteOfHour", ChronoUnit.MINUTES, ChronoUnit.HOURS, 0, 59),
  MINUTE_OF_DAY("MinuteOfDay", ChronoUnit.MINUTES, ChronoUnit.DAYS, 0, (24 * 60) - 1),
  HOUR_OF_AMPM("HourOfAmPm", ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, 0, 11),
  CLOCK_HOUR_OF_AMPM("ClockHourOfAmPm", ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, 1, 12),
  HOUR_OF_DAY("HourOfDay", ChronoUnit.HOURS, ChronoUnit.DAYS, 0, 23),
  CLOCK_HOUR_OF_DAY("ClockHourOfDay", ChronoUnit.HOURS, ChronoUnit.DAYS, 1, 24),
  AMPM_OF_DAY("AmPmOfDay", ChronoUnit.HALF_DAYS, ChronoUnit.DAYS, 0, 1),
  DAY_OF_WEEK("DayOfWeek", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7),
  ALIGNED_DAY_OF_WEEK_IN_MONTH(
      "AlignedDayOfWeekInMonth", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7),
  ALIGNED_DAY_OF_WEEK_IN_YEAR("AlignedDayOfWeekInYear", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7),
  DAY_OF_MONTH("DayOfMonth", ChronoUnit.DAYS, ChronoUnit.MONTHS, 1, 31, "28/31"),
  DAY_OF_YEAR("DayOfYear", ChronoUnit.DAYS, ChronoUnit.YEARS, 1, 366, "365/366"),
  EPOCH_DAY("EpochDay", ChronoUnit.DAYS, ChronoUnit.FOREVER, -365243219162L, 365241780471L),
  ALIGNED_WEEK_OF_MONTH("AlignedWeekOfMonth", ChronoUnit.WEEKS, ChronoUnit.MONTHS, 1, 5, "4/5"),
  ALIGNED_WEEK_OF_YEAR("AlignedWeekOfYear", ChronoUnit.WEEKS, ChronoUnit.YEARS, 1, 53),
  MONTH_OF_YEAR("MonthOfYear", ChronoUnit.MONTHS, ChronoUnit.YEARS, 1, 12),
  PROLEPTIC_MONTH(
      "ProlepticMonth", ChronoUnit.MONTHS, ChronoUnit.FOREVER, -999_999_999 * 12L,
      999_999_999 * 12L + 11),
  YEAR_OF_ERA(
      "YearOfEra", ChronoUnit.YEARS, ChronoUnit.FOREVER, 1, 1000_000_000, "999999999/1000000000"),
  YEAR("Year", ChronoUnit.YEARS, ChronoUnit.FOREVER, -999_999_999, 999_999_999),
  ERA("Era", ChronoUnit.ERAS, ChronoUnit.FOREVER, 0, 1),
  INSTANT_SECONDS(
      "InstantSeconds", ChronoUnit.SECONDS, ChronoUnit.FOREVER, Long.MIN_VALUE, Long.MAX_VALUE),
  OFFSET_SECONDS("OffsetSeconds", ChronoUnit.SECONDS, ChronoUnit.FOREVER, -18 * 3600, 18 * 3600);

  private final String text;
  private final TemporalUnit baseUnit;
  private final TemporalUnit rangeUnit;
  private final long min;
  private final long max;
  private final String maxText;

  ChronoField(String text, TemporalUnit baseUnit, TemporalUnit rangeUnit, long min, long max) {
    this(text, baseUnit, rangeUnit, min, max, "" + max);
  }

  ChronoField(
      String text, TemporalUnit baseUnit, TemporalUnit rangeUnit, long min, long max,
      String maxText) {
    this.text = text;
    this.baseUnit = baseUnit;
    this.rangeUnit = rangeUnit;
    this.min = min;
    this.max = max;
    this.maxText = maxText;
  }

  @Override
  public TemporalUnit getBaseUnit() {
    return baseUnit;
  }

  @Override
  public TemporalUnit getRangeUnit() {
    return rangeUnit;
  }

  @Override
  public boolean isDateBased() {
    return ordinal() >= DAY_OF_WEEK.ordinal() && ordinal() <= ERA.ordinal();
  }

  @Override
  public boolean isTimeBased() {
    return ordinal() < DAY_OF_WEEK.ordinal();
  }

  @Override
  public ValueRange range() {
    int slash = maxText.indexOf('/');
    return slash < 0 ? ValueRange.of(min, max) : ValueRange.of(min, Long.parseLong(maxText.substring(0, slash)), max);
  }

  @Override
  public boolean isSupportedBy(TemporalAccessor temporal) {
    return temporal.isSupported(this);
  }

  @Override
  public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
    return temporal.range(this);
  }

  @Override
  public long getFrom(TemporalAccessor temporal) {
    return temporal.getLong(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R extends Temporal> R adjustInto(R temporal, long newValue) {
    return (R) temporal.with(this, newValue);
  }

  @Override
  public String getDisplayName(Locale locale) {
    for (String name : LocaleData.of(locale, "fields")) {
      if (name.startsWith(name() + "=")) return name.substring(name().length() + 1);
    }
    return text;
  }

  public long checkValidValue(long value) {
    if (value < min || value > max) {
      throw new DateTimeException("Invalid value for " + text + " (valid values " + min + " - "
          + maxText + "): " + value);
    }
    return value;
  }

  public int checkValidIntValue(long value) {
    return (int) checkValidValue(value);
  }

  @Override
  public String toString() {
    return text;
  }
}
