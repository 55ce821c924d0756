// A date of any calendar with a time of day.
package java.time.chrono;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
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

public interface ChronoLocalDateTime<D extends ChronoLocalDate> extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
  static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
    return (a, b) -> {
      int result = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
      return result != 0 ? result : a.toLocalTime().compareTo(b.toLocalTime());
    };
  }

  static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoLocalDateTime) return (ChronoLocalDateTime<?>) temporal;
    Objects.requireNonNull(temporal, "temporal");
    Chronology chronology = temporal.query(TemporalQueries.chronology());
    if (chronology == null) {
      throw new DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: " + temporal.getClass());
    }
    return chronology.localDateTime(temporal);
  }

  default Chronology getChronology() {
    return toLocalDate().getChronology();
  }

  D toLocalDate();

  LocalTime toLocalTime();

  @Override
  boolean isSupported(TemporalField field);

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
  }

  @Override
  default ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
    return CalendarDateTime.of(getChronology(), adjuster.adjustInto(this));
  }

  @Override
  ChronoLocalDateTime<D> with(TemporalField field, long newValue);

  @Override
  default ChronoLocalDateTime<D> plus(TemporalAmount amount) {
    return CalendarDateTime.of(getChronology(), amount.addTo(this));
  }

  @Override
  ChronoLocalDateTime<D> plus(long amountToAdd, TemporalUnit unit);

  @Override
  default ChronoLocalDateTime<D> minus(TemporalAmount amount) {
    return CalendarDateTime.of(getChronology(), amount.subtractFrom(this));
  }

  @Override
  default ChronoLocalDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  @Override
  default Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay()).with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay());
  }

  default String format(DateTimeFormatter formatter) {
    return Objects.requireNonNull(formatter, "formatter").format(this);
  }

  ChronoZonedDateTime<D> atZone(ZoneId zone);

  default Instant toInstant(ZoneOffset offset) {
    return Instant.ofEpochSecond(toEpochSecond(offset), toLocalTime().getNano());
  }

  default long toEpochSecond(ZoneOffset offset) {
    Objects.requireNonNull(offset, "offset");
    return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  default int compareTo(ChronoLocalDateTime<?> other) {
    int result = timeLineOrder().compare(this, other);
    return result != 0 ? result : getChronology().compareTo(other.getChronology());
  }

  default boolean isAfter(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) > 0;
  }

  default boolean isBefore(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) < 0;
  }

  default boolean isEqual(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) == 0;
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
