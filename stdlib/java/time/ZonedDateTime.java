// A day and a time in a zone.
package java.time;

import java.time.chrono.ChronoZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.List;
import java.util.Objects;

public final class ZonedDateTime
    implements Temporal, ChronoZonedDateTime<LocalDate>, java.io.Serializable {
  private final LocalDateTime local;
  private final ZoneOffset offset;
  private final ZoneId zone;

  private ZonedDateTime(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
    this.local = local;
    this.offset = offset;
    this.zone = zone;
  }

  public static ZonedDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static ZonedDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static ZonedDateTime now(Clock clock) {
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static ZonedDateTime of(LocalDateTime localDateTime, ZoneId zone) {
    return ofLocal(localDateTime, zone, null);
  }

  // In an overlap with the preferred offset if it is one of the two, else the earlier one; in a gap as long behind it as it was
  // behind the gap's begin.
  public static ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zone, ZoneOffset preferredOffset) {
    Objects.requireNonNull(localDateTime, "localDateTime");
    Objects.requireNonNull(zone, "zone");
    if (zone instanceof ZoneOffset) return new ZonedDateTime(localDateTime, (ZoneOffset) zone, zone);
    ZoneRules rules = zone.getRules();
    List<ZoneOffset> valid = rules.getValidOffsets(localDateTime);
    if (valid.size() == 1) return new ZonedDateTime(localDateTime, valid.get(0), zone);
    if (valid.isEmpty()) {
      ZoneOffsetTransition gap = rules.getTransition(localDateTime);
      return new ZonedDateTime(localDateTime.plusSeconds(gap.getDuration().getSeconds()), gap.getOffsetAfter(), zone);
    }
    return new ZonedDateTime(localDateTime, preferredOffset != null && valid.contains(preferredOffset) ? preferredOffset : valid.get(0), zone);
  }

  public static ZonedDateTime ofStrict(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
    ZoneRules rules = zone.getRules();
    if (!rules.isValidOffset(localDateTime, offset)) {
      ZoneOffsetTransition transition = rules.getTransition(localDateTime);
      if (transition != null && transition.isGap()) {
        throw new DateTimeException("LocalDateTime '" + localDateTime + "' does not exist in zone '" + zone + "' due to a gap in the local time-line, typically caused by daylight savings");
      }
      throw new DateTimeException("ZoneOffset '" + offset + "' is not valid for LocalDateTime '" + localDateTime + "' in zone '" + zone + "'");
    }
    return new ZonedDateTime(localDateTime, offset, zone);
  }

  public static ZonedDateTime ofInstant(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
    return ofInstant(localDateTime.toInstant(offset), zone);
  }

  public static ZonedDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof ZonedDateTime) return (ZonedDateTime) temporal;
    try {
      ZoneId zone = ZoneId.from(temporal);
      if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
        return ofInstant(Instant.ofEpochSecond(temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND)), zone);
      }
      return of(LocalDateTime.from(temporal), zone);
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain ZonedDateTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static ZonedDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
  }

  public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, ZonedDateTime::from);
  }

  public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
    return of(LocalDateTime.of(date, time), zone);
  }

  public static ZonedDateTime of(
      int year, int month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond,
      ZoneId zone) {
    return of(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), zone);
  }

  public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone instanceof ZoneOffset ? (ZoneOffset) zone : zone.getRules().getOffset(instant);
    return new ZonedDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset, zone);
  }

  private ZonedDateTime with(LocalDateTime newLocal) {
    return newLocal == local ? this : ofLocal(newLocal, zone, offset);
  }

  // At the moment that this local time is with the present offset.
  private ZonedDateTime at(LocalDateTime newLocal) {
    return newLocal == local ? this : ofInstant(newLocal, offset, zone);
  }

  public ZonedDateTime withEarlierOffsetAtOverlap() {
    return withOffsetAtOverlap(true);
  }

  public ZonedDateTime withLaterOffsetAtOverlap() {
    return withOffsetAtOverlap(false);
  }

  private ZonedDateTime withOffsetAtOverlap(boolean earlier) {
    ZoneOffsetTransition t = zone.getRules().getTransition(local);
    if (t == null || !t.isOverlap()) return this;
    ZoneOffset wanted = earlier ? t.getOffsetBefore() : t.getOffsetAfter();
    return wanted.equals(offset) ? this : new ZonedDateTime(local, wanted, zone);
  }

  public ZonedDateTime withFixedOffsetZone() {
    return zone.equals(offset) ? this : new ZonedDateTime(local, offset, offset);
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
    if (field == ChronoField.OFFSET_SECONDS) return getOffset().getTotalSeconds();
    return local.getLong(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range() : local.range(field);
  }

  public ZoneId getZone() {
    return zone;
  }

  public ZoneOffset getOffset() {
    return offset;
  }

  public ZonedDateTime withZoneSameInstant(ZoneId zone) {
    return this.zone.equals(zone) ? this : ofInstant(toInstant(), zone);
  }

  public ZonedDateTime withZoneSameLocal(ZoneId zone) {
    return this.zone.equals(zone) ? this : ofLocal(local, zone, offset);
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
  public ZonedDateTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalDate || adjuster instanceof LocalTime
        || adjuster instanceof LocalDateTime) {
      return with(local.with(adjuster));
    }
    return (ZonedDateTime) adjuster.adjustInto(this);
  }

  @Override
  public ZonedDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field == ChronoField.INSTANT_SECONDS) {
      return ofInstant(Instant.ofEpochSecond(newValue, getNano()), zone);
    }
    if (field == ChronoField.OFFSET_SECONDS) {
      ZoneOffset wanted = ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue));
      return !wanted.equals(offset) && zone.getRules().isValidOffset(local, wanted) ? new ZonedDateTime(local, wanted, zone) : this;
    }
    return with(local.with(field, newValue));
  }

  public ZonedDateTime withYear(int year) {
    return with(local.withYear(year));
  }

  public ZonedDateTime withMonth(int month) {
    return with(local.withMonth(month));
  }

  public ZonedDateTime withDayOfMonth(int dayOfMonth) {
    return with(local.withDayOfMonth(dayOfMonth));
  }

  public ZonedDateTime withDayOfYear(int dayOfYear) {
    return with(local.withDayOfYear(dayOfYear));
  }

  public ZonedDateTime withHour(int hour) {
    return with(local.withHour(hour));
  }

  public ZonedDateTime withMinute(int minute) {
    return with(local.withMinute(minute));
  }

  public ZonedDateTime withSecond(int second) {
    return with(local.withSecond(second));
  }

  public ZonedDateTime withNano(int nanoOfSecond) {
    return with(local.withNano(nanoOfSecond));
  }

  public ZonedDateTime minusNanos(long nanos) {
    return at(local.minusNanos(nanos));
  }

  public ZonedDateTime truncatedTo(TemporalUnit unit) {
    return with(local.truncatedTo(unit));
  }

  @Override
  public ZonedDateTime plus(TemporalAmount amountToAdd) {
    return amountToAdd instanceof Period ? with(local.plus(amountToAdd)) : (ZonedDateTime) amountToAdd.addTo(this);
  }

  @Override
  public ZonedDateTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    return unit.isDateBased() ? with(local.plus(amountToAdd, unit)) : at(local.plus(amountToAdd, unit));
  }

  public ZonedDateTime plusYears(long years) {
    return with(local.plusYears(years));
  }

  public ZonedDateTime plusMonths(long months) {
    return with(local.plusMonths(months));
  }

  public ZonedDateTime plusWeeks(long weeks) {
    return with(local.plusWeeks(weeks));
  }

  public ZonedDateTime plusDays(long days) {
    return with(local.plusDays(days));
  }

  public ZonedDateTime plusHours(long hours) {
    return at(local.plusHours(hours));
  }

  public ZonedDateTime plusMinutes(long minutes) {
    return at(local.plusMinutes(minutes));
  }

  public ZonedDateTime plusSeconds(long seconds) {
    return at(local.plusSeconds(seconds));
  }

  public ZonedDateTime plusNanos(long nanos) {
    return at(local.plusNanos(nanos));
  }

  @Override
  public ZonedDateTime minus(TemporalAmount amountToSubtract) {
    return amountToSubtract instanceof Period ? with(local.minus(amountToSubtract)) : (ZonedDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public ZonedDateTime minus(long amountToSubtract, TemporalUnit unit) {
    return unit.isDateBased() ? with(local.minus(amountToSubtract, unit)) : at(local.minus(amountToSubtract, unit));
  }

  public ZonedDateTime minusYears(long years) {
    return with(local.minusYears(years));
  }

  public ZonedDateTime minusMonths(long months) {
    return with(local.minusMonths(months));
  }

  public ZonedDateTime minusWeeks(long weeks) {
    return with(local.minusWeeks(weeks));
  }

  public ZonedDateTime minusDays(long days) {
    return with(local.minusDays(days));
  }

  public ZonedDateTime minusHours(long hours) {
    return at(local.minusHours(hours));
  }

  public ZonedDateTime minusMinutes(long minutes) {
    return at(local.minusMinutes(minutes));
  }

  public ZonedDateTime minusSeconds(long seconds) {
    return at(local.minusSeconds(seconds));
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ZonedDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    end = end.withZoneSameInstant(zone);
    if (unit.isDateBased()) return local.until(end.local, unit);
    return local.until(end.local.plusSeconds(offset.getTotalSeconds() - end.offset.getTotalSeconds()), unit);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  public OffsetDateTime toOffsetDateTime() {
    return OffsetDateTime.of(local, offset);
  }

  public Instant toInstant() {
    return local.toInstant(getOffset());
  }

  public long toEpochSecond() {
    return local.toEpochSecond(getOffset());
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZonedDateTime && ((ZonedDateTime) obj).local.equals(local) && ((ZonedDateTime) obj).offset.equals(offset)
        && ((ZonedDateTime) obj).zone.equals(zone);
  }

  @Override
  public int hashCode() {
    return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
  }

  @Override
  public String toString() {
    String text = local.toString() + getOffset();
    return zone == offset ? text : text + "[" + zone + "]";
  }
}
