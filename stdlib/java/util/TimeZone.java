// A time zone: those that are known by their ids (ZoneInfo), a rule (SimpleTimeZone), or what a program makes of it.
package java.util;

import heddle.ZoneNames;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;

public abstract class TimeZone implements java.io.Serializable, Cloneable {
  public static final int SHORT = 0;
  public static final int LONG = 1;

  private static TimeZone chosen;  // the default; null: UTC. (It is hidden state: tester/hidden_state.h.)

  private String ID;

  public TimeZone() {}

  public static TimeZone getDefault() {
    TimeZone zone = chosen;
    return zone == null ? new ZoneInfo("UTC", 0, null) : (TimeZone) zone.clone();
  }

  public static void setDefault(TimeZone zone) {
    chosen = zone == null ? null : (TimeZone) zone.clone();
  }

  // A region, UTC, GMT, GMT+hh:mm; what is not known is GMT.
  public static synchronized TimeZone getTimeZone(String id) {
    if (id.equals("UTC")) return new ZoneInfo("UTC", 0, null);
    if (id.matches("GMT[-+]\\d{1,2}(:?\\d\\d)?")) {
      String digits = id.substring(4).replace(":", "");
      int n = Integer.parseInt(digits);
      int minutes = digits.length() <= 2 ? n * 60 : n / 100 * 60 + n % 100;
      boolean wrong = n >= 2400 || digits.length() > 2 && n % 100 > 59;
      if (wrong || minutes >= 24 * 60) return new ZoneInfo("GMT", 0, null);
      String name = String.format("GMT%c%02d:%02d", id.charAt(3), minutes / 60, minutes % 60);
      return new ZoneInfo(name, (id.charAt(3) == '-' ? -minutes : minutes) * 60000, null);
    }
    String region = ZoneId.SHORT_IDS.getOrDefault(id, id);
    if (region.startsWith("-")) return new ZoneInfo(id, Integer.parseInt(region.substring(0, 3)) * 3600000, null);
    ZoneRules rules = ZoneRules.ofRegion(region);
    if (rules == null) return new ZoneInfo("GMT", 0, null);
    return rules.isFixedOffset() ? new ZoneInfo(id, rules.getOffset(Instant.EPOCH).getTotalSeconds() * 1000, null)
        : new ZoneInfo(id, 0, rules);
  }

  public static TimeZone getTimeZone(ZoneId zoneId) {
    String id = zoneId.getId();
    if (zoneId instanceof ZoneOffset) {
      int seconds = ((ZoneOffset) zoneId).getTotalSeconds();
      return seconds == 0 ? new ZoneInfo("UTC", 0, null) : new ZoneInfo("GMT" + id, seconds * 1000, null);
    }
    return getTimeZone(id);
  }

  public static synchronized String[] getAvailableIDs() {
    return ZoneRules.regions();
  }

  public static synchronized String[] getAvailableIDs(int rawOffset) {
    List<String> ids = new ArrayList<>();
    for (String id : getAvailableIDs()) {
      if (getTimeZone(id).getRawOffset() == rawOffset) ids.add(id);
    }
    return ids.toArray(new String[0]);
  }

  public ZoneId toZoneId() {
    return ZoneId.of(ID, ZoneId.SHORT_IDS);
  }

  public String getID() {
    return ID;
  }

  public void setID(String ID) {
    this.ID = Objects.requireNonNull(ID);
  }

  // Of that date and time in standard time.
  public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

  public abstract void setRawOffset(int offsetMillis);

  public abstract int getRawOffset();

  public abstract boolean useDaylightTime();

  public abstract boolean inDaylightTime(Date date);

  public int getOffset(long date) {
    return inDaylightTime(new Date(date)) ? getRawOffset() + getDSTSavings() : getRawOffset();
  }

  // What of it is summer time. (For Calendar.)
  int savings(long date) {
    return getOffset(date) - getRawOffset();
  }

  // Of a local time, in milliseconds of its own: in a gap that before it; in an overlap `preferred` if it is one of the two, else
  // that of standard time.
  int offsetOfLocal(long local, int preferred) {
    return preferred != Integer.MAX_VALUE && getOffset(local - preferred) == preferred ? preferred : getOffset(local - getRawOffset());
  }

  public boolean observesDaylightTime() {
    return useDaylightTime() || inDaylightTime(new Date());
  }

  public int getDSTSavings() {
    return useDaylightTime() ? 3600000 : 0;
  }

  public boolean hasSameRules(TimeZone other) {
    return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
  }

  public final String getDisplayName() {
    return getDisplayName(false, LONG, Locale.getDefault(Locale.Category.DISPLAY));
  }

  public final String getDisplayName(Locale locale) {
    return getDisplayName(false, LONG, locale);
  }

  public final String getDisplayName(boolean daylight, int style) {
    return getDisplayName(daylight, style, Locale.getDefault(Locale.Category.DISPLAY));
  }

  public String getDisplayName(boolean daylight, int style, Locale locale) {
    if (style != SHORT && style != LONG) throw new IllegalArgumentException("Illegal style: " + style);
    Objects.requireNonNull(locale);
    String id = getID();
    String name = ZoneNames.of(locale, region(id), daylight ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD, style == LONG);
    if (name != null) return name;
    if (id.startsWith("GMT") && id.length() > 3 && "+-".indexOf(id.charAt(3)) >= 0) return id;
    return ZoneNames.ofOffset(locale, (getRawOffset() + (daylight ? getDSTSavings() : 0)) / 1000);
  }

  // What has the names of a short id.
  private static String region(String id) {
    switch (id) {
      case "EST": return "America/Panama";
      case "MST": return "America/Phoenix";
      case "HST": return "Pacific/Honolulu";
      default: return ZoneId.SHORT_IDS.getOrDefault(id, id);
    }
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
