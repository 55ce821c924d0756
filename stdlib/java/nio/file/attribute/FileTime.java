// When something has happened to a file: so many units since 1970.
package java.nio.file.attribute;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

public final class FileTime implements Comparable<FileTime> {
  private static final long SECONDS_OF_DAY = 86400;

  private final long value;
  private final TimeUnit unit;    // null: the instant counts
  private final Instant instant;

  private FileTime(long value, TimeUnit unit, Instant instant) {
    this.value = value;
    this.unit = unit;
    this.instant = instant;
  }

  public static FileTime from(long value, TimeUnit unit) {
    return new FileTime(value, Objects.requireNonNull(unit, "unit"), null);
  }

  public static FileTime fromMillis(long value) {
    return new FileTime(value, TimeUnit.MILLISECONDS, null);
  }

  public static FileTime from(Instant instant) {
    return new FileTime(0, null, Objects.requireNonNull(instant, "instant"));
  }

  // What is too large or too small becomes the largest or the smallest number.
  public long to(TimeUnit unit) {
    Objects.requireNonNull(unit, "unit");
    if (this.unit != null) return unit.convert(value, this.unit);
    long whole = unit.convert(instant.getEpochSecond(), TimeUnit.SECONDS);
    if (whole == Long.MIN_VALUE || whole == Long.MAX_VALUE) return whole;
    long part = unit.convert(instant.getNano(), TimeUnit.NANOSECONDS);
    long sum = whole + part;
    return part > 0 && sum < whole ? Long.MAX_VALUE : sum;
  }

  public long toMillis() {
    if (unit != null) return unit.toMillis(value);
    long seconds = instant.getEpochSecond();
    long limit = Long.MAX_VALUE / 1000;
    if (seconds > limit) return Long.MAX_VALUE;
    return seconds < -limit ? Long.MIN_VALUE : seconds * 1000 + instant.getNano() / 1000000;
  }

  // Days since 1970, and what is left of the day: neither overflows.
  private long day() {
    return unit == null ? Math.floorDiv(instant.getEpochSecond(), SECONDS_OF_DAY) : Math.floorDiv(value, unit.convert(1, TimeUnit.DAYS));
  }

  private long nanoOfDay() {
    if (unit != null) return unit.toNanos(Math.floorMod(value, unit.convert(1, TimeUnit.DAYS)));
    return Math.floorMod(instant.getEpochSecond(), SECONDS_OF_DAY) * 1000000000L + instant.getNano();
  }

  // The first or the last instant that there is, if it is beyond these.
  public Instant toInstant() {
    if (unit == null) return instant;
    long day = day();
    if (day < Math.floorDiv(Instant.MIN.getEpochSecond(), SECONDS_OF_DAY)) return Instant.MIN;
    if (day > Math.floorDiv(Instant.MAX.getEpochSecond(), SECONDS_OF_DAY)) return Instant.MAX;
    return Instant.ofEpochSecond(day * SECONDS_OF_DAY, nanoOfDay());
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof FileTime && compareTo((FileTime) obj) == 0;
  }

  @Override
  public int hashCode() {
    return toInstant().hashCode();
  }

  @Override
  public int compareTo(FileTime other) {
    if (unit != null && unit == other.unit) return Long.compare(value, other.value);
    int byDay = Long.compare(day(), other.day());
    return byDay != 0 ? byDay : Long.compare(nanoOfDay(), other.nanoOfDay());
  }

  // 1970-01-01T00:00:00Z, with the part of the second as far as there is one. The year before 0001 is -0001.
  @Override
  public String toString() {
    // The years repeat every 400, so the day may be beyond what dates can tell.
    long cycle = 146097;
    long day = day();
    LocalDateTime time = LocalDateTime.ofEpochSecond(Math.floorMod(day, cycle) * SECONDS_OF_DAY, 0, ZoneOffset.UTC).plusNanos(nanoOfDay());
    long year = time.getYear() + 400 * Math.floorDiv(day, cycle);
    StringBuilder b = new StringBuilder();
    if (year <= 0) {
      b.append('-');
      year = 1 - year;
    }
    padded(b, year, 4).append('-');
    padded(b, time.getMonthValue(), 2).append('-');
    padded(b, time.getDayOfMonth(), 2).append('T');
    padded(b, time.getHour(), 2).append(':');
    padded(b, time.getMinute(), 2).append(':');
    padded(b, time.getSecond(), 2);
    int nano = time.getNano();
    if (nano != 0) {
      padded(b.append('.'), nano, 9);
      while (b.charAt(b.length() - 1) == '0') b.setLength(b.length() - 1);
    }
    return b.append('Z').toString();
  }

  private static StringBuilder padded(StringBuilder b, long number, int width) {
    String digits = Long.toString(number);
    for (int i = digits.length(); i < width; i++) b.append('0');
    return b.append(digits);
  }
}
