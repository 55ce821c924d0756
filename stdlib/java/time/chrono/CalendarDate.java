// What dates of other calendars share: steps by units, and differences.
package java.time.chrono;

import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Objects;

abstract class CalendarDate<D extends ChronoLocalDate> implements ChronoLocalDate, java.io.Serializable {
  // What an adjuster or amount has made of a date of that calendar.
  @SuppressWarnings("unchecked")
  static <D extends ChronoLocalDate> D of(Chronology chronology, Temporal temporal) {
    ChronoLocalDate date = (ChronoLocalDate) temporal;
    checkSame(chronology, date.getChronology());
    return (D) date;
  }

  static void checkSame(Chronology expected, Chronology actual) {
    if (!expected.equals(actual)) {
      throw new ClassCastException("Chronology mismatch, expected: " + expected.getId() + ", actual: " + actual.getId());
    }
  }

  static UnsupportedTemporalTypeException unsupported(Object unitOrField) {
    return new UnsupportedTemporalTypeException("Unsupported " + (unitOrField instanceof TemporalUnit ? "unit: " : "field: ")
        + unitOrField);
  }

  abstract D plusYears(long years);

  abstract D plusMonths(long months);

  abstract D plusDays(long days);

  @Override
  public D with(TemporalAdjuster adjuster) {
    return of(getChronology(), adjuster.adjustInto(this));
  }

  @Override
  public abstract D with(TemporalField field, long newValue);

  @Override
  public D plus(TemporalAmount amount) {
    return of(getChronology(), amount.addTo(this));
  }

  @Override
  public D plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return of(getChronology(), unit.addTo(this, amountToAdd));
    switch ((ChronoUnit) unit) {
      case DAYS: return plusDays(amountToAdd);
      case WEEKS: return plusDays(Math.multiplyExact(amountToAdd, 7));
      case MONTHS: return plusMonths(amountToAdd);
      case YEARS: return plusYears(amountToAdd);
      case DECADES: return plusYears(Math.multiplyExact(amountToAdd, 10));
      case CENTURIES: return plusYears(Math.multiplyExact(amountToAdd, 100));
      case MILLENNIA: return plusYears(Math.multiplyExact(amountToAdd, 1000));
      case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
      default: throw unsupported(unit);
    }
  }

  @Override
  public D minus(TemporalAmount amount) {
    return of(getChronology(), amount.subtractFrom(this));
  }

  @Override
  @SuppressWarnings("unchecked")
  public D minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return (D) plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ChronoLocalDate end = getChronology().date(Objects.requireNonNull(endExclusive, "endExclusive"));
    if (!(unit instanceof ChronoUnit)) return Objects.requireNonNull(unit, "unit").between(this, end);
    switch ((ChronoUnit) unit) {
      case DAYS: return end.toEpochDay() - toEpochDay();
      case WEEKS: return (end.toEpochDay() - toEpochDay()) / 7;
      case MONTHS: return monthsUntil(end);
      case YEARS: return monthsUntil(end) / 12;
      case DECADES: return monthsUntil(end) / 120;
      case CENTURIES: return monthsUntil(end) / 1200;
      case MILLENNIA: return monthsUntil(end) / 12000;
      case ERAS: return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
      default: throw unsupported(unit);
    }
  }

  private static long position(ChronoLocalDate date) {
    return date.getLong(ChronoField.PROLEPTIC_MONTH) * 32 + date.getLong(ChronoField.DAY_OF_MONTH);
  }

  private long monthsUntil(ChronoLocalDate end) {
    if (getChronology().range(ChronoField.MONTH_OF_YEAR).getMaximum() != 12) {
      throw new IllegalStateException("ChronoLocalDateImpl only supports Chronologies with 12 months per year");
    }
    return (position(end) - position(this)) / 32;
  }

  @Override
  public String toString() {
    long month = getLong(ChronoField.MONTH_OF_YEAR), day = getLong(ChronoField.DAY_OF_MONTH);
    return getChronology() + " " + getEra() + " " + getLong(ChronoField.YEAR_OF_ERA) + (month < 10 ? "-0" : "-") + month
        + (day < 10 ? "-0" : "-") + day;
  }
}
