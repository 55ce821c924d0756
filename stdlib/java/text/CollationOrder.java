// The collation elements of characters and of sequences of them. An element has 16 bits of its primary order, 8 of the secondary, 8 of
// the tertiary one; entries get them in their order, one more of what they differ by.
package java.text;

import heddle.CollationTable;
import heddle.NormalForm;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

final class CollationOrder {
  // In front of a character that has no entry: such characters are behind all others, in the order of their codes.
  private static final int UNKNOWN = 0x7fff0000;
  private static final int EXPANSION = 0x7e000000;

  // By the char: 1 more than the element of an entry of that char alone, 0: it has none. Languages may have thousands of these.
  private final int[][] singles = new int[0x100][];
  // Of longer entries, those with expansions, and those without any element.
  private final Map<String, int[]> elements = new HashMap<>();
  // Of what begins longer entries and is none: OpenJDK takes the text for ended there.
  static final int[] END = {CollationElementIterator.NULLORDER};

  // In the order of the rules.
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, Integer> expansions = new HashMap<>();
  // By the first char: the length of the longest entry.
  private final Map<Character, Integer> longest = new HashMap<>();
  private final String rules;
  private final String table;
  final boolean backward;
  // The highest orders of what has no primary one: accents count behind the letters' own.
  private int secondaries;
  private int tertiaries;

  private int order;

  private CollationOrder(String rules, String table, boolean backward) {
    this.rules = rules;
    this.table = table;
    this.backward = backward;
  }

  static CollationOrder of(Locale locale) {
    String table = CollationTable.of(locale.getLanguage() + "_" + locale.getCountry());
    if (table == null) table = CollationTable.of(locale.getLanguage());
    if (table == null) table = CollationTable.of("root");
    CollationOrder result = new CollationOrder(null, table, table.charAt(0) == '@');
    result.readTable(null);
    result.finish();
    return result;
  }

  static CollationOrder of(String rules) throws ParseException {
    CollationRules read = new CollationRules(rules);
    CollationOrder result = new CollationOrder(rules, null, read.backward);
    List<CollationRules.Entry> entries = read.entries;
    for (CollationRules.Entry e : entries) result.add(e.strength, e.text);
    result.order = 0;
    for (CollationRules.Entry e : entries) result.expand(e.strength, e.text, e.expansion);
    result.finish();
    return result;
  }

  // Those of its language are written from the table, on demand.
  String rules() {
    if (rules != null) return rules;
    StringBuilder text = new StringBuilder();
    readTable(text);
    if (backward) text.append('@');
    return text.toString();
  }

  private void readTable(StringBuilder text) {
    for (int pass = 0; pass < (text == null ? 2 : 1); pass++) {
      order = 0;
      for (int i = 1; i < table.length();) {
        char strength = table.charAt(i);
        int n = table.charAt(i + 1), rest = table.charAt(i + 2), begin = i + 3;
        i = begin + n + rest;
        if (n > 0) {
          tell(text, pass, strength, table.substring(begin, begin + n), table.substring(begin + n, i));
        } else if (rest == 0) {
          if (text == null) step(strength);
          if (order >>> 16 == 0) tertiaries = Math.max(tertiaries, order & 0xff);
        } else if (text != null) {
          for (int j = begin; j < i; j++) tell(text, pass, strength, table.substring(j, j + 1), "");
        } else {
          for (int j = begin; j < i; j++) {
            step(strength);
            if (pass == 0) add(table.charAt(j));
          }
        }
      }
    }
  }

  private void tell(StringBuilder to, int pass, char strength, String text, String expansion) {
    if (to == null) {
      if (strength == '!') elements.put(text, new int[0]);
      else if (pass == 0) add(strength, text);
      else expand(strength, text, expansion);
      return;
    }
    if (strength == '!') return;
    quote(to.append(strength), text);
    if (!expansion.isEmpty()) quote(to.append('/'), expansion);
  }

  private static void quote(StringBuilder to, String text) {
    to.append('\'').append(text.equals("'") ? "" : text).append('\'');
  }

  private void step(char strength) {
    if (strength == '<') order = (order & 0xffff0000) + 0x10000;
    else if (strength == ';') order = (order & 0xffffff00) + 0x100;
    else if (strength == ',') order++;
  }

