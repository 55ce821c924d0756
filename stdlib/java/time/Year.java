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

public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, java.io.Serializable {
  public static final int MIN_VALUE = -999_999_999;
  public static final int MAX_VALUE = 999_999_999;

  private final int year;

  private Year(int year) {
    this.year = year;
  }

  public static Year now() {
    return of(LocalDate.now().getYear());
  }

  public static Year now(ZoneId zone) {
    return of(LocalDate.now(zone).getYear());
  }

  public static Year now(Clock clock) {
    return of(LocalDate.now(clock).getYear());
  }

  public static Year of(int isoYear) {
    ChronoField.YEAR.checkValidValue(isoYear);
    return new Year(isoYear);
  }

  public static Year from(TemporalAccessor temporal) {
    if (temporal instanceof Year) return (Year) temporal;
    try {
      return of(temporal.get(ChronoField.YEAR));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain Year from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  private static DateTimeFormatter formatter() {
    return new DateTimeFormatterBuilder().parseLenient().appendValue(ChronoField.YEAR, 1, 10, SignStyle.NORMAL).toFormatter();
  }

  public static Year parse(CharSequence text) {
    return parse(text, formatter());
  }

  public static Year parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, Year::from);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  // --- fields and units

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit == ChronoUnit.YEARS || unit == ChronoUnit.DECADES || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA || unit == ChronoUnit.ERAS;
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.YEAR_OF_ERA ? Texts.yearsOfEra(year) : Temporal.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case YEAR: return year;
      case YEAR_OF_ERA: return year < 1 ? 1 - year : year;
      case ERA: return year < 1 ? 0 : 1;
      default: throw Texts.unsupported(field);
    }
  }

  @Override
  public Year with(TemporalAdjuster adjuster) {
    return (Year) adjuster.adjustInto(this);
  }

  @Override
  public Year with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case YEAR: return of((int) newValue);
      case YEAR_OF_ERA: return of((int) (year < 1 ? 1 - newValue : newValue));
      case ERA: return getLong(ChronoField.ERA) == newValue ? this : of(1 - year);
      default: throw Texts.unsupported(field);
    }
  }

  @Override
  public Year plus(TemporalAmount amount) {
    return (Year) amount.addTo(this);
  }

  @Override
  public Year plus(long amount, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amount);
    switch ((ChronoUnit) unit) {
      case YEARS: return plusYears(amount);
      case DECADES: return plusYears(Math.multiplyExact(amount, 10));
      case CENTURIES: return plusYears(Math.multiplyExact(amount, 100));
      case MILLENNIA: return plusYears(Math.multiplyExact(amount, 1000));
      case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
      default: throw Texts.unsupported(unit);
    }
  }

  @Override
  public Year minus(TemporalAmount amount) {
    return (Year) amount.subtractFrom(this);
  }

  @Override
  public Year minus(long amount, TemporalUnit unit) {
    return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.YEAR, year);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    Year end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    long years = (long) end.year - year;
    switch ((ChronoUnit) unit) {
      case YEARS: return years;
      case DECADES: return years / 10;
      case CENTURIES: return years / 100;
      case MILLENNIA: return years / 1000;
      case ERAS: return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
      default: throw Texts.unsupported(unit);
    }
  }

  public static boolean isLeap(long year) {
    return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  public boolean isLeap() {
    return isLeap(year);
  }

  public int getValue() {
    return year;
  }

  public int length() {
    return isLeap() ? 366 : 365;
  }

  public Year plusYears(long yearsToAdd) {
    return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd));
  }

  public Year minusYears(long yearsToSubtract) {
    return minus(yearsToSubtract, ChronoUnit.YEARS);
  }

  // A 29th of February is the 28th in other years than leap years.
  public LocalDate atMonthDay(MonthDay monthDay) {
    return monthDay.atYear(year);
  }

  public boolean isValidMonthDay(MonthDay monthDay) {
    return monthDay != null && monthDay.isValidYear(year);
  }

  public LocalDate atDay(int dayOfYear) {
    return LocalDate.ofYearDay(year, dayOfYear);
  }

  public YearMonth atMonth(int month) {
    return YearMonth.of(year, month);
  }

  public YearMonth atMonth(Month month) {
    return YearMonth.of(year, month);
  }

  public boolean isAfter(Year other) {
    return year > other.year;
  }

  public boolean isBefore(Year other) {
    return year < other.year;
  }

  @Override
  public int compareTo(Year other) {
    return year - other.year;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Year && ((Year) obj).year == year;
  }

  @Override
  public int hashCode() {
    return year;
  }

  @Override
  public String toString() {
    return Integer.toString(year);
  }
}
