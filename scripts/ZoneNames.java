// Prints the names of time zones that OpenJDK has, for scripts/make_zone_names.py: `java ZoneNames.java root de fr_CA`, a line for each:
// "locale zone|standard|daylight|generic|standard|daylight|generic", the short names last.
import java.io.PrintStream;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.TimeZone;
import java.util.TreeSet;

class ZoneNames {
  private static String names(TimeZone zone, int style, TextStyle textStyle, Locale locale) {
    String generic = ZoneId.of(zone.getID()).getDisplayName(textStyle, locale);
    return zone.getDisplayName(false, style, locale) + "|" + zone.getDisplayName(true, style, locale) + "|" + generic;
  }

  public static void main(String[] ids) {
    PrintStream out = new PrintStream(System.out, true, java.nio.charset.StandardCharsets.UTF_8);
    for (String id : ids) {
      String[] parts = id.split("_");
      Locale locale = id.equals("root") ? Locale.ROOT : new Locale(parts[0], parts.length > 1 ? parts[1] : "");
      for (String name : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
        TimeZone zone = TimeZone.getTimeZone(name);
        String names = names(zone, TimeZone.LONG, TextStyle.FULL, locale) + "|" + names(zone, TimeZone.SHORT, TextStyle.SHORT, locale);
        out.println(id + " " + name + "|" + names);
      }
    }
  }
}
