// Puts the elements of a pattern such as "yyyy-MM-dd['T'HH:mm]" into a builder.
package java.time.format;

import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalField;
import java.util.Locale;

final class PatternReader {
  private final DateTimeFormatterBuilder builder;
  private final String pattern;
  private int at;

  PatternReader(DateTimeFormatterBuilder builder, String pattern) {
    this.builder = builder;
    this.pattern = pattern;
  }

  private static boolean isLetter(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  void read() {
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (isLetter(c)) {
        letters(c);
        continue;
      }
      at++;
      if (c == '\'') {
        quoted();
      } else if (c == '[') {
        builder.optionalStart();
      } else if (c == ']') {
        if (!builder.isInOption()) throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
        builder.optionalEnd();
      } else if (c == '{' || c == '}' || c == '#') {
        throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
      } else {
        builder.appendLiteral(c);
      }
    }
  }

  // How often the letter is there.
  private int count(char letter) {
    int start = at;
    while (at < pattern.length() && pattern.charAt(at) == letter) at++;
    return at - start;
  }

  private void letters(char letter) {
    int count = count(letter);
    if (letter == 'p') {
      if (at == pattern.length() || !isLetter(pattern.charAt(at))) {
        throw new IllegalArgumentException("Pad letter 'p' must be followed by valid pad pattern: " + pattern);
      }
      builder.padNext(count);
      letter = pattern.charAt(at);
      count = count(letter);
    }
    element(letter, count);
  }

  // Behind the quote.
  private void quoted() {
    StringBuilder text = new StringBuilder();
    while (true) {
      if (at >= pattern.length()) throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
      char c = pattern.charAt(at++);
      if (c == '\'') {
        if (at >= pattern.length() || pattern.charAt(at) != '\'') break;
        at++;
      }
      text.append(c);
    }
    builder.appendLiteral(text.length() == 0 ? "'" : text.toString());
  }

  private void element(char letter, int count) {
    switch (letter) {
      case 'y': year(ChronoField.YEAR_OF_ERA, count); break;
      case 'u': year(ChronoField.YEAR, count); break;
      case 'M':
      case 'L': numberOrText(letter, ChronoField.MONTH_OF_YEAR, count); break;
      case 'Q':
      case 'q': numberOrText(letter, IsoFields.QUARTER_OF_YEAR, count); break;
      case 'E': text(letter, ChronoField.DAY_OF_WEEK, Math.max(count, 3)); break;
      case 'G': text(letter, ChronoField.ERA, Math.max(count, 3)); break;
      case 'a':
        if (count > 1) throw tooMany(letter);
        builder.appendText(ChronoField.AMPM_OF_DAY, TextStyle.SHORT);
        break;
      case 'd': number(letter, ChronoField.DAY_OF_MONTH, count, 2); break;
      case 'D':
        if (count > 3) throw tooMany(letter);
        if (count == 1) builder.appendValue(ChronoField.DAY_OF_YEAR);
        else builder.appendValue(ChronoField.DAY_OF_YEAR, count, 3, SignStyle.NOT_NEGATIVE);
        break;
      case 'B':
        if (count != 1 && count != 4 && count != 5) throw new IllegalArgumentException("Wrong number of pattern letters: " + letter);
        builder.appendDayPeriodText(count == 1 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW);
        break;
      case 'H': number(letter, ChronoField.HOUR_OF_DAY, count, 2); break;
      case 'k': number(letter, ChronoField.CLOCK_HOUR_OF_DAY, count, 2); break;
      case 'K': number(letter, ChronoField.HOUR_OF_AMPM, count, 2); break;
      case 'h': number(letter, ChronoField.CLOCK_HOUR_OF_AMPM, count, 2); break;
      case 'm': number(letter, ChronoField.MINUTE_OF_HOUR, count, 2); break;
      case 's': number(letter, ChronoField.SECOND_OF_MINUTE, count, 2); break;
      case 'S': builder.appendFraction(ChronoField.NANO_OF_SECOND, count, count, false); break;
      case 'n': builder.appendValue(ChronoField.NANO_OF_SECOND, count, 19, SignStyle.NOT_NEGATIVE); break;
      case 'N': builder.appendValue(ChronoField.NANO_OF_DAY, count, 19, SignStyle.NOT_NEGATIVE); break;
      case 'A': builder.appendValue(ChronoField.MILLI_OF_DAY, count, 19, SignStyle.NOT_NEGATIVE); break;
      case 'g': builder.appendValue(JulianFields.MODIFIED_JULIAN_DAY, count, 19, SignStyle.NORMAL); break;
      case 'F': number(letter, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH, count, 1); break;
      case 'e':
      case 'c':
        if (count == 2 && letter == 'c') throw new IllegalArgumentException("Invalid pattern \"cc\"");
        if (count <= 2) weeks(letter, count);
        else text(letter, ChronoField.DAY_OF_WEEK, count);
        break;
      case 'W':
        if (count > 1) throw tooMany(letter);
        weeks(letter, count);
        break;
      case 'w':
        if (count > 2) throw tooMany(letter);
        weeks(letter, count);
        break;
      case 'Y': weeks(letter, count); break;
      default: zone(letter, count);
    }
  }

  private void weeks(char letter, int count) {
    builder.add(new DateTimeFormatter.OfWeeks(letter, count, Locale.getDefault(Locale.Category.FORMAT)));
  }

  private void zone(char letter, int count) {
    switch (letter) {
      case 'V':
        if (count != 2) throw new IllegalArgumentException("Pattern letter count must be 2: " + letter);
        builder.appendZoneId();
        break;
      case 'z':
        if (count > 4) throw tooMany(letter);
        builder.appendZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'v':
        if (count != 1 && count != 4) throw new IllegalArgumentException("Wrong number of pattern letters: " + letter);
        builder.appendGenericZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'O':
        if (count != 1 && count != 4) throw new IllegalArgumentException("Pattern letter count must be 1 or 4: " + letter);
        builder.appendLocalizedOffset(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'Z':
        if (count > 5) throw tooMany(letter);
        if (count == 4) builder.appendLocalizedOffset(TextStyle.FULL);
        else builder.appendOffset(count < 4 ? "+HHMM" : "+HH:MM:ss", count < 4 ? "+0000" : "Z");
        break;
      case 'X':
      case 'x':
        if (count > 5) throw tooMany(letter);
        String form = new String[] {"+HHmm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss"}[count - 1];
        builder.appendOffset(form, letter == 'X' ? "Z" : count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00");
        break;
      default: throw new IllegalArgumentException("Unknown pattern letter: " + letter);
    }
  }

  private static IllegalArgumentException tooMany(char letter) {
    return new IllegalArgumentException("Too many pattern letters: " + letter);
  }

  private void year(ChronoField field, int count) {
    if (count == 2) builder.appendValueReduced(field, 2, 2, DateTimeFormatter.Reduced.BASE);
    else builder.appendValue(field, count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
  }

  private void number(char letter, TemporalField field, int count, int most) {
    if (count > most) throw tooMany(letter);
    if (count == 1) builder.appendValue(field);
    else builder.appendValue(field, count);
  }

  private void numberOrText(char letter, TemporalField field, int count) {
    if (count <= 2) number(letter, field, count, 2);
    else text(letter, field, count);
  }

  private void text(char letter, TemporalField field, int count) {
    if (count > 5) throw tooMany(letter);
    TextStyle style = count == 3 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW;
    builder.appendText(field, letter == 'L' || letter == 'q' || letter == 'c' ? style.asStandalone() : style);
  }
}
