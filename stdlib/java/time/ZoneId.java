// A time zone. There is no data base of zones here: UTC and fixed offsets from it.
package java.time;

import java.util.Set;

public abstract class ZoneId implements java.io.Serializable {
  ZoneId() {}

  private static final class Named extends ZoneId {
    private final String id;
    private final ZoneOffset offset;

    Named(String id, ZoneOffset offset) {
      this.id = id;
      this.offset = offset;
    }

    @Override
    public String getId() {
      return id;
    }

    @Override
    ZoneOffset offset() {
      return offset;
    }
  }

  public static ZoneId systemDefault() {
    return new Named("UTC", ZoneOffset.UTC);
  }

  public static Set<String> getAvailableZoneIds() {
    return Set.of("UTC", "GMT", "Etc/UTC", "Etc/GMT");
  }

  public static ZoneId of(String zoneId) {
    if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) {
      return ZoneOffset.of(zoneId);
    }
    if (getAvailableZoneIds().contains(zoneId) || zoneId.equals("UT")) {
      return new Named(zoneId, ZoneOffset.UTC);
    }
    for (String prefix : new String[] {"UTC", "GMT", "UT"}) {
      if (zoneId.startsWith(prefix) && "+-".indexOf(zoneId.charAt(prefix.length())) >= 0) {
        ZoneOffset offset = ZoneOffset.of(zoneId.substring(prefix.length()));
        return new Named(offset == ZoneOffset.UTC ? prefix : prefix + offset, offset);
      }
    }
    throw new DateTimeException("Unknown time-zone ID: " + zoneId);
  }

  public abstract String getId();

  abstract ZoneOffset offset();

  public ZoneId normalized() {
    return offset();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZoneId && ((ZoneId) obj).getId().equals(getId());
  }

  @Override
  public int hashCode() {
    return getId().hashCode();
  }

  @Override
  public String toString() {
    return getId();
  }
}
