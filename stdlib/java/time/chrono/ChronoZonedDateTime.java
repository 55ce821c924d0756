// A date of any calendar with a time of day in a time zone.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
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

public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
  static Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
    return (a, b) -> a.toInstant().compareTo(b.toInstant());
  }

  static ChronoZonedDateTime<?> from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoZonedDateTime) return (ChronoZonedDateTime<?>) temporal;
    Objects.requireNonNull(temporal, "temporal");
    Chronology chronology = temporal.query(TemporalQueries.chronology());
    if (chronology == null) {
      throw new DateTimeException("Unable to obtain ChronoZonedDateTime from TemporalAccessor: " + temporal.getClass());
    }
    return chronology.zonedDateTime(temporal);
  }

  default D toLocalDate() {
    return toLocalDateTime().toLocalDate();
  }

  default LocalTime toLocalTime() {
    return toLocalDateTime().toLocalTime();
  }

  ChronoLocalDateTime<D> toLocalDateTime();

  default Chronology getChronology() {
    return toLocalDate().getChronology();
  }

  ZoneOffset getOffset();

  ZoneId getZone();

  ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

  ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

  ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone);

  ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

  @Override
  boolean isSupported(TemporalField field);

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
  }

  @Override
  default ChronoZonedDateTime<D> with(TemporalAdjuster adjuster) {
    return CalendarZonedDateTime.of(getChronology(), adjuster.adjustInto(this));
  }

  @Override
  ChronoZonedDateTime<D> with(TemporalField field, long newValue);

  @Override
  default ChronoZonedDateTime<D> plus(TemporalAmount amount) {
    return CalendarZonedDateTime.of(getChronology(), amount.addTo(this));
  }

  @Override
  ChronoZonedDateTime<D> plus(long amountToAdd, TemporalUnit unit);

  @Override
  default ChronoZonedDateTime<D> minus(TemporalAmount amount) {
    return CalendarZonedDateTime.of(getChronology(), amount.subtractFrom(this));
  }

  @Override
  default ChronoZonedDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  default String format(DateTimeFormatter formatter) {
    return Objects.requireNonNull(formatter, "formatter").format(this);
  }

  default Instant toInstant() {
    return Instant.ofEpochSecond(toEpochSecond(), toLocalTime().getNano());
  }

  default long toEpochSecond() {
    return toLocalDateTime().toEpochSecond(getOffset());
  }

  @Override
  default int compareTo(ChronoZonedDateTime<?> other) {
    int result = toInstant().compareTo(other.toInstant());
    if (result == 0) result = toLocalDateTime().compareTo(other.toLocalDateTime());
    if (result == 0) result = getZone().getId().compareTo(other.getZone().getId());
    return result != 0 ? result : getChronology().compareTo(other.getChronology());
  }

  default boolean isBefore(ChronoZonedDateTime<?> other) {
    return toInstant().isBefore(other.toInstant());
  }

  default boolean isAfter(ChronoZonedDateTime<?> other) {
    return toInstant().isAfter(other.toInstant());
  }

  default boolean isEqual(ChronoZonedDateTime<?> other) {
    return toInstant().equals(other.toInstant());
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
