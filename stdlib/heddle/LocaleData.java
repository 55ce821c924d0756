// What LocaleTable says of a locale: its own names, else those of its language, else those of no language.
package heddle;

import java.util.Locale;

public final class LocaleData {
  private LocaleData() {}

  public static String[] locales() {
    return LocaleTable.LOCALES.split(" ");
  }

  // The values of a key of scripts/make_locale_data.py; null: there is none.
  public static String[] of(Locale locale, String key) {
    String found = find(locale.getLanguage() + "_" + locale.getCountry(), key);
    if (found == null) found = find(locale.getLanguage(), key);
    if (found == null) found = find("root", key);
    return found == null ? null : split(found);
  }

  // Months, days and quarters (M, D, Q) have names for each style; halves of the day and eras (A, E) none that stand alone.
  public static String[] names(Locale locale, char what, int textStyle) {
    return of(locale, "" + what + textStyle);
  }

  // In the calendar of that type (Chronology.getCalendarType).
  public static String[] names(Locale locale, char what, int textStyle, String calendar) {
    String type = calendar.equals("islamic-umalqura") ? "islamic" : calendar;
    boolean own = what == 'E' && !type.equals("iso8601") || what == 'M' && type.equals("islamic");
    return own ? of(locale, "" + what + textStyle + "-" + type) : names(locale, what, textStyle);
  }

  // The sign of a currency; its code where it has none.
  public static String currencySign(Locale locale, String code) {
    for (String place : new String[] {locale.getLanguage() + "_" + locale.getCountry(), locale.getLanguage(), "root"}) {
      String signs = find(place, "money");
      String sign = signs == null ? null : between("|" + signs + "|", "|" + code + "=", "|");
      if (sign != null) return sign;
    }
    return code;
  }

  // Texts have a line for each key, with the key in front.
  private static String find(String locale, String key) {
    String text = LocaleTable.of(locale);
    return text == null ? null : line(text, key + " ");
  }

  // The rest of the line that begins so; null: there is none.
  static String line(String text, String start) {
    int at = text.startsWith(start) ? 0 : text.indexOf("\n" + start) + 1;
    if (at == 0 && !text.startsWith(start)) return null;
    int begin = at + start.length(), end = text.indexOf('\n', begin);
    return text.substring(begin, end < 0 ? text.length() : end);
  }

  private static String between(String text, String begin, String end) {
    int at = text.indexOf(begin);
    return at < 0 ? null : text.substring(at + begin.length(), text.indexOf(end, at + begin.length()));
  }

  static String[] split(String text) {
    int n = 1;
    for (int i = text.indexOf('|'); i >= 0; i = text.indexOf('|', i + 1)) n++;
    String[] parts = new String[n];
    int at = 0;
    for (int i = 0; i < n; i++) {
      int end = i == n - 1 ? text.length() : text.indexOf('|', at);
      parts[i] = text.substring(at, end);
      at = end + 1;
    }
    return parts;
  }
}
