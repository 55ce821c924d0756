// A language and region. What depends on it is in docs/gaps.md: the signs in numbers, weeks, and little else.
package java.util;

public final class Locale implements Cloneable, java.io.Serializable {
  public static final Locale ROOT = new Locale("", "");
  public static final Locale ENGLISH = new Locale("en", "");
  public static final Locale US = new Locale("en", "US");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale CANADA = new Locale("en", "CA");
  public static final Locale GERMAN = new Locale("de", "");
  public static final Locale GERMANY = new Locale("de", "DE");
  public static final Locale FRENCH = new Locale("fr", "");
  public static final Locale FRANCE = new Locale("fr", "FR");
  public static final Locale ITALIAN = new Locale("it", "");
  public static final Locale ITALY = new Locale("it", "IT");
  public static final Locale JAPANESE = new Locale("ja", "");
  public static final Locale JAPAN = new Locale("ja", "JP");
  public static final Locale CHINESE = new Locale("zh", "");
  public static final Locale CHINA = new Locale("zh", "CN");
  public static final Locale KOREAN = new Locale("ko", "");
  public static final Locale KOREA = new Locale("ko", "KR");

  private final String language;
  private final String country;

  public Locale(String language) {
    this(language, "");
  }

  public Locale(String language, String country) {
    this.language = language.toLowerCase();
    this.country = country.toUpperCase();
  }

  public enum Category { DISPLAY, FORMAT }

  // Those of the program. (They are hidden state: tester/hidden_state.h.)
  private static Locale chosen = ENGLISH;
  private static Locale chosenToDisplay = ENGLISH;
  private static Locale chosenToFormat = ENGLISH;

  public static Locale getDefault() {
    return chosen;
  }

  public static Locale getDefault(Category category) {
    return category == Category.DISPLAY ? chosenToDisplay : Objects.requireNonNull(category) == Category.FORMAT ? chosenToFormat : null;
  }

  public static synchronized void setDefault(Locale newLocale) {
    if (newLocale == null) throw new NullPointerException("Can't set default locale to NULL");
    chosen = newLocale;
    chosenToDisplay = newLocale;
    chosenToFormat = newLocale;
  }

  public static synchronized void setDefault(Category category, Locale newLocale) {
    if (category == null) throw new NullPointerException("Category cannot be NULL");
    if (newLocale == null) throw new NullPointerException("Can't set default locale to NULL");
    if (category == Category.DISPLAY) chosenToDisplay = newLocale;
    else chosenToFormat = newLocale;
  }

  public static Locale forLanguageTag(String languageTag) {
    int dash = languageTag.indexOf('-');
    if (dash < 0) return new Locale(languageTag, "");
    return new Locale(languageTag.substring(0, dash), languageTag.substring(dash + 1));
  }

  public String getLanguage() {
    return language;
  }

  public String getCountry() {
    return country;
  }

  public String toLanguageTag() {
    if (language.isEmpty()) return "und";
    return country.isEmpty() ? language : language + "-" + country;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Locale
        && language.equals(((Locale) o).language)
        && country.equals(((Locale) o).country);
  }

  @Override
  public int hashCode() {
    return 31 * language.hashCode() + country.hashCode();
  }

  @Override
  public String toString() {
    return country.isEmpty() ? language : language + "_" + country;
  }
}
