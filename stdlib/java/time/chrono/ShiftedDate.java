// A date of a calendar that is the ISO calendar but for the number of the year, with one era before and one from its year 1 on.
package java.time.chrono;

import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;

abstract class ShiftedDate<D extends ChronoLocalDate> extends CalendarDate<D> {
  final LocalDate isoDate;

  ShiftedDate(LocalDate isoDate) {
    this.isoDate = isoDate;
  }

  // How much the number of a year is greater than that of ISO.
  abstract int shift();

  abstract D of(LocalDate date);

  private int year() {
    return isoDate.getYear() + shift();
  }

  private long prolepticMonth() {
    return year() * 12L + isoDate.getMonthValue() - 1;
  }

  @Override
  public int lengthOfMonth() {
    return isoDate.lengthOfMonth();
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (!isSupported(field)) throw unsupported(field);
    switch ((ChronoField) field) {
      case DAY_OF_MONTH:
      case DAY_OF_YEAR:
      case ALIGNED_WEEK_OF_MONTH: return isoDate.range(field);
      case YEAR_OF_ERA:
        ValueRange years = ChronoField.YEAR.range();
        return ValueRange.of(1, year() <= 0 ? -(years.getMinimum() + shift()) + 1 : years.getMaximum() + shift());
      default: return getChronology().range((ChronoField) field);
    }
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case PROLEPTIC_MONTH: return prolepticMonth();
      case YEAR_OF_ERA: return year() >= 1 ? year() : 1 - year();
      case YEAR: return year();
      case ERA: return year() >= 1 ? 1 : 0;
      default: return isoDate.getLong(field);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public D with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return of(getChronology(), field.adjustInto(this, newValue));
    if (getLong(field) == newValue) return (D) this;
    ChronoField f = (ChronoField) field;
    switch (f) {
      case PROLEPTIC_MONTH:
        getChronology().range(f).checkValidValue(newValue, f);
        return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA:
        int ofEra = getChronology().range(f).checkValidIntValue(newValue, f);
        return of(isoDate.withYear((year() >= 1 ? ofEra : 1 - ofEra) - shift()));
      case YEAR: return of(isoDate.withYear(getChronology().range(f).checkValidIntValue(newValue, f) - shift()));
      case ERA:
        getChronology().range(f).checkValidIntValue(newValue, f);
        return of(isoDate.withYear(1 - year() - shift()));
      default: return of(isoDate.with(field, newValue));
    }
  }

  @Override
  D plusYears(long years) {
    return of(isoDate.plusYears(years));
  }

  @Override
  D plusMonths(long months) {
    return of(isoDate.plusMonths(months));
  }

  @Override
  D plusDays(long days) {
    return of(isoDate.plusDays(days));
  }

  @Override
  public ChronoPeriod until(ChronoLocalDate endDate) {
    java.time.Period period = isoDate.until(endDate);
    return getChronology().period(period.getYears(), period.getMonths(), period.getDays());
  }

  @Override
  public long toEpochDay() {
    return isoDate.toEpochDay();
  }

  @Override
  public boolean equals(Object obj) {
    return this == obj || obj != null && getClass() == obj.getClass() && isoDate.equals(((ShiftedDate<?>) obj).isoDate);
  }

  @Override
  public int hashCode() {
    return getChronology().getId().hashCode() ^ isoDate.hashCode();
  }
}
