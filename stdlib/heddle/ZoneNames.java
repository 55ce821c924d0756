// The names of time zones in a language.
package heddle;

import java.util.Locale;

public final class ZoneNames {
  public static final int STANDARD = 0;
  public static final int DAYLIGHT = 1;
  public static final int GENERIC = 2;

  private ZoneNames() {}

  // Null: it has none.
  public static String of(Locale locale, String zone, int kind, boolean full) {
    if (!full && kind == STANDARD && (zone.equals("UTC") || zone.equals("GMT"))) return zone;  // (which they are in all languages)
    if (locale.getLanguage().equals("en") && !isOwn(locale)) return ofEnglish(zone, kind, full);
    String[] english = english(zone);
    return english == null ? null : of(locale, english, kind, full);
  }

  // A country with English names of its own.
  private static boolean isOwn(Locale locale) {
    return !locale.getCountry().isEmpty() && !locale.getCountry().equals("US") && ZoneNameTable.of("en_" + locale.getCountry()) != null;
  }

  // Without the other parts of the line.
  private static String ofEnglish(String zone, int kind, boolean full) {
    String text = ZoneNameTable.of("en");
    int begin = ZoneNameTable.lineOf(zone);
    if (begin < 0) return null;
    for (int i = 1 + kind + (full ? 0 : 3); i > 0; i--) begin = text.indexOf('|', begin) + 1;
    String name = text.substring(begin, text.indexOf('|', begin));
    return name.equals("-") ? null : name;
  }

  private static String of(Locale locale, String[] english, int kind, boolean full) {
    int i = 1 + kind + (full ? 0 : 3);
    String name = own(locale, english[0], i);
    int standard = full ? 1 : 4;
    if (name.isEmpty() && english[i].equals(english[standard])) name = own(locale, english[0], standard);
    if (name.isEmpty()) name = english[i];
    return name.equals("-") ? null : name;
  }

  // The zone whose name for standard or summer time, or whose id, is there, the longest one first: null, or the zone, the name, and
  // "summer" if it is one of summer time.
  public static String[] read(Locale locale, String text, int at, boolean full, boolean caseMatters) {
    String[] best = null;
    for (String line : ZoneNameTable.of("en").split("\n")) {
      String[] group = LocaleData.split(line);
      String[] zones = group[7].split(" ");
      for (int kind = STANDARD; kind <= DAYLIGHT; kind++) {
        best = longer(best, text, at, caseMatters, zones[0], of(locale, group, kind, full), kind == DAYLIGHT ? "summer" : "");
      }
      for (String zone : zones) best = longer(best, text, at, caseMatters, zone, zone, "");
    }
    return best;
  }

  private static String[] longer(String[] best, String text, int at, boolean caseMatters, String zone, String name, String kind) {
    if (name == null || best != null && name.length() <= best[1].length()
        || !text.regionMatches(!caseMatters, at, name, 0, name.length())) {
      return best;
    }
    return new String[] {zone, name, kind};
  }

  // As GMT+01:00.
  public static String ofOffset(Locale locale, int seconds) {
    String[] forms = LocaleData.of(locale, "gmt");
    if (seconds == 0) return forms[2];
    int minutes = Math.abs(seconds) / 60;
    String form = forms[seconds < 0 ? 1 : 0];
    return form.replace("HH", two(minutes / 60)).replace("H", "" + minutes / 60).replace("mm", two(minutes % 60));
  }

  private static String two(int n) {
    return n < 10 ? "0" + n : "" + n;
  }

  // The line of the zone: metazone, names, zones; null: it has none.
  private static String[] english(String zone) {
    String text = ZoneNameTable.of("en");
    int begin = ZoneNameTable.lineOf(zone);
    if (begin < 0) return null;
    int end = text.indexOf('\n', begin);
    return LocaleData.split(text.substring(begin, end < 0 ? text.length() : end));
  }

  // Empty: as in English.
  private static String own(Locale locale, String metazone, int i) {
    String language = locale.getLanguage(), name = own(language + "_" + locale.getCountry(), metazone, i);
    return name.isEmpty() && !language.equals("en") ? own(language, metazone, i) : name;
  }

  private static String own(String locale, String metazone, int i) {
    String text = metazone.isEmpty() ? null : ZoneNameTable.of(locale);
    String line = text == null ? null : LocaleData.line(text, metazone + "|");
    return line == null ? "" : LocaleData.split(line)[i - 1];
  }
}
