// A language, script, country, variant and extensions. What depends on it is in heddle/LocaleTable.java.
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
  private final transient LocaleExtensions extensions;  // null: none

  private Locale(String language, String script, String country, String variant, LocaleExtensions extensions) {
    this.language = language;
    this.script = script;
    this.country = country;
    this.variant = variant;
    this.extensions = extensions == null || extensions.isEmpty() ? null : extensions;
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
    String keyword = variant.isEmpty() ? null : keywordOf(this.language, this.country, variant);
    extensions = keyword == null ? null : new LocaleExtensions();
    if (keyword != null) extensions.set(UNICODE_LOCALE_EXTENSION, keyword);
  }

  // Of parts that are as a locale gives them; extensions as in a tag.
  static Locale of(String language, String script, String country, String variant, String extensions) {
    if (extensions.isEmpty()) return new Locale(language, script, country, variant, null);
    return new Locale(language, script, country, variant, new LanguageTag("und-" + extensions).extensions);
  }

  // Two variants stood for a calendar and for digits before there were extensions. Null: it is none of them.
  private static String keywordOf(String language, String country, String variant) {
    if (language.equals("ja") && country.equals("JP") && variant.equals("JP")) return "ca-japanese";
    return language.equals("th") && country.equals("TH") && variant.equals("TH") ? "nu-thai" : null;
  }

  private boolean isNynorsk() {
    return language.equals("no") && country.equals("NO") && variant.equals("NY");
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
    return new Locale.Builder().setLanguage(tag.language).setScript(tag.script).setRegion(tag.country).setVariant(tag.variant)
        .setExtensions(tag.extensions).build();
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
    return extensions != null;
  }

  public Locale stripExtensions() {
    return extensions == null ? this : new Locale(language, script, country, variant, null);
  }

  // Null: it has none of that letter.
  public String getExtension(char key) {
    if (!LocaleExtensions.isKey(key)) throw new IllegalArgumentException("Ill-formed extension key: " + key);
    return extensions == null ? null : extensions.get(key);
  }

  public Set<Character> getExtensionKeys() {
    return extensions == null ? Collections.emptySet() : extensions.keys();
  }

  public Set<String> getUnicodeLocaleAttributes() {
    return extensions == null ? Collections.emptySet() : extensions.attributes();
  }

  // Empty: the key has no type; null: the locale does not have it.
  public String getUnicodeLocaleType(String key) {
    if (!LocaleExtensions.isKeyword(key)) throw new IllegalArgumentException("Ill-formed Unicode locale key: " + key);
    return extensions == null ? null : extensions.type(key);
  }

  public Set<String> getUnicodeLocaleKeys() {
    return extensions == null ? Collections.emptySet() : extensions.keywordKeys();
  }

  public String toLanguageTag() {
    StringBuilder tag = new StringBuilder(isNynorsk() ? "nn" : LanguageTag.isLanguage(language) ? language : "und");
    if (!script.isEmpty()) tag.append('-').append(script);
    if (LanguageTag.isCountry(country)) tag.append('-').append(country);
    String hidden = isNynorsk() || variant.isEmpty() ? "" : appendVariants(tag);
    String others = extensions == null ? "" : extensions.publicText();
    if (!others.isEmpty()) tag.append('-').append(others);
    String own = extensions == null ? null : extensions.get(PRIVATE_USE_EXTENSION);
    if (own == null && hidden.isEmpty()) return tag.toString();
    if (tag.toString().equals("und")) {
      tag.setLength(0);
    } else {
      tag.append('-');
    }
    return tag.append(PRIVATE_USE_EXTENSION).append(own == null ? "" : "-" + own).append(hidden).toString();
  }

  // Returns what no tag may have as a variant: it is kept as a private part, as far as this may.
  private String appendVariants(StringBuilder tag) {
    String[] parts = variant.split("_");
    int i = 0;
    while (i < parts.length && LanguageTag.isVariant(parts[i])) tag.append('-').append(parts[i++]);
    StringBuilder own = new StringBuilder();
    for (; i < parts.length && LocaleExtensions.isPart(PRIVATE_USE_EXTENSION, parts[i]); i++) own.append('-').append(parts[i]);
    return own.length() == 0 ? "" : "-" + LocaleExtensions.VARIANT_MARK + own;
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
    return language.equals(other.language) && script.equals(other.script) && country.equals(other.country) && variant.equals(other.variant)
        && Objects.equals(extensions, other.extensions);
  }

  @Override
  public int hashCode() {
    int hash = 31 * (31 * (31 * language.hashCode() + script.hashCode()) + country.hashCode()) + variant.hashCode();
    return extensions == null ? hash : hash ^ extensions.hashCode();
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
    boolean more = !variant.isEmpty() || !script.isEmpty() || extensions != null;
    if (!country.isEmpty() || more) text.append('_').append(country);
    if (!variant.isEmpty() || !script.isEmpty() || extensions != null) text.append('_').append(variant);
    String sign = variant.isEmpty() ? "#" : "_#";
    if (!script.isEmpty()) text.append(sign).append(script);
    if (extensions != null) text.append(script.isEmpty() ? sign : "_").append(extensions);
    return text.toString();
  }

  public static final class Builder {
    private String language = "";
    private String script = "";
    private String country = "";
    private String variant = "";
    private LocaleExtensions extensions = new LocaleExtensions();

    public Builder setLocale(Locale locale) {
      check(locale.language, "language", locale.language.isEmpty() || LanguageTag.isLanguage(locale.language));
      check(locale.country, "region", locale.country.isEmpty() || LanguageTag.isCountry(locale.country));
      boolean other = locale.isNynorsk() || keywordOf(locale.language, locale.country, locale.variant) != null;
      setVariant(other ? "" : locale.variant);
      language = locale.isNynorsk() ? "nn" : locale.language;
      extensions = new LocaleExtensions(locale.extensions);
      script = locale.script;
      country = locale.country;
      return this;
    }

    public Builder setLanguageTag(String languageTag) {
      clear();
      LanguageTag tag = new LanguageTag(languageTag == null ? "" : languageTag);
      if (tag.error >= 0) throw new IllformedLocaleException(tag.errorText, tag.error);
      setLanguage(tag.language).setScript(tag.script).setRegion(tag.country).setVariant(tag.variant);
      return setExtensions(tag.extensions);
    }

    // Null: none.
    private Builder setExtensions(LocaleExtensions extensions) {
      this.extensions = new LocaleExtensions(extensions);
      return this;
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
      return clearExtensions();
    }

    public Builder clearExtensions() {
      extensions.clear();
      return this;
    }

    // Null or an empty text: it is removed.
    public Builder setExtension(char key, String value) {
      if (!LocaleExtensions.isKey(key)) throw new IllformedLocaleException("Ill-formed extension key: " + key, 0);
      String text = value == null ? "" : value.replace('_', '-');
      int at = 0;
      for (String part : text.isEmpty() ? new String[0] : text.split("-", -1)) {
        if (!LocaleExtensions.isPart(key, part)) throw new IllformedLocaleException("Ill-formed extension value: " + part, at);
        at += part.length() + 1;
      }
      extensions.set(key, text);
      return this;
    }

    // Null: it is removed; an empty text: a key without a type.
    public Builder setUnicodeLocaleKeyword(String key, String type) {
      check(key, "Unicode locale keyword key", LocaleExtensions.isKeyword(key));
      check(type, "Unicode locale keyword type", type == null || type.isEmpty() || LocaleExtensions.isType(type));
      extensions.setKeyword(key, type);
      return this;
    }

    public Builder addUnicodeLocaleAttribute(String attribute) {
      check(attribute, "Unicode locale attribute", LocaleExtensions.isAttribute(attribute));
      extensions.addAttribute(attribute);
      return this;
    }

    public Builder removeUnicodeLocaleAttribute(String attribute) {
      check(Objects.requireNonNull(attribute), "Unicode locale attribute", LocaleExtensions.isAttribute(attribute));
      extensions.removeAttribute(attribute);
      return this;
    }

    public Locale build() {
      LocaleExtensions own = new LocaleExtensions(extensions);
      String more = own.takeVariants();
      own.privateToLowerCase();
      return new Locale(language, script, country, more.isEmpty() ? variant : variant.isEmpty() ? more : variant + "_" + more, own);
    }
  }
}
