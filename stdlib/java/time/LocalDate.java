// A day of the ISO calendar.
package java.time;

import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class LocalDate
    implements Temporal, TemporalAdjuster, ChronoLocalDate, java.io.Serializable {
  public static final LocalDate MIN = new LocalDate(Year.MIN_VALUE, 1, 1);
  public static final LocalDate MAX = new LocalDate(Year.MAX_VALUE, 12, 31);
  public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

  private static final int DAYS_0000_TO_1970 = 719528;
  private static final int DAYS_OF_CYCLE = 146097;  // 400 years

  private final int year;
  private final int month;
  private final int day;

  private LocalDate(int year, int month, int day) {
    this.year = year;
    this.month = month;
    this.day = day;
  }

  private static int monthLength(int year, int month) {
    if (month == 2) return Year.isLeap(year) ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  }

  public static LocalDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalDate now(Clock clock) {
    return LocalDateTime.now(clock).toLocalDate();
  }

  public static LocalDate of(int year, Month month, int dayOfMonth) {
    return of(year, month.getValue(), dayOfMonth);
  }

  public static LocalDate of(int year, int month, int dayOfMonth) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
    if (dayOfMonth > 28 && dayOfMonth > monthLength(year, month)) {
      if (dayOfMonth == 29) {
        throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
      }
      throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + dayOfMonth + "'");
    }
    return new LocalDate(year, month, dayOfMonth);
  }

  public static LocalDate ofYearDay(int year, int dayOfYear) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
    if (dayOfYear == 366 && !Year.isLeap(year)) {
      throw new DateTimeException(
          "Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
    }
    int month = 1;
    int day = dayOfYear;
    while (day > monthLength(year, month)) day -= monthLength(year, month++);
    return new LocalDate(year, month, day);
  }

  // Years begin in March, so that the leap day is the last.
  public static LocalDate ofEpochDay(long epochDay) {
    ChronoField.EPOCH_DAY.checkValidValue(epochDay);
    long days = epochDay + DAYS_0000_TO_1970 - 60;
    long cycle = Math.floorDiv(days, DAYS_OF_CYCLE);
    int ofCycle = (int) (days - cycle * DAYS_OF_CYCLE);
    int yearOfCycle =
        (ofCycle - ofCycle / 1460 + ofCycle / 36524 - ofCycle / 146096) / 365;
    int ofYear = ofCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
    int fromMarch = (5 * ofYear + 2) / 153;
    int day = ofYear - (153 * fromMarch + 2) / 5 + 1;
    int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    return new LocalDate((int) (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)), month, day);
  }

  public static LocalDate ofInstant(Instant instant, ZoneId zone) {
    return LocalDateTime.ofInstant(instant, zone).toLocalDate();
  }

  public static LocalDate from(TemporalAccessor temporal) {
    if (temporal instanceof LocalDate) return (LocalDate) temporal;
    if (temporal.isSupported(ChronoField.EPOCH_DAY)) {
      return ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY));
    }
    throw new DateTimeException("Unable to obtain LocalDate from TemporalAccessor: " + temporal
        + " of type " + temporal.getClass().getName());
  }

  public static LocalDate parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
  }

  public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, LocalDate::from);
  }

  // --- fields

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field.isDateBased();
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isDateBased();
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case DAY_OF_WEEK: return getDayOfWeek().getValue();
      case ALIGNED_DAY_OF_WEEK_IN_MONTH: return (day - 1) % 7 + 1;
      case ALIGNED_DAY_OF_WEEK_IN_YEAR: return (getDayOfYear() - 1) % 7 + 1;
      case DAY_OF_MONTH: return day;
      case DAY_OF_YEAR: return getDayOfYear();
      case EPOCH_DAY: return toEpochDay();
      case ALIGNED_WEEK_OF_MONTH: return (day - 1) / 7 + 1;
      case ALIGNED_WEEK_OF_YEAR: return (getDayOfYear() - 1) / 7 + 1;
      case MONTH_OF_YEAR: return month;
      case PROLEPTIC_MONTH: return prolepticMonth();
      case YEAR_OF_ERA: return year >= 1 ? year : 1 - year;
      case YEAR: return year;
      case ERA: return year >= 1 ? 1 : 0;
      default: throw Texts.unsupported(field);
    }
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (field == ChronoField.DAY_OF_MONTH) return ValueRange.of(1, lengthOfMonth());
    if (field == ChronoField.DAY_OF_YEAR) return ValueRange.of(1, lengthOfYear());
    if (field == ChronoField.ALIGNED_WEEK_OF_MONTH) return ValueRange.of(1, month == 2 && !isLeapYear() ? 4 : 5);
    if (field == ChronoField.YEAR_OF_ERA) return Texts.yearsOfEra(year);
    return ChronoLocalDate.super.range(field);
  }

  private long prolepticMonth() {
    return year * 12L + month - 1;
  }

  public int getYear() {
    return year;
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public int getDayOfMonth() {
    return day;
  }

  public int getDayOfYear() {
    return Month.of(month).firstDayOfYear(isLeapYear()) + day - 1;
  }

  public DayOfWeek getDayOfWeek() {
    return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
  }

  public boolean isLeapYear() {
    return Year.isLeap(year);
  }

  public int lengthOfMonth() {
    return monthLength(year, month);
  }

  public int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  // --- changes

  // The last valid day if the month has no such day.
  private static LocalDate nearest(int year, int month, int day) {
    return new LocalDate(year, month, Math.min(day, monthLength(year, month)));
  }

  @Override
  public LocalDate with(TemporalAdjuster adjuster) {
    return (LocalDate) adjuster.adjustInto(this);
  }

  @Override
  public LocalDate with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case DAY_OF_WEEK: return plusDays(newValue - getDayOfWeek().getValue());
      case ALIGNED_DAY_OF_WEEK_IN_MONTH:
      case ALIGNED_DAY_OF_WEEK_IN_YEAR: return plusDays(newValue - getLong(field));
      case DAY_OF_MONTH: return withDayOfMonth((int) newValue);
      case DAY_OF_YEAR: return withDayOfYear((int) newValue);
      case EPOCH_DAY: return ofEpochDay(newValue);
      case ALIGNED_WEEK_OF_MONTH:
      case ALIGNED_WEEK_OF_YEAR: return plusWeeks(newValue - getLong(field));
      case MONTH_OF_YEAR: return withMonth((int) newValue);
      case PROLEPTIC_MONTH: return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA: return withYear((int) (year >= 1 ? newValue : 1 - newValue));
      case YEAR: return withYear((int) newValue);
      case ERA: return getLong(field) == newValue ? this : withYear(1 - year);
      default: throw Texts.unsupported(field);
    }
  }

  public LocalDate withYear(int year) {
    ChronoField.YEAR.checkValidValue(year);
    return nearest(year, month, day);
  }

  public LocalDate withMonth(int month) {
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    return nearest(year, month, day);
  }

  public LocalDate withDayOfMonth(int dayOfMonth) {
    return of(year, month, dayOfMonth);
  }

  public LocalDate withDayOfYear(int dayOfYear) {
    return ofYearDay(year, dayOfYear);
  }

  @Override
  public LocalDate plus(TemporalAmount amountToAdd) {
    if (amountToAdd instanceof Period) {
      Period p = (Period) amountToAdd;
      return plusMonths(p.toTotalMonths()).plusDays(p.getDays());
    }
    return (LocalDate) amountToAdd.addTo(this);
  }

  @Override
  public LocalDate plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case DAYS: return plusDays(amountToAdd);
      case WEEKS: return plusWeeks(amountToAdd);
      case MONTHS: return plusMonths(amountToAdd);
      case YEARS: return plusYears(amountToAdd);
      case DECADES: return plusYears(Math.multiplyExact(amountToAdd, 10L));
      case CENTURIES: return plusYears(Math.multiplyExact(amountToAdd, 100L));
      case MILLENNIA: return plusYears(Math.multiplyExact(amountToAdd, 1000L));
      case ERAS:
        return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
      default: throw Texts.unsupported(unit);
    }
  }

  public LocalDate plusYears(long yearsToAdd) {
    if (yearsToAdd == 0) return this;
    return nearest(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month, day);
  }

  public LocalDate plusMonths(long monthsToAdd) {
    if (monthsToAdd == 0) return this;
    long months = prolepticMonth() + monthsToAdd;
    int newYear = ChronoField.YEAR.checkValidIntValue(Math.floorDiv(months, 12L));
    return nearest(newYear, (int) Math.floorMod(months, 12L) + 1, day);
  }

  public LocalDate plusWeeks(long weeksToAdd) {
    return plusDays(Math.multiplyExact(weeksToAdd, 7L));
  }

  public LocalDate plusDays(long daysToAdd) {
    if (daysToAdd == 0) return this;
    if (year == Year.MAX_VALUE && month == 12 && daysToAdd > 31 - day && daysToAdd <= 59 - day) {
      ChronoField.YEAR.checkValidValue(year + 1L);  // says so of a step over the end, not of the day
    }
    return ofEpochDay(Math.addExact(toEpochDay(), daysToAdd));
  }

  @Override
  public LocalDate minus(TemporalAmount amountToSubtract) {
    if (amountToSubtract instanceof Period) {
      Period p = (Period) amountToSubtract;
      return minusMonths(p.toTotalMonths()).minusDays(p.getDays());
    }
    return (LocalDate) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalDate minus(long amountToSubtract, TemporalUnit unit) {
    return amountToSubtract == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, unit).plus(1, unit)
        : plus(-amountToSubtract, unit);
  }

  public LocalDate minusYears(long yearsToSubtract) {
    return minus(yearsToSubtract, ChronoUnit.YEARS);
  }

  public LocalDate minusMonths(long monthsToSubtract) {
    return minus(monthsToSubtract, ChronoUnit.MONTHS);
  }

  public LocalDate minusWeeks(long weeksToSubtract) {
    return minus(weeksToSubtract, ChronoUnit.WEEKS);
  }

  public LocalDate minusDays(long daysToSubtract) {
    return minus(daysToSubtract, ChronoUnit.DAYS);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
  }

  // --- differences

  private long monthsUntil(LocalDate end) {
    long packed = prolepticMonth() * 32 + day;
    long packedEnd = end.prolepticMonth() * 32 + end.day;
    return (packedEnd - packed) / 32;
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalDate end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    switch ((ChronoUnit) unit) {
      case DAYS: return end.toEpochDay() - toEpochDay();
      case WEEKS: return (end.toEpochDay() - toEpochDay()) / 7;
      case MONTHS: return monthsUntil(end);
      case YEARS: return monthsUntil(end) / 12;
      case DECADES: return monthsUntil(end) / 120;
      case CENTURIES: return monthsUntil(end) / 1200;
      case MILLENNIA: return monthsUntil(end) / 12000;
      case ERAS: return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
      default: throw Texts.unsupported(unit);
    }
  }

  @Override
  public Period until(ChronoLocalDate endDateExclusive) {
    LocalDate end = from(endDateExclusive);
    long months = end.prolepticMonth() - prolepticMonth();
    int days = end.day - day;
    if (months > 0 && days < 0) {
      months--;
      days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
    } else if (months < 0 && days > 0) {
      months++;
      days -= end.lengthOfMonth();
    }
    return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
  }

  public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
    long start = toEpochDay();
    long end = endExclusive.toEpochDay();
    if (end < start) throw new IllegalArgumentException(endExclusive + " < " + this);
    return LongStream.range(start, end).mapToObj(LocalDate::ofEpochDay);
  }

  // Every `step` from this date on.
  public Stream<LocalDate> datesUntil(LocalDate endExclusive, Period step) {
    if (step.isZero()) throw new IllegalArgumentException("step is zero");
    long end = endExclusive.toEpochDay(), start = toEpochDay(), months = step.toTotalMonths(), days = step.getDays();
    boolean forward = months > 0 || months == 0 && days > 0;
    if (months < 0 && days > 0 || months > 0 && days < 0) throw new IllegalArgumentException("period months and days are of opposite sign");
    if (end == start) return Stream.empty();
    if (forward != end > start) throw new IllegalArgumentException(endExclusive + (forward ? " < " : " > ") + this);
    return LongStream.iterate(0, n -> n + 1).mapToObj(n -> plusMonths(months * n).plusDays(days * n))
        .takeWhile(date -> forward ? date.toEpochDay() < end : date.toEpochDay() > end);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  public LocalDateTime atTime(LocalTime time) {
    return LocalDateTime.of(this, time);
  }

  public LocalDateTime atTime(int hour, int minute) {
    return atTime(LocalTime.of(hour, minute));
  }

  public LocalDateTime atTime(int hour, int minute, int second) {
    return atTime(LocalTime.of(hour, minute, second));
  }

  public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
    return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public LocalDateTime atStartOfDay() {
    return atTime(LocalTime.MIDNIGHT);
  }

  public ZonedDateTime atStartOfDay(ZoneId zone) {
    LocalDateTime start = atStartOfDay();
    java.time.zone.ZoneOffsetTransition transition = zone.getRules().getTransition(start);
    return ZonedDateTime.of(transition != null && transition.isGap() ? transition.getDateTimeAfter() : start, zone);
  }

  public long toEpochDay() {
    long y = month > 2 ? year : year - 1L;  // begins in March
    int fromMarch = month > 2 ? month - 3 : month + 9;
    long days = y * 365 + Math.floorDiv(y, 4L) - Math.floorDiv(y, 100L) + Math.floorDiv(y, 400L);
    return days + (153 * fromMarch + 2) / 5 + day - 1 + 60 - DAYS_0000_TO_1970;
  }

  public OffsetDateTime atTime(OffsetTime time) {
    return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
  }

  public long toEpochSecond(LocalTime time, ZoneOffset offset) {
    return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  public IsoChronology getChronology() {
    return IsoChronology.INSTANCE;
  }

  @Override
  public IsoEra getEra() {
    return year >= 1 ? IsoEra.CE : IsoEra.BCE;
  }

  @Override
  public int compareTo(ChronoLocalDate other) {
    return other instanceof LocalDate ? compare((LocalDate) other) : ChronoLocalDate.super.compareTo(other);
  }

  private int compare(LocalDate other) {
    if (year != other.year) return year - other.year;
    return month != other.month ? month - other.month : day - other.day;
  }

  @Override
  public boolean isAfter(ChronoLocalDate other) {
    return other instanceof LocalDate ? compare((LocalDate) other) > 0 : ChronoLocalDate.super.isAfter(other);
  }

  @Override
  public boolean isBefore(ChronoLocalDate other) {
    return other instanceof LocalDate ? compare((LocalDate) other) < 0 : ChronoLocalDate.super.isBefore(other);
  }

  @Override
  public boolean isEqual(ChronoLocalDate other) {
    return other instanceof LocalDate ? compare((LocalDate) other) == 0 : ChronoLocalDate.super.isEqual(other);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalDate && compare((LocalDate) obj) == 0;
  }

  @Override
  public int hashCode() {
    return year & 0xfffff800 ^ (year << 11) + (month << 6) + day;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(10);
    if (year > 9999) text.append('+');
    if (year < 0) text.append('-');
    Texts.padded(text, Math.abs(year), 4);
    return text.append('-').append(Texts.two(month)).append('-').append(Texts.two(day)).toString();
  }
}
