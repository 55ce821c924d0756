// What stands before or behind the digits of a decimal format: signs of a pattern, whose text depends on the symbols, or a plain text.
package java.text;

import java.util.Objects;

final class Affix {
  static final char CURRENCY = '\u00a4';
  static final char PERCENT = '%';
  static final char PER_MILL = '\u2030';
  static final char MINUS = '-';
  // Before one of these signs it says that it is none of the text; a quote itself is written twice.
  private static final char QUOTE = '\'';

  private final String pattern;  // null: a plain text
  private final String text;

  private Affix(String pattern, String text) {
    this.pattern = pattern;
    this.text = text;
  }

  static Affix ofText(String text) {
    return new Affix(null, text);
  }

  static Affix ofPattern(String pattern, DecimalFormatSymbols symbols) {
    if (pattern.isEmpty()) return new Affix("", "");
    return new Affix(pattern, expanded(pattern, symbols));
  }

  // A sign in a pattern.
  static String sign(char sign) {
    return QUOTE + String.valueOf(sign);
  }

  static String currency(boolean international) {
    return international ? sign(CURRENCY) + CURRENCY : sign(CURRENCY);
  }

  Affix with(DecimalFormatSymbols symbols) {
    return pattern == null ? this : ofPattern(pattern, symbols);
  }

  Affix withMinus(DecimalFormatSymbols symbols) {
    return pattern == null ? ofText(symbols.minusText() + text) : ofPattern(sign(MINUS) + pattern, symbols);
  }

  String text() {
    return text;
  }

  private static boolean isInternational(String pattern, int at) {
    return pattern.startsWith(String.valueOf(CURRENCY), at + 1);
  }

  private static String expanded(String pattern, DecimalFormatSymbols symbols) {
    StringBuilder out = new StringBuilder();
    expand(pattern, symbols, out, (number, field, begin, end) -> {});
    return out.toString();
  }

  private static void expand(String pattern, DecimalFormatSymbols symbols, StringBuilder out, FieldListener fields) {
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c != QUOTE) {
        out.append(c);
        continue;
      }
      c = pattern.charAt(++i);
      int begin = out.length();
      boolean international = c == CURRENCY && isInternational(pattern, i);
      if (international) i++;
      expandSign(c, international, symbols, out);
      NumberFormat.Field field = fieldOf(c);
      if (field != null) fields.field(FieldListener.NO_NUMBER, field, begin, out.length());
    }
  }

  private static void expandSign(char sign, boolean international, DecimalFormatSymbols symbols, StringBuilder out) {
    switch (sign) {
      case CURRENCY: out.append(international ? symbols.getInternationalCurrencySymbol() : symbols.getCurrencySymbol()); break;
      case PERCENT: out.append(symbols.getPercent()); break;
      case PER_MILL: out.append(symbols.getPerMill()); break;
      case MINUS: out.append(symbols.minusText()); break;
      default: out.append(sign);
    }
  }

  private static NumberFormat.Field fieldOf(char sign) {
    switch (sign) {
      case CURRENCY: return NumberFormat.Field.CURRENCY;
      case PERCENT: return NumberFormat.Field.PERCENT;
      case PER_MILL: return NumberFormat.Field.PERMILLE;
      case MINUS: return NumberFormat.Field.SIGN;
      default: return null;
    }
  }

  StringBuffer append(StringBuffer out, DecimalFormatSymbols symbols, FieldListener fields) {
    int offset = out.length();
    if (pattern != null && pattern.indexOf(QUOTE) >= 0) {
      expand(pattern, symbols, new StringBuilder(),
          (number, field, begin, end) -> fields.field(number, field, offset + begin, offset + end));
    }
    return out.append(text);
  }

  // As it stands in a pattern with these symbols.
  void write(StringBuilder out, DecimalFormatSymbols symbols) {
    if (pattern == null) {
      writeText(out, text, symbols);
      return;
    }
    int begin = 0;
    for (int i = pattern.indexOf(QUOTE); i >= 0; i = pattern.indexOf(QUOTE, begin)) {
      writeText(out, pattern.substring(begin, i), symbols);
      char c = pattern.charAt(i + 1);
      begin = i + 2;
      if (c == QUOTE) {
        out.append(QUOTE).append(QUOTE);
      } else if (c == CURRENCY && isInternational(pattern, i + 1)) {
        out.append(CURRENCY).append(CURRENCY);
        begin++;
      } else {
        out.append(c == PERCENT ? symbols.getPercent() : c == PER_MILL ? symbols.getPerMill() : c == MINUS ? symbols.getMinusSign() : c);
      }
    }
    writeText(out, pattern.substring(begin), symbols);
  }

  private static boolean isSpecial(char c, DecimalFormatSymbols s) {
    return c == s.getZeroDigit() || c == s.getGroupingSeparator() || c == s.getDecimalSeparator() || c == s.getPercent()
        || c == s.getPerMill() || c == s.getDigit() || c == s.getPatternSeparator() || c == s.getMinusSign() || c == CURRENCY;
  }

  private static void writeText(StringBuilder out, String text, DecimalFormatSymbols symbols) {
    boolean quoted = false;
    for (int i = 0; i < text.length() && !quoted; i++) quoted = isSpecial(text.charAt(i), symbols);
    if (quoted) out.append(QUOTE);
    out.append(text.replace("'", "''"));
    if (quoted) out.append(QUOTE);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Affix && Objects.equals(pattern, ((Affix) obj).pattern) && text.equals(((Affix) obj).text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
