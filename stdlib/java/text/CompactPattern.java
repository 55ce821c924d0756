// What stands in a compact number format for a power of ten: "0K", or one such for each plural form, "{one:0 million other:0 millions}".
package java.text;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class CompactPattern {
  // One form: what stands before and behind the number.
  static final class Form {
    final String prefix;
    final String suffix;
    final String negativePrefix;  // null: the pattern has no part for negative numbers
    final String negativeSuffix;
    final int zeros;  // 0: no number is written

    Form(String prefix, String suffix, String negativePrefix, String negativeSuffix, int zeros) {
      this.prefix = prefix;
      this.suffix = suffix;
      this.negativePrefix = negativePrefix;
      this.negativeSuffix = negativeSuffix;
      this.zeros = zeros;
    }

    boolean isEmpty() {
      return prefix.isEmpty() && suffix.isEmpty();
    }

    String prefix(boolean negative, DecimalFormatSymbols symbols) {
      if (!negative) return prefix;
      return negativePrefix != null ? negativePrefix : symbols.minusText() + prefix;
    }

    String suffix(boolean negative) {
      return negative && negativeSuffix != null ? negativeSuffix : suffix;
    }
  }

  final BigInteger divisor;
  private final Map<String, Form> forms = new LinkedHashMap<>();

  // Of numbers with index + 1 digits.
  CompactPattern(String pattern, int index) {
    // (No static field has them: explorations begin with the initialisers of all classes that a program can reach.)
    Matcher all = Pattern.compile("^\\{\\s*(.*?)\\s*\\}$").matcher(pattern);
    if (all.matches()) {
      Matcher each = Pattern.compile("(zero|one|two|few|many|other):((?:[^\\s']|'[^']*')+)")
          .matcher(all.group(1));
      while (each.find()) forms.put(each.group(1), formOf(each.group(2)));
    } else {
      forms.put(PluralRules.OTHER, formOf(pattern));
    }
    int zeros = 0;
    for (Form form : forms.values()) {
      if (form.zeros > 0) zeros = form.zeros;
    }
    if (zeros > index + 1) {
      throw new IllegalArgumentException("Invalid Pattern [" + pattern + "]: min integer digits specified exceeds the limit for the index "
          + index);
    }
    divisor = zeros == 0 ? BigInteger.ONE : BigInteger.TEN.pow(index - zeros + 1);
  }

  // Null: none for that plural form, nor another one for all.
  Form form(String keyword) {
    Form form = forms.get(keyword);
    return form == null ? forms.get(PluralRules.OTHER) : form;
  }

  Iterable<Form> forms() {
    return forms.values();
  }

  private static Form formOf(String pattern) {
    String[] parts = new String[4];
    int[] zeros = new int[2];
    int part = 0;
    StringBuilder out = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') {
        if (pattern.startsWith("'", i + 1)) {
          out.append(c);
          i++;
        } else {
          if (!quoted && pattern.indexOf('\'', i + 1) < 0) {
            throw new IllegalArgumentException("Invalid single quote in pattern \"" + pattern + '"');
          }
          quoted = !quoted;
        }
      } else if (quoted) {
        out.append(c);
      } else if (c == '0') {
        zeros[part / 2]++;
        if (part % 2 == 0) parts[part++] = take(out);
      } else if (c == ';' && part < 2) {
        if (part == 0) parts[part++] = take(out);
        parts[part++] = take(out);
      } else if ("#.,;\u00a4%\u2030".indexOf(c) >= 0) {
        throw new IllegalArgumentException("Unquoted special character '" + c + "' in pattern \"" + pattern + '"');
      } else {
        out.append(c);
      }
    }
    parts[part] = take(out);
    for (int i = 0; i < 2; i++) {
      if (parts[i] == null) parts[i] = "";
    }
    boolean negative = parts[2] != null && !(parts[3] == null && parts[2].isEmpty());
    return new Form(parts[0], parts[1], negative ? parts[2] : null, negative ? parts[3] == null ? "" : parts[3] : null, zeros[0]);
  }

  private static String take(StringBuilder out) {
    String result = out.toString();
    out.setLength(0);
    return result;
  }
}
