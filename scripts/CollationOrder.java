// Writes stdlib/heddle/CollationTable.java: the order of characters that OpenJDK's collators show, found by asking them for the
// collation elements of each character and of pairs of letters: `java scripts/CollationOrder.java > stdlib/heddle/CollationTable.java`.
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.Normalizer;
import java.text.RuleBasedCollator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

class CollationOrder {
  // The languages of scripts/make_locale_data.py.
  private static final String LANGUAGES = "root en de fr it es pt nl sv da nb no nn fi pl cs ru uk hu el ro tr ja ko zh zh_TW zh_HK fr_CA";
  private static final int UNKNOWN = 0x7fff0000;
  // What it shows for a character that is composed of one with an expansion.
  private static final int EXPANSION = 0x7e00;

  private record Entry(String text, long order, String rest) {}

  private final RuleBasedCollator asked;
  private final Map<Integer, String> known = new HashMap<>();

  CollationOrder(String id) {
    String[] parts = id.split("_");
    asked = (RuleBasedCollator) Collator.getInstance(id.equals("root") ? Locale.ROOT : new Locale(parts[0], parts.length > 1 ? parts[1] : ""));
    asked.setDecomposition(Collator.NO_DECOMPOSITION);
  }

  private List<Integer> elements(String text) {
    List<Integer> all = new ArrayList<>();
    CollationElementIterator i = asked.getCollationElementIterator(text);
    for (int order = i.next(); order != CollationElementIterator.NULLORDER; order = i.next()) all.add(order);
    return all;
  }

  private List<Integer> byParts(String text) {
    List<Integer> all = new ArrayList<>();
    text.codePoints().forEach(c -> all.addAll(elements(Character.toString(c))));
    return all;
  }

  private String order() {
    List<String> texts = new ArrayList<>();
    List<Integer> letters = new ArrayList<>();
    StringBuilder ends = new StringBuilder();  // what has no elements, as the collator knows it before others only
    for (int c = 0; c < 0x10000; c++) {
      if (Character.isSurrogate((char) c)) continue;
      String s = Character.toString(c);
      List<Integer> elements = elements(s);
      if (elements.isEmpty()) ends.append("!\1\0").append(s);
      if (elements.isEmpty() || elements.get(0) == UNKNOWN) continue;
      if (c < 0x3100 && (Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK) && elements.size() == 1) letters.add(c);
      String parts = Normalizer.normalize(s, Normalizer.Form.NFD);
      if (!parts.equals(s) && (elements.equals(byParts(parts)) || elements.get(0) >>> 16 == EXPANSION)) continue;
      texts.add(s);
      if (elements.size() == 1) known.putIfAbsent(elements.get(0), s);
    }
    for (int a : letters) {
      for (int b : letters) {
        String s = Character.toString(a) + Character.toString(b);
        if (!elements(s).equals(byParts(s))) texts.add(s);
      }
    }
    List<Entry> entries = new ArrayList<>();
    for (String s : texts) {
      List<Integer> elements = elements(s);
      StringBuilder rest = new StringBuilder();
      for (int e : elements.subList(1, elements.size())) {
        String of = known.get(e);
        if (of == null) throw new IllegalStateException(s + " " + elements);
        rest.append(of);
      }
      entries.add(new Entry(s, elements.get(0) & 0xffffffffL, rest.toString()));
    }
    Collections.sort(entries, (x, y) -> Long.compare(x.order, y.order));
    StringBuilder out = new StringBuilder();
    long before = 0;
    for (Entry e : entries) {
      String steps = steps(before, e.order);
      before = e.order;
      // Steps without a text keep the numbers the same where OpenJDK has entries that nothing shows.
      for (int i = 0; i < steps.length() - 1; i++) out.append(steps.charAt(i)).append("\0\0");
      out.append(steps.charAt(steps.length() - 1)).append((char) e.text.length()).append((char) e.rest.length()).append(e.text).append(e.rest);
      if (e.text.equals("-")) out.append((",\0\0").repeat(hidden((int) e.order)));
    }
    boolean back = asked.compare("c\u00f4te", "cot\u00e9") < 0;
    return (back ? "@" : "-") + compact(out.append(ends).toString());
  }

  // How many tertiary differences there are behind that of "-" that no character shows: keys count from the last one on.
  private int hidden(int order) {
    byte[] key = asked.getCollationKey("-").toByteArray();
    return key[key.length - 1] - 1 - 2 * (order & 0xff);
  }

  private static String steps(long from, long to) {
    int primary = (int) (to >> 16) - (int) (from >> 16);
    int secondary = (int) (to >> 8 & 0xff) - (primary != 0 ? 0 : (int) (from >> 8 & 0xff));
    int tertiary = (int) (to & 0xff) - (primary != 0 || secondary != 0 ? 0 : (int) (from & 0xff));
    String steps = "<".repeat(primary) + ";".repeat(secondary) + ",".repeat(tertiary);
    return steps.isEmpty() ? "=" : steps;
  }

  // A run of single characters of one strength: the strength, 0, their number, the characters.
  private static String compact(String s) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length();) {
      int n = s.charAt(i + 1), rest = s.charAt(i + 2);
      if (n == 1 && rest == 0 && s.charAt(i) != '!') {
        StringBuilder run = new StringBuilder();
        int j = i;
        while (j < s.length() && s.charAt(j) == s.charAt(i) && s.charAt(j + 1) == 1 && s.charAt(j + 2) == 0) {
          run.append(s.charAt(j + 3));
          j += 4;
        }
        out.append(s.charAt(i)).append((char) 0).append((char) run.length()).append(run);
        i = j;
      } else {
        out.append(s, i, i + 3 + n + rest);
        i += 3 + n + rest;
      }
    }
    return out.toString();
  }

  private static String literal(CharSequence text) {
    StringBuilder s = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') s.append('\\').append(c);
      else if (c >= ' ' && c < 0x7f || c >= 0x4e00 && c < 0x9fa6) s.append(c);
      else s.append(c < ' ' ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c));
    }
    return s.append('"').toString();
  }

  public static void main(String[] args) {
    Map<String, List<String>> byOrder = new LinkedHashMap<>();
    for (String id : LANGUAGES.split(" ")) {
      String order = new CollationOrder(id).order();
      byOrder.computeIfAbsent(order, o -> new ArrayList<>()).add(id);
      System.err.println(id + " " + order.length());
    }
    System.out.print("""
        // The orders of characters of OpenJDK's collators. Written by scripts/CollationOrder.java.
        //
        // First @ if accents count from the end on, else -. Then entries: how it differs from the one in front of it (< ; , = as in the rules
        // of java.text.RuleBasedCollator), the number of its chars, that of the chars of its expansion, both of them; or the
        // same sign, 0, a number, and so many entries of one char each. Number 0: as if there were an entry.
        // With the sign !: it has no elements.
        package heddle;

        public final class CollationTable {
          private CollationTable() {}

          // Of a language, or of a language and a country; null: that of the language, or the root's.
          public static String of(String locale) {
            switch (locale) {
        """);
    byOrder.forEach((order, ids) -> {
      for (String id : ids) System.out.println("      case \"" + id + "\":");
      System.out.println("        return " + literal(order) + ";");
    });
    System.out.print("""
              default: return null;
            }
          }
        }
        """);
  }
}
