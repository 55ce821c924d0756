// Formats values after a format string, as printf does.
package java.util;

import heddle.Pieces;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

public final class Formatter implements Closeable, Flushable {
  private static final String FLAGS = "-#+ 0,(<";

  private Appendable out;
  private Locale locale;
  private IOException lastException;

  // The specifier that is being worked on.
  private String specifier;
  private boolean left;
  private boolean alternate;
  private boolean plus;
  private boolean space;
  private boolean zero;
  private boolean group;
  private boolean parentheses;
  private int position;   // of the argument, from 1 on; 0: the next one, -1: the last one again
  private int width;      // -1: none
  private int precision;  // -1: none
  private boolean upper;

  public Formatter() {
    this(new StringBuilder(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(Locale l) {
    this(new StringBuilder(), l);
  }

  public Formatter(Appendable a) {
    this(a, Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(Appendable a, Locale l) {
    out = a == null ? new StringBuilder() : a;
    locale = l;
  }

  public Formatter(PrintStream ps) {
    this((Appendable) Objects.requireNonNull(ps), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os) {
    this((Appendable) new PrintStream(os), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os, String csn) throws java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(os, false, csn), Locale.getDefault(Locale.Category.FORMAT));
  }

  // Of a file, which is emptied first.
  public Formatter(String fileName) throws java.io.FileNotFoundException {
    this((Appendable) new PrintStream(fileName), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(String fileName, String csn) throws java.io.FileNotFoundException, java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(fileName, csn), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(java.io.File file) throws java.io.FileNotFoundException {
    this((Appendable) new PrintStream(file), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(java.io.File file, String csn) throws java.io.FileNotFoundException, java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(file, csn), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os, String csn, Locale l) throws java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(os, false, csn), l);
  }

  public Formatter(OutputStream os, java.nio.charset.Charset charset, Locale l) {
    this((Appendable) new PrintStream(os, false, charset), l);
  }

  public Formatter(String fileName, String csn, Locale l) throws java.io.FileNotFoundException, java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(fileName, csn), l);
  }

  public Formatter(String fileName, java.nio.charset.Charset charset, Locale l) throws IOException {
    this((Appendable) new PrintStream(fileName, charset), l);
  }

  public Formatter(java.io.File file, String csn, Locale l) throws java.io.FileNotFoundException, java.io.UnsupportedEncodingException {
    this((Appendable) new PrintStream(file, csn), l);
  }

  public Formatter(java.io.File file, java.nio.charset.Charset charset, Locale l) throws IOException {
    this((Appendable) new PrintStream(file, charset), l);
  }

  private void ensureOpen() {
    if (out == null) throw new FormatterClosedException();
  }

  public Locale locale() {
    ensureOpen();
    return locale;
  }

  public Appendable out() {
    ensureOpen();
    if (out instanceof Pieces) out = new StringBuilder(out.toString());
    return out;
  }

  @Override
  public String toString() {
    ensureOpen();
    return out.toString();
  }

  @Override
  public void flush() {
    ensureOpen();
    if (out instanceof Flushable) {
      try {
        ((Flushable) out).flush();
      } catch (IOException e) {
        lastException = e;
      }
    }
  }

  @Override
  public void close() {
    if (out == null) return;
    try {
      if (out instanceof Closeable) ((Closeable) out).close();
    } catch (IOException e) {
      lastException = e;
    } finally {
      out = null;
    }
  }

  public IOException ioException() {
    return lastException;
  }

  private void put(String format, int begin, int end) {
    try {
      out.append(format, begin, end);
    } catch (IOException e) {
      lastException = e;
    }
  }

  // With blanks, one by one, up to the width.
  private void putPadded(String text) {
    if (width == -1) {
      put(text);
      return;
    }
    if (!left) putBlanks(width - text.length());
    put(text);
    if (left) putBlanks(width - text.length());
  }

  private void putBlanks(int count) {
    try {
      for (int i = 0; i < count; i++) out.append(' ');
    } catch (IOException e) {
      lastException = e;
    }
  }

  private void put(String text) {
    try {
      out.append(text);
    } catch (IOException e) {
      lastException = e;
    }
  }

  public Formatter format(Locale l, String format, Object... args) {
    Locale own = locale;
    locale = l;
    try {
      return format(format, args);
    } finally {
      locale = own;
    }
  }

  public Formatter format(String format, Object... args) {
    ensureOpen();
    int n = format.length();
    int ordinary = 0;    // index of the next argument without an index
    int previous = -1;   // index of the argument used last
    int begin = 0;
    int i = format.indexOf('%');
    // Everything is parsed before anything is printed: a malformed specifier shows first.
    checkSyntax(format);
    while (i >= 0) {
      if (i > begin) put(format, begin, i);
      int end = endOfSpecifier(format, i);
      int index = parse(format, i, end);
      char conversion = format.charAt(end - 1);
      if (isDate(format, end)) conversion = 't';
      begin = end;
      i = format.indexOf('%', end);
      char c = Character.toLowerCase(conversion);
      if (conversion == '%') {
        putPadded("%");
        continue;
      }
      if (conversion == 'n') {
        put("\n");
        continue;
      }
      int at;
      if (index == -1) {
        at = previous;
        if (at < 0) throw new MissingFormatArgumentException(normalised());
      } else if (index > 0) {
        at = index - 1;
      } else {
        at = ordinary++;
      }
      previous = at;
      if (args != null && at >= args.length) throw new MissingFormatArgumentException(normalised());
      Object arg = args == null ? null : args[at];
      if (conversion == 't') {
        putPadded(upperCase(FormatDate.format(format.charAt(end - 1), arg, locale)));
      } else {
        convert(c, arg);
      }
    }
    if (begin < n) put(format, begin, n);
    return this;
  }

  private static boolean isDate(String format, int end) {
    char before = format.charAt(end - 2);
    return before == 't' || before == 'T';
  }

  private void checkSyntax(String format) {
    for (int i = format.indexOf('%'); i >= 0; ) {
      int end = endOfSpecifier(format, i);
      parse(format, i, end);
      checkSpecifier(format, end);
      i = format.indexOf('%', end);
    }
  }

  // Behind the conversion character of the specifier that begins at i.
  private static int endOfSpecifier(String format, int i) {
    int n = format.length();
    int at = i + 1;
    while (at < n) {
      char c = format.charAt(at);
      boolean part = c >= '0' && c <= '9' || c == '$' || c == '.' || FLAGS.indexOf(c) >= 0;
      if (!part) break;
      at++;
    }
    if (at >= n) throw unknown(format, i);
    char c = format.charAt(at);
    boolean conversion = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '%';
    if (!conversion) throw unknown(format, i);
    if (c == 't' || c == 'T') {
      at++;
      if (at >= n) throw new UnknownFormatConversionException(String.valueOf(c));
    }
    return at + 1;
  }

  // For a malformed specifier at i the character behind the % is blamed.
  private static UnknownFormatConversionException unknown(String format, int i) {
    char c = i + 1 < format.length() ? format.charAt(i + 1) : '%';
    return new UnknownFormatConversionException(String.valueOf(c));
  }

  // Fills the fields from %[index$][flags][width][.precision]conversion. The index: 0 none, -1 `<`.
  private int parse(String format, int i, int end) {
    specifier = format.substring(i, end);
    left = alternate = plus = space = zero = group = parentheses = false;
    width = -1;
    precision = -1;
    int index = 0;
    int last = end - 1;  // the conversion
    if (isDate(format, end)) last--;
    int at = i + 1;
    int digits = at;
    while (digits < last && isDigit(format.charAt(digits))) digits++;
    if (digits > at && digits < last && format.charAt(digits) == '$') {
      index = number(format, at, digits);
      if (index <= 0) throw new IllegalFormatArgumentIndexException(index);
      at = digits + 1;
    }
    boolean relative = false;
    while (at < last && FLAGS.indexOf(format.charAt(at)) >= 0) {
      char flag = format.charAt(at);
      boolean twice = false;
      switch (flag) {
        case '-': twice = left; left = true; break;
        case '#': twice = alternate; alternate = true; break;
        case '+': twice = plus; plus = true; break;
        case ' ': twice = space; space = true; break;
        case '0': twice = zero; zero = true; break;
        case ',': twice = group; group = true; break;
        case '(': twice = parentheses; parentheses = true; break;
        default: twice = relative; relative = true; break;
      }
      if (twice) throw new DuplicateFormatFlagsException(String.valueOf(flag));
      at++;
    }
    if (relative) index = -1;
    position = index;
    digits = at;
    while (digits < last && isDigit(format.charAt(digits))) digits++;
    if (digits > at) {
      width = number(format, at, digits);
      if (width < 0) throw new IllegalFormatWidthException(width);
      at = digits;
    }
    if (at < last && format.charAt(at) == '.') {
      digits = at + 1;
      while (digits < last && isDigit(format.charAt(digits))) digits++;
      if (digits == at + 1) throw unknown(format, i);
      precision = number(format, at + 1, digits);
      if (precision < 0) throw new IllegalFormatPrecisionException(precision);
      at = digits;
    }
    if (at != last) throw unknown(format, i);
    upper = Character.isUpperCase(format.charAt(last));
    return index;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  // Integer.MIN_VALUE: it is too large.
  private static int number(String format, int from, int to) {
    try {
      return Integer.parseInt(format.substring(from, to));
    } catch (NumberFormatException e) {
      return Integer.MIN_VALUE;
    }
  }

  private void badFlag(boolean given, String flag, char conversion) {
    if (given) throw new FormatFlagsConversionMismatchException(flag, conversion);
  }

  private void checkSpecifier(String format, int end) {
    char conversion = format.charAt(end - 1);
    boolean date = isDate(format, end);
    if (date) conversion = 't';
    char c = Character.toLowerCase(conversion);
    boolean known = date || "bhscdoxefgan%".indexOf(c) >= 0
        && (!upper || "bhscxega".indexOf(c) >= 0);
    if (!known) throw new UnknownFormatConversionException(String.valueOf(conversion));
    if (date) {
      if (precision != -1) throw new IllegalFormatPrecisionException(precision);
      if (left && width == -1) throw missingWidth();
      return;
    }
    switch (c) {
      case 'b':
      case 'h':
      case 's':
        if (c != 's') badFlag(alternate, "#", c);
        if (left && width == -1) throw missingWidth();
        badFlag(plus, "+", c);
        badFlag(space, " ", c);
        badFlag(zero, "0", c);
        badFlag(group, ",", c);
        badFlag(parentheses, "(", c);
        break;
      case 'c':
        if (precision != -1) throw new IllegalFormatPrecisionException(precision);
        badFlag(alternate, "#", c);
        badFlag(plus, "+", c);
        badFlag(space, " ", c);
        badFlag(zero, "0", c);
        badFlag(group, ",", c);
        badFlag(parentheses, "(", c);
        if (left && width == -1) throw missingWidth();
        break;
      case 'd':
      case 'o':
      case 'x':
        checkNumeric();
        if (precision != -1) throw new IllegalFormatPrecisionException(precision);
        if (c == 'd') {
          badFlag(alternate, "#", c);
        } else {
          badFlag(group, ",", c);
        }
        break;
      case 'e':
      case 'f':
      case 'g':
      case 'a':
        checkNumeric();
        if (c == 'e') badFlag(group, ",", c);
        if (c == 'g') badFlag(alternate, "#", c);
        if (c == 'a') {
          badFlag(parentheses, "(", c);
          badFlag(group, ",", c);
        }
        break;
      case '%':
        if (precision != -1) throw new IllegalFormatPrecisionException(precision);
        if (alternate || plus || space || zero || group || parentheses || position == -1) throw new IllegalFormatFlagsException(flagText());
        if (left && width == -1) throw missingWidth();
        break;
      default:  // n
        if (precision != -1) throw new IllegalFormatPrecisionException(precision);
        if (width != -1) throw new IllegalFormatWidthException(width);
        if (!flagText().isEmpty()) throw new IllegalFormatFlagsException(flagText());
        break;
    }
  }

  private String flagText() {
    StringBuilder text = new StringBuilder();
    if (left) text.append('-');
    if (upper) text.append('^');
    if (alternate) text.append('#');
    if (plus) text.append('+');
    if (space) text.append(' ');
    if (zero) text.append('0');
    if (group) text.append(',');
    if (parentheses) text.append('(');
    if (position == -1) text.append('<');
    return text.toString();
  }

  // The specifier as messages show it: flags in their order, in front of the argument's number.
  private String normalised() {
    StringBuilder text = new StringBuilder("%").append(flagText().replace("^", ""));
    if (position > 0 && !specifier.endsWith("%")) text.append(position).append('$');
    if (width != -1) text.append(width);
    if (precision != -1) text.append('.').append(precision);
    int last = specifier.length() - 1;
    if (last > 1 && Character.toLowerCase(specifier.charAt(last - 1)) == 't') last--;
    return text.append(specifier, last, specifier.length()).toString();
  }

  private MissingFormatWidthException missingWidth() {
    return new MissingFormatWidthException(normalised());
  }

  private void checkNumeric() {
    if ((left || zero) && width == -1) throw missingWidth();
    if (plus && space || left && zero) throw new IllegalFormatFlagsException(flagText());
  }

  // --- conversions

  private String upperCase(String text) {
    return upper ? text.toUpperCase(locale == null ? Locale.US : locale) : text;
  }

  // Cut to the precision, padded, in upper case if wanted.
  private void putText(String text) {
    if (precision != -1 && precision < text.length()) text = text.substring(0, precision);
    putPadded(upperCase(text));
  }

  private void convert(char c, Object arg) {
    switch (c) {
      case 'b':
        putText(arg instanceof Boolean ? arg.toString() : arg != null ? "true" : "false");
        break;
      case 'h':
        putText(arg == null ? "null" : Integer.toHexString(arg.hashCode()));
        break;
      case 's':
        if (arg instanceof Formattable) {
          int flags = (left ? 1 : 0) | (upper ? 2 : 0) | (alternate ? 4 : 0);
          ((Formattable) arg).formatTo(this, flags, width, precision);
        } else {
          badFlag(alternate, "#", 's');
          putText(String.valueOf(arg));
        }
        break;
      case 'c':
        putText(arg == null ? "null" : character(arg));
        break;
      case 'd':
      case 'o':
      case 'x':
        if (arg == null) {
          putText("null");
        } else {
          integer(c, arg);
        }
        break;
      default:
        if (arg == null) {
          putText("null");
        } else if (arg instanceof Double || arg instanceof Float) {
          real(c, ((Number) arg).doubleValue());
        } else {
          otherReal(c, arg);
        }
        break;
    }
  }

  private String character(Object arg) {
    if (arg instanceof Character) return arg.toString();
    if (arg instanceof Byte || arg instanceof Short || arg instanceof Integer) {
      int code = ((Number) arg).intValue();
      if (!Character.isValidCodePoint(code)) throw new IllegalFormatCodePointException(code);
      return Character.toString(code);
    }
    throw new IllegalFormatConversionException('c', arg.getClass());
  }

  private void integer(char c, Object arg) {
    long value;
    int bits;
    if (arg instanceof Integer) {
      bits = 32;
    } else if (arg instanceof Long) {
      bits = 64;
    } else if (arg instanceof Short) {
      bits = 16;
    } else if (arg instanceof Byte) {
      bits = 8;
    } else {
      String digits = FormatBig.integer(arg, c);
      if (digits == null) throw new IllegalFormatConversionException(c, arg.getClass());
      boolean negative = digits.startsWith("-");
      signed(c == 'd' ? local(grouped(magnitude(digits))) : prefix(c) + magnitude(digits), negative,
          c == 'd' ? 0 : prefix(c).length());
      return;
    }
    value = ((Number) arg).longValue();
    if (c == 'd') {
      String digits = Long.toString(value);
      signed(local(grouped(magnitude(digits))), value < 0, 0);
      return;
    }
    badFlag(parentheses, "(", c);
    badFlag(space, " ", c);
    badFlag(plus, "+", c);
    if (bits < 64) value &= (1L << bits) - 1;
    String digits = c == 'x' ? Long.toHexString(value) : Long.toOctalString(value);
    String prefix = prefix(c);
    if (zero) digits = "0".repeat(Math.max(0, width - prefix.length() - digits.length())) + digits;
    putPadded(upperCase(prefix + digits));
  }

  private String prefix(char c) {
    return !alternate ? "" : c == 'x' ? "0x" : "0";
  }

  private static String magnitude(String digits) {
    return digits.startsWith("-") ? digits.substring(1) : digits;
  }

  // With the signs of the locale.
  private String local(String number) {
    if (locale == null || locale.getLanguage().isEmpty() || locale == Locale.ENGLISH || locale == Locale.US) return number;
    java.text.DecimalFormatSymbols symbols = java.text.DecimalFormatSymbols.getInstance(locale);
    char point = symbols.getDecimalSeparator(), comma = symbols.getGroupingSeparator();
    if (point == '.' && comma == ',') return number;
    StringBuilder out = new StringBuilder(number);
    for (int i = 0; i < out.length(); i++) {
      char c = out.charAt(i);
      if (c == '.') out.setCharAt(i, point);
      else if (c == ',') out.setCharAt(i, comma);
    }
    return out.toString();
  }

  // Commas between groups of three digits of the whole part.
  private String grouped(String number) {
    if (!group) return number;
    int end = 0;
    while (end < number.length() && isDigit(number.charAt(end))) end++;
    StringBuilder text = new StringBuilder(number);
    for (int i = end - 3; i > 0; i -= 3) text.insert(i, ',');
    return text.toString();
  }

  // A magnitude with its sign, zeros behind the sign and the first `prefix` characters.
  private void signed(String magnitude, boolean negative, int prefix) {
    String before = negative ? parentheses ? "(" : "-" : plus ? "+" : space ? " " : "";
    String after = negative && parentheses ? ")" : "";
    if (zero) {
      int missing = width - before.length() - magnitude.length() - after.length();
      if (missing > 0) {
        magnitude =
            magnitude.substring(0, prefix) + "0".repeat(missing) + magnitude.substring(prefix);
      }
    }
    putPadded(upperCase(before + magnitude + after));
  }

  private void real(char c, double value) {
    if (value != value || Double.isInfinite(value)) {
      String text = value != value ? "NaN" : "Infinity";
      boolean negative = value < 0;
      boolean zeros = zero;
      zero = false;
      if (value != value) {
        putPadded(upperCase(text));
      } else {
        signed(text, negative, 0);
      }
      zero = zeros;
      return;
    }
    boolean negative = Double.doubleToRawLongBits(value) < 0;
    double magnitude = Math.abs(value);
    if (c == 'a') {
      hexadecimal(magnitude, negative);
      return;
    }
    int digits = precision == -1 ? 6 : precision;
    String text;
    if (c == 'e') {
      text = FormatNumber.scientific(magnitude, digits);
    } else if (c == 'f') {
      text = FormatNumber.fixed(magnitude, digits);
    } else {
      text = general(magnitude, digits);
    }
    signed(local(grouped(pointed(c, text))), negative, 0);
  }

  // With a point behind the whole digits if nothing but them is wanted, and the flag asks for one.
  private String pointed(char c, String text) {
    if (!alternate || precision != 0) return text;
    return c == 'f' ? text + "." : c == 'e' ? text.substring(0, 1) + "." + text.substring(1) : text;
  }

  // %g: rounded to `digits` significant digits; fixed from 10^-4 to 10^digits, else scientific.
  private static String general(double magnitude, int digits) {
    if (digits == 0) digits = 1;
    if (magnitude == 0) return FormatNumber.fixed(0, digits - 1);
    String scientific = FormatNumber.scientific(magnitude, digits - 1);
    int e = scientific.indexOf('e');
    int exponent = Integer.parseInt(scientific.substring(e + 1));
    if (exponent < -4 || exponent >= digits) return scientific;
    return FormatNumber.fixed(magnitude, digits - 1 - exponent);
  }

  // Zeros fill the width as if there were no digits but those that count.
  private void hexadecimal(double magnitude, boolean negative) {
    String text = precision == -1 || precision > 12 ? Double.toHexString(magnitude) : roundedHexadecimal(magnitude);
    int wanted = Math.max(1, precision);
    int digits = text.indexOf('p') - text.indexOf('.') - 1;
    int missing = zero ? width - text.length() - (negative || plus || space ? 1 : 0) : 0;
    if (digits < wanted) text = text.replace("p", "0".repeat(wanted - digits) + "p");
    if (missing > 0) text = "0x" + "0".repeat(missing) + text.substring(2);
    putPadded(upperCase((negative ? "-" : plus ? "+" : space ? " " : "") + text));
  }

  // The fraction rounded to `precision` (at least one) hexadecimal digits, ties to even; numbers below the normal ones get a first digit 1.
  private String roundedHexadecimal(double magnitude) {
    if (magnitude == 0) return "0x0.0p0";
    boolean tiny = magnitude < Double.MIN_NORMAL;
    int drop = 4 * (13 - Math.max(1, precision));
    long bits = Double.doubleToRawLongBits(tiny ? Math.scalb(magnitude, 54) : magnitude);
    long rest = bits & ((1L << drop) - 1);
    bits -= rest;
    long half = 1L << (drop - 1);
    if (rest > half || rest == half && (bits >> drop & 1) != 0) bits += 1L << drop;
    double rounded = Double.longBitsToDouble(bits);
    if (Double.isInfinite(rounded)) return "0x1.0p1024";
    String text = Double.toHexString(rounded);
    int p = text.indexOf('p');
    return tiny ? text.substring(0, p + 1) + (Integer.parseInt(text.substring(p + 1)) - 54) : text;
  }

  // BigDecimal, if the program has one.
  private void otherReal(char c, Object arg) {
    String text = c == 'a' ? null : FormatBig.real(arg, c, precision == -1 ? 6 : precision);
    if (text == null) throw new IllegalFormatConversionException(c, arg.getClass());
    signed(local(grouped(pointed(c, magnitude(text)))), text.startsWith("-"), 0);
  }
}