  private void add(char strength, String text) {
    step(strength);
    if (text.length() == 1) {
      add(text.charAt(0));
    } else {
      put(text, new int[] {order});
      countIgnorable();
    }
  }

  private void add(char c) {
    if (singles[c >> 8] == null) singles[c >> 8] = new int[0x100];
    singles[c >> 8][c & 0xff] = order + 1;
    boolean mayHaveParts = c >= 0xc0 && (c < 0x4e00 || c >= 0xa000);
    if (mayHaveParts) putParts(String.valueOf(c), new int[] {order});
    countIgnorable();
  }

  private void countIgnorable() {
    if (order >>> 16 == 0) {
      secondaries = Math.max(secondaries, order >> 8 & 0xff);
      tertiaries = Math.max(tertiaries, order & 0xff);
    }
  }

  // The elements of an expansion are known only when all entries are.
  private void expand(char strength, String text, String expansion) {
    step(strength);
    if (expansion.isEmpty()) return;
    numbers.put(text, numbers.size());
    int[] all = {order};
    for (int i = 0; i < expansion.length(); i++) {
      int[] more = own(expansion.substring(i, i + 1));
      if (more == null) more = new int[] {expansion.charAt(i)};
      all = joined(all, more.length == 1 ? more : new int[] {more[0]});
    }
    put(text, all);
  }

  private void put(String text, int[] value) {
    elements.put(text, value);
    if (text.length() > 1) longest.merge(text.charAt(0), text.length(), Math::max);
    putParts(text, value);
  }

  private void putParts(String text, int[] value) {
    // Hangul syllables that are taken apart are no entries.
    if (text.length() == 1 && text.charAt(0) >= 0xac00 && text.charAt(0) < 0xd7a4) return;
    String parts = NormalForm.decompose(text, false);
    if (!parts.equals(text)) put(parts, value);
  }

  private void finish() {
    for (int[] all : elements.values()) note(all);
  }

  private void note(int[] all) {
    if (all.length > 1) expansions.merge(all[all.length - 1], all.length, Math::max);
  }

  private static int[] joined(int[] a, int[] b) {
    int[] both = new int[a.length + b.length];
    System.arraycopy(a, 0, both, 0, a.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return both;
  }

  // Of an entry; null: it is none.
  private int[] own(String part) {
    int[] found = elements.get(part);
    if (found != null || part.length() > 1) return found;
    int[] page = singles[part.charAt(0) >> 8];
    int value = page == null ? 0 : page[part.charAt(0) & 0xff];
    return value == 0 ? null : new int[] {value - 1};
  }

  // The length of the entry at that place; 1 if there is none.
  int length(String text, int at) {
    Integer most = longest.get(text.charAt(at));
    for (int n = most == null ? 1 : Math.min(most, text.length() - at); n > 1; n--) {
      if (elements.containsKey(text.substring(at, at + n))) return n;
    }
    char c = text.charAt(at);
    boolean pair = Character.isHighSurrogate(c) && at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    return pair ? 2 : 1;
  }

  // Of an entry, or of one character.
  int[] elements(String part) {
    int[] found = own(part);
    if (found != null) return found;
    if (longest.containsKey(part.charAt(0))) return END;
    String parts = NormalForm.decompose(part, false);
    if (!parts.equals(part)) {
      int[] all = {};
      boolean known = true;
      for (int i = 0; i < parts.length() && known;) {
        int n = Character.charCount(parts.codePointAt(i));
        int[] more = own(parts.substring(i, i + n));
        known = more != null;
        // OpenJDK takes the number of the expansion here.
        if (known && more.length > 1) more = new int[] {EXPANSION + numbers.get(parts.substring(i, i + n))};
        if (known) all = joined(all, more);
        i += n;
      }
      if (known) return all;
    }
    if (part.length() == 1) return new int[] {UNKNOWN, part.charAt(0) << 16};
    return new int[] {UNKNOWN, part.charAt(0) << 16, part.charAt(1) << 16};
  }

  int maxExpansion(int lastElement) {
    Integer most = expansions.get(lastElement);
    if (most != null) return most;
    return 1;
  }

  // What secondary and tertiary orders of accents count above those of letters.
  int aboveSecondary() {
    return secondaries + 1;
  }

  int aboveTertiary() {
    return tertiaries + 1;
  }
}
