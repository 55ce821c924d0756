// The locales that resource bundles are looked for in, for one of them (ResourceBundle.Control.getCandidateLocales): first with its
// script, then without; each time without more and more of the variant, then without the country.
package java.util;

final class BundleCandidates {
  private final List<Locale> candidates = new ArrayList<>();
  private final String[] languages;

  private BundleCandidates(String... languages) {
    this.languages = languages;
  }

  // Norwegian has three codes: what is not there in Bokmal (nb) may be in no, and the other way round; for Nynorsk (nn) there was
  // the variant NY of no.
  static List<Locale> of(Locale locale) {
    String language = locale.getLanguage();
    String country = locale.getCountry();
    String variant = locale.getVariant();
    boolean old = language.equals("no") && country.equals("NO") && variant.equals("NY");
    if (old || language.equals("nn")) {
      BundleCandidates nynorsk = new BundleCandidates("nn").add(locale.getScript(), country, old ? "" : variant);
      nynorsk.candidates.addAll(new BundleCandidates("no").add("", "NO", "NY").candidates);
      return nynorsk.withRoot();
    }
    if (language.equals("nb")) return new BundleCandidates("nb", "no").add(locale.getScript(), country, variant).withRoot();
    if (language.equals("no")) return new BundleCandidates("no", "nb").add(locale.getScript(), country, variant).withRoot();
    if (language.equals("zh")) return ofChinese(locale).withRoot();
    return new BundleCandidates(language).add(locale.getScript(), country, variant).withRoot();
  }

  // Either the script or the country says the other one.
  private static BundleCandidates ofChinese(Locale locale) {
    String script = locale.getScript();
    String country = locale.getCountry();
    BundleCandidates chinese = new BundleCandidates("zh");
    if (!script.isEmpty() && country.isEmpty()) {
      String usual = script.equals("Hans") ? "CN" : script.equals("Hant") ? "TW" : "";
      return chinese.addScript(script, "", locale.getVariant()).addPlain(usual, locale.getVariant());
    }
    if (script.isEmpty()) {
      switch (country) {
        case "TW": case "HK": case "MO":
          script = "Hant";
          break;
        case "CN": case "SG":
          script = "Hans";
          break;
        default: break;
      }
    }
    return chinese.add(script, country, locale.getVariant());
  }

  private BundleCandidates add(String script, String country, String variant) {
    return script.isEmpty() ? addPlain(country, variant) : addScript(script, country, variant).addPlain(country, variant);
  }

  private BundleCandidates addScript(String script, String country, String variant) {
    addVariants(script, country, variant);
    if (!country.isEmpty()) add(script, country);
    add(script, "");
    return this;
  }

  private BundleCandidates addPlain(String country, String variant) {
    addVariants("", country, variant);
    if (!country.isEmpty()) add("", country);
    if (!languages[0].isEmpty()) add("", "");
    return this;
  }

  private void addVariants(String script, String country, String variant) {
    for (String left = variant; !left.isEmpty(); left = left.substring(0, Math.max(0, left.lastIndexOf('_')))) {
      for (String language : languages) candidates.add(Locale.of(language, script, country, left, ""));
    }
  }

  private void add(String script, String country) {
    for (String language : languages) candidates.add(Locale.of(language, script, country, "", ""));
  }

  private List<Locale> withRoot() {
    candidates.add(Locale.ROOT);
    return candidates;
  }
}
