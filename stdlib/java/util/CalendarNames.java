// The names of a calendar's fields in a language.
package java.util;

import heddle.LocaleData;
import java.time.format.TextStyle;

final class CalendarNames {
  private static final int[] STYLES = {
    Calendar.SHORT, Calendar.LONG, Calendar.SHORT_STANDALONE, Calendar.LONG_STANDALONE, Calendar.NARROW_FORMAT, Calendar.NARROW_STANDALONE
  };

  private CalendarNames() {}

  private static TextStyle textStyle(int style) {
    switch (style) {
      case Calendar.SHORT: return TextStyle.SHORT;
      case Calendar.LONG: return TextStyle.FULL;
      case Calendar.NARROW_FORMAT: return TextStyle.NARROW;
      case Calendar.SHORT_STANDALONE: return TextStyle.SHORT_STANDALONE;
      case Calendar.LONG_STANDALONE: return TextStyle.FULL_STANDALONE;
      case Calendar.NARROW_STANDALONE: return TextStyle.NARROW_STANDALONE;
      default: throw new IllegalArgumentException();
    }
  }

  // From the field's least value on; null: it has no names.
  static String[] of(int field, int style, Locale locale, boolean allowsAll) {
    if (field < 0 || field >= Calendar.FIELD_COUNT || !allowsAll && style == Calendar.ALL_STYLES) throw new IllegalArgumentException();
    TextStyle textStyle = style == Calendar.ALL_STYLES ? TextStyle.SHORT : textStyle(style);
    Objects.requireNonNull(locale);
    switch (field) {
      case Calendar.MONTH: return LocaleData.names(locale, 'M', textStyle.ordinal());
      case Calendar.DAY_OF_WEEK:
        String[] days = LocaleData.names(locale, 'D', textStyle.ordinal());
        Collections.rotate(Arrays.asList(days), 1);
        return days;
      case Calendar.AM_PM: return LocaleData.names(locale, 'A', (textStyle.isStandalone() ? textStyle.asNormal() : textStyle).ordinal());
      case Calendar.ERA: return eras(locale, textStyle);
      default: return null;
    }
  }

  private static String[] eras(Locale locale, TextStyle style) {
    boolean isShort = style == TextStyle.FULL || style == TextStyle.SHORT || style == TextStyle.SHORT_STANDALONE;
    return isShort ? LocaleData.of(locale, "eras") : LocaleData.names(locale, 'E', style.asNormal().ordinal());
  }

  // Values by their names; of all styles, but for those of one letter if two values share one.
  static Map<String, Integer> all(int field, int style, Locale locale) {
    Map<String, Integer> result = new HashMap<>();
    if (style != Calendar.ALL_STYLES) return put(result, of(field, style, locale, false), field) ? result : null;
    for (int each : STYLES) put(result, of(field, each, locale, true), field);
    return result.isEmpty() ? null : result;
  }

  // Whether there are names, each for one value only.
  private static boolean put(Map<String, Integer> result, String[] names, int field) {
    if (names == null || new HashSet<>(Arrays.asList(names)).size() < names.length) return false;
    int first = field == Calendar.DAY_OF_WEEK ? Calendar.SUNDAY : 0;
    for (int i = 0; i < names.length; i++) result.put(names[i], first + i);
    return true;
  }
}
