// A language, script, country and variant. What depends on it is in heddle/LocaleTable.java. There are no extensions.
package java.util;

import heddle.LocaleNames;

public final class Locale implements Cloneable, java.io.Serializable {
  public static final Locale ROOT = new Locale("", "");
  public static final Locale ENGLISH = new Locale("en", "");
  public static final Locale US = new Locale("en", "US");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale CANADA = new Locale("en", "CA");
  public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
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
  public static final Locale SIMPLIFIED_CHINESE = CHINA;
  public static final Locale PRC = CHINA;
  public static final Locale TAIWAN = new Locale("zh", "TW");
  public static final Locale TRADITIONAL_CHINESE = TAIWAN;
  public static final Locale KOREAN = new Locale("ko", "");
  public static final Locale KOREA = new Locale("ko", "KR");
  public static final char PRIVATE_USE_EXTENSION = 'x';
  public static final char UNICODE_LOCALE_EXTENSION = 'u';

  private final String language;
  private final String script;
  private final String country;
  private final String variant;

  private Locale(String language, String script, String country, String variant) {
    this.language = language;
    this.script = script;
    this.country = country;
    this.variant = variant;
  }

  public Locale(String language) {
    this(language, "", "");
  }

  public Locale(String language, String country) {
    this(language, country, "");
  }

  public Locale(String language, String country, String variant) {
    this.language = current(Objects.requireNonNull(language).toLowerCase());
    this.script = "";
    this.country = Objects.requireNonNull(country).toUpperCase();
    this.variant = Objects.requireNonNull(variant);
  }

  // Of parts that are as a locale gives them.
  static Locale of(String language, String script, String country, String variant) {
    return new Locale(language, script, country, variant);
  }

