// A pattern of a decimal format that is read: prefix digits suffix [; prefix digits suffix]. Of the second part only the affixes count.
package java.text;

final class DecimalPattern {
  private final String text;
  private final char zero;
  private final char digit;
  private final char comma;
  private final char point;
  private final char separator;
  private final char percent;
  private final char perMill;
  private final char minus;
  private final String power;
  private int at;
  private int factor = 1;  // of the part that is read
  private boolean hasDigits;

  // The digits of the first part.
  int before;        // # in front of the zeros
  int zeros;
  int after;         // # behind them
  int pointAt = -1;  // behind so many digits
  int grouping = -1;
  boolean exponential;
  int exponentDigits;

  int multiplier;
  boolean currency;
  String prefix = "";  // as Affix has patterns
  String suffix = "";
  String negativePrefix;  // null: there is no second part
  String negativeSuffix;

  DecimalPattern(String text, DecimalFormatSymbols symbols, boolean localized) {
    this.text = text;
    zero = localized ? symbols.getZeroDigit() : '0';
    digit = localized ? symbols.getDigit() : '#';
    comma = localized ? symbols.getGroupingSeparator() : ',';
    point = localized ? symbols.getDecimalSeparator() : '.';
    separator = localized ? symbols.getPatternSeparator() : ';';
    percent = localized ? symbols.getPercent() : Affix.PERCENT;
    perMill = localized ? symbols.getPerMill() : Affix.PER_MILL;
    minus = localized ? symbols.getMinusSign() : Affix.MINUS;
    power = localized ? symbols.getExponentSeparator() : "E";
    read();
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + " in pattern \"" + text + '"');
  }

  private IllegalArgumentException malformed() {
    return new IllegalArgumentException("Malformed pattern \"" + text + '"');
  }

  private boolean isMore() {
    return at < text.length();
  }

  private boolean isDigitSign(char c) {
    return c == digit || c == zero || c == comma || c == point;
  }

  private void read() {
    if (text.isEmpty()) return;
    StringBuilder out = new StringBuilder();
    affix(out);
    prefix = take(out);
    // (Digits that follow within the suffix count, too.)
    while (isMore() && text.charAt(at) != separator) {
      digits();
      affix(out);
    }
    suffix = take(out);
    multiplier = factor;
    placePoint();
    // Without a second part the first is read as one, too (for which an E behind the exponent belongs to the digits).
    at = isMore() ? at + 1 : 0;
    if (isMore()) readNegative(out);
  }

  private void readNegative(StringBuilder out) {
    factor = 1;
    hasDigits = false;
    affix(out);
    negativePrefix = take(out);
    while (isMore() && text.charAt(at) != separator) {
      skipDigits();
      affix(out);
    }
    negativeSuffix = take(out);
    if (isMore()) throw unquotedSeparator();
  }

  private IllegalArgumentException unquotedSeparator() {
    return wrong("Unquoted special character '" + separator + "'");
  }

  private static String take(StringBuilder out) {
    String result = out.toString();
    out.setLength(0);
    return result;
  }

  // Up to digits, or the separator behind them.
  private void affix(StringBuilder out) {
    boolean quoted = false;
    for (; isMore(); at++) {
      char c = text.charAt(at);
      if (c == '\'') {
        if (text.startsWith("'", at + 1)) {
          out.append("''");
          at++;
        } else {
          quoted = !quoted;
        }
      } else if (quoted) {
        out.append(c);
      } else if (c == separator) {
        if (!hasDigits) throw unquotedSeparator();
        return;
      } else if (isDigitSign(c)) {
        hasDigits = true;
        return;
      } else {
        out.append(sign(c));
      }
    }
    if (quoted) throw malformed();
  }

  private String sign(char c) {
    if (c == Affix.CURRENCY) {
      currency = true;
      boolean international = text.startsWith(String.valueOf(Affix.CURRENCY), at + 1);
      if (international) at++;
      return Affix.currency(international);
    }
    if (c == minus) return Affix.sign(Affix.MINUS);
    if (c != percent && c != perMill) return String.valueOf(c);
    if (factor != 1) throw wrong("Too many percent/per mille characters");
    factor = c == percent ? 100 : 1000;
    return Affix.sign(c == percent ? Affix.PERCENT : Affix.PER_MILL);
  }

  private void digits() {
    for (; isMore(); at++) {
      char c = text.charAt(at);
      if (c == digit || c == zero) {
        count(c);
      } else if (c == comma) {
        grouping = 0;
      } else if (c == point) {
        if (pointAt >= 0) throw wrong("Multiple decimal separators");
        pointAt = before + zeros + after;
      } else {
        if (text.startsWith(power, at)) exponent();
        return;
      }
    }
  }

  private void count(char c) {
    if (c == zero) {
      if (after > 0) throw wrong("Unexpected '0'");
      zeros++;
    } else if (zeros > 0) {
      after++;
    } else {
      before++;
    }
    if (grouping >= 0 && pointAt < 0) grouping++;
  }

  private void exponent() {
    if (exponential) throw wrong("Multiple exponential symbols");
    exponential = true;
    at += power.length();
    int begin = at;
    while (isMore() && text.charAt(at) == zero) at++;
    exponentDigits = at - begin;
    if (before + zeros < 1 || exponentDigits < 1) throw new IllegalArgumentException("Malformed exponential pattern \"" + text + '"');
  }

  // Without a zero, "#.##" means "0.##", and ".##" means ".0#".
  private void placePoint() {
    if (zeros == 0 && before > 0 && pointAt >= 0) {
      int first = Math.max(pointAt, 1);
      after = before - first;
      before = first - 1;
      zeros = 1;
    }
    boolean fits = pointAt < 0 ? after == 0 : pointAt >= before && pointAt <= before + zeros;
    if (!fits || grouping == 0) throw malformed();
  }

  private void skipDigits() {
    while (isMore()) {
      if (isDigitSign(text.charAt(at))) {
        at++;
      } else if (text.startsWith(power, at)) {
        at += power.length();
      } else {
        return;
      }
    }
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  int total() {
    return before + zeros + after;
  }

  int integerDigits() {
    return (pointAt < 0 ? total() : pointAt) - before;
  }
}
