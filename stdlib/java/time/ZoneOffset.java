// A fixed distance from UTC.
package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.zone.ZoneRules;

public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset> {
  private static final int LIMIT = 18 * 3600;

  public static final ZoneOffset UTC = new ZoneOffset(0);
  public static final ZoneOffset MIN = new ZoneOffset(-LIMIT);
  public static final ZoneOffset MAX = new ZoneOffset(LIMIT);

  private final int seconds;

  private ZoneOffset(int seconds) {
    this.seconds = seconds;
  }

  // Z, +h, +hh, +hh:mm, +hhmm, +hh:mm:ss
  public static ZoneOffset of(String offsetId) {
    if (offsetId.equals("Z")) return UTC;
    String digits = offsetId.replace(":", "");
    if (digits.length() == 2) digits = digits.charAt(0) + "0" + digits.charAt(1);
    boolean valid = digits.matches("[-+](\\d\\d){1,3}");
    if (!valid) {
      throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
    }
    int[] parts = new int[3];
    for (int i = 1; i < digits.length(); i += 2) {
      parts[i / 2] = Integer.parseInt(digits.substring(i, i + 2));
    }
    int sign = digits.charAt(0) == '-' ? -1 : 1;
    return ofHoursMinutesSeconds(sign * parts[0], sign * parts[1], sign * parts[2]);
  }

  public static ZoneOffset ofHours(int hours) {
    return ofHoursMinutesSeconds(hours, 0, 0);
  }

  public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
    return ofHoursMinutesSeconds(hours, minutes, 0);
  }

  public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
    if (hours < -18 || hours > 18) {
      throw new DateTimeException("Zone offset hours not in valid range: value " + hours
          + " is not in the range -18 to 18");
    }
    return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
  }

  public static ZoneOffset ofTotalSeconds(int totalSeconds) {
    if (totalSeconds < -LIMIT || totalSeconds > LIMIT) {
      throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
    }
    return totalSeconds == 0 ? UTC : new ZoneOffset(totalSeconds);
  }

  public static ZoneOffset from(TemporalAccessor temporal) {
    ZoneOffset offset = temporal.query(TemporalQueries.offset());
    if (offset == null) {
      throw new DateTimeException(
          "Unable to obtain ZoneOffset from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
    }
    return offset;
  }

  public int getTotalSeconds() {
    return seconds;
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.OFFSET_SECONDS;
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.OFFSET_SECONDS) return seconds;
    throw Texts.unsupported(field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) this : TemporalAccessor.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.OFFSET_SECONDS, seconds);
  }

  @Override
  public String getId() {
    if (seconds == 0) return "Z";
    int s = Math.abs(seconds);
    String text = (seconds < 0 ? "-" : "+") + Texts.two(s / 3600) + ":" + Texts.two(s / 60 % 60);
    return s % 60 == 0 ? text : text + ":" + Texts.two(s % 60);
  }

  @Override
  public ZoneRules getRules() {
    return ZoneRules.of(this);
  }

  @Override
  public ZoneId normalized() {
    return this;
  }

  @Override
  public int compareTo(ZoneOffset other) {
    return other.seconds - seconds;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZoneOffset && ((ZoneOffset) obj).seconds == seconds;
  }

  @Override
  public int hashCode() {
    return seconds;
  }
}