  // Some languages had other codes once.
  private static String current(String language) {
    switch (language) {
      case "iw": return "he";
      case "ji": return "yi";
      case "in": return "id";
      default: return language;
    }
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

  // Those that there are names of.
  public static Locale[] getAvailableLocales() {
    String[] ids = heddle.LocaleData.locales();
    Locale[] result = new Locale[ids.length];
    for (int i = 0; i < ids.length; i++) {
      int mark = ids[i].indexOf('_');
      result[i] = ids[i].equals("root") ? ROOT : mark < 0 ? new Locale(ids[i])
          : new Locale(ids[i].substring(0, mark), ids[i].substring(mark + 1));
    }
    return result;
  }

  public static String[] getISOCountries() {
    return LocaleNames.countries();
  }

  public static String[] getISOLanguages() {
    return LocaleNames.languages();
  }

  // As much of it as is well-formed.
  public static Locale forLanguageTag(String languageTag) {
    return of(new LanguageTag(languageTag));
  }

  private static Locale of(LanguageTag tag) {
    return new Locale.Builder().setLanguage(tag.language).setScript(tag.script).setRegion(tag.country).setVariant(tag.variant).build();
  }

  public String getLanguage() {
    return language;
  }

  public String getScript() {
    return script;
  }

  public String getCountry() {
    return country;
  }

  public String getVariant() {
    return variant;
  }

  public boolean hasExtensions() {
    return false;
  }

  public Locale stripExtensions() {
    return this;
  }

  public String getExtension(char key) {
    return null;
  }

  public Set<Character> getExtensionKeys() {
    return Set.of();
  }

  public String toLanguageTag() {
    StringBuilder tag = new StringBuilder(LanguageTag.isLanguage(language) ? language : "und");
    boolean nynorsk = language.equals("no") && country.equals("NO") && variant.equals("NY");
    if (nynorsk) tag.setLength(0);
    if (nynorsk) tag.append("nn");
    if (!script.isEmpty()) tag.append('-').append(script);
    if (LanguageTag.isCountry(country)) tag.append('-').append(country);
    if (!nynorsk && !variant.isEmpty()) appendVariants(tag);
    return tag.toString();
  }

  // What no tag may have is kept as a private part, as far as this may.
  private void appendVariants(StringBuilder tag) {
    String[] parts = variant.split("_");
    int i = 0;
    while (i < parts.length && LanguageTag.isVariant(parts[i])) tag.append('-').append(parts[i++]);
    StringBuilder own = new StringBuilder();
    for (; i < parts.length && parts[i].length() >= 1 && parts[i].length() <= 8; i++) own.append('-').append(parts[i]);
    if (own.length() == 0) return;
    if (tag.toString().equals("und")) tag.setLength(0);
    tag.append(tag.length() == 0 ? "x-lvariant" : "-x-lvariant").append(own);
  }

  public String getISO3Language() {
    if (language.isEmpty() || language.length() == 3) return language;
    String[] found = LocaleNames.language(language);
    if (found != null) return found[0];
    throw new MissingResourceException("Couldn't find 3-letter language code for " + language, "FormatData_" + this, "ShortLanguage");
  }

  public String getISO3Country() {
    if (country.isEmpty()) return country;
    String[] found = LocaleNames.country(country);
    if (found != null) return found[0];
    throw new MissingResourceException("Couldn't find 3-letter country code for " + country, "FormatData_" + this, "ShortCountry");
  }

  // --- names

  public final String getDisplayLanguage() {
    return getDisplayLanguage(getDefault(Category.DISPLAY));
  }

  public String getDisplayLanguage(Locale inLocale) {
    return LocaleNames.languageIn(inLocale, language);
  }

  public String getDisplayScript() {
    return getDisplayScript(getDefault(Category.DISPLAY));
  }

  // In English.
  public String getDisplayScript(Locale inLocale) {
    Objects.requireNonNull(inLocale);
    return LocaleNames.script(script);
  }

  public final String getDisplayCountry() {
    return getDisplayCountry(getDefault(Category.DISPLAY));
  }

  public String getDisplayCountry(Locale inLocale) {
    return LocaleNames.countryIn(inLocale, country);
  }

  public final String getDisplayVariant() {
    return getDisplayVariant(getDefault(Category.DISPLAY));
  }

  public String getDisplayVariant(Locale inLocale) {
    Objects.requireNonNull(inLocale);
    return variant.replace("_", ", ");
  }

  public final String getDisplayName() {
    return getDisplayName(getDefault(Category.DISPLAY));
  }

  // The first part that there is, and the others in parentheses.
  public String getDisplayName(Locale inLocale) {
    List<String> names = new ArrayList<>(List.of(getDisplayLanguage(inLocale), getDisplayScript(inLocale), getDisplayCountry(inLocale),
        getDisplayVariant(inLocale)));
    names.removeIf(String::isEmpty);
    if (names.isEmpty()) return "";
    return names.size() == 1 ? names.get(0) : names.get(0) + " (" + String.join(", ", names.subList(1, names.size())) + ")";
  }

  // ---

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Locale)) return false;
    Locale other = (Locale) o;
    return language.equals(other.language) && script.equals(other.script) && country.equals(other.country) && variant.equals(other.variant);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * language.hashCode() + script.hashCode()) + country.hashCode()) + variant.hashCode();
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public String toString() {
    if (language.isEmpty() && country.isEmpty()) return "";
    StringBuilder text = new StringBuilder(language);
    boolean more = !variant.isEmpty() || !script.isEmpty();
    if (!country.isEmpty() || more) text.append('_').append(country);
    if (!variant.isEmpty() || !script.isEmpty()) text.append('_').append(variant);
    if (!script.isEmpty()) text.append(variant.isEmpty() ? "#" : "_#").append(script);
    return text.toString();
  }

  public static final class Builder {
    private String language = "";
    private String script = "";
    private String country = "";
    private String variant = "";

    public Builder setLocale(Locale locale) {
      check(locale.language, "language", locale.language.isEmpty() || LanguageTag.isLanguage(locale.language));
      check(locale.country, "region", locale.country.isEmpty() || LanguageTag.isCountry(locale.country));
      setVariant(locale.variant);
      language = locale.language;
      script = locale.script;
      country = locale.country;
      return this;
    }

    public Builder setLanguageTag(String languageTag) {
      clear();
      LanguageTag tag = new LanguageTag(languageTag == null ? "" : languageTag);
      if (tag.error >= 0) throw new IllformedLocaleException("Invalid subtag: " + tag.errorText, tag.error);
      return setLocale(of(tag));
    }

    private static String check(String text, String what, boolean fits) {
      if (!fits) throw new IllformedLocaleException("Ill-formed " + what + ": " + text, 0);
      return text == null ? "" : text;
    }

    public Builder setLanguage(String language) {
      this.language = current(check(language, "language", language == null || language.isEmpty() || LanguageTag.isLanguage(language))
          .toLowerCase());
      return this;
    }

    public Builder setScript(String script) {
      String text = check(script, "script", script == null || script.isEmpty() || LanguageTag.isScript(script));
      this.script = text.isEmpty() ? "" : text.substring(0, 1).toUpperCase() + text.substring(1).toLowerCase();
      return this;
    }

    public Builder setRegion(String region) {
      country = check(region, "region", region == null || region.isEmpty() || LanguageTag.isCountry(region)).toUpperCase();
      return this;
    }

    public Builder setVariant(String variant) {
      String text = variant == null ? "" : variant.replace('-', '_');
      for (String part : text.isEmpty() ? new String[0] : text.split("_")) check(variant, "variant", LanguageTag.isVariant(part));
      this.variant = text;
      return this;
    }

    public Builder clear() {
      language = "";
      script = "";
      country = "";
      variant = "";
      return this;
    }

    public Locale build() {
      return new Locale(language, script, country, variant);
    }
  }
}
