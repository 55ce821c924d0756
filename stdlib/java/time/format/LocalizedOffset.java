// An offset as GMT+1 or GMT+01:00, with the word of the language for Greenwich Mean Time.
package java.time.format;

import heddle.ZoneNames;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

final class LocalizedOffset extends DateTimeFormatter.Part {
  private final TextStyle style;
  private final Locale locale;

  LocalizedOffset(TextStyle style, Locale locale) {
    this.style = style;
    this.locale = locale;
  }

  @Override
  DateTimeFormatter.Part in(Locale locale) {
    return new LocalizedOffset(style, locale);
  }

  private String word() {
    return ZoneNames.ofOffset(locale, 0);
  }

  @Override
  void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
    int total = Math.toIntExact(t.getLong(ChronoField.OFFSET_SECONDS)), size = Math.abs(total);
    out.append(word());
    if (total == 0) return;
    int hours = size / 3600, minutes = size / 60 % 60, seconds = size % 60;
    out.append(total < 0 ? '-' : '+');
    if (style == TextStyle.FULL || hours >= 10) out.append(hours / 10);
    out.append(hours % 10);
    if (style == TextStyle.FULL || minutes > 0 || seconds > 0) two(out, minutes);
    if (seconds > 0) two(out, seconds);
  }

  private static void two(StringBuilder out, int n) {
    out.append(':').append(n / 10).append(n % 10);
  }

  @Override
  int parse(Parsed result, String text, int at) {
    String word = word();
    if (!result.matches(text, at, word)) return ~at;
    int end = at + word.length();
    if (end == text.length() || "+-".indexOf(text.charAt(end)) < 0) return DateTimeFormatter.Offset.put(result, 0, end);
    boolean negative = text.charAt(end) == '-';
    int digits = end + 1;
    int hours = number(text, digits, style == TextStyle.FULL ? 2 : 1);
    if (hours < 0) return ~at;
    digits += style == TextStyle.FULL ? 2 : 1;
    if (style == TextStyle.SHORT && number(text, digits, 1) >= 0) hours = hours * 10 + number(text, digits++, 1);
    int total = hours * 3600;
    for (int unit = 60; unit > 0; unit /= 60) {
      int value = digits < text.length() && text.charAt(digits) == ':' ? number(text, digits + 1, 2) : -1;
      if (value < 0 && unit == 60 && style == TextStyle.FULL) return ~at;
      if (value < 0) break;
      total += value * unit;
      digits += 3;
    }
    return DateTimeFormatter.Offset.put(result, negative ? -total : total, digits);
  }

  // -1: there are not so many digits.
  private static int number(String text, int at, int digits) {
    if (at + digits > text.length()) return -1;
    int value = 0;
    for (int i = at; i < at + digits; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return -1;
      value = value * 10 + text.charAt(i) - '0';
    }
    return value;
  }

  @Override
  public String toString() {
    return "LocalizedOffset(" + style + ")";
  }
}
