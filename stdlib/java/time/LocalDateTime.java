// A day and a time, without a zone.
package java.time;

import java.time.chrono.ChronoLocalDateTime;
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
import java.util.Objects;

public final class LocalDateTime
    implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, java.io.Serializable {
  public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
  public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

  private final LocalDate date;
  private final LocalTime time;

  private LocalDateTime(LocalDate date, LocalTime time) {
    this.date = date;
    this.time = time;
  }

  public static LocalDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalDateTime now(Clock clock) {
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
    return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
  }

  public static LocalDateTime of(
      int year, Month month, int dayOfMonth, int hour, int minute, int second) {
    return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
  }

  public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond) {
    return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
    return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
  }

  public static LocalDateTime of(
      int year, int month, int dayOfMonth, int hour, int minute, int second) {
    return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
  }

  public static LocalDateTime of(
      int year, int month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond) {
    return of(
        LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public static LocalDateTime of(LocalDate date, LocalTime time) {
    Objects.requireNonNull(date, "date");
    Objects.requireNonNull(time, "time");
    return new LocalDateTime(date, time);
  }

  public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
    return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone instanceof ZoneOffset ? (ZoneOffset) zone : zone.getRules().getOffset(instant));
  }

  public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond, ZoneOffset offset) {
    ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
    long local = epochSecond + offset.getTotalSeconds();
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, 86400L));
    long nanos = Math.floorMod(local, 86400L) * LocalTime.NANOS + nanoOfSecond;
    return new LocalDateTime(date, LocalTime.ofNanoOfDay(nanos));
  }

  public static LocalDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof LocalDateTime) return (LocalDateTime) temporal;
    if (temporal instanceof ZonedDateTime) return ((ZonedDateTime) temporal).toLocalDateTime();
    try {
      return new LocalDateTime(LocalDate.from(temporal), LocalTime.from(temporal));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain LocalDateTime from TemporalAccessor: "
          + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static LocalDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
  }

  public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, LocalDateTime::from);
  }

  // --- fields

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field.isDateBased() || field.isTimeBased();
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit != ChronoUnit.FOREVER;
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field.isTimeBased() ? time.range(field) : date.range(field);
  }

  public LocalDate toLocalDate() {
    return date;
  }

  public LocalTime toLocalTime() {
    return time;
  }

  public int getYear() {
    return date.getYear();
  }

  public int getMonthValue() {
    return date.getMonthValue();
  }

  public Month getMonth() {
    return date.getMonth();
  }

  public int getDayOfMonth() {
    return date.getDayOfMonth();
  }

  public int getDayOfYear() {
    return date.getDayOfYear();
  }

  public DayOfWeek getDayOfWeek() {
    return date.getDayOfWeek();
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

  // --- changes

  private LocalDateTime with(LocalDate newDate) {
    return newDate == date ? this : new LocalDateTime(newDate, time);
  }

  private LocalDateTime with(LocalTime newTime) {
    return newTime == time ? this : new LocalDateTime(date, newTime);
  }

  @Override
  public LocalDateTime with(TemporalAdjuster adjuster) {
    return (LocalDateTime) adjuster.adjustInto(this);
  }

  @Override
  public LocalDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    return field.isTimeBased()
        ? with(time.with(field, newValue))
        : with(date.with(field, newValue));
  }

  public LocalDateTime withYear(int year) {
    return with(date.withYear(year));
  }

  public LocalDateTime withMonth(int month) {
    return with(date.withMonth(month));
  }

  public LocalDateTime withDayOfMonth(int dayOfMonth) {
    return with(date.withDayOfMonth(dayOfMonth));
  }

  public LocalDateTime withDayOfYear(int dayOfYear) {
    return with(date.withDayOfYear(dayOfYear));
  }

  public LocalDateTime withHour(int hour) {
    return with(time.withHour(hour));
  }

  public LocalDateTime withMinute(int minute) {
    return with(time.withMinute(minute));
  }

  public LocalDateTime withSecond(int second) {
    return with(time.withSecond(second));
  }

  public LocalDateTime withNano(int nanoOfSecond) {
    return with(time.withNano(nanoOfSecond));
  }

  public LocalDateTime truncatedTo(TemporalUnit unit) {
    return with(time.truncatedTo(unit));
  }

  @Override
  public LocalDateTime plus(TemporalAmount amountToAdd) {
    if (amountToAdd instanceof Period) return with(date.plus(amountToAdd));
    return (LocalDateTime) amountToAdd.addTo(this);
  }

  @Override
  public LocalDateTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    if (!unit.isTimeBased()) return with(date.plus(amountToAdd, unit));
    long each = unit.getDuration().toNanos();
    long perDay = LocalTime.NANOS_OF_DAY / each;
    return plusDays(amountToAdd / perDay).shifted(amountToAdd % perDay * each);
  }

  // By less than a day.
  private LocalDateTime shifted(long nanos) {
    if (nanos == 0) return this;
    long sum = time.toNanoOfDay() + nanos;
    return new LocalDateTime(date.plusDays(Math.floorDiv(sum, LocalTime.NANOS_OF_DAY)),
        LocalTime.ofNanoOfDay(Math.floorMod(sum, LocalTime.NANOS_OF_DAY)));
  }

  public LocalDateTime plusYears(long years) {
    return with(date.plusYears(years));
  }

  public LocalDateTime plusMonths(long months) {
    return with(date.plusMonths(months));
  }

  public LocalDateTime plusWeeks(long weeks) {
    return with(date.plusWeeks(weeks));
  }

  public LocalDateTime plusDays(long days) {
    return with(date.plusDays(days));
  }

  public LocalDateTime plusHours(long hours) {
    return plus(hours, ChronoUnit.HOURS);
  }

  public LocalDateTime plusMinutes(long minutes) {
    return plus(minutes, ChronoUnit.MINUTES);
  }

  public LocalDateTime plusSeconds(long seconds) {
    return plus(seconds, ChronoUnit.SECONDS);
  }

  public LocalDateTime plusNanos(long nanos) {
    return plus(nanos, ChronoUnit.NANOS);
  }

  @Override
  public LocalDateTime minus(TemporalAmount amountToSubtract) {
    if (amountToSubtract instanceof Period) return with(date.minus(amountToSubtract));
    return (LocalDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalDateTime minus(long amountToSubtract, TemporalUnit unit) {
    return amountToSubtract == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, unit).plus(1, unit)
        : plus(-amountToSubtract, unit);
  }

  public LocalDateTime minusYears(long years) {
    return with(date.minusYears(years));
  }

  public LocalDateTime minusMonths(long months) {
    return with(date.minusMonths(months));
  }

  public LocalDateTime minusWeeks(long weeks) {
    return with(date.minusWeeks(weeks));
  }

  public LocalDateTime minusDays(long days) {
    return with(date.minusDays(days));
  }

  public LocalDateTime minusHours(long hours) {
    return minus(hours, ChronoUnit.HOURS);
  }

  public LocalDateTime minusMinutes(long minutes) {
    return minus(minutes, ChronoUnit.MINUTES);
  }

  public LocalDateTime minusSeconds(long seconds) {
    return minus(seconds, ChronoUnit.SECONDS);
  }

  public LocalDateTime minusNanos(long nanos) {
    return minus(nanos, ChronoUnit.NANOS);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, date.toEpochDay())
        .with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (unit.isTimeBased()) {
      long days = date.until(end.date, ChronoUnit.DAYS);
      long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
      if (days > 0 && nanos < 0) {
        days--;
        nanos += LocalTime.NANOS_OF_DAY;
      } else if (days < 0 && nanos > 0) {
        days++;
        nanos -= LocalTime.NANOS_OF_DAY;
      }
      long each = unit.getDuration().toNanos();
      return Math.addExact(
          Math.multiplyExact(days, LocalTime.NANOS_OF_DAY / each), nanos / each);
    }
    LocalDate endDate = end.date;
    if (endDate.isAfter(date) && end.time.isBefore(time)) {
      endDate = endDate.minusDays(1);
    } else if (endDate.isBefore(date) && end.time.isAfter(time)) {
      endDate = endDate.plusDays(1);
    }
    return date.until(endDate, unit);
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  public ZonedDateTime atZone(ZoneId zone) {
    return ZonedDateTime.of(this, zone);
  }

  public OffsetDateTime atOffset(ZoneOffset offset) {
    return OffsetDateTime.of(this, offset);
  }

  public long toEpochSecond(ZoneOffset offset) {
    return date.toEpochSecond(time, offset);
  }

  public Instant toInstant(ZoneOffset offset) {
    return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
  }

  @Override
  public int compareTo(ChronoLocalDateTime<?> other) {
    return other instanceof LocalDateTime ? compare((LocalDateTime) other) : ChronoLocalDateTime.super.compareTo(other);
  }

  private int compare(LocalDateTime other) {
    int order = date.compareTo(other.date);
    return order != 0 ? order : time.compareTo(other.time);
  }

  @Override
  public boolean isAfter(ChronoLocalDateTime<?> other) {
    return other instanceof LocalDateTime ? compare((LocalDateTime) other) > 0 : ChronoLocalDateTime.super.isAfter(other);
  }

  @Override
  public boolean isBefore(ChronoLocalDateTime<?> other) {
    return other instanceof LocalDateTime ? compare((LocalDateTime) other) < 0 : ChronoLocalDateTime.super.isBefore(other);
  }

  @Override
  public boolean isEqual(ChronoLocalDateTime<?> other) {
    return other instanceof LocalDateTime ? compare((LocalDateTime) other) == 0 : ChronoLocalDateTime.super.isEqual(other);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalDateTime && compare((LocalDateTime) obj) == 0;
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
