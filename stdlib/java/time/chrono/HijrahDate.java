// A date of the Islamic calendar.
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;

public final class HijrahDate extends CalendarDate<HijrahDate> {
  private final int year;
  private final int month;
  private final int day;

  private HijrahDate(int year, int month, int day) {
    this.year = year;
    this.month = month;
    this.day = day;
  }

  public static HijrahDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static HijrahDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static HijrahDate now(Clock clock) {
    return ofEpochDay(LocalDate.now(clock).toEpochDay());
  }

  private static int lengthOfMonth(int year, int month) {
    if (month < 1 || month > 12) throw new DateTimeException("Invalid Hijrah month: " + month);
    if (year < HijrahMonths.FIRST_YEAR || year > HijrahMonths.LAST_YEAR) {
      throw new DateTimeException("Invalid Hijrah date, year: " + year + ", month: " + month);
    }
    return HijrahMonths.length(year, month);
  }

  public static HijrahDate of(int prolepticYear, int month, int dayOfMonth) {
    if (dayOfMonth < 1 || dayOfMonth > lengthOfMonth(prolepticYear, month)) {
      throw new DateTimeException("Invalid Hijrah day of month: " + dayOfMonth);
    }
    return new HijrahDate(prolepticYear, month, dayOfMonth);
  }

  public static HijrahDate from(TemporalAccessor temporal) {
    return HijrahChronology.INSTANCE.date(temporal);
  }

  static HijrahDate ofEpochDay(long epochDay) {
    if (epochDay < HijrahMonths.FIRST_DAY || epochDay >= HijrahMonths.days(HijrahMonths.LAST_YEAR + 1)) {
      throw new DateTimeException("Hijrah date out of range");
    }
    int rest = (int) epochDay - HijrahMonths.FIRST_DAY, year = HijrahMonths.FIRST_YEAR, month = 1;
    for (int n; rest >= (n = HijrahMonths.lengthOfYear(year)); year++) rest -= n;
    for (int n; rest >= (n = HijrahMonths.length(year, month)); month++) rest -= n;
    return new HijrahDate(year, month, rest + 1);
  }

  // The day, or the last one of its month.
  private static HijrahDate valid(int year, int month, int day) {
    return new HijrahDate(year, month, Math.min(day, lengthOfMonth(year, month)));
  }

  public HijrahDate withVariant(HijrahChronology chronology) {
    return this;
  }

  @Override
  public HijrahChronology getChronology() {
    return HijrahChronology.INSTANCE;
  }

  @Override
  public HijrahEra getEra() {
    return HijrahEra.AH;
  }

  @Override
  public int lengthOfMonth() {
    return lengthOfMonth(year, month);
  }

  @Override
  public int lengthOfYear() {
    return HijrahMonths.lengthOfYear(year);
  }

  @Override
  public boolean isLeapYear() {
    return getChronology().isLeapYear(year);
  }

  private int dayOfYear() {
    int result = day;
    for (int m = 1; m < month; m++) result += lengthOfMonth(year, m);
    return result;
  }

  private long prolepticMonth() {
    return year * 12L + month - 1;
  }

  @Override
  public long toEpochDay() {
    return HijrahMonths.days(year) + dayOfYear() - 1;
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (!isSupported(field)) throw unsupported(field);
    switch ((ChronoField) field) {
      case DAY_OF_MONTH: return ValueRange.of(1, lengthOfMonth());
      case DAY_OF_YEAR: return ValueRange.of(1, lengthOfYear());
      case ALIGNED_WEEK_OF_MONTH: return ValueRange.of(1, 5);
      default: return getChronology().range((ChronoField) field);
    }
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case DAY_OF_WEEK: return Math.floorMod(toEpochDay() + 3, 7L) + 1;
      case ALIGNED_DAY_OF_WEEK_IN_MONTH: return (day - 1) % 7 + 1;
      case ALIGNED_DAY_OF_WEEK_IN_YEAR: return (dayOfYear() - 1) % 7 + 1;
      case DAY_OF_MONTH: return day;
      case DAY_OF_YEAR: return dayOfYear();
      case EPOCH_DAY: return toEpochDay();
      case ALIGNED_WEEK_OF_MONTH: return (day - 1) / 7 + 1;
      case ALIGNED_WEEK_OF_YEAR: return (dayOfYear() - 1) / 7 + 1;
      case MONTH_OF_YEAR: return month;
      case PROLEPTIC_MONTH: return prolepticMonth();
      case YEAR_OF_ERA:
      case YEAR: return year;
      case ERA: return 1;
      default: throw unsupported(field);
    }
  }

  @Override
  public HijrahDate with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return of(getChronology(), field.adjustInto(this, newValue));
    ChronoField f = (ChronoField) field;
    getChronology().range(f).checkValidValue(newValue, f);
    if (!isSupported(f)) throw unsupported(f);
    int value = (int) newValue;
    switch (f) {
      case DAY_OF_WEEK:
      case ALIGNED_DAY_OF_WEEK_IN_MONTH:
      case ALIGNED_DAY_OF_WEEK_IN_YEAR: return plusDays(newValue - getLong(f));
      case DAY_OF_MONTH: return valid(year, month, value);
      case DAY_OF_YEAR: return plusDays(Math.min(value, lengthOfYear()) - dayOfYear());
      case EPOCH_DAY: return ofEpochDay(newValue);
      case ALIGNED_WEEK_OF_MONTH:
      case ALIGNED_WEEK_OF_YEAR: return plusDays((newValue - getLong(f)) * 7);
      case MONTH_OF_YEAR: return valid(year, value, day);
      case PROLEPTIC_MONTH: return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA:
      case YEAR: return valid(value, month, day);
      default: return valid(1 - year, month, day);  // ERA (as OpenJDK has it)
    }
  }

  @Override
  HijrahDate plusYears(long years) {
    return years == 0 ? this : valid(Math.addExact(year, (int) years), month, day);
  }

  @Override
  HijrahDate plusMonths(long months) {
    if (months == 0) return this;
    long total = Math.addExact(prolepticMonth(), months), newYear = Math.floorDiv(total, 12L);
    if (newYear < HijrahMonths.FIRST_YEAR || newYear > HijrahMonths.LAST_YEAR) {
      throw new DateTimeException("Invalid Hijrah year: " + newYear);
    }
    return valid((int) newYear, (int) Math.floorMod(total, 12L) + 1, day);
  }

  @Override
  HijrahDate plusDays(long days) {
    return ofEpochDay(toEpochDay() + days);
  }

  @Override
  public ChronoPeriod until(ChronoLocalDate endDate) {
    HijrahDate end = getChronology().date(endDate);
    long months = end.prolepticMonth() - prolepticMonth();
    int days = end.day - day;
    if (months > 0 && days < 0) {
      months--;
      days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
    } else if (months < 0 && days > 0) {
      months++;
      days -= end.lengthOfMonth();
    }
    return getChronology().period((int) (months / 12), (int) (months % 12), days);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<HijrahDate> atTime(LocalTime localTime) {
    return (ChronoLocalDateTime<HijrahDate>) super.atTime(localTime);
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof HijrahDate)) return false;
    HijrahDate other = (HijrahDate) obj;
    return year == other.year && month == other.month && day == other.day;
  }

  @Override
  public int hashCode() {
    return getChronology().getId().hashCode() ^ year & 0xfffff800 ^ (year << 11) + (month << 6) + day;
  }
}
