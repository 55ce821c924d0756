// Names of languages, countries, scripts and currencies: in the languages of LocaleTable those of its own locales, else English.
package heddle;

import java.util.Locale;

public final class LocaleNames {
  private LocaleNames() {}

  // The parts of a line of NameTable; null: it has none.
  private static String[] line(String table, String code) {
    String found = code.isEmpty() ? null : LocaleData.line(table, code + " ");
    return found == null ? null : LocaleData.split(found);
  }

  private static String[] codes(String table) {
    String[] lines = table.split("\n");
    for (int i = 0; i < lines.length; i++) lines[i] = lines[i].substring(0, lines[i].indexOf(' '));
    return lines;
  }

  // Its code in three letters, its name; null: not known.
  public static String[] language(String code) {
    return line(NameTable.languages(), code);
  }

  // Its code in three letters, the code of its currency (empty: none), its name; null: not known.
  public static String[] country(String code) {
    return line(NameTable.countries(), code);
  }

  // The code of the currency of a country; null: it has none.
  public static String currencyOf(Locale locale) {
    String[] country = country(locale.getCountry());
    return country == null || country[1].isEmpty() ? null : country[1];
  }

  public static String script(String code) {
    String[] found = line(NameTable.scripts(), code);
    return found == null ? code : found[0];
  }

  // Its number, how many digits it has behind the point (-1: none, and none is meant), its name; null: not known.
  public static String[] currency(String code) {
    return line(NameTable.currencies(), code);
  }

  public static String[] languages() {
    return codes(NameTable.languages());
  }

  public static String[] countries() {
    return codes(NameTable.countries());
  }

  public static String[] currencies() {
    return codes(NameTable.currencies());
  }

  public static String languageIn(Locale inLocale, String code) {
    String[] english = language(code);
    return own(inLocale, "languages", code, english == null ? code : english[1]);
  }

  public static String countryIn(Locale inLocale, String code) {
    String[] english = country(code);
    return own(inLocale, "countries", code, english == null ? code : english[2]);
  }

  private static String own(Locale inLocale, String key, String code, String otherwise) {
    String[] names = LocaleData.of(inLocale, key);
    if (names == null) return otherwise;
    for (String name : names) {
      if (name.startsWith(code + "=")) return name.substring(code.length() + 1);
    }
    return otherwise;
  }
}
