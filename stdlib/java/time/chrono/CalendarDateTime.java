// A date of a calendar other than that of ISO with a time of day.
package java.time.chrono;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Objects;

final class CalendarDateTime<D extends ChronoLocalDate> implements ChronoLocalDateTime<D>, java.io.Serializable {
  private final D date;
  private final LocalTime time;

  private CalendarDateTime(D date, LocalTime time) {
    this.date = date;
    this.time = time;
  }

  static <D extends ChronoLocalDate> CalendarDateTime<D> of(D date, LocalTime time) {
    return new CalendarDateTime<>(date, time);
  }

  // What an adjuster or amount has made of a time of that calendar.
  @SuppressWarnings("unchecked")
  static <D extends ChronoLocalDate> ChronoLocalDateTime<D> of(Chronology chronology, Temporal temporal) {
    ChronoLocalDateTime<D> other = (ChronoLocalDateTime<D>) temporal;
    CalendarDate.checkSame(chronology, other.getChronology());
    return other;
  }

  @SuppressWarnings("unchecked")
  private CalendarDateTime<D> with(ChronoLocalDate newDate, LocalTime newTime) {
    return date == newDate && time == newTime ? this : new CalendarDateTime<>((D) newDate, newTime);
  }

  // As it would be in the calendar of ISO.
  LocalDateTime iso() {
    return LocalDateTime.of(java.time.LocalDate.ofEpochDay(date.toEpochDay()), time);
  }

  @Override
  public D toLocalDate() {
    return date;
  }

  @Override
  public LocalTime toLocalTime() {
    return time;
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field.isDateBased() || field.isTimeBased() : field != null && field.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field.isTimeBased() ? time.range(field) : date.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return range(field).checkValidIntValue(getLong(field), field);
    return field.isTimeBased() ? time.get(field) : date.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
  }

  @Override
  public ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
    if (adjuster instanceof ChronoLocalDate) return with((ChronoLocalDate) adjuster, time);
    if (adjuster instanceof LocalTime) return with(date, (LocalTime) adjuster);
    return of(date.getChronology(), adjuster.adjustInto(this));
  }

  @Override
  public ChronoLocalDateTime<D> with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return of(date.getChronology(), field.adjustInto(this, newValue));
    return field.isTimeBased() ? with(date, time.with(field, newValue)) : with(date.with(field, newValue), time);
  }

  @Override
  public ChronoLocalDateTime<D> plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return of(date.getChronology(), unit.addTo(this, amountToAdd));
    if (!unit.isTimeBased()) return with(date.plus(amountToAdd, unit), time);
    LocalDateTime later = iso().plus(amountToAdd, unit);
    return with(date.plus(later.toLocalDate().toEpochDay() - date.toEpochDay(), ChronoUnit.DAYS), later.toLocalTime());
  }

  @Override
  public ChronoZonedDateTime<D> atZone(ZoneId zone) {
    return CalendarZonedDateTime.of(date.getChronology(), iso().atZone(Objects.requireNonNull(zone, "zone")));
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ChronoLocalDateTime<?> end = getChronology().localDateTime(Objects.requireNonNull(endExclusive, "endExclusive"));
    if (!(unit instanceof ChronoUnit)) return Objects.requireNonNull(unit, "unit").between(this, end);
    if (unit.isTimeBased()) {
      return iso().until(LocalDateTime.of(java.time.LocalDate.ofEpochDay(end.toLocalDate().toEpochDay()), end.toLocalTime()), unit);
    }
    ChronoLocalDate endDate = end.toLocalDate();
    if (end.toLocalTime().isBefore(time)) endDate = endDate.minus(1, ChronoUnit.DAYS);
    return date.until(endDate, unit);
  }

  @Override
  public boolean equals(Object obj) {
    return this == obj || obj instanceof ChronoLocalDateTime && compareTo((ChronoLocalDateTime<?>) obj) == 0;
  }

  @Override
  public int hashCode() {
    return date.hashCode() ^ time.hashCode();
  }

  @Override
  public String toString() {
    return date + "T" + time;
  }
}
