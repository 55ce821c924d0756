package java.time;

import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, java.io.Serializable {
  private final int year;
  private final int month;

  private YearMonth(int year, int month) {
    this.year = year;
    this.month = month;
  }

  public static YearMonth now() {
    return from(LocalDate.now());
  }

  public static YearMonth now(ZoneId zone) {
    return from(LocalDate.now(zone));
  }

  public static YearMonth now(Clock clock) {
    return from(LocalDate.now(clock));
  }

  public static YearMonth of(int year, Month month) {
    return of(year, month.getValue());
  }

  public static YearMonth of(int year, int month) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    return new YearMonth(year, month);
  }

  public static YearMonth from(TemporalAccessor temporal) {
    if (temporal instanceof YearMonth) return (YearMonth) temporal;
    try {
      return of(temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain YearMonth from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  private static DateTimeFormatter formatter() {
    return new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();
  }

  public static YearMonth parse(CharSequence text) {
    return parse(text, formatter());
  }

  public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, YearMonth::from);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  // --- fields and units

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR || field == ChronoField.PROLEPTIC_MONTH || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isDateBased() && unit != ChronoUnit.DAYS && unit != ChronoUnit.WEEKS;
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.YEAR_OF_ERA ? Texts.yearsOfEra(year) : Temporal.super.range(field);
  }

  private long prolepticMonth() {
    return year * 12L + month - 1;
  }

  @Override
  public int get(TemporalField field) {
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case MONTH_OF_YEAR: return month;
      case PROLEPTIC_MONTH: return prolepticMonth();
      case YEAR_OF_ERA: return year < 1 ? 1 - year : year;
      case YEAR: return year;
      case ERA: return year < 1 ? 0 : 1;
      default: throw Texts.unsupported(field);
    }
  }

  @Override
  public YearMonth with(TemporalAdjuster adjuster) {
    return (YearMonth) adjuster.adjustInto(this);
  }

  @Override
  public YearMonth with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case MONTH_OF_YEAR: return withMonth((int) newValue);
      case PROLEPTIC_MONTH: return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA: return withYear((int) (year < 1 ? 1 - newValue : newValue));
      case YEAR: return withYear((int) newValue);
      case ERA: return getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
      default: throw Texts.unsupported(field);
    }
  }

  public YearMonth withYear(int year) {
    return of(year, month);
  }

  public YearMonth withMonth(int month) {
    return of(year, month);
  }

  @Override
  public YearMonth plus(TemporalAmount amount) {
    return (YearMonth) amount.addTo(this);
  }

  @Override
  public YearMonth plus(long amount, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amount);
    switch ((ChronoUnit) unit) {
      case MONTHS: return plusMonths(amount);
      case YEARS: return plusYears(amount);
      case DECADES: return plusYears(Math.multiplyExact(amount, 10));
      case CENTURIES: return plusYears(Math.multiplyExact(amount, 100));
      case MILLENNIA: return plusYears(Math.multiplyExact(amount, 1000));
      case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
      default: throw Texts.unsupported(unit);
    }
  }

  @Override
  public YearMonth minus(TemporalAmount amount) {
    return (YearMonth) amount.subtractFrom(this);
  }

  @Override
  public YearMonth minus(long amount, TemporalUnit unit) {
    return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.PROLEPTIC_MONTH, prolepticMonth());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    YearMonth end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    long months = end.prolepticMonth() - prolepticMonth();
    switch ((ChronoUnit) unit) {
      case MONTHS: return months;
      case YEARS: return months / 12;
      case DECADES: return months / 120;
      case CENTURIES: return months / 1200;
      case MILLENNIA: return months / 12000;
      case ERAS: return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
      default: throw Texts.unsupported(unit);
    }
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

  public boolean isLeapYear() {
    return Year.isLeap(year);
  }

  public int lengthOfMonth() {
    return getMonth().length(isLeapYear());
  }

  public int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  public YearMonth plusYears(long yearsToAdd) {
    return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month);
  }

  public YearMonth plusMonths(long monthsToAdd) {
    if (monthsToAdd == 0) return this;
    long months = Math.addExact(prolepticMonth(), monthsToAdd);
    return of(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(months, 12L)), (int) Math.floorMod(months, 12L) + 1);
  }

  public YearMonth minusYears(long yearsToSubtract) {
    return minus(yearsToSubtract, ChronoUnit.YEARS);
  }

  public YearMonth minusMonths(long monthsToSubtract) {
    return minus(monthsToSubtract, ChronoUnit.MONTHS);
  }

  public boolean isValidDay(int dayOfMonth) {
    return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
  }

  public LocalDate atDay(int dayOfMonth) {
    return LocalDate.of(year, month, dayOfMonth);
  }

  public LocalDate atEndOfMonth() {
    return LocalDate.of(year, month, lengthOfMonth());
  }

  public boolean isAfter(YearMonth other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(YearMonth other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(YearMonth other) {
    return year != other.year ? year - other.year : month - other.month;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof YearMonth && compareTo((YearMonth) obj) == 0;
  }

  @Override
  public int hashCode() {
    return year ^ month << 27;
  }

  @Override
  public String toString() {
    StringBuilder s = new StringBuilder();
    if (Math.abs(year) >= 1000) s.append(year);
    else Texts.padded(year < 0 ? s.append('-') : s, Math.abs(year), 4);
    return s.append('-').append(Texts.two(month)).toString();
  }
}
