// A time of the day at a fixed distance from UTC.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Objects;

public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, java.io.Serializable {
  public static final OffsetTime MIN = new OffsetTime(LocalTime.MIN, ZoneOffset.MAX);
  public static final OffsetTime MAX = new OffsetTime(LocalTime.MAX, ZoneOffset.MIN);

  private final LocalTime time;
  private final ZoneOffset offset;

  private OffsetTime(LocalTime time, ZoneOffset offset) {
    this.time = Objects.requireNonNull(time, "time");
    this.offset = Objects.requireNonNull(offset, "offset");
  }

  public static OffsetTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static OffsetTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static OffsetTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static OffsetTime of(LocalTime time, ZoneOffset offset) {
    return new OffsetTime(time, offset);
  }

  public static OffsetTime of(int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
    return new OffsetTime(LocalTime.of(hour, minute, second, nanoOfSecond), offset);
  }

  public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
    return OffsetDateTime.ofInstant(instant, zone).toOffsetTime();
  }

  public static OffsetTime from(TemporalAccessor temporal) {
    if (temporal instanceof OffsetTime) return (OffsetTime) temporal;
    try {
      return new OffsetTime(LocalTime.from(temporal), ZoneOffset.from(temporal));
    } catch (DateTimeException e) {
      throw new DateTimeException(
          "Unable to obtain OffsetTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static OffsetTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
  }

  public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, OffsetTime::from);
  }

  private OffsetTime with(LocalTime newTime, ZoneOffset newOffset) {
    return newTime == time && newOffset.equals(offset) ? this : new OffsetTime(newTime, newOffset);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    if (field instanceof ChronoField) return field.isTimeBased() || field == ChronoField.OFFSET_SECONDS;
    return false;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return time.isSupported(unit);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.OFFSET_SECONDS ? field.range() : time.range(field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
    if (query == TemporalQueries.localTime()) return (R) time;
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.localDate()) return null;
    return Temporal.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay()).with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
  }

  public ZoneOffset getOffset() {
    return offset;
  }

  public OffsetTime withOffsetSameLocal(ZoneOffset offset) {
    return offset != null && offset.equals(this.offset) ? this : new OffsetTime(time, offset);
  }

  public OffsetTime withOffsetSameInstant(ZoneOffset offset) {
    if (offset.equals(this.offset)) return this;
    return new OffsetTime(time.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
  }

  public LocalTime toLocalTime() {
    return time;
  }

  public OffsetDateTime atDate(LocalDate date) {
    return OffsetDateTime.of(date, time, offset);
  }

  public long toEpochSecond(LocalDate date) {
    return date.toEpochSecond(time, offset);
  }

  public int getHour() {
    return time.getHour();
  }

  public int getMinute() {
    return time.getMinute();
  }

  public int getSecond() {
    return time.getSecond();
  }

  public int getNano() {
    return time.getNano();
  }

  @Override
  public OffsetTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalTime) return with((LocalTime) adjuster, offset);
    if (adjuster instanceof ZoneOffset) return with(time, (ZoneOffset) adjuster);
    if (adjuster instanceof OffsetTime) return (OffsetTime) adjuster;
    return (OffsetTime) adjuster.adjustInto(this);
  }

  @Override
  public OffsetTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field == ChronoField.OFFSET_SECONDS) {
      return with(time, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
    }
    return with(time.with(field, newValue), offset);
  }

  public OffsetTime withHour(int hour) {
    return with(time.withHour(hour), offset);
  }

  public OffsetTime withMinute(int minute) {
    return with(time.withMinute(minute), offset);
  }

  public OffsetTime withSecond(int second) {
    return with(time.withSecond(second), offset);
  }

  public OffsetTime withNano(int nanoOfSecond) {
    return with(time.withNano(nanoOfSecond), offset);
  }

  public OffsetTime truncatedTo(TemporalUnit unit) {
    return with(time.truncatedTo(unit), offset);
  }

  @Override
  public OffsetTime plus(TemporalAmount amountToAdd) {
    return (OffsetTime) amountToAdd.addTo(this);
  }

  @Override
  public OffsetTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    return with(time.plus(amountToAdd, unit), offset);
  }

  public OffsetTime plusHours(long hours) {
    return with(time.plusHours(hours), offset);
  }

  public OffsetTime plusMinutes(long minutes) {
    return with(time.plusMinutes(minutes), offset);
  }

  public OffsetTime plusSeconds(long seconds) {
    return with(time.plusSeconds(seconds), offset);
  }

  public OffsetTime plusNanos(long nanos) {
    return with(time.plusNanos(nanos), offset);
  }

  @Override
  public OffsetTime minus(TemporalAmount amountToSubtract) {
    return (OffsetTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public OffsetTime minus(long amountToSubtract, TemporalUnit unit) {
    return with(time.minus(amountToSubtract, unit), offset);
  }

  public OffsetTime minusHours(long hours) {
    return with(time.minusHours(hours), offset);
  }

  public OffsetTime minusMinutes(long minutes) {
    return with(time.minusMinutes(minutes), offset);
  }

  public OffsetTime minusSeconds(long seconds) {
    return with(time.minusSeconds(seconds), offset);
  }

  public OffsetTime minusNanos(long nanos) {
    return with(time.minusNanos(nanos), offset);
  }

  // As it were on one day.
  private long toEpochNano() {
    return time.toNanoOfDay() - offset.getTotalSeconds() * 1_000_000_000L;
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    OffsetTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!isSupported(unit)) throw Texts.unsupported(unit);
    return (end.toEpochNano() - toEpochNano()) / unit.getDuration().toNanos();
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  @Override
  public int compareTo(OffsetTime other) {
    int order = Long.compare(toEpochNano(), other.toEpochNano());
    return order != 0 && !offset.equals(other.offset) ? order : time.compareTo(other.time);
  }

  public boolean isAfter(OffsetTime other) {
    return toEpochNano() > other.toEpochNano();
  }

  public boolean isBefore(OffsetTime other) {
    return toEpochNano() < other.toEpochNano();
  }

  public boolean isEqual(OffsetTime other) {
    return toEpochNano() == other.toEpochNano();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof OffsetTime && ((OffsetTime) obj).time.equals(time) && ((OffsetTime) obj).offset.equals(offset);
  }

  @Override
  public int hashCode() {
    return time.hashCode() ^ offset.hashCode();
  }

  @Override
  public String toString() {
    return time.toString() + offset;
  }
}
