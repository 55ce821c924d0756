// A moment: seconds and nanoseconds since 1970-01-01T00:00Z.
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

public final class Instant
    implements Temporal, TemporalAdjuster, Comparable<Instant>, java.io.Serializable {
  private static final long MIN_SECOND = -31557014167219200L;
  private static final long MAX_SECOND = 31556889864403199L;
  private static final long NANOS = 1000_000_000L;

  public static final Instant EPOCH = new Instant(0, 0);
  public static final Instant MIN = new Instant(MIN_SECOND, 0);
  public static final Instant MAX = new Instant(MAX_SECOND, 999_999_999);

  private final long seconds;
  private final int nanos;

  private Instant(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  public static Instant now() {
    return ofEpochMilli(System.currentTimeMillis());
  }

  public static Instant now(Clock clock) {
    return clock.instant();
  }

  public static Instant ofEpochSecond(long epochSecond) {
    return ofEpochSecond(epochSecond, 0);
  }

  public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
    long s = Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, NANOS));
    if (s < MIN_SECOND || s > MAX_SECOND) {
      throw new DateTimeException("Instant exceeds minimum or maximum instant");
    }
    return new Instant(s, (int) Math.floorMod(nanoAdjustment, NANOS));
  }

  public static Instant ofEpochMilli(long epochMilli) {
    return new Instant(
        Math.floorDiv(epochMilli, 1000L), (int) Math.floorMod(epochMilli, 1000L) * 1000_000);
  }

  public static Instant from(TemporalAccessor temporal) {
    if (temporal instanceof Instant) return (Instant) temporal;
    try {
      return ofEpochSecond(
          temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain Instant from TemporalAccessor: " + temporal
          + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static Instant parse(CharSequence text) {
    return DateTimeFormatter.parseInstant(text);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.INSTANT_SECONDS || field == ChronoField.NANO_OF_SECOND
        || field == ChronoField.MICRO_OF_SECOND || field == ChronoField.MILLI_OF_SECOND;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isTimeBased() || unit == ChronoUnit.DAYS;
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.INSTANT_SECONDS) return seconds;
    if (field == ChronoField.NANO_OF_SECOND) return nanos;
    if (field == ChronoField.MICRO_OF_SECOND) return nanos / 1000;
    if (field == ChronoField.MILLI_OF_SECOND) return nanos / 1000_000;
    throw Texts.unsupported(field);
  }

  @Override
  public int get(TemporalField field) {
    if (field == ChronoField.INSTANT_SECONDS) throw Texts.unsupported(field);  // it is no int
    return Temporal.super.get(field);
  }

  public long getEpochSecond() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  @Override
  public Instant with(TemporalAdjuster adjuster) {
    return (Instant) adjuster.adjustInto(this);
  }

  @Override
  public Instant with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field instanceof ChronoField) ((ChronoField) field).checkValidValue(newValue);
    if (field == ChronoField.INSTANT_SECONDS) return ofEpochSecond(newValue, nanos);
    if (field == ChronoField.NANO_OF_SECOND) return ofEpochSecond(seconds, newValue);
    if (field == ChronoField.MICRO_OF_SECOND) return ofEpochSecond(seconds, newValue * 1000);
    if (field == ChronoField.MILLI_OF_SECOND) return ofEpochSecond(seconds, newValue * 1000_000);
    throw Texts.unsupported(field);
  }

  public Instant truncatedTo(TemporalUnit unit) {
    if (unit == ChronoUnit.NANOS) return this;
    Duration one = unit.getDuration();
    if (one.getSeconds() > 86400) {
      throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
    }
    long step = one.toNanos();
    long ofDay = Math.floorMod(seconds, 86400L) * NANOS + nanos;
    return plusNanos(ofDay / step * step - ofDay);
  }

  @Override
  public Instant plus(TemporalAmount amountToAdd) {
    return (Instant) amountToAdd.addTo(this);
  }

  @Override
  public Instant plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    if (!isSupported(unit)) throw Texts.unsupported(unit);
    switch ((ChronoUnit) unit) {
      case NANOS: return plusNanos(amountToAdd);
      case MICROS: return plus(amountToAdd / 1000_000, amountToAdd % 1000_000 * 1000);
      case MILLIS: return plusMillis(amountToAdd);
      default:
        return plusSeconds(Math.multiplyExact(amountToAdd, unit.getDuration().getSeconds()));
    }
  }

  private Instant plus(long secondsToAdd, long nanosToAdd) {
    if ((secondsToAdd | nanosToAdd) == 0) return this;
    long sum = Math.addExact(Math.addExact(seconds, secondsToAdd), nanosToAdd / NANOS);
    return ofEpochSecond(sum, nanos + nanosToAdd % NANOS);
  }

  public Instant plusSeconds(long secondsToAdd) {
    return plus(secondsToAdd, 0);
  }

  public Instant plusMillis(long millisToAdd) {
    return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000_000);
  }

  public Instant plusNanos(long nanosToAdd) {
    return plus(0, nanosToAdd);
  }

  @Override
  public Instant minus(TemporalAmount amountToSubtract) {
    return (Instant) amountToSubtract.subtractFrom(this);
  }

  @Override
  public Instant minus(long amountToSubtract, TemporalUnit unit) {
    return amountToSubtract == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, unit).plus(1, unit)
        : plus(-amountToSubtract, unit);
  }

  public Instant minusSeconds(long secondsToSubtract) {
    return minus(secondsToSubtract, ChronoUnit.SECONDS);
  }

  public Instant minusMillis(long millisToSubtract) {
    return minus(millisToSubtract, ChronoUnit.MILLIS);
  }

  public Instant minusNanos(long nanosToSubtract) {
    return minus(nanosToSubtract, ChronoUnit.NANOS);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    Instant end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!isSupported(unit)) throw Texts.unsupported(unit);
    long s = Math.subtractExact(end.seconds, seconds);
    long n = end.nanos - nanos;
    if (unit == ChronoUnit.NANOS) return Math.addExact(Math.multiplyExact(s, NANOS), n);
    if (unit == ChronoUnit.MICROS) {
      return Math.addExact(Math.multiplyExact(s, NANOS), n) / 1000;
    }
    if (unit == ChronoUnit.MILLIS) return Math.subtractExact(end.toEpochMilli(), toEpochMilli());
    if (s > 0 && n < 0) {
      s--;
    } else if (s < 0 && n > 0) {
      s++;
    }
    return s / unit.getDuration().getSeconds();
  }

  public OffsetDateTime atOffset(ZoneOffset offset) {
    return OffsetDateTime.ofInstant(this, offset);
  }

  public ZonedDateTime atZone(ZoneId zone) {
    return ZonedDateTime.ofInstant(this, zone);
  }

  public long toEpochMilli() {
    if (seconds < 0 && nanos > 0) {
      return Math.addExact(Math.multiplyExact(seconds + 1, 1000L), nanos / 1000_000 - 1000);
    }
    return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000_000);
  }

  @Override
  public int compareTo(Instant otherInstant) {
    int order = Long.compare(seconds, otherInstant.seconds);
    return order != 0 ? order : nanos - otherInstant.nanos;
  }

  public boolean isAfter(Instant otherInstant) {
    return compareTo(otherInstant) > 0;
  }

  public boolean isBefore(Instant otherInstant) {
    return compareTo(otherInstant) < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Instant && ((Instant) other).seconds == seconds
        && ((Instant) other).nanos == nanos;
  }

  @Override
  public int hashCode() {
    return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
  }

  @Override
  public String toString() {
    // An instant may be up to a year beyond what a LocalDateTime can be; the calendar repeats itself after 146,097 days.
    long beyond = seconds < LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC) ? -1 : seconds > LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC) ? 1 : 0;
    LocalDateTime utc = LocalDateTime.ofEpochSecond(seconds - beyond * 146097 * 86400, nanos, ZoneOffset.UTC);
    String date = utc.toLocalDate().toString();
    if (beyond != 0) {
      int year = utc.getYear();
      date = (beyond > 0 ? "+" : "") + (year + 400 * beyond) + date.substring(date.length() - "-01-01".length());
    }
    StringBuilder text = new StringBuilder(date).append('T');
    LocalTime time = utc.toLocalTime();
    text.append(time.withNano(0));
    if (time.getSecond() == 0) text.append(":00");
    if (nanos > 0) {
      text.append('.');
      Texts.appendFraction(text, nanos);
    }
    return text.append('Z').toString();
  }
}
