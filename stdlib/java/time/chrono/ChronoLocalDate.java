// A date of any calendar.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;
import java.util.Objects;

public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
  static Comparator<ChronoLocalDate> timeLineOrder() {
    return (a, b) -> Long.compare(a.toEpochDay(), b.toEpochDay());
  }

  static ChronoLocalDate from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoLocalDate) return (ChronoLocalDate) temporal;
    Objects.requireNonNull(temporal, "temporal");
    Chronology chronology = temporal.query(TemporalQueries.chronology());
    if (chronology == null) throw new DateTimeException("Unable to obtain ChronoLocalDate from TemporalAccessor: " + temporal.getClass());
    return chronology.date(temporal);
  }

  Chronology getChronology();

  default Era getEra() {
    return getChronology().eraOf(get(ChronoField.ERA));
  }

  default boolean isLeapYear() {
    return getChronology().isLeapYear(getLong(ChronoField.YEAR));
  }

  int lengthOfMonth();

  default int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  @Override
  default boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field.isDateBased() : field != null && field.isSupportedBy(this);
  }

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit.isDateBased() : unit != null && unit.isSupportedBy(this);
  }

  @Override
  default ChronoLocalDate with(TemporalAdjuster adjuster) {
    return CalendarDate.of(getChronology(), adjuster.adjustInto(this));
  }

  @Override
  ChronoLocalDate with(TemporalField field, long newValue);

  @Override
  default ChronoLocalDate plus(TemporalAmount amount) {
    return CalendarDate.of(getChronology(), amount.addTo(this));
  }

  @Override
  ChronoLocalDate plus(long amountToAdd, TemporalUnit unit);

  @Override
  default ChronoLocalDate minus(TemporalAmount amount) {
    return CalendarDate.of(getChronology(), amount.subtractFrom(this));
  }

  @Override
  default ChronoLocalDate minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  @Override
  default Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
  }

  @Override
  long until(Temporal endExclusive, TemporalUnit unit);

  ChronoPeriod until(ChronoLocalDate endDateExclusive);

  default String format(DateTimeFormatter formatter) {
    return Objects.requireNonNull(formatter, "formatter").format(this);
  }

  default ChronoLocalDateTime<?> atTime(LocalTime localTime) {
    return CalendarDateTime.of(this, Objects.requireNonNull(localTime, "time"));
  }

  default long toEpochDay() {
    return getLong(ChronoField.EPOCH_DAY);
  }

  @Override
  default int compareTo(ChronoLocalDate other) {
    int result = Long.compare(toEpochDay(), other.toEpochDay());
    return result != 0 ? result : getChronology().compareTo(other.getChronology());
  }

  default boolean isAfter(ChronoLocalDate other) {
    return toEpochDay() > other.toEpochDay();
  }

  default boolean isBefore(ChronoLocalDate other) {
    return toEpochDay() < other.toEpochDay();
  }

  default boolean isEqual(ChronoLocalDate other) {
    return toEpochDay() == other.toEpochDay();
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
