// A day and a time in a zone.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

public final class ZonedDateTime
    implements Temporal, Comparable<ZonedDateTime>, java.io.Serializable {
  private final LocalDateTime local;
  private final ZoneId zone;

  private ZonedDateTime(LocalDateTime local, ZoneId zone) {
    this.local = local;
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
    return new ZonedDateTime(localDateTime, java.util.Objects.requireNonNull(zone, "zone"));
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
    return of(LocalDateTime.ofInstant(instant, zone), zone);
  }

  private ZonedDateTime with(LocalDateTime newLocal) {
    return newLocal == local ? this : new ZonedDateTime(newLocal, zone);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return local.isSupported(unit);
  }

  @Override
  public long getLong(TemporalField field) {
    if (field == ChronoField.INSTANT_SECONDS) return toEpochSecond();
    if (field == ChronoField.OFFSET_SECONDS) return getOffset().getTotalSeconds();
    return local.getLong(field);
  }

  public ZoneId getZone() {
    return zone;
  }

  public ZoneOffset getOffset() {
    return zone.offset();
  }

  public ZonedDateTime withZoneSameInstant(ZoneId zone) {
    return ofInstant(toInstant(), zone);
  }

  public ZonedDateTime withZoneSameLocal(ZoneId zone) {
    return of(local, zone);
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
    if (field == ChronoField.INSTANT_SECONDS) {
      return ofInstant(Instant.ofEpochSecond(newValue, getNano()), zone);
    }
    return with(local.with(field, newValue));
  }

  public ZonedDateTime truncatedTo(TemporalUnit unit) {
    return with(local.truncatedTo(unit));
  }

  @Override
  public ZonedDateTime plus(TemporalAmount amountToAdd) {
    return with(local.plus(amountToAdd));
  }

  @Override
  public ZonedDateTime plus(long amountToAdd, TemporalUnit unit) {
    return with(local.plus(amountToAdd, unit));
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
    return with(local.plusHours(hours));
  }

  public ZonedDateTime plusMinutes(long minutes) {
    return with(local.plusMinutes(minutes));
  }

  public ZonedDateTime plusSeconds(long seconds) {
    return with(local.plusSeconds(seconds));
  }

  public ZonedDateTime plusNanos(long nanos) {
    return with(local.plusNanos(nanos));
  }

  @Override
  public ZonedDateTime minus(TemporalAmount amountToSubtract) {
    return with(local.minus(amountToSubtract));
  }

  @Override
  public ZonedDateTime minus(long amountToSubtract, TemporalUnit unit) {
    return with(local.minus(amountToSubtract, unit));
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
    return with(local.minusHours(hours));
  }

  public ZonedDateTime minusMinutes(long minutes) {
    return with(local.minusMinutes(minutes));
  }

  public ZonedDateTime minusSeconds(long seconds) {
    return with(local.minusSeconds(seconds));
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ZonedDateTime end = (ZonedDateTime) endExclusive;
    return local.until(end.withZoneSameInstant(zone).local, unit);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  public Instant toInstant() {
    return local.toInstant(getOffset());
  }

  public long toEpochSecond() {
    return local.toEpochSecond(getOffset());
  }

  @Override
  public int compareTo(ZonedDateTime other) {
    int order = toInstant().compareTo(other.toInstant());
    if (order == 0) order = local.compareTo(other.local);
    return order != 0 ? order : zone.getId().compareTo(other.zone.getId());
  }

  public boolean isBefore(ZonedDateTime other) {
    return toInstant().isBefore(other.toInstant());
  }

  public boolean isAfter(ZonedDateTime other) {
    return toInstant().isAfter(other.toInstant());
  }

  public boolean isEqual(ZonedDateTime other) {
    return toInstant().equals(other.toInstant());
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZonedDateTime && ((ZonedDateTime) obj).local.equals(local)
        && ((ZonedDateTime) obj).zone.equals(zone);
  }

  @Override
  public int hashCode() {
    return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
  }

  @Override
  public String toString() {
    String text = local.toString() + getOffset();
    return zone == getOffset() ? text : text + "[" + zone + "]";
  }
}
