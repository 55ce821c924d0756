// A distance from UTC with a name. There is no data base of zones here.
package java.util;

public class TimeZone implements java.io.Serializable, Cloneable {
  public static final int SHORT = 0;
  public static final int LONG = 1;

  private final String id;
  private final int rawOffset;

  private TimeZone(String id, int rawOffset) {
    this.id = id;
    this.rawOffset = rawOffset;
  }

  public static TimeZone getDefault() {
    return new TimeZone("UTC", 0);
  }

  public static void setDefault(TimeZone zone) {}

  // UTC, GMT, GMT+hh:mm; what is not known is GMT.
  public static TimeZone getTimeZone(String id) {
    if (id.equals("UTC")) return getDefault();
    if (id.matches("GMT[-+]\\d{1,2}(:?\\d\\d)?")) {
      String digits = id.substring(4).replace(":", "");
      int n = Integer.parseInt(digits);
      int minutes = digits.length() <= 2 ? n * 60 : n / 100 * 60 + n % 100;
      String name = String.format("GMT%c%02d:%02d", id.charAt(3), minutes / 60, minutes % 60);
      return new TimeZone(name, (id.charAt(3) == '-' ? -minutes : minutes) * 60000);
    }
    return new TimeZone("GMT", 0);
  }

  public String getID() {
    return id;
  }

  public int getRawOffset() {
    return rawOffset;
  }

  public int getOffset(long date) {
    return rawOffset;
  }

  public boolean useDaylightTime() {
    return false;
  }

  public boolean inDaylightTime(Date date) {
    return false;
  }

  public String getDisplayName() {
    return getDisplayName(false, LONG);
  }

  public String getDisplayName(boolean daylight, int style) {
    if (style == SHORT || rawOffset != 0) return id;
    return id.equals("UTC") ? "Coordinated Universal Time" : "Greenwich Mean Time";
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
