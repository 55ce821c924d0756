// A time zone: its id, or its name in a language.
package java.time.format;

import heddle.ZoneNames;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.Locale;
import java.util.Set;

final class ZonePart extends DateTimeFormatter.Part {
  // REGION: no offset; NAME: that of standard or summer time, or that of both, GENERIC.
  enum Kind { ID, REGION, ID_OR_OFFSET, NAME, GENERIC }

  private final Kind kind;
  private final TextStyle style;  // of names
  private final Locale locale;
  private final Set<ZoneId> preferred;

  ZonePart(Kind kind, TextStyle style, Locale locale) {
    this(kind, style, locale, Set.of());
  }

  ZonePart(Kind kind, TextStyle style, Locale locale, Set<ZoneId> preferred) {
    this.kind = kind;
    this.style = style;
    this.locale = locale;
    this.preferred = preferred;
  }

  @Override
  DateTimeFormatter.Part in(Locale locale) {
    return new ZonePart(kind, style, locale, preferred);
  }

  private boolean isName() {
    return kind == Kind.NAME || kind == Kind.GENERIC;
  }

  private ZoneId zoneOf(TemporalAccessor t) {
    ZoneId zone = t.query(kind == Kind.ID_OR_OFFSET ? TemporalQueries.zone() : TemporalQueries.zoneId());
    if (zone != null && !(kind == Kind.REGION && zone instanceof ZoneOffset)) return zone;
    throw new DateTimeException("Unable to extract ZoneId from temporal " + t);
  }

  @Override
  void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
    ZoneId zone = zoneOf(t);
    String id = zone.getId();
    if (!isName() || zone instanceof ZoneOffset || style == TextStyle.NARROW) {
      out.append(id);
      return;
    }
    int time = ZoneNames.GENERIC;
    if (kind == Kind.NAME && t.isSupported(ChronoField.INSTANT_SECONDS)) {
      time = zone.getRules().isDaylightSavings(Instant.from(t)) ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD;
    }
    out.append(name(zone, time));
  }

  private String name(ZoneId zone, int time) {
    String id = zone.getId();
    if (id.startsWith("UT") && id.length() > 3 || id.startsWith("GMT") && id.length() > 4) return id;
    String name = ZoneNames.of(locale, id, time, style.asNormal() == TextStyle.FULL);
    if (name != null) return name;
    if (time == ZoneNames.GENERIC && !isNamed(id)) return id.startsWith("Etc/GMT") ? ZoneNames.ofOffset(locale, standard(zone)) : id;
    int summer = time == ZoneNames.DAYLIGHT ? 3600 : 0;
    return ZoneNames.ofOffset(locale, standard(zone) + summer);
  }

  private boolean isNamed(String id) {
    return ZoneNames.of(Locale.ENGLISH, id, ZoneNames.STANDARD, true) != null;
  }

  private static int standard(ZoneId zone) {
    return zone.getRules().getStandardOffset(Instant.now()).getTotalSeconds();
  }

  @Override
  int parse(Parsed result, String text, int at) {
    if (at >= text.length()) return ~at;
    char c = text.charAt(at);
    if (c == '+' || c == '-') return DateTimeFormatter.Offset.ID.parseZone(result, text, at, null);
    String[] name = isName() ? ZoneNames.read(locale, text, at, style.asNormal() == TextStyle.FULL, result.caseSensitive) : null;
    if (isName() && !preferred.isEmpty()) name = ofPreferred(name, text, at, result.caseSensitive);
    int end = at;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || "/_~.".indexOf(text.charAt(end)) >= 0 || isHyphen(text, at, end))) end++;
    ZoneId zone = null;
    while (end > at && zone == null) {
      if (name != null && end - at <= name[1].length()) break;
      zone = known(text.substring(at, end), result.caseSensitive);
      if (zone == null) end--;
    }
    if (zone == null && name != null) {
      zone = ZoneId.of(name[0]);
      end = at + name[1].length();
    }
    if (zone == null) return ~at;
    String id = zone.getId();
    boolean prefix = id.equals("UTC") || id.equals("GMT") || id.equals("UT");
    if (prefix && end < text.length() && "+-".indexOf(text.charAt(end)) >= 0) {
      return DateTimeFormatter.Offset.ID.parseZone(result, text, end, id);
    }
    result.zone = zone;
    return end;
  }

  // The name of a preferred zone, if none is longer.
  private String[] ofPreferred(String[] best, String text, int at, boolean caseMatters) {
    for (ZoneId zone : preferred) {
      for (int time = ZoneNames.STANDARD; time <= ZoneNames.GENERIC; time++) {
        if (time == ZoneNames.GENERIC && kind != Kind.GENERIC) continue;
        String name = ZoneNames.of(locale, zone.getId(), time, style.asNormal() == TextStyle.FULL);
        boolean fits = name != null && text.regionMatches(!caseMatters, at, name, 0, name.length());
        if (fits && (best == null || name.length() >= best[1].length())) best = new String[] {zone.getId(), name, ""};
      }
    }
    return best;
  }

  // The - and + of ids such as Etc/GMT+1 and America/Port-au-Prince.
  private static boolean isHyphen(String text, int begin, int at) {
    return "+-".indexOf(text.charAt(at)) >= 0 && text.substring(begin, at).indexOf('/') > 0;
  }

  // Null: there is no such zone.
  private static ZoneId known(String id, boolean caseSensitive) {
    if (id.equals("Z") || !caseSensitive && id.equals("z")) return ZoneOffset.UTC;
    if (id.length() < 2) return null;
    try {
      return ZoneId.of(id);
    } catch (DateTimeException e) {
      return null;
    }
  }

  @Override
  public String toString() {
    switch (kind) {
      case ID: return "ZoneId()";
      case REGION: return "ZoneRegionId()";
      case ID_OR_OFFSET: return "ZoneOrOffsetId()";
      default: return "ZoneText(" + style + ")";
    }
  }
}
