// The extensions of a locale (BCP 47): Unicode's attributes and keywords, `u`, private parts, `x`, and others by their letter. Those of a
// Locale never change; a Locale.Builder has some of its own.
package java.util;

final class LocaleExtensions {
  static final char UNICODE = 'u';
  static final char PRIVATE = 'x';
  // What stands in front of variants in private parts that no tag may have as variants.
  static final String VARIANT_MARK = "lvariant";

  private final TreeSet<String> attributes = new TreeSet<>();
  private final TreeMap<String, String> keywords = new TreeMap<>();
  private final TreeMap<Character, String> others = new TreeMap<>();  // private ones, too

  LocaleExtensions() {}

  // Null: none.
  LocaleExtensions(LocaleExtensions from) {
    if (from == null) return;
    attributes.addAll(from.attributes);
    keywords.putAll(from.keywords);
    others.putAll(from.others);
  }

  boolean isEmpty() {
    return attributes.isEmpty() && keywords.isEmpty() && others.isEmpty();
  }

  void clear() {
    attributes.clear();
    keywords.clear();
    others.clear();
  }

  static boolean isKey(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isWord(String text, int least, int most) {
    if (text.length() < least || text.length() > most) return false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!(isKey(c) || c >= '0' && c <= '9')) return false;
    }
    return true;
  }

  // A part of an extension, which for private ones may be a single character.
  static boolean isPart(char key, String part) {
    return isWord(part, Character.toLowerCase(key) == PRIVATE ? 1 : 2, 8);
  }

  static boolean isAttribute(String text) {
    return isWord(text, 3, 8);
  }

  static boolean isKeyword(String text) {
    return isWord(text, 2, 2);
  }

  // Words of three characters or more.
  static boolean isType(String text) {
    for (String word : text.replace('_', '-').split("-", -1)) {
      if (!isWord(word, 3, 8)) return false;
    }
    return true;
  }

  private boolean hasUnicode() {
    return !attributes.isEmpty() || !keywords.isEmpty();
  }

  Set<Character> keys() {
    TreeSet<Character> keys = new TreeSet<>(others.keySet());
    if (hasUnicode()) keys.add(UNICODE);
    return Collections.unmodifiableSet(keys);
  }

  // Null: it is not there.
  String get(char key) {
    char lower = Character.toLowerCase(key);
    return lower != UNICODE ? others.get(lower) : hasUnicode() ? unicode() : null;
  }

  private String unicode() {
    StringJoiner out = new StringJoiner("-");
    for (String attribute : attributes) out.add(attribute);
    keywords.forEach((key, type) -> out.add(type.isEmpty() ? key : key + "-" + type));
    return out.toString();
  }

  // Of well-formed parts, with or without capital letters.
  void set(char key, String value) {
    char lower = Character.toLowerCase(key);
    String text = value.toLowerCase();
    if (lower == UNICODE) {
      attributes.clear();
      keywords.clear();
      if (!text.isEmpty()) setUnicode(text);
    } else if (text.isEmpty()) {
      others.remove(lower);
    } else {
      others.put(lower, lower == PRIVATE ? value : text);
    }
  }

  // Attributes, then keywords with their types; of a keyword that is there twice the first one counts.
  private void setUnicode(String text) {
    String key = null;
    StringJoiner type = null;
    for (String word : text.split("-")) {
      if (isKeyword(word)) {
        if (key != null) keywords.putIfAbsent(key, type.toString());
        key = word;
        type = new StringJoiner("-");
      } else if (key == null) {
        attributes.add(word);
      } else {
        type.add(word);
      }
    }
    if (key != null) keywords.putIfAbsent(key, type.toString());
  }

  // Null: removed.
  void setKeyword(String key, String type) {
    if (type == null) {
      keywords.remove(key.toLowerCase());
    } else {
      keywords.put(key.toLowerCase(), type.toLowerCase());
    }
  }

  // Null: it is not there.
  String type(String key) {
    return keywords.get(key.toLowerCase());
  }

  Set<String> keywordKeys() {
    return Collections.unmodifiableSet(keywords.keySet());
  }

  Set<String> attributes() {
    return Collections.unmodifiableSet(attributes);
  }

  void addAttribute(String attribute) {
    attributes.add(attribute.toLowerCase());
  }

  void removeAttribute(String attribute) {
    attributes.remove(attribute.toLowerCase());
  }

  // Takes the variants out of the private parts, and returns them; empty: there are none.
  String takeVariants() {
    String text = others.get(PRIVATE);
    int mark = text == null ? -1 : ("-" + text + "-").toLowerCase().indexOf("-" + VARIANT_MARK + "-");
    if (mark < 0 || mark + VARIANT_MARK.length() + 1 > text.length()) return "";
    if (mark == 0) {
      others.remove(PRIVATE);
    } else {
      others.put(PRIVATE, text.substring(0, mark - 1).toLowerCase());
    }
    return text.substring(mark + VARIANT_MARK.length() + 1).replace('-', '_');
  }

  void privateToLowerCase() {
    others.computeIfPresent(PRIVATE, (key, text) -> text.toLowerCase());
  }

  private void append(StringBuilder out, char key) {
    if (out.length() > 0) out.append('-');
    out.append(key).append('-').append(get(key));
  }

  // As in a tag, but for the private parts.
  String publicText() {
    StringBuilder out = new StringBuilder();
    for (char key : keys()) {
      if (key != PRIVATE) append(out, key);
    }
    return out.toString();
  }

  // As in a tag.
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(publicText());
    if (others.containsKey(PRIVATE)) append(out, PRIVATE);
    return out.toString();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocaleExtensions && toString().equals(obj.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
