// A time of the day.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

public final class LocalTime
    implements Temporal, TemporalAdjuster, Comparable<LocalTime>, java.io.Serializable {
  static final long NANOS = 1000_000_000L;
  static final long NANOS_OF_DAY = 86400L * NANOS;

  public static final LocalTime MIN = new LocalTime(0);
  public static final LocalTime MAX = new LocalTime(NANOS_OF_DAY - 1);
  public static final LocalTime MIDNIGHT = MIN;
  public static final LocalTime NOON = new LocalTime(NANOS_OF_DAY / 2);

  private final int hour;
  private final int minute;
  private final int second;
  private final int nano;

  private LocalTime(long nanoOfDay) {
    nano = (int) (nanoOfDay % NANOS);
    int seconds = (int) (nanoOfDay / NANOS);
    hour = seconds / 3600;
    minute = seconds / 60 % 60;
    second = seconds % 60;
  }

  public static LocalTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalTime now(Clock clock) {
    return LocalDateTime.now(clock).toLocalTime();
  }

  public static LocalTime of(int hour, int minute) {
    return of(hour, minute, 0, 0);
  }

  public static LocalTime of(int hour, int minute, int second) {
    return of(hour, minute, second, 0);
  }

  public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
    ChronoField.HOUR_OF_DAY.checkValidValue(hour);
    ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
    ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
    ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
    return ofValid((hour * 3600 + minute * 60 + second) * NANOS + nanoOfSecond);
  }

  // As on OpenJDK there is one object only for midnight, and one for noon.
  private static LocalTime ofValid(long nanoOfDay) {
    return nanoOfDay == 0 ? MIDNIGHT : nanoOfDay == NANOS_OF_DAY / 2 ? NOON : new LocalTime(nanoOfDay);
  }

  public static LocalTime ofSecondOfDay(long secondOfDay) {
    ChronoField.SECOND_OF_DAY.checkValidValue(secondOfDay);
    return ofValid(secondOfDay * NANOS);
  }

  public static LocalTime ofNanoOfDay(long nanoOfDay) {
    ChronoField.NANO_OF_DAY.checkValidValue(nanoOfDay);
    return ofValid(nanoOfDay);
  }

  public static LocalTime ofInstant(Instant instant, ZoneId zone) {
    return LocalDateTime.ofInstant(instant, zone).toLocalTime();
  }

  public static LocalTime from(TemporalAccessor temporal) {
    if (temporal instanceof LocalTime) return (LocalTime) temporal;
    if (temporal.isSupported(ChronoField.NANO_OF_DAY)) {
      return ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY));
    }
    throw new DateTimeException("Unable to obtain LocalTime from TemporalAccessor: " + temporal
        + " of type " + temporal.getClass().getName());
  }

  public static LocalTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
  }

  public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
    return formatter.parse(text, LocalTime::from);
  }

  // --- fields

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field.isTimeBased();
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isTimeBased();
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case NANO_OF_SECOND: return nano;
      case NANO_OF_DAY: return toNanoOfDay();
      case MICRO_OF_SECOND: return nano / 1000;
      case MICRO_OF_DAY: return toNanoOfDay() / 1000;
      case MILLI_OF_SECOND: return nano / 1000_000;
      case MILLI_OF_DAY: return toNanoOfDay() / 1000_000;
      case SECOND_OF_MINUTE: return second;
      case SECOND_OF_DAY: return toSecondOfDay();
      case MINUTE_OF_HOUR: return minute;
      case MINUTE_OF_DAY: return hour * 60 + minute;
      case HOUR_OF_AMPM: return hour % 12;
      case CLOCK_HOUR_OF_AMPM: return hour % 12 == 0 ? 12 : hour % 12;
      case HOUR_OF_DAY: return hour;
      case CLOCK_HOUR_OF_DAY: return hour == 0 ? 24 : hour;
      case AMPM_OF_DAY: return hour / 12;
      default: throw Texts.unsupported(field);
    }
  }

  public int getHour() {
    return hour;
  }

  public int getMinute() {
    return minute;
  }

  public int getSecond() {
    return second;
  }

  public int getNano() {
    return nano;
  }

  // --- changes

  @Override
  public LocalTime with(TemporalAdjuster adjuster) {
    return (LocalTime) adjuster.adjustInto(this);
  }

  @Override
  public LocalTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case NANO_OF_SECOND: return withNano((int) newValue);
      case NANO_OF_DAY: return ofNanoOfDay(newValue);
      case MICRO_OF_SECOND: return withNano((int) newValue * 1000);
      case MICRO_OF_DAY: return ofNanoOfDay(newValue * 1000);
      case MILLI_OF_SECOND: return withNano((int) newValue * 1000_000);
      case MILLI_OF_DAY: return ofNanoOfDay(newValue * 1000_000);
      case SECOND_OF_MINUTE: return withSecond((int) newValue);
      case SECOND_OF_DAY: return plusSeconds(newValue - toSecondOfDay());
      case MINUTE_OF_HOUR: return withMinute((int) newValue);
      case MINUTE_OF_DAY: return plusMinutes(newValue - (hour * 60 + minute));
      case HOUR_OF_AMPM: return plusHours(newValue - hour % 12);
      case CLOCK_HOUR_OF_AMPM: return plusHours(newValue % 12 - hour % 12);
      case HOUR_OF_DAY: return withHour((int) newValue);
      case CLOCK_HOUR_OF_DAY: return withHour((int) newValue % 24);
      case AMPM_OF_DAY: return plusHours((newValue - hour / 12) * 12);
      default: throw Texts.unsupported(field);
    }
  }

  public LocalTime withHour(int hour) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withMinute(int minute) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withSecond(int second) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withNano(int nanoOfSecond) {
    return of(hour, minute, second, nanoOfSecond);
  }

  public LocalTime truncatedTo(TemporalUnit unit) {
    if (unit == ChronoUnit.NANOS) return this;
    Duration one = unit.getDuration();
    if (one.getSeconds() > 86400) {
      throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
    }
    long step = one.toNanos();
    if (NANOS_OF_DAY % step != 0) {
      throw new UnsupportedTemporalTypeException(
          "Unit must divide into a standard day without remainder");
    }
    return ofNanoOfDay(toNanoOfDay() / step * step);
  }

  @Override
  public LocalTime plus(TemporalAmount amountToAdd) {
    return (LocalTime) amountToAdd.addTo(this);
  }

  @Override
  public LocalTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    if (!unit.isTimeBased()) throw Texts.unsupported(unit);
    long each = unit.getDuration().toNanos();
    return plusNanos(amountToAdd % (NANOS_OF_DAY / each) * each);
  }

  public LocalTime plusHours(long hoursToAdd) {
    return plusNanos(hoursToAdd % 24 * 3600 * NANOS);
  }

  public LocalTime plusMinutes(long minutesToAdd) {
    return plusNanos(minutesToAdd % 1440 * 60 * NANOS);
  }

  public LocalTime plusSeconds(long secondstoAdd) {
    return plusNanos(secondstoAdd % 86400 * NANOS);
  }

  public LocalTime plusNanos(long nanosToAdd) {
    if (nanosToAdd == 0) return this;
    return ofValid(Math.floorMod(toNanoOfDay() + nanosToAdd % NANOS_OF_DAY, NANOS_OF_DAY));
  }

  @Override
  public LocalTime minus(TemporalAmount amountToSubtract) {
    return (LocalTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalTime minus(long amountToSubtract, TemporalUnit unit) {
    return amountToSubtract == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, unit).plus(1, unit)
        : plus(-amountToSubtract, unit);
  }

  public LocalTime minusHours(long hoursToSubtract) {
    return plusHours(-(hoursToSubtract % 24));
  }

  public LocalTime minusMinutes(long minutesToSubtract) {
    return plusMinutes(-(minutesToSubtract % 1440));
  }

  public LocalTime minusSeconds(long secondsToSubtract) {
    return plusSeconds(-(secondsToSubtract % 86400));
  }

  public LocalTime minusNanos(long nanosToSubtract) {
    return plusNanos(-(nanosToSubtract % NANOS_OF_DAY));
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.NANO_OF_DAY, toNanoOfDay());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!unit.isTimeBased()) throw Texts.unsupported(unit);
    return (end.toNanoOfDay() - toNanoOfDay()) / unit.getDuration().toNanos();
  }

  public String format(DateTimeFormatter formatter) {
    return formatter.format(this);
  }

  public LocalDateTime atDate(LocalDate date) {
    return LocalDateTime.of(date, this);
  }

  public int toSecondOfDay() {
    return hour * 3600 + minute * 60 + second;
  }

  public long toNanoOfDay() {
    return toSecondOfDay() * NANOS + nano;
  }

  public OffsetTime atOffset(ZoneOffset offset) {
    return OffsetTime.of(this, offset);
  }

  public long toEpochSecond(LocalDate date, ZoneOffset offset) {
    return date.toEpochSecond(this, offset);
  }

  @Override
  public int compareTo(LocalTime other) {
    return Long.compare(toNanoOfDay(), other.toNanoOfDay());
  }

  public boolean isAfter(LocalTime other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(LocalTime other) {
    return compareTo(other) < 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalTime && compareTo((LocalTime) obj) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(toNanoOfDay());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(18);
    text.append(Texts.two(hour)).append(':').append(Texts.two(minute));
    if (second > 0 || nano > 0) text.append(':').append(Texts.two(second));
    if (nano > 0) {
      text.append('.');
      Texts.appendFraction(text, nano);
    }
    return text.toString();
  }
}
