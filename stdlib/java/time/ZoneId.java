// A time zone: a fixed offset from UTC, or a region with the rules of the IANA time zone database (java/time/zone/ZoneTable.java).
package java.time;

import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;

public abstract class ZoneId implements java.io.Serializable {
  public static final Map<String, String> SHORT_IDS = Map.ofEntries(
      Map.entry("ACT", "Australia/Darwin"), Map.entry("AET", "Australia/Sydney"), Map.entry("AGT", "America/Argentina/Buenos_Aires"),
      Map.entry("ART", "Africa/Cairo"), Map.entry("AST", "America/Anchorage"), Map.entry("BET", "America/Sao_Paulo"),
      Map.entry("BST", "Asia/Dhaka"), Map.entry("CAT", "Africa/Harare"), Map.entry("CNT", "America/St_Johns"),
      Map.entry("CST", "America/Chicago"), Map.entry("CTT", "Asia/Shanghai"), Map.entry("EAT", "Africa/Addis_Ababa"),
      Map.entry("ECT", "Europe/Paris"), Map.entry("IET", "America/Indiana/Indianapolis"), Map.entry("IST", "Asia/Kolkata"),
      Map.entry("JST", "Asia/Tokyo"), Map.entry("MIT", "Pacific/Apia"), Map.entry("NET", "Asia/Yerevan"),
      Map.entry("NST", "Pacific/Auckland"), Map.entry("PLT", "Asia/Karachi"), Map.entry("PNT", "America/Phoenix"),
      Map.entry("PRT", "America/Puerto_Rico"), Map.entry("PST", "America/Los_Angeles"), Map.entry("SST", "Pacific/Guadalcanal"),
      Map.entry("VST", "Asia/Ho_Chi_Minh"), Map.entry("EST", "-05:00"), Map.entry("MST", "-07:00"), Map.entry("HST", "-10:00"));

  ZoneId() {}

  private static final class Region extends ZoneId {
    private final String id;
    private final transient ZoneRules rules;

    Region(String id, ZoneRules rules) {
      this.id = id;
      this.rules = rules;
    }

    @Override
    public String getId() {
      return id;
    }

    @Override
    public ZoneRules getRules() {
      return rules;
    }
  }

  // UTC, or what the program has set: the zone of the machine would make runs differ from machine to machine.
  public static ZoneId systemDefault() {
    return TimeZone.getDefault().toZoneId();
  }

  public static Set<String> getAvailableZoneIds() {
    return new HashSet<>(java.util.Arrays.asList(ZoneRules.regions()));
  }

  public static ZoneId of(String zoneId, Map<String, String> aliasMap) {
    return of(Objects.requireNonNullElse(aliasMap.get(Objects.requireNonNull(zoneId, "zoneId")), zoneId));
  }

  public static ZoneId of(String zoneId) {
    if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) {
      return ZoneOffset.of(zoneId);
    }
    for (String prefix : new String[] {"UTC", "GMT", "UT"}) {
      if (zoneId.equals(prefix)) return new Region(prefix, ZoneOffset.UTC.getRules());
      if (zoneId.startsWith(prefix) && "+-".indexOf(zoneId.charAt(prefix.length())) >= 0) {
        if (zoneId.equals("GMT0")) break;
        try {
          ZoneOffset offset = ZoneOffset.of(zoneId.substring(prefix.length()));
          return ofOffset(prefix, offset);
        } catch (DateTimeException e) {
          throw new DateTimeException("Invalid ID for offset-based ZoneId: " + zoneId, e);
        }
      }
    }
    if (!isRegion(zoneId)) throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + zoneId);
    ZoneRules rules = ZoneRules.ofRegion(zoneId);
    if (rules == null) throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
    return new Region(zoneId, rules);
  }

  private static boolean isRegion(String id) {
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && (i == 0 || !(c >= '0' && c <= '9') && "/._~+-".indexOf(c) < 0)) return false;
    }
    return true;
  }

  public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
    Objects.requireNonNull(offset, "offset");
    if (prefix.isEmpty()) return offset;
    if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
      throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
    }
    return new Region(offset.getTotalSeconds() == 0 ? prefix : prefix + offset, offset.getRules());
  }

  public static ZoneId from(TemporalAccessor temporal) {
    ZoneId zone = temporal.query(TemporalQueries.zone());
    if (zone != null) return zone;
    throw new DateTimeException("Unable to obtain ZoneId from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
  }

  // What has this zone and nothing else.
  private TemporalAccessor alone() {
    return new TemporalAccessor() {
      @Override
      public boolean isSupported(TemporalField field) {
        return false;
      }

      @Override
      public long getLong(TemporalField field) {
        throw Texts.unsupported(field);
      }

      @Override
      @SuppressWarnings("unchecked")
      public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.zoneId() ? (R) ZoneId.this : TemporalAccessor.super.query(query);
      }
    };
  }

  public String getDisplayName(TextStyle style, Locale locale) {
    return new DateTimeFormatterBuilder().appendZoneText(style).toFormatter(locale).format(alone());
  }

  public abstract String getId();

  public abstract ZoneRules getRules();

  public ZoneId normalized() {
    ZoneRules rules = getRules();
    return rules.isFixedOffset() ? rules.getOffset(Instant.EPOCH) : this;
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
