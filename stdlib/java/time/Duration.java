// A length of time in seconds and nanoseconds.
package java.time;

import java.math.BigInteger;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

public final class Duration implements TemporalAmount, Comparable<Duration>, java.io.Serializable {
  public static final Duration ZERO = new Duration(0, 0);
  private static final long NANOS = 1000_000_000L;

  private final long seconds;
  private final int nanos;  // 0 to 999999999

  private Duration(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  private static Duration create(long seconds, int nanos) {
    return (seconds | nanos) == 0 ? ZERO : new Duration(seconds, nanos);
  }

  public static Duration ofDays(long days) {
    return create(Math.multiplyExact(days, 86400L), 0);
  }

  public static Duration ofHours(long hours) {
    return create(Math.multiplyExact(hours, 3600L), 0);
  }

  public static Duration ofMinutes(long minutes) {
    return create(Math.multiplyExact(minutes, 60L), 0);
  }

  public static Duration ofSeconds(long seconds) {
    return create(seconds, 0);
  }

  public static Duration ofSeconds(long seconds, long nanoAdjustment) {
    return create(
        Math.addExact(seconds, Math.floorDiv(nanoAdjustment, NANOS)),
        (int) Math.floorMod(nanoAdjustment, NANOS));
  }

  public static Duration ofMillis(long millis) {
    return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000_000);
  }

  public static Duration ofNanos(long nanos) {
    return ofSeconds(0, nanos);
  }

  public static Duration of(long amount, TemporalUnit unit) {
    return ZERO.plus(amount, unit);
  }

  public static Duration from(TemporalAmount amount) {
    Duration duration = ZERO;
    for (TemporalUnit unit : amount.getUnits()) duration = duration.plus(amount.get(unit), unit);
    return duration;
  }

  public static Duration between(Temporal startInclusive, Temporal endExclusive) {
    try {
      return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
    } catch (DateTimeException | ArithmeticException e) {
      long seconds = startInclusive.until(endExclusive, ChronoUnit.SECONDS);
      long nanos;
      try {
        nanos = endExclusive.getLong(ChronoField.NANO_OF_SECOND)
            - startInclusive.getLong(ChronoField.NANO_OF_SECOND);
        if (seconds > 0 && nanos < 0) {
          seconds++;
        } else if (seconds < 0 && nanos > 0) {
          seconds--;
        }
      } catch (DateTimeException e2) {
        nanos = 0;
      }
      return ofSeconds(seconds, nanos);
    }
  }

  // --- parsing: [-]P[nD][T[nH][nM][n.nS]]

  private static final class Parser {
    final String text;
    int at;
    boolean negative;
    Duration result = ZERO;

    Parser(CharSequence text) {
      this.text = text.toString().toUpperCase();
    }

    DateTimeParseException failure(CharSequence original) {
      return new DateTimeParseException("Text cannot be parsed to a Duration", original, 0);
    }

    boolean take(char c) {
      if (at >= text.length() || text.charAt(at) != c) return false;
      at++;
      return true;
    }

