// A day and a time at a fixed distance from UTC.
package java.time;

import java.time.temporal.ChronoUnit;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Comparator;
import java.util.Objects;

public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, java.io.Serializable {
  public static final OffsetDateTime MIN = new OffsetDateTime(LocalDateTime.MIN, ZoneOffset.MAX);
  public static final OffsetDateTime MAX = new OffsetDateTime(LocalDateTime.MAX, ZoneOffset.MIN);

  private final LocalDateTime local;
  private final ZoneOffset offset;

  private OffsetDateTime(LocalDateTime local, ZoneOffset offset) {
    this.local = Objects.requireNonNull(local, "dateTime");
    this.offset = Objects.requireNonNull(offset, "offset");
  }

  public static Comparator<OffsetDateTime> timeLineOrder() {
    return OffsetDateTime::compareInstants;
  }

  private static int compareInstants(OffsetDateTime a, OffsetDateTime b) {
    if (a.offset.equals(b.offset)) return a.local.compareTo(b.local);
    int order = Long.compare(a.toEpochSecond(), b.toEpochSecond());
    return order != 0 ? order : a.getNano() - b.getNano();
  }

  public static OffsetDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static OffsetDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static OffsetDateTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
    return new OffsetDateTime(LocalDateTime.of(date, time), offset);
  }

  public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
    return new OffsetDateTime(dateTime, offset);
  }

  public static OffsetDateTime of(
      int year, int month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
    return new OffsetDateTime(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), offset);
  }

  public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
    Objects.requireNonNull(instant, "instant");
    Objects.requireNonNull(zone, "zone");
    ZoneOffset offset = zone.getRules().getOffset(instant);
    return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset);
  }

  public static OffsetDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof OffsetDateTime) return (OffsetDateTime) temporal;
    if (temporal instanceof ZonedDateTime) return ((ZonedDateTime) temporal).toOffsetDateTime();
    try {
      ZoneOffset offset = ZoneOffset.from(temporal);
      LocalDate date = temporal.query(TemporalQueries.localDate());
      LocalTime time = temporal.query(TemporalQueries.localTime());
      if (date != null && time != null) return of(date, time, offset);
      Instant instant = Instant.from(temporal);
      return ofInstant(instant, offset);
    } catch (DateTimeException e) {
      throw new DateTimeException(
          "Unable to obtain OffsetDateTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static OffsetDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
  }

  public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, OffsetDateTime::from);
  }

  private OffsetDateTime with(LocalDateTime newLocal, ZoneOffset newOffset) {
    return newLocal == local && newOffset.equals(offset) ? this : new OffsetDateTime(newLocal, newOffset);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field instanceof ChronoField;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return local.isSupported(unit);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.INSTANT_SECONDS) return toEpochSecond();
    if (field == ChronoField.OFFSET_SECONDS) return offset.getTotalSeconds();
    return local.getLong(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range() : local.range(field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
    if (query == TemporalQueries.zoneId()) return null;
    return Temporal.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay()).with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
        .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
  }

  public ZoneOffset getOffset() {
    return offset;
  }

  public OffsetDateTime withOffsetSameLocal(ZoneOffset offset) {
    return with(local, offset);
  }

  public OffsetDateTime withOffsetSameInstant(ZoneOffset offset) {
    if (offset.equals(this.offset)) return this;
    return new OffsetDateTime(local.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
  }

  public LocalDateTime toLocalDateTime() {
    return local;
  }

  public LocalDate toLocalDate() {
    return local.toLocalDate();
  }

  public LocalTime toLocalTime() {
    return local.toLocalTime();
  }

  public OffsetTime toOffsetTime() {
    return OffsetTime.of(local.toLocalTime(), offset);
  }

  public ZonedDateTime toZonedDateTime() {
    return ZonedDateTime.of(local, offset);
  }

  public ZonedDateTime atZoneSameInstant(ZoneId zone) {
    return ZonedDateTime.ofInstant(local, offset, zone);
  }

  public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
    return ZonedDateTime.ofLocal(local, zone, offset);
  }

  public Instant toInstant() {
    return local.toInstant(offset);
  }

  public long toEpochSecond() {
    return local.toEpochSecond(offset);
  }

  public int getYear() {
    return local.getYear();
  }

  public int getMonthValue() {
    return local.getMonthValue();
  }

  public Month getMonth() {
    return local.getMonth();
  }

  public int getDayOfMonth() {
    return local.getDayOfMonth();
  }

  public int getDayOfYear() {
    return local.getDayOfYear();
  }

  public DayOfWeek getDayOfWeek() {
    return local.getDayOfWeek();
  }

  public int getHour() {
    return local.getHour();
  }

  public int getMinute() {
    return local.getMinute();
  }

  public int getSecond() {
    return local.getSecond();
  }

  public int getNano() {
    return local.getNano();
  }

  @Override
  public OffsetDateTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
      return with(local.with(adjuster), offset);
    }
    if (adjuster instanceof Instant) return ofInstant((Instant) adjuster, offset);
    if (adjuster instanceof ZoneOffset) return with(local, (ZoneOffset) adjuster);
    if (adjuster instanceof OffsetDateTime) return (OffsetDateTime) adjuster;
    return (OffsetDateTime) adjuster.adjustInto(this);
  }

  @Override
  public OffsetDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field == ChronoField.INSTANT_SECONDS) return ofInstant(Instant.ofEpochSecond(newValue, getNano()), offset);
    if (field == ChronoField.OFFSET_SECONDS) {
      return with(local, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
    }
    return with(local.with(field, newValue), offset);
  }

  public OffsetDateTime withYear(int year) {
    return with(local.withYear(year), offset);
  }

  public OffsetDateTime withMonth(int month) {
    return with(local.withMonth(month), offset);
  }

  public OffsetDateTime withDayOfMonth(int dayOfMonth) {
    return with(local.withDayOfMonth(dayOfMonth), offset);
  }

  public OffsetDateTime withDayOfYear(int dayOfYear) {
    return with(local.withDayOfYear(dayOfYear), offset);
  }

  public OffsetDateTime withHour(int hour) {
    return with(local.withHour(hour), offset);
  }

  public OffsetDateTime withMinute(int minute) {
    return with(local.withMinute(minute), offset);
  }

  public OffsetDateTime withSecond(int second) {
    return with(local.withSecond(second), offset);
  }

  public OffsetDateTime withNano(int nanoOfSecond) {
    return with(local.withNano(nanoOfSecond), offset);
  }

  public OffsetDateTime truncatedTo(TemporalUnit unit) {
    return with(local.truncatedTo(unit), offset);
  }

  @Override
  public OffsetDateTime plus(TemporalAmount amountToAdd) {
    return (OffsetDateTime) amountToAdd.addTo(this);
  }

  @Override
  public OffsetDateTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    return with(local.plus(amountToAdd, unit), offset);
  }

  public OffsetDateTime plusYears(long years) {
    return with(local.plusYears(years), offset);
  }

  public OffsetDateTime plusMonths(long months) {
    return with(local.plusMonths(months), offset);
  }

  public OffsetDateTime plusWeeks(long weeks) {
    return with(local.plusWeeks(weeks), offset);
  }

  public OffsetDateTime plusDays(long days) {
    return with(local.plusDays(days), offset);
  }

  public OffsetDateTime plusHours(long hours) {
    return with(local.plusHours(hours), offset);
  }

  public OffsetDateTime plusMinutes(long minutes) {
    return with(local.plusMinutes(minutes), offset);
  }

  public OffsetDateTime plusSeconds(long seconds) {
    return with(local.plusSeconds(seconds), offset);
  }

  public OffsetDateTime plusNanos(long nanos) {
    return with(local.plusNanos(nanos), offset);
  }

  @Override
  public OffsetDateTime minus(TemporalAmount amountToSubtract) {
    return (OffsetDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public OffsetDateTime minus(long amountToSubtract, TemporalUnit unit) {
    return with(local.minus(amountToSubtract, unit), offset);
  }

  public OffsetDateTime minusYears(long years) {
    return with(local.minusYears(years), offset);
  }

  public OffsetDateTime minusMonths(long months) {
    return with(local.minusMonths(months), offset);
  }

  public OffsetDateTime minusWeeks(long weeks) {
    return with(local.minusWeeks(weeks), offset);
  }

  public OffsetDateTime minusDays(long days) {
    return with(local.minusDays(days), offset);
  }

  public OffsetDateTime minusHours(long hours) {
    return with(local.minusHours(hours), offset);
  }

  public OffsetDateTime minusMinutes(long minutes) {
    return with(local.minusMinutes(minutes), offset);
  }

  public OffsetDateTime minusSeconds(long seconds) {
    return with(local.minusSeconds(seconds), offset);
  }

  public OffsetDateTime minusNanos(long nanos) {
    return with(local.minusNanos(nanos), offset);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    OffsetDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    return local.until(end.local.plusSeconds(offset.getTotalSeconds() - end.offset.getTotalSeconds()), unit);
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  @Override
  public int compareTo(OffsetDateTime other) {
    int order = compareInstants(this, other);
    return order != 0 ? order : local.compareTo(other.local);
  }

  public boolean isAfter(OffsetDateTime other) {
    return compareInstants(this, other) > 0;
  }

  public boolean isBefore(OffsetDateTime other) {
    return compareInstants(this, other) < 0;
  }

  public boolean isEqual(OffsetDateTime other) {
    return compareInstants(this, other) == 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof OffsetDateTime && ((OffsetDateTime) obj).local.equals(local) && ((OffsetDateTime) obj).offset.equals(offset);
  }

  @Override
  public int hashCode() {
    return local.hashCode() ^ offset.hashCode();
  }

  @Override
  public String toString() {
    return local.toString() + offset;
  }
}
