// A date of a calendar other than that of ISO with a time of day in a time zone.
package java.time.chrono;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Objects;

final class CalendarZonedDateTime<D extends ChronoLocalDate> implements ChronoZonedDateTime<D>, java.io.Serializable {
  private final ZonedDateTime iso;
  private final ChronoLocalDateTime<D> local;

  private CalendarZonedDateTime(ZonedDateTime iso, ChronoLocalDateTime<D> local) {
    this.iso = iso;
    this.local = local;
  }

  @SuppressWarnings("unchecked")
  static <D extends ChronoLocalDate> ChronoZonedDateTime<D> of(Chronology chronology, ZonedDateTime iso) {
    if (chronology == IsoChronology.INSTANCE) return (ChronoZonedDateTime<D>) iso;
    return new CalendarZonedDateTime<>(iso, (ChronoLocalDateTime<D>) chronology.date(iso).atTime(iso.toLocalTime()));
  }

  // What an adjuster or amount has made of a time of that calendar.
  @SuppressWarnings("unchecked")
  static <D extends ChronoLocalDate> ChronoZonedDateTime<D> of(Chronology chronology, Temporal temporal) {
    ChronoZonedDateTime<D> other = (ChronoZonedDateTime<D>) temporal;
    CalendarDate.checkSame(chronology, other.getChronology());
    return other;
  }

  private ChronoZonedDateTime<D> of(ZonedDateTime other) {
    return other.equals(iso) ? this : of(getChronology(), other);
  }

  @Override
  public ChronoLocalDateTime<D> toLocalDateTime() {
    return local;
  }

  @Override
  public ZoneOffset getOffset() {
    return iso.getOffset();
  }

  @Override
  public ZoneId getZone() {
    return iso.getZone();
  }

  @Override
  public ChronoZonedDateTime<D> withEarlierOffsetAtOverlap() {
    return of(iso.withEarlierOffsetAtOverlap());
  }

  @Override
  public ChronoZonedDateTime<D> withLaterOffsetAtOverlap() {
    return of(iso.withLaterOffsetAtOverlap());
  }

  @Override
  public ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone) {
    return of(iso.withZoneSameLocal(zone));
  }

  @Override
  public ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone) {
    return of(iso.withZoneSameInstant(zone));
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField || field != null && field.isSupportedBy(this);
  }

  private static boolean isOfInstant(TemporalField field) {
    return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS;
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return isOfInstant(field) ? field.range() : local.range(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return isOfInstant(field) ? iso.getLong(field) : local.getLong(field);
  }

  @Override
  public ChronoZonedDateTime<D> with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return of(getChronology(), field.adjustInto(this, newValue));
    if (isOfInstant(field)) return of(iso.with(field, newValue));
    return atSameZone(local.with(field, newValue));
  }

  private ChronoZonedDateTime<D> atSameZone(ChronoLocalDateTime<D> time) {
    return of(ZonedDateTime.ofLocal(((CalendarDateTime<D>) time).iso(), iso.getZone(), iso.getOffset()));
  }

  @Override
  public ChronoZonedDateTime<D> plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return of(getChronology(), unit.addTo(this, amountToAdd));
    if (unit.isTimeBased()) return of(iso.plus(amountToAdd, unit));
    return atSameZone(local.plus(amountToAdd, unit));
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ChronoZonedDateTime<?> end = getChronology().zonedDateTime(Objects.requireNonNull(endExclusive, "endExclusive"));
    if (!(unit instanceof ChronoUnit)) return Objects.requireNonNull(unit, "unit").between(this, end);
    return local.until(end.withZoneSameInstant(getOffset()).toLocalDateTime(), unit);
  }

  @Override
  public Instant toInstant() {
    return iso.toInstant();
  }

  @Override
  public boolean equals(Object obj) {
    return this == obj || obj instanceof ChronoZonedDateTime && compareTo((ChronoZonedDateTime<?>) obj) == 0;
  }

  @Override
  public int hashCode() {
    return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(getZone().hashCode(), 3);
  }

  @Override
  public String toString() {
    return local.toString() + getOffset() + (getOffset() == getZone() ? "" : "[" + getZone() + "]");
  }
}