    // Digits, with a sign, before one of the letters from `from` on; -1: something else follows.
    int part(String letters, int from) {
      int start = at;
      if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) at++;
      int digits = at;
      while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
      int nanos = 0;
      boolean minus = text.charAt(start) == '-';
      if (at == digits) return -1;
      String whole = text.substring(text.charAt(start) == '+' ? start + 1 : start, at);
      boolean fraction = take('.') || take(',');
      if (fraction) {
        int begin = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at - begin > 9) return -1;
        nanos = Integer.parseInt((text.substring(begin, at) + "000000000").substring(0, 9));
      }
      int kind = at < text.length() ? letters.indexOf(text.charAt(at++)) : -1;
      if (kind < from || fraction && letters.charAt(kind) != 'S') return -1;
      long n = Long.parseLong(whole);
      switch (letters.charAt(kind)) {
        case 'D': result = result.plusDays(n); break;
        case 'H': result = result.plusHours(n); break;
        case 'M': result = result.plusMinutes(n); break;
        default: result = result.plusSeconds(n).plusNanos(minus ? -nanos : nanos);
      }
      return kind + 1;
    }

    boolean parse() {
      negative = take('-');
      if (!negative) take('+');
      if (!take('P')) return false;
      if (at == text.length()) return false;
      if (text.charAt(at) != 'T' && part("D", 0) < 0) return false;
      if (!take('T')) return at == text.length();
      if (at == text.length()) return false;
      int next = 0;
      while (at < text.length()) {
        next = part("HMS", next);
        if (next < 0) return false;
      }
      return true;
    }
  }

  public static Duration parse(CharSequence text) {
    Parser p = new Parser(Objects.requireNonNull(text, "text"));
    try {
      if (!p.parse()) throw p.failure(text);
    } catch (ArithmeticException | NumberFormatException e) {
      throw (DateTimeParseException) p.failure(text).initCause(e);
    }
    return p.negative ? p.result.negated() : p.result;
  }

  // --- TemporalAmount

  @Override
  public long get(TemporalUnit unit) {
    if (unit == ChronoUnit.SECONDS) return seconds;
    if (unit == ChronoUnit.NANOS) return nanos;
    throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
  }

  @Override
  public List<TemporalUnit> getUnits() {
    return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
  }

  @Override
  public Temporal addTo(Temporal temporal) {
    if (seconds != 0) temporal = temporal.plus(seconds, ChronoUnit.SECONDS);
    return nanos != 0 ? temporal.plus(nanos, ChronoUnit.NANOS) : temporal;
  }

  @Override
  public Temporal subtractFrom(Temporal temporal) {
    if (seconds != 0) temporal = temporal.minus(seconds, ChronoUnit.SECONDS);
    return nanos != 0 ? temporal.minus(nanos, ChronoUnit.NANOS) : temporal;
  }

  // --- parts

  public boolean isZero() {
    return (seconds | nanos) == 0;
  }

  public boolean isNegative() {
    return seconds < 0;
  }

  public long getSeconds() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  public Duration withSeconds(long seconds) {
    return create(seconds, nanos);
  }

  public Duration withNanos(int nanoOfSecond) {
    ChronoField.NANO_OF_SECOND.checkValidIntValue(nanoOfSecond);
    return create(seconds, nanoOfSecond);
  }

  // --- arithmetic

  private Duration plus(long secondsToAdd, long nanosToAdd) {
    if ((secondsToAdd | nanosToAdd) == 0) return this;
    long sum = Math.addExact(Math.addExact(seconds, secondsToAdd), nanosToAdd / NANOS);
    return ofSeconds(sum, nanos + nanosToAdd % NANOS);
  }

  public Duration plus(Duration duration) {
    return plus(duration.seconds, duration.nanos);
  }

  public Duration plus(long amountToAdd, TemporalUnit unit) {
    if (unit == ChronoUnit.DAYS) return plusDays(amountToAdd);
    if (unit.isDurationEstimated()) {
      throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
    }
    if (amountToAdd == 0) return this;
    if (unit == ChronoUnit.NANOS) return plusNanos(amountToAdd);
    if (unit == ChronoUnit.MILLIS) return plusMillis(amountToAdd);
    Duration one = unit.getDuration();
    if (one.seconds == 0) {
      return plusSeconds(amountToAdd / (NANOS / one.nanos))
          .plusNanos(amountToAdd % (NANOS / one.nanos) * one.nanos);
    }
    return plusSeconds(Math.multiplyExact(one.seconds, amountToAdd));
  }

  public Duration plusDays(long daysToAdd) {
    return plus(Math.multiplyExact(daysToAdd, 86400L), 0);
  }

  public Duration plusHours(long hoursToAdd) {
    return plus(Math.multiplyExact(hoursToAdd, 3600L), 0);
  }

  public Duration plusMinutes(long minutesToAdd) {
    return plus(Math.multiplyExact(minutesToAdd, 60L), 0);
  }

  public Duration plusSeconds(long secondsToAdd) {
    return plus(secondsToAdd, 0);
  }

  public Duration plusMillis(long millisToAdd) {
    return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000_000);
  }

  public Duration plusNanos(long nanosToAdd) {
    return plus(0, nanosToAdd);
  }

  public Duration minus(Duration duration) {
    return duration.seconds == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, -duration.nanos).plus(1, 0)
        : plus(-duration.seconds, -duration.nanos);
  }

  public Duration minus(long amountToSubtract, TemporalUnit unit) {
    return amountToSubtract == Long.MIN_VALUE
        ? plus(Long.MAX_VALUE, unit).plus(1, unit)
        : plus(-amountToSubtract, unit);
  }

  public Duration minusDays(long daysToSubtract) {
    return minus(daysToSubtract, ChronoUnit.DAYS);
  }

  public Duration minusHours(long hoursToSubtract) {
    return minus(hoursToSubtract, ChronoUnit.HOURS);
  }

  public Duration minusMinutes(long minutesToSubtract) {
    return minus(minutesToSubtract, ChronoUnit.MINUTES);
  }

  public Duration minusSeconds(long secondsToSubtract) {
    return minus(secondsToSubtract, ChronoUnit.SECONDS);
  }

  public Duration minusMillis(long millisToSubtract) {
    return minus(millisToSubtract, ChronoUnit.MILLIS);
  }

  public Duration minusNanos(long nanosToSubtract) {
    return minus(nanosToSubtract, ChronoUnit.NANOS);
  }

  private BigInteger total() {
    return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(NANOS)).add(BigInteger.valueOf(nanos));
  }

  private static Duration ofTotal(BigInteger nanos) {
    BigInteger[] parts = nanos.divideAndRemainder(BigInteger.valueOf(NANOS));
    if (parts[0].bitLength() > 63) throw new ArithmeticException("Exceeds capacity of Duration: " + nanos);
    return ofSeconds(parts[0].longValue(), parts[1].intValue());
  }

  public Duration multipliedBy(long multiplicand) {
    if (multiplicand == 0) return ZERO;
    return multiplicand == 1 ? this : ofTotal(total().multiply(BigInteger.valueOf(multiplicand)));
  }

  public Duration dividedBy(long divisor) {
    if (divisor == 0) throw new ArithmeticException("Cannot divide by zero");
    return divisor == 1 ? this : ofTotal(total().divide(BigInteger.valueOf(divisor)));
  }

  public long dividedBy(Duration divisor) {
    if (divisor.isZero()) throw new ArithmeticException("Cannot divide by zero");
    return total().divide(divisor.total()).longValueExact();
  }

  public Duration negated() {
    return multipliedBy(-1);
  }

  public Duration abs() {
    return isNegative() ? negated() : this;
  }

  // --- conversion

  public long toDays() {
    return seconds / 86400;
  }

  public long toHours() {
    return seconds / 3600;
  }

  public long toMinutes() {
    return seconds / 60;
  }

  public long toSeconds() {
    return seconds;
  }

  // Counted from the nearer end, so that only what does not fit overflows.
  private long in(long perSecond, long nanosEach) {
    long s = seconds;
    long n = nanos;
    if (s < 0) {
      s++;
      n -= NANOS;
    }
    return Math.addExact(Math.multiplyExact(s, perSecond), n / nanosEach);
  }

  public long toMillis() {
    return in(1000, 1000_000);
  }

  public long toNanos() {
    return in(NANOS, 1);
  }

  public long toDaysPart() {
    return seconds / 86400;
  }

  public int toHoursPart() {
    return (int) (toHours() % 24);
  }

  public int toMinutesPart() {
    return (int) (toMinutes() % 60);
  }

  public int toSecondsPart() {
    return (int) (seconds % 60);
  }

  public int toMillisPart() {
    return nanos / 1000_000;
  }

  public int toNanosPart() {
    return nanos;
  }

  public Duration truncatedTo(TemporalUnit unit) {
    if (unit == ChronoUnit.SECONDS && (seconds >= 0 || nanos == 0)) return create(seconds, 0);
    if (unit == ChronoUnit.NANOS) return this;
    Duration one = unit.getDuration();
    if (one.seconds > 86400) {
      throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
    }
    long step = one.toNanos();
    if (86400 * NANOS % step != 0) {
      throw new UnsupportedTemporalTypeException(
          "Unit must divide into a standard day without remainder");
    }
    long ofDay = seconds % 86400 * NANOS + nanos;
    return plusNanos(ofDay / step * step - ofDay);
  }

  @Override
  public int compareTo(Duration otherDuration) {
    int order = Long.compare(seconds, otherDuration.seconds);
    return order != 0 ? order : nanos - otherDuration.nanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Duration && ((Duration) other).seconds == seconds
        && ((Duration) other).nanos == nanos;
  }

  @Override
  public int hashCode() {
    return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
  }

  @Override
  public String toString() {
    if (isZero()) return "PT0S";
    long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
    long hours = whole / 3600;
    int minutes = (int) (whole % 3600 / 60);
    int secs = (int) (whole % 60);
    StringBuilder text = new StringBuilder("PT");
    if (hours != 0) text.append(hours).append('H');
    if (minutes != 0) text.append(minutes).append('M');
    if (secs == 0 && nanos == 0 && text.length() > 2) return text.toString();
    if (seconds < 0 && nanos > 0 && secs == 0) {
      text.append("-0");
    } else {
      text.append(secs);
    }
    if (nanos > 0) {
      String digits = Long.toString(seconds < 0 ? 2 * NANOS - nanos : nanos + NANOS);
      int end = digits.length();
      while (digits.charAt(end - 1) == '0') end--;
      text.append('.').append(digits, 1, end);
    }
    return text.append('S').toString();
  }
}
