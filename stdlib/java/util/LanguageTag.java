// The well-formed parts of a language tag (BCP 47): language, script, country and variants. Extensions are left out.
package java.util;

final class LanguageTag {
  private static final Map<String,
      String> OLD = Map.of("i-klingon", "tlh", "no-nyn", "nn", "no-bok", "nb", "zh-min-nan", "nan", "zh-xiang", "hsn", "art-lojban", "jbo");

  String language = "";
  String script = "";
  String country = "";
  String variant = "";
  int error = -1;     // where the first part that does not fit begins
  String errorText;

  LanguageTag(String tag) {
    tag = OLD.getOrDefault(tag.toLowerCase(), tag);
    int at = 0;
    for (int stage = 0; at < tag.length(); ) {
      int end = tag.indexOf('-', at);
      if (end < 0) end = tag.length();
      String part = tag.substring(at, end);
      stage = place(part, stage);
      if (stage < 0) {
        error = at;
        errorText = part;
        return;
      }
      at = end + 1;
    }
  }

  // Takes the next part and returns what may follow: 1 a script, 2 a country, 3 variants; -1: it does not fit.
  private int place(String part, int stage) {
    if (stage == 0) {
      if (!isLanguage(part)) return -1;
      language = part.equalsIgnoreCase("und") ? "" : part;
      return 1;
    }
    if (stage == 1 && part.length() == 3 && language.length() <= 3 && isAll(part, true, false)) {
      language = part;  // (a language of a family, as zh-yue)
      return 1;
    }
    if (stage == 1 && isScript(part)) {
      script = part;
      return 2;
    }
    if (stage <= 2 && isCountry(part)) {
      country = part;
      return 3;
    }
    if (!isVariant(part)) return -1;
    variant = variant.isEmpty() ? part : variant + "_" + part;
    return 3;
  }

  private static boolean isAll(String text, boolean letters, boolean digits) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z', digit = c >= '0' && c <= '9';
      if (!(letters && letter || digits && digit)) return false;
    }
    return true;
  }

  static boolean isLanguage(String text) {
    return text.length() >= 2 && text.length() <= 8 && isAll(text, true, false);
  }

  static boolean isScript(String text) {
    return text.length() == 4 && isAll(text, true, false);
  }

  static boolean isCountry(String text) {
    return text.length() == 2 && isAll(text, true, false) || text.length() == 3 && isAll(text, false, true);
  }

  static boolean isVariant(String text) {
    boolean fits = text.length() >= 5 && text.length() <= 8 || text.length() == 4 && Character.isDigit(text.charAt(0));
    return fits && isAll(text, true, true);
  }
}
