// Which of its forms a language takes for a number (Unicode Technical Standard 35, part 3, "Language Plural Rules"): "one:i = 1 and v = 0;
// few:n % 10 = 2..4". A number that no rule fits has the form "other". The numbers here are whole.
package java.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

final class PluralRules {
  static final String OTHER = "other";

  private static final String RELATION = " *[niftvwe] *(% *\\d+ *)?!?= *\\d+(\\.\\.\\d+)?( *, *\\d+(\\.\\.\\d+)?)* *";

  // An operand, what it is divided by (0: nothing), whether it is to be outside of the ranges, and these by pairs.
  private static final class Relation {
    final char operand;
    final long divisor;
    final boolean not;
    final List<Long> ranges = new ArrayList<>();

    Relation(String text) {
      int sign = text.indexOf('='), percent = text.indexOf('%');
      operand = text.charAt(0);
      not = text.charAt(sign - 1) == '!';
      divisor = percent < 0 ? 0 : Long.parseLong(text.substring(percent + 1, not ? sign - 1 : sign));
      for (String range : text.substring(sign + 1).split(",")) {
        int dots = range.indexOf("..");
        ranges.add(Long.parseLong(dots < 0 ? range : range.substring(0, dots)));
        ranges.add(Long.parseLong(dots < 0 ? range : range.substring(dots + 2)));
      }
    }

    // Of a whole number the digits behind the point and the exponent are none.
    boolean holds(long n) {
      long value = operand == 'n' || operand == 'i' ? n : 0;
      if (divisor > 0) value %= divisor;
      for (int i = 0; i < ranges.size(); i += 2) {
        if (value >= ranges.get(i) && value <= ranges.get(i + 1)) return !not;
      }
      return not;
    }
  }

  // For each form relations of which all hold in one of the lists.
  private final Map<String, List<List<Relation>>> rules = new LinkedHashMap<>();

  // Throws an IllegalArgumentException for what is no rule.
  PluralRules(String text) {
    Pattern syntax = Pattern.compile("(zero|one|two|few|many):" + RELATION + "((and|or)" + RELATION + ")*");
    for (String rule : text.isEmpty() ? new String[0] : text.split(";")) {
      rule = rule.trim();
      if (!syntax.matcher(rule).matches()) throw new IllegalArgumentException("Invalid plural rules syntax: " + rule);
      int colon = rule.indexOf(':');
      List<List<Relation>> any = new ArrayList<>();
      for (String alternative : rule.substring(colon + 1).replace(" ", "").split("or")) {
        List<Relation> all = new ArrayList<>();
        for (String relation : alternative.split("and")) all.add(new Relation(relation));
        any.add(all);
      }
      if (rules.put(rule.substring(0, colon), any) != null) throw new IllegalArgumentException("Duplicate key " + rule.substring(0, colon));
    }
  }

  String formOf(long n) {
    for (Map.Entry<String, List<List<Relation>>> rule : rules.entrySet()) {
      for (List<Relation> all : rule.getValue()) {
        if (all.stream().allMatch(relation -> relation.holds(n))) return rule.getKey();
      }
    }
    return OTHER;
  }
}
