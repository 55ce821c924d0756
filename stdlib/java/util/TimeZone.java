// A time zone, with the rules of java.time.ZoneId.
package java.util;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

public class TimeZone implements java.io.Serializable, Cloneable {
  public static final int SHORT = 0;
  public static final int LONG = 1;

  private static volatile TimeZone chosen;  // the default; null: UTC

  private String id;
  private final int rawOffset;             // of a zone without rules; in milliseconds
  private final transient ZoneRules rules;  // null: a fixed offset

  // (The rules are not written: they are those of its id again.)
  private Object readResolve() {
    TimeZone known = getTimeZone(id);
    return known.rules != null && known.rawOffset == rawOffset ? known : this;
  }

  private TimeZone(String id, int rawOffset, ZoneRules rules) {
    this.id = id;
    this.rawOffset = rawOffset;
    this.rules = rules;
  }

  public static TimeZone getDefault() {
    TimeZone zone = chosen;
    return zone == null ? new TimeZone("UTC", 0, null) : (TimeZone) zone.clone();
  }

  public static void setDefault(TimeZone zone) {
    chosen = zone == null ? null : (TimeZone) zone.clone();
  }

  // A region, UTC, GMT, GMT+hh:mm; what is not known is GMT.
  public static TimeZone getTimeZone(String id) {
    if (id.equals("UTC")) return new TimeZone("UTC", 0, null);
    if (id.matches("GMT[-+]\\d{1,2}(:?\\d\\d)?")) {
      String digits = id.substring(4).replace(":", "");
      int n = Integer.parseInt(digits);
      int minutes = digits.length() <= 2 ? n * 60 : n / 100 * 60 + n % 100;
      if (minutes >= 24 * 60 || minutes % 60 > 59) return new TimeZone("GMT", 0, null);
      if (minutes == 0) return new TimeZone("GMT", 0, null);
      String name = String.format("GMT%c%02d:%02d", id.charAt(3), minutes / 60, minutes % 60);
      return new TimeZone(name, (id.charAt(3) == '-' ? -minutes : minutes) * 60000, null);
    }
    String region = ZoneId.SHORT_IDS.getOrDefault(id, id);
    if (region.startsWith("-")) return new TimeZone(id, Integer.parseInt(region.substring(0, 3)) * 3600000, null);
    ZoneRules rules = ZoneRules.ofRegion(region);
    if (rules == null) return new TimeZone("GMT", 0, null);
    return rules.isFixedOffset() ? new TimeZone(id, rules.getOffset(Instant.EPOCH).getTotalSeconds() * 1000, null) : new TimeZone(id, 0, rules);
  }

  public static TimeZone getTimeZone(ZoneId zoneId) {
    String id = zoneId.getId();
    if (zoneId instanceof ZoneOffset) {
      int seconds = ((ZoneOffset) zoneId).getTotalSeconds();
      return seconds == 0 ? new TimeZone("UTC", 0, null) : new TimeZone("GMT" + id, seconds * 1000, null);
    }
    return getTimeZone(id);
  }

  public static String[] getAvailableIDs() {
    return ZoneRules.regions();
  }

  public ZoneId toZoneId() {
    String region = ZoneId.SHORT_IDS.get(id);
    return region != null ? ZoneId.of(region) : ZoneId.of(id);
  }

  public String getID() {
    return id;
  }

  public void setID(String id) {
    this.id = Objects.requireNonNull(id);
  }

  public int getRawOffset() {
    return rules == null ? rawOffset : rules.getStandardOffset(Instant.now()).getTotalSeconds() * 1000;
  }

  public int getOffset(long date) {
    return rules == null ? rawOffset : rules.getOffset(Instant.ofEpochMilli(date)).getTotalSeconds() * 1000;
  }

  // What of it is summer time.
  int savings(long date) {
    return rules == null ? 0 : (int) rules.getDaylightSavings(Instant.ofEpochMilli(date)).toMillis();
  }

  // Of a local time, in milliseconds of its own: in a gap that before it; in an overlap `preferred` if it is one of the two, else
  // that of standard time.
  int offsetOfLocal(long local, int preferred) {
    if (rules == null) return rawOffset;
    LocalDateTime time = LocalDateTime.ofEpochSecond(Math.floorDiv(local, 1000L), 0, ZoneOffset.UTC);
    ZoneOffsetTransition t = rules.getTransition(time);
    if (t == null) return rules.getOffset(time).getTotalSeconds() * 1000;
    int before = t.getOffsetBefore().getTotalSeconds() * 1000, after = t.getOffsetAfter().getTotalSeconds() * 1000;
    return t.isGap() || preferred == before ? before : after;
  }

  public boolean useDaylightTime() {
    return rules != null && rules.nextTransition(Instant.now()) != null;
  }

  public boolean observesDaylightTime() {
    return useDaylightTime() || inDaylightTime(new Date());
  }

  public int getDSTSavings() {
    return useDaylightTime() ? 3600000 : 0;
  }

  public boolean inDaylightTime(Date date) {
    return rules != null && rules.isDaylightSavings(date.toInstant());
  }

  public boolean hasSameRules(TimeZone other) {
    return other != null && rawOffset == other.rawOffset && Objects.equals(rules, other.rules);
  }

  public final String getDisplayName() {
    return getDisplayName(false, LONG);
  }

  public final String getDisplayName(boolean daylight, int style) {
    if (rules != null) {
      String name = rules.abbreviation(daylight && useDaylightTime());
      return name != null && style == SHORT ? name : id;
    }
    if (style == SHORT || rawOffset != 0) return id;
    return id.equals("UTC") ? "Coordinated Universal Time" : "Greenwich Mean Time";
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof TimeZone && ((TimeZone) obj).id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
