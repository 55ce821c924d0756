// Reads the rules of a collator, of the form that RuleBasedCollator describes, to a list of entries in their order.
package java.text;

import java.util.ArrayList;
import java.util.List;

final class CollationRules {
  static final class Entry {
    final char strength;  // how it differs from the entry in front of it: < ; , =
    final String text;
    final String expansion;

    Entry(char strength, String text, String expansion) {
      this.strength = strength;
      this.text = text;
      this.expansion = expansion;
    }
  }

  private static final String SIGNS = "=<;,&";

  final List<Entry> entries = new ArrayList<>();
  boolean backward;

  private final String rules;
  private int at;

  CollationRules(String rules) throws ParseException {
    this.rules = rules;
    if (rules.isEmpty()) throw new ParseException("Build rules empty.", 0);
    int place = 0;  // of the next entry
    String further = "";  // what the entries behind a reset stand for besides that
    while (skip()) {
      int start = at;
      char sign = rules.charAt(at);
      if (sign == '@' && start > 0) {
        backward = true;
        at++;
        continue;
      }
      if (SIGNS.indexOf(sign) < 0) throw new ParseException("missing char (=,;<&) : " + rules.substring(start, Math.min(rules.length(), start + 10)), start);
      at++;
      String text = text(true);
      if (text.isEmpty()) throw new ParseException("missing chars (=,;<&): " + rules.substring(at, Math.min(rules.length(), at + 10)), at);
      String expansion = at < rules.length() && rules.charAt(at) == '/' ? expansion() : "";
      if (sign == '&') {
        int n = text.length(), found = -1;
        while (n > 0 && (found = find(text.substring(0, n))) < 0) n--;
        if (found < 0) throw new ParseException("couldn't find: &" + text + (expansion.isEmpty() ? "" : "/" + expansion), -1);
        place = found + 1;
        further = text.substring(n) + expansion;
        continue;
      }
      if (place > 0 && entries.get(place - 1).text.equals(text) && sign != '=') {
        String both = entries.get(place - 1).strength + text + " and " + sign + text;
        throw new ParseException("The entries " + both + " are adjacent in the rules, but have conflicting strengths: "
            + "A character can't be unequal to itself.", -1);
      }
      int old = find(text);
      if (old >= 0) {
        entries.remove(old);
        if (old < place) place--;
      }
      entries.add(place++, new Entry(sign, text, further + expansion));
    }
  }

  private String expansion() throws ParseException {
    at++;
    return text(false);
  }

  private int find(String text) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).text.equals(text)) return i;
    }
    return -1;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  private boolean skip() {
    while (at < rules.length() && isBlank(rules.charAt(at))) at++;
    return at < rules.length();
  }

  // Up to the next sign; blanks do not count.
  private String text(boolean slashEnds) throws ParseException {
    StringBuilder text = new StringBuilder();
    while (skip()) {
      char c = rules.charAt(at);
      if (SIGNS.indexOf(c) >= 0 || c == '@' || c == '/' && slashEnds) break;
      at++;
      if (c == '\'') {
        if (at < rules.length() && rules.charAt(at) == '\'') {
          text.append(rules.charAt(at++));
          continue;
        }
        int end = rules.indexOf('\'', at);
        if (end < 0) throw new ParseException("missing quote", at);
        text.append(rules, at, end);
        at = end + 1;
      } else {
        boolean punctuation = c > ' ' && c < '0' || c > '9' && c < 'A' || c > 'Z' && c < 'a' || c > 'z' && c < 0x7f;
        if (punctuation) throw new ParseException("Unquoted punctuation character : " + Integer.toString(c, 16), at - 1);
        text.append(c);
      }
    }
    return text.toString();
  }
}
