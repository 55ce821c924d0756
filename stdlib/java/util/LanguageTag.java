// The well-formed parts of a language tag (BCP 47): language, script, country, variants and extensions.
package java.util;

final class LanguageTag {
  // Tags that were registered as a whole, and what Locale.forLanguageTag takes them for.
  private static String current(String tag) {
    switch (tag.toLowerCase()) {
      case "art-lojban": return "jbo";
      case "cel-gaulish": return "xtg-x-cel-gaulish";
      case "en-gb-oed": return "en-GB-x-oed";
      case "i-ami": return "ami";
      case "i-bnn": return "bnn";
      case "i-default": return "en-x-i-default";
      case "i-enochian": return "und-x-i-enochian";
      case "i-hak": return "hak";
      case "i-klingon": return "tlh";
      case "i-lux": return "lb";
      case "i-mingo": return "see-x-i-mingo";
      case "i-navajo": return "nv";
      case "i-pwn": return "pwn";
      case "i-tao": return "tao";
      case "i-tay": return "tay";
      case "i-tsu": return "tsu";
      case "no-bok": return "nb";
      case "no-nyn": return "nn";
      case "sgn-be-fr": return "sfb";
      case "sgn-be-nl": return "vgt";
      case "sgn-ch-de": return "sgg";
      case "zh-guoyu": return "cmn";
      case "zh-hakka": return "hak";
      case "zh-min": return "nan-x-zh-min";
      case "zh-min-nan": return "nan";
      case "zh-xiang": return "hsn";
      default: return tag;
    }
  }

  private static final int EXTENSIONS = 4;  // a stage behind that of the variants

  String language = "";
  String script = "";
  String country = "";
  String variant = "";
  LocaleExtensions extensions;  // null: none
  int error = -1;  // where the first part that does not fit begins
  String errorText;

  private final String tag;

  LanguageTag(String text) {
    tag = current(text);
    int at = 0;
    for (int stage = 0; at < tag.length(); ) {
      int end = partEnd(at);
      String part = tag.substring(at, end);
      if (part.isEmpty()) {
        fail(at, "Empty subtag");
        return;
      }
      if (part.length() == 1 && LocaleExtensions.isKey(part.charAt(0)) && (stage > 0 || part.equalsIgnoreCase("x"))) {
        at = extension(at);
        if (at < 0) return;
        stage = part.equalsIgnoreCase("x") ? EXTENSIONS + 1 : EXTENSIONS;
        continue;
      }
      stage = stage >= EXTENSIONS ? -1 : place(part, stage);
      if (stage < 0) {
        fail(at, "Invalid subtag: " + part);
        return;
      }
      at = end + 1;
    }
  }

  private void fail(int at, String text) {
    error = at;
    errorText = text;
  }

  private int partEnd(int at) {
    int end = tag.indexOf('-', at);
    return end < 0 ? tag.length() : end;
  }

  // Reads the extension that begins there, and returns where the next part begins; negative: it does not fit. (Of several of one letter
  // the first counts.)
  private int extension(int begin) {
    char key = Character.toLowerCase(tag.charAt(begin));
    int first = begin + 2, at = first;
    while (at < tag.length() && LocaleExtensions.isPart(key, tag.substring(at, partEnd(at)))) at = partEnd(at) + 1;
    if (at == first) {
      fail(begin, key == LocaleExtensions.PRIVATE ? "Incomplete privateuse" : "Incomplete extension '" + key + "'");
      return -1;
    }
    if (extensions == null) extensions = new LocaleExtensions();
    if (extensions.get(key) == null) extensions.set(key, tag.substring(first, at - 1));
    return at;
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
