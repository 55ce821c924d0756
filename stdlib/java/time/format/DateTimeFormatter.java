// Writes and reads dates and times by patterns, with English texts.
package java.time.format;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

public final class DateTimeFormatter {
  // One element of a pattern. parse returns the position behind it, or ~ the position of an error.
  abstract static class Part {
    abstract void print(TemporalAccessor t, StringBuilder out);

    abstract int parse(Parsed result, String text, int at);

    // Of numbers that always have as many digits; 0: others.
    int fixedWidth() {
      return 0;
    }

    boolean isNumber() {
      return false;
    }

    // The same, with the kind of weeks of that locale.
    Part in(Locale locale) {
      return this;
    }
  }

  private static List<Part> in(Locale locale, List<Part> parts) {
    List<Part> result = new ArrayList<>();
    for (Part each : parts) result.add(each.in(locale));
    return result;
  }

  static final class Literal extends Part {
    private final String literal;

    Literal(String literal) {
      this.literal = literal;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      out.append(literal);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      return result.matches(text, at, literal) ? at + literal.length() : ~at;
    }
  }

  static final class Numeric extends Part {
    private final TemporalField field;
    private final int min;
    private final int max;
    private final SignStyle sign;
    int reserved;      // digits that belong to the numbers directly behind
    boolean adjacent;  // its digits have been reserved by one in front

    Numeric(TemporalField field, int min, int max, SignStyle sign) {
      this.field = field;
      this.min = min;
      this.max = max;
      this.sign = sign;
    }

    Numeric copy() {
      return new Numeric(field, min, max, sign);
    }

    @Override
    boolean isNumber() {
      return true;
    }

    @Override
    int fixedWidth() {
      return min == max && sign == SignStyle.NOT_NEGATIVE ? min : 0;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      long value = t.getLong(field);
      String digits = value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(value));
      if (digits.length() > max) {
        throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
            + " exceeds the maximum print width of " + max);
      }
      if (value < 0) {
        if (sign == SignStyle.NOT_NEGATIVE) {
          throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
              + " cannot be negative according to the SignStyle");
        }
        if (sign != SignStyle.NEVER) out.append('-');
      } else if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && min < 19 && digits.length() > min) {
        out.append('+');
      }
      for (int i = digits.length(); i < min; i++) out.append('0');
      out.append(digits);
    }

    private boolean takes(boolean plus, boolean strict) {
      switch (sign) {
        case NORMAL: return !plus || !strict;
        case ALWAYS:
        case EXCEEDS_PAD: return true;
        default: return !strict && min != max;
      }
    }

    @Override
    int parse(Parsed result, String text, int at) {
      int start = at;
      if (at == text.length()) return ~at;
      boolean negative = text.charAt(at) == '-';
      boolean plus = text.charAt(at) == '+';
      if (negative || plus) {
        if (!takes(plus, result.strict)) return ~at;
        at++;
      } else if (sign == SignStyle.ALWAYS && result.strict) {
        return ~at;
      }
      boolean exact = result.strict || adjacent || reserved > 0 && fixedWidth() > 0;
      int least = exact ? min : 1;
      int most = (exact ? max : 9) + reserved;
      int end = at;
      while (end < text.length() && end - at < most && Character.isDigit(text.charAt(end))) end++;
      if (end - at < least) return ~at;
      if (reserved > 0) end = at + Math.max(least, end - at - reserved);
      int digits = end - at;
      java.math.BigInteger big = digits > 18 ? new java.math.BigInteger(text.substring(at, end)) : null;
      if (big != null && big.bitLength() > 63) {
        end--;
        big = null;
      }
      long value = big != null ? big.longValue() : Long.parseLong(text.substring(at, end));
      if (negative) {
        if (value == 0 && result.strict) return ~start;
        value = -value;
      } else if (sign == SignStyle.EXCEEDS_PAD && result.strict) {
        if (plus ? digits <= min : digits > min) return ~start;
      }
      return put(result, field, value, end, start);
    }
  }

  static int put(Parsed result, TemporalField field, long value, int end, int start) {
    Long old = result.fields.put(field, value);
    return old != null && old != value ? ~start : end;
  }

  // The last digits of a number, as two of a year from 2000 to 2099: those of the values from a base on.
  static final class Reduced extends Part {
    private final TemporalField field;
    private final int min;
    private final int max;
    private final int base;

    Reduced(TemporalField field, int min, int max, int base) {
      this.field = field;
      this.min = min;
      this.max = max;
      this.base = base;
    }

    @Override
    boolean isNumber() {
      return true;
    }

    @Override
    int fixedWidth() {
      return min == max ? min : 0;
    }

    private static long power(int digits) {
      long result = 1;
      for (int i = 0; i < digits; i++) result *= 10;
      return result;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      long value = t.getLong(field), size = power(min);
      long shown = value >= base && value < base + size ? Math.abs(value) % size : Math.abs(value) % power(max);
      String digits = Long.toString(shown);
      for (int i = digits.length(); i < min; i++) out.append('0');
      out.append(digits);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      int end = at, most = result.strict ? max : 9;
      while (end < text.length() && end - at < most && Character.isDigit(text.charAt(end))) end++;
      if (end - at < (result.strict ? min : 1)) return ~at;
      long value = Long.parseLong(text.substring(at, end)), size = power(min);
      if (end - at == min) {
        long last = base % size;
        value = base > 0 ? base - last + value : base - last - value;
        if (value < base) value += size;
      }
      return put(result, field, value, end, at);
    }
  }

  // Digits of a field's part of its unit, as of the nanosecond in the second. With the point in front there is nothing at all
  // for 0 if there need be no digit.
  static final class Fraction extends Part {
    private final TemporalField field;
    private final int min;
    private final int max;
    private final boolean point;

    Fraction(TemporalField field, int min, int max, boolean point) {
      this.field = field;
      this.min = min;
      this.max = max;
      this.point = point;
    }

    // How many values it has, from 0 on.
    private java.math.BigDecimal values() {
      return java.math.BigDecimal.valueOf(field.range().getMaximum()).add(java.math.BigDecimal.ONE);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      java.math.BigDecimal part = java.math.BigDecimal.valueOf(field.range().checkValidValue(t.getLong(field), field)).divide(values(), 9, java.math.RoundingMode.FLOOR);
      String digits = part.setScale(9).toPlainString().substring(2);
      int n = max;
      while (n > min && digits.charAt(n - 1) == '0') n--;
      if (n > 0 && point) out.append('.');
      out.append(digits, 0, n);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      int start = at;
      int least = result.strict ? min : 0;
      int most = result.strict ? max : 9;
      if (at == text.length()) return least > 0 ? ~at : at;
      if (point) {
        if (text.charAt(at) != '.') return least > 0 ? ~at : at;
        at++;
      }
      int end = at;
      while (end < text.length() && end - at < most && Character.isDigit(text.charAt(end))) end++;
      if (end - at < least) return ~at;
      if (end == at && !point) return end;
      java.math.BigDecimal part = new java.math.BigDecimal("0.0".substring(0, end == at ? 3 : 2) + text.substring(at, end));
      long value = part.multiply(values()).setScale(0, java.math.RoundingMode.FLOOR).longValueExact();
      return put(result, field, value, end, start);
    }
  }

  // Names of months, days, halves of the day and eras.
  static final class Text extends Part {
    private final TemporalField field;
    private final TextStyle style;

    Text(TemporalField field, TextStyle style) {
      this.field = field;
      this.style = style;
    }

    // Whether its values have names.
    static boolean exists(TemporalField field) {
      return field == ChronoField.MONTH_OF_YEAR || field == ChronoField.DAY_OF_WEEK || field == ChronoField.AMPM_OF_DAY || field == ChronoField.ERA
          || field == IsoFields.QUARTER_OF_YEAR;
    }

    private String name(int value) {
      if (field == IsoFields.QUARTER_OF_YEAR) {
        if (style == TextStyle.SHORT || style == TextStyle.SHORT_STANDALONE) return "Q" + value;
        return value + (style == TextStyle.NARROW || style == TextStyle.NARROW_STANDALONE ? "" : ENDINGS[value - 1] + " quarter");
      }
      switch ((ChronoField) field) {
        case MONTH_OF_YEAR: return Month.of(value).getDisplayName(style, Locale.ENGLISH);
        case DAY_OF_WEEK: return DayOfWeek.of(value).getDisplayName(style, Locale.ENGLISH);
        case AMPM_OF_DAY: return value == 0 ? "AM" : "PM";
        default:
          if (style == TextStyle.FULL) return value == 0 ? "Before Christ" : "Anno Domini";
          return value == 0 ? "BC" : "AD";
      }
    }

    private static final String[] ENDINGS = {"st", "nd", "rd", "th"};

    private int first() {
      return (int) field.range().getMinimum();
    }

    private int last() {
      return (int) field.range().getMaximum();
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      out.append(name(t.get(field)));
    }

    @Override
    int parse(Parsed result, String text, int at) {
      for (int value = first(); value <= last(); value++) {
        String name = name(value);
        if (result.matches(text, at, name)) return put(result, field, value, at + name.length(), at);
      }
      return ~at;
    }
  }

  // An offset as +01:00; a zone's id or name.
  static final class Zone extends Part {
    static final char REGION = '?';  // no letter of patterns

    private final char letter;
    private final int count;

    Zone(char letter, int count) {
      this.letter = letter;
      this.count = count;
    }

    private ZoneId zoneOf(TemporalAccessor t) {
      if (t instanceof ZonedDateTime) {
        ZoneId zone = ((ZonedDateTime) t).getZone();
        if (letter != REGION || !(zone instanceof ZoneOffset)) return zone;
      }
      throw new DateTimeException("Unable to extract ZoneId from temporal " + t);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      if (letter == 'V' || letter == 'z' || letter == REGION) {
        ZoneId zone = zoneOf(t);
        String name = letter != 'z' || zone instanceof ZoneOffset ? null : zone.getRules().abbreviation(zone.getRules().isDaylightSavings(Instant.from(t)));
        out.append(name != null ? name : zone.getId());
        return;
      }
      int seconds = t.get(ChronoField.OFFSET_SECONDS);
      if (seconds == 0 && (letter == 'X' || letter == 'Z' && count == 5)) {
        out.append('Z');
        return;
      }
      if (letter == 'O' || letter == 'Z' && count == 4) {
        out.append("GMT");
        if (seconds == 0) return;
      }
      boolean colon = count == 3 || count == 5 || letter == 'O' || letter == 'Z' && count == 4;
      int minutes = Math.abs(seconds) / 60;
      out.append(seconds < 0 ? '-' : '+');
      if (letter == 'O' && count == 1) {
        out.append(minutes / 60);
        if (minutes % 60 == 0) return;
      } else {
        out.append(minutes / 600).append(minutes / 60 % 10);
      }
      if (count == 1 && letter != 'Z' && minutes % 60 == 0) return;
      if (colon) out.append(':');
      out.append(minutes % 60 / 10).append(minutes % 10);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      if (at >= text.length()) return ~at;
      char c = text.charAt(at);
      if (c == 'Z') {
        result.offset = ZoneOffset.UTC;
        if (result.zone == null) result.zone = ZoneOffset.UTC;
        return at + 1;
      }
      int end = at;
      if (c == '+' || c == '-') {
        end++;
        while (end < text.length() && end - at < 6
            && (Character.isDigit(text.charAt(end)) || text.charAt(end) == ':')) {
          end++;
        }
      } else {
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end))
            || "/_+-:".indexOf(text.charAt(end)) >= 0)) {
          end++;
        }
      }
      try {
        ZoneId zone = ZoneId.of(text.substring(at, end));
        if (zone instanceof ZoneOffset) result.offset = (ZoneOffset) zone;
        if (result.zone == null || !(zone instanceof ZoneOffset)) result.zone = zone;
      } catch (DateTimeException e) {
        // (An offset that is only too large is told when the fields are put together.)
        if (end - at != 6 && end - at != 5 && end - at != 3 || c != '+' && c != '-') return ~at;
        result.tooLarge = true;
      }
      return end;
    }
  }

  // An offset by a pattern such as "+HH:MM" (DateTimeFormatterBuilder.appendOffset).
  static final class Offset extends Part {
    static final List<String> PATTERNS = List.of("+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS",
        "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss");

    private final String pattern;
    private final String none;  // stands for no offset
    private final boolean colon;

    Offset(String pattern, String none) {
      this.pattern = pattern;
      this.none = none;
      colon = pattern.indexOf(':') > 0;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      int total = Math.toIntExact(t.getLong(ChronoField.OFFSET_SECONDS));
      int hours = Math.abs(total / 3600 % 100), minutes = Math.abs(total / 60 % 60), seconds = Math.abs(total % 60);
      int begin = out.length();
      out.append(total < 0 ? '-' : '+');
      if (hours >= 10 || pattern.startsWith("+HH")) out.append(hours / 10);
      out.append(hours % 10);
      boolean showsSeconds = pattern.contains("SS") || (pattern.contains("ss") && seconds > 0);
      boolean showsMinutes = pattern.contains("MM") || (pattern.contains("mm") && (minutes > 0 || showsSeconds));
      if (showsMinutes) two(minutes, out);
      if (showsMinutes && showsSeconds) two(seconds, out);
      if (hours + (showsMinutes ? minutes : 0) + (showsSeconds ? seconds : 0) == 0) {
        out.setLength(begin);
        out.append(none);
      }
    }

    private void two(int number, StringBuilder out) {
      out.append(colon ? ":" : "").append(number / 10).append(number % 10);
    }

    // A colon, if there must be one, and two digits; -1: they are not there.
    private int digits(String text, int at) {
      if (colon) {
        if (at >= text.length() || text.charAt(at) != ':') return -1;
        at++;
      }
      return at + 2 <= text.length() && Character.isDigit(text.charAt(at)) && Character.isDigit(text.charAt(at + 1)) ? Integer.parseInt(text.substring(at, at + 2)) : -1;
    }

    @Override
    int parse(Parsed result, String text, int at) {
      char sign = at < text.length() ? text.charAt(at) : ' ';
      if (sign != '+' && sign != '-') return result.matches(text, at, none) ? put(result, 0, at + none.length()) : ~at;
      int end = at + 1, most = colon || pattern.startsWith("+HH") ? 2 : 6;
      while (end < text.length() && end <= at + most && Character.isDigit(text.charAt(end))) end++;
      if (end == at + 1 || end == at + 2 && pattern.startsWith("+HH")) return ~at;
      if (most == 6) end = at + 3 - (end - at - 1) % 2;  // (the other digits go in pairs)
      int total = 3600 * Integer.parseInt(text.substring(at + 1, end)), size = colon ? 3 : 2;
      int minutes = pattern.length() > 3 && !pattern.equals("+HH") ? digits(text, end) : -1;
      if (minutes < 0 && pattern.contains("MM")) return ~at;
      if (minutes >= 0 && (pattern.contains("MM") || pattern.contains("mm"))) {
        total += 60 * minutes;
        end += size;
        int seconds = pattern.contains("ss") || pattern.contains("SS") ? digits(text, end) : -1;
        if (seconds < 0 && pattern.contains("SS")) return ~at;
        if (seconds >= 0) {
          total += seconds;
          end += size;
        }
      }
      return put(result, sign == '-' ? -total : total, end);
    }

    private static int put(Parsed result, int seconds, int end) {
      if (Math.abs(seconds) > 18 * 3600) {
        result.tooLarge = true;
        return end;
      }
      result.offset = ZoneOffset.ofTotalSeconds(seconds);
      if (result.zone == null) result.zone = result.offset;
      return end;
    }
  }

  // A moment, as 2007-12-03T10:15:30.00Z: with so many digits behind the point; -2: as many groups of three as there are, -1: as
  // many digits.
  static final class Moment extends Part {
    private final int digits;

    Moment(int digits) {
      this.digits = digits;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      long second = t.getLong(ChronoField.INSTANT_SECONDS);
      int nano = t.isSupported(ChronoField.NANO_OF_SECOND) ? t.get(ChronoField.NANO_OF_SECOND) : 0;
      String text = Instant.ofEpochSecond(second).toString();
      out.append(text, 0, text.length() - 1);
      String all = Integer.toString(1000_000_000 + nano).substring(1);
      int n = digits;
      if (digits == -2) n = nano == 0 ? 0 : nano % 1000_000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9;
      if (digits == -1) n = all.replaceFirst("0+$", "").length();
      if (n > 0) out.append('.').append(all, 0, n);
      out.append('Z');
    }

    @Override
    int parse(Parsed result, String text, int at) {
      List<Part> form = compile("uuuu-MM-dd'T'HH:mm:ss");
      if (digits != 0) form.add(new Fraction(ChronoField.NANO_OF_SECOND, Math.max(digits, 0), digits < 0 ? 9 : digits, true));
      form.addAll(compile("X"));
      Parsed own = new Parsed();
      int end = parseAll(form, own, text, at);
      if (end < 0) return end;
      int nano = own.fields.containsKey(ChronoField.NANO_OF_SECOND) ? Math.toIntExact(own.fields.get(ChronoField.NANO_OF_SECOND)) : 0;
      try {
        own.resolve(ResolverStyle.SMART);
        put(result, ChronoField.INSTANT_SECONDS, Instant.from(own).getEpochSecond(), end, at);
      } catch (DateTimeException e) {
        return ~at;
      }
      return put(result, ChronoField.NANO_OF_SECOND, nano, end, at);
    }
  }

  // What depends on the kind of weeks of the formatter's locale: the letters Y, w, W, e and c.
  static final class OfWeeks extends Part {
    private final char letter;
    private final int count;
    private final Part part;

    OfWeeks(char letter, int count, Locale locale) {
      this.letter = letter;
      this.count = count;
      WeekFields weeks = WeekFields.of(locale);
      switch (letter) {
        case 'Y':
          part = count == 2 ? new Reduced(weeks.weekBasedYear(), 2, 2, 2000)
              : new Numeric(weeks.weekBasedYear(), count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
          break;
        case 'w': part = number(letter, weeks.weekOfWeekBasedYear(), count, 2); break;
        case 'W': part = number(letter, weeks.weekOfMonth(), count, 1); break;
        default: part = number(letter, weeks.dayOfWeek(), count, 2);
      }
    }

    @Override
    Part in(Locale locale) {
      return new OfWeeks(letter, count, locale);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      part.print(t, out);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      return part.parse(result, text, at);
    }
  }

  // [...]: left out where its fields are not there.
  static final class Optional extends Part {
    private final List<Part> parts;

    Optional(List<Part> parts) {
      this.parts = parts;
    }

    @Override
    Part in(Locale locale) {
      return new Optional(DateTimeFormatter.in(locale, parts));
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out) {
      int length = out.length();
      try {
        for (Part p : parts) p.print(t, out);
      } catch (DateTimeException e) {
        out.setLength(length);
      }
    }

    @Override
    int parse(Parsed result, String text, int at) {
      Parsed copy = new Parsed();
      copy.strict = result.strict;
      copy.caseSensitive = result.caseSensitive;
      copy.fields.putAll(result.fields);
      copy.zone = result.zone;
      copy.offset = result.offset;
      int end = parseAll(parts, copy, text, at);
      if (end < 0) return at;
      result.fields.putAll(copy.fields);
      result.zone = copy.zone;
      result.offset = copy.offset;
      result.tooLarge |= copy.tooLarge;
      return end;
    }
  }

  public static final DateTimeFormatter ISO_LOCAL_DATE =
      new DateTimeFormatter(compile("uuuu-MM-dd"), ResolverStyle.STRICT, "ISO_LOCAL_DATE");
  public static final DateTimeFormatter ISO_LOCAL_TIME =
      new DateTimeFormatter(isoTime(), ResolverStyle.STRICT, "ISO_LOCAL_TIME");
  public static final DateTimeFormatter ISO_LOCAL_DATE_TIME =
      new DateTimeFormatter(isoDateTime(null), ResolverStyle.STRICT, "ISO_LOCAL_DATE_TIME");
  public static final DateTimeFormatter ISO_DATE =
      new DateTimeFormatter(compile("uuuu-MM-dd[XXX]"), ResolverStyle.STRICT, "ISO_DATE");
  public static final DateTimeFormatter ISO_OFFSET_DATE =
      new DateTimeFormatter(compile("uuuu-MM-ddXXX"), ResolverStyle.STRICT, "ISO_OFFSET_DATE");
  public static final DateTimeFormatter ISO_OFFSET_TIME =
      new DateTimeFormatter(isoTime("XXX"), ResolverStyle.STRICT, "ISO_OFFSET_TIME");
  public static final DateTimeFormatter ISO_TIME =
      new DateTimeFormatter(isoTime("[XXX]"), ResolverStyle.STRICT, "ISO_TIME");
  public static final DateTimeFormatter ISO_OFFSET_DATE_TIME =
      new DateTimeFormatter(isoDateTime("XXX"), ResolverStyle.STRICT, "ISO_OFFSET_DATE_TIME");
  public static final DateTimeFormatter ISO_ZONED_DATE_TIME =
      new DateTimeFormatter(isoZoned(false), ResolverStyle.STRICT, "ISO_ZONED_DATE_TIME");
  public static final DateTimeFormatter ISO_DATE_TIME =
      new DateTimeFormatter(isoZoned(true), ResolverStyle.STRICT, "ISO_DATE_TIME");
  public static final DateTimeFormatter ISO_WEEK_DATE = new DateTimeFormatter(isoWeek(), ResolverStyle.STRICT, "ISO_WEEK_DATE");
  public static final DateTimeFormatter ISO_ORDINAL_DATE =
      new DateTimeFormatter(compile("uuuu-DDD[XXX]"), ResolverStyle.STRICT, "ISO_ORDINAL_DATE");
  public static final DateTimeFormatter BASIC_ISO_DATE =
      new DateTimeFormatter(basicDate(), ResolverStyle.STRICT, "BASIC_ISO_DATE");
  public static final DateTimeFormatter ISO_INSTANT =
      new DateTimeFormatter(isoDateTime("XXX"), ResolverStyle.STRICT, "ISO_INSTANT");

  private final List<Part> parts;
  private final ResolverStyle style;
  private final String name;
  private final ZoneId zone;  // null: none
  private FormatStyle dateStyle;  // of a formatter that depends on the locale; else null
  private FormatStyle timeStyle;

  DateTimeFormatter(List<Part> parts, ResolverStyle style, String name) {
    this(parts, style, name, null);
  }

  private DateTimeFormatter(List<Part> parts, ResolverStyle style, String name, ZoneId zone) {
    this.parts = parts;
    this.style = style;
    this.name = name;
    this.zone = zone;
  }

  private static List<Part> isoWeek() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Numeric(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD));
    parts.add(new Literal("-W"));
    parts.add(new Numeric(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2, 2, SignStyle.NOT_NEGATIVE));
    parts.add(new Literal("-"));
    parts.add(new Numeric(ChronoField.DAY_OF_WEEK, 1, 1, SignStyle.NOT_NEGATIVE));
    parts.addAll(compile("[XXX]"));
    return parts;
  }

  private static List<Part> basicDate() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Numeric(ChronoField.YEAR, 4, 4, SignStyle.NOT_NEGATIVE));
    parts.addAll(compile("MMdd"));
    return parts;
  }

  // [zone] where it is more than an offset.
  private static List<Part> region() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Literal("["));
    parts.add(new Zone(Zone.REGION, 1));
    parts.add(new Literal("]"));
    return parts;
  }

  private static List<Part> isoZoned(boolean optional) {
    List<Part> parts = compile("XXX");
    parts.add(new Optional(region()));
    if (optional) parts = new ArrayList<>(List.of(new Optional(parts)));
    parts.addAll(0, isoDateTime(null));
    return parts;
  }

  private static List<Part> isoTime() {
    List<Part> parts = compile("HH:mm[:ss]");
    List<Part> seconds = new ArrayList<>(((Optional) parts.get(parts.size() - 1)).parts);
    seconds.add(new Fraction(ChronoField.NANO_OF_SECOND, 0, 9, true));
    parts.set(parts.size() - 1, new Optional(seconds));
    return parts;
  }

  private static List<Part> isoTime(String offset) {
    List<Part> parts = isoTime();
    parts.addAll(compile(offset));
    return parts;
  }

  private static List<Part> isoDateTime(String zone) {
    List<Part> parts = compile("uuuu-MM-dd'T'");
    parts.addAll(isoTime());
    if (zone != null) parts.addAll(compile(zone));
    return parts;
  }

  // --- patterns

  public static DateTimeFormatter ofPattern(String pattern) {
    return new DateTimeFormatter(compile(pattern), ResolverStyle.SMART, pattern);
  }

  public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return ofPattern(pattern).withLocale(locale);
  }

  static List<Part> compile(String pattern) {
    List<List<Part>> open = new ArrayList<>();
    open.add(new ArrayList<>());
    int i = 0;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      List<Part> parts = open.get(open.size() - 1);
      if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
        int start = i;
        while (i < pattern.length() && pattern.charAt(i) == c) i++;
        add(parts, element(c, i - start));
        continue;
      }
      i++;
      if (c == '\'') {
        i = quoted(pattern, i, parts);
      } else if (c == '[') {
        open.add(new ArrayList<>());
      } else if (c == ']') {
        if (open.size() == 1) {
          throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
        }
        open.remove(open.size() - 1);
        open.get(open.size() - 1).add(new Optional(parts));
      } else if (c == '{' || c == '}' || c == '#') {
        throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
      } else {
        parts.add(new Literal(String.valueOf(c)));
      }
    }
    while (open.size() > 1) {
      List<Part> parts = open.remove(open.size() - 1);
      open.get(open.size() - 1).add(new Optional(parts));
    }
    return open.get(0);
  }

  // Behind the quote; returns the position behind the closing one.
  private static int quoted(String pattern, int i, List<Part> parts) {
    StringBuilder text = new StringBuilder();
    while (true) {
      if (i >= pattern.length()) {
        throw new IllegalArgumentException(
            "Pattern ends with an incomplete string literal: " + pattern);
      }
      char c = pattern.charAt(i++);
      if (c == '\'') {
        if (i >= pattern.length() || pattern.charAt(i) != '\'') break;
        i++;
      }
      text.append(c);
    }
    parts.add(new Literal(text.length() == 0 ? "'" : text.toString()));
    return i;
  }

  // A number leaves to the numbers of fixed width that follow it directly what is theirs.
  static void add(List<Part> parts, Part part) {
    int width = part.fixedWidth();
    Part first = null;
    for (int i = parts.size() - 1; width > 0 && i >= 0 && parts.get(i).isNumber(); i--) {
      first = parts.get(i);
      if (first.fixedWidth() == 0) break;
    }
    if (first instanceof Numeric) ((Numeric) first).reserved += width;
    if (first != null && part instanceof Numeric) ((Numeric) part).adjacent = true;
    parts.add(part);
  }

  private static Part element(char letter, int count) {
    switch (letter) {
      case 'y': return year(ChronoField.YEAR_OF_ERA, count);
      case 'u': return year(ChronoField.YEAR, count);
      case 'M':
      case 'L':
        return count <= 2
            ? number(letter, ChronoField.MONTH_OF_YEAR, count, 2)
            : text(letter, ChronoField.MONTH_OF_YEAR, count);
      case 'E': return text(letter, ChronoField.DAY_OF_WEEK, Math.max(count, 3));
      case 'G': return text(letter, ChronoField.ERA, Math.max(count, 3));
      case 'a':
        if (count > 1) throw tooMany(letter);
        return new Text(ChronoField.AMPM_OF_DAY, TextStyle.SHORT);
      case 'd': return number(letter, ChronoField.DAY_OF_MONTH, count, 2);
      case 'D': return count == 1
          ? new Numeric(ChronoField.DAY_OF_YEAR, 1, 19, SignStyle.NORMAL)
          : new Numeric(ChronoField.DAY_OF_YEAR, count, 3, SignStyle.NOT_NEGATIVE);
      case 'H': return number(letter, ChronoField.HOUR_OF_DAY, count, 2);
      case 'k': return number(letter, ChronoField.CLOCK_HOUR_OF_DAY, count, 2);
      case 'K': return number(letter, ChronoField.HOUR_OF_AMPM, count, 2);
      case 'h': return number(letter, ChronoField.CLOCK_HOUR_OF_AMPM, count, 2);
      case 'm': return number(letter, ChronoField.MINUTE_OF_HOUR, count, 2);
      case 's': return number(letter, ChronoField.SECOND_OF_MINUTE, count, 2);
      case 'S': return new Fraction(ChronoField.NANO_OF_SECOND, count, count, false);
      case 'n': return new Numeric(ChronoField.NANO_OF_SECOND, count, 19, SignStyle.NOT_NEGATIVE);
      case 'N': return new Numeric(ChronoField.NANO_OF_DAY, count, 19, SignStyle.NOT_NEGATIVE);
      case 'A': return new Numeric(ChronoField.MILLI_OF_DAY, count, 19, SignStyle.NOT_NEGATIVE);
      case 'Q':
      case 'q': return count <= 2 ? number(letter, IsoFields.QUARTER_OF_YEAR, count, 2) : text(letter, IsoFields.QUARTER_OF_YEAR, count);
      case 'g': return new Numeric(JulianFields.MODIFIED_JULIAN_DAY, count, 19, SignStyle.NORMAL);
      case 'Y':
      case 'w':
      case 'W': return new OfWeeks(letter, count, Locale.getDefault(Locale.Category.FORMAT));
      case 'e':
      case 'c':
        if (count == 2 && letter == 'c') throw new IllegalArgumentException("Invalid pattern \"cc\"");
        return count <= 2 ? new OfWeeks(letter, count, Locale.getDefault(Locale.Category.FORMAT)) : text(letter, ChronoField.DAY_OF_WEEK, count);
      case 'F': return number(letter, ChronoField.ALIGNED_WEEK_OF_MONTH, count, 1);
      case 'V':
      case 'z':
      case 'X':
      case 'x':
      case 'Z':
      case 'O':
        if (letter == 'V' && count != 2) {
          throw new IllegalArgumentException("Pattern letter count must be 2: V");
        }
        if (count > 5) throw tooMany(letter);
        return new Zone(letter, count);
      default: throw new IllegalArgumentException("Unknown pattern letter: " + letter);
    }
  }

  private static IllegalArgumentException tooMany(char letter) {
    return new IllegalArgumentException("Too many pattern letters: " + letter);
  }

  private static Part year(ChronoField field, int count) {
    if (count == 2) return new Reduced(field, 2, 2, 2000);
    return new Numeric(field, count, 19, count >= 4 ? SignStyle.EXCEEDS_PAD : SignStyle.NORMAL);
  }

  private static Part number(char letter, TemporalField field, int count, int most) {
    if (count > most) throw tooMany(letter);
    return count == 1 ? new Numeric(field, 1, 19, SignStyle.NORMAL) : new Numeric(field, 2, 2, SignStyle.NOT_NEGATIVE);
  }

  private static Part text(char letter, TemporalField field, int count) {
    switch (count) {
      case 3: return new Text(field, TextStyle.SHORT);
      case 4: return new Text(field, TextStyle.FULL);
      case 5: return new Text(field, TextStyle.NARROW);
      default: throw tooMany(letter);
    }
  }

  // --- in the manner of a language: that of English, as in the United States or in Britain

  public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
    return localized(Objects.requireNonNull(dateStyle, "dateStyle"), null, Locale.getDefault(Locale.Category.FORMAT));
  }

  public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
    return localized(null, Objects.requireNonNull(timeStyle, "timeStyle"), Locale.getDefault(Locale.Category.FORMAT));
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
    return ofLocalizedDateTime(dateTimeStyle, dateTimeStyle);
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle, FormatStyle timeStyle) {
    Objects.requireNonNull(timeStyle, "timeStyle");
    return localized(Objects.requireNonNull(dateStyle, "dateStyle"), timeStyle, Locale.getDefault(Locale.Category.FORMAT));
  }

  private static DateTimeFormatter localized(FormatStyle date, FormatStyle time, Locale locale) {
    boolean british = locale.getCountry().equals("GB"), root = locale.getLanguage().isEmpty();
    String[] dates = british ? new String[] {"EEEE, d MMMM y", "d MMMM y", "d MMM y", "dd/MM/y"}
        : root ? new String[] {"y MMMM d, EEEE", "y MMMM d", "y MMM d", "y-MM-dd"} : new String[] {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"};
    String[] times = british || root ? new String[] {"HH:mm:ss zzzz", "HH:mm:ss z", "HH:mm:ss", "HH:mm"}
        : new String[] {"h:mm:ss a zzzz", "h:mm:ss a z", "h:mm:ss a", "h:mm a"};
    String pattern = date == null ? "" : dates[date.ordinal()];
    if (date != null && time != null) pattern += root ? " " : Math.max(date.ordinal(), time.ordinal()) <= FormatStyle.LONG.ordinal() ? " 'at' " : ", ";
    if (time != null) pattern += times[time.ordinal()];
    DateTimeFormatter result = new DateTimeFormatter(compile(pattern), ResolverStyle.SMART, "Localized(" + (date == null ? "" : date) + "," + (time == null ? "" : time) + ")");
    result.dateStyle = date;
    result.timeStyle = time;
    return result;
  }

  // --- use

  public DateTimeFormatter withLocale(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return dateStyle == null && timeStyle == null ? new DateTimeFormatter(in(locale, parts), style, name, zone) : localized(dateStyle, timeStyle, locale);
  }

  // Moments are written as they are in that zone.
  public DateTimeFormatter withZone(ZoneId zone) {
    return new DateTimeFormatter(parts, style, name, zone);
  }

  public ZoneId getZone() {
    return zone;
  }

  public ResolverStyle getResolverStyle() {
    return style;
  }

  // SMART: a day that its month does not have is the month's last; LENIENT: one of the next month.
  public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
    Objects.requireNonNull(resolverStyle, "resolverStyle");
    return resolverStyle == style ? this : new DateTimeFormatter(parts, resolverStyle, name, zone);
  }

  // For DateTimeFormatterBuilder.
  List<Part> parts() {
    return parts;
  }

  public String format(TemporalAccessor temporal) {
    if (temporal instanceof Instant) {
      if (this == ISO_INSTANT) return temporal.toString();
      if (zone != null) temporal = ((Instant) temporal).atZone(zone);
    }
    StringBuilder out = new StringBuilder(32);
    for (Part p : parts) p.print(temporal, out);
    return out.toString();
  }

  private static int parseAll(List<Part> parts, Parsed result, String text, int at) {
    for (Part p : parts) {
      at = p.parse(result, text, at);
      if (at < 0) break;
    }
    return at;
  }

  public TemporalAccessor parse(CharSequence text) {
    return parse(text, t -> t);
  }

  public <T> T parse(CharSequence text, TemporalQuery<T> query) {
    String s = text.toString();
    Parsed result = new Parsed();
    int end = parseAll(parts, result, s, 0);
    String shown = s.length() > 64 ? s.substring(0, 64) + "..." : s;
    if (end < 0) {
      throw new DateTimeParseException(
          "Text '" + shown + "' could not be parsed at index " + ~end, text, ~end);
    }
    if (end < s.length()) {
      throw new DateTimeParseException("Text '" + shown
          + "' could not be parsed, unparsed text found at index " + end, text, end);
    }
    try {
      result.resolve(style);
      return query.queryFrom(result);
    } catch (DateTimeException e) {
      throw new DateTimeParseException(
          "Text '" + shown + "' could not be parsed: " + e.getMessage(), text, 0, e);
    }
  }

  public static Instant parseInstant(CharSequence text) {
    return ISO_INSTANT.parse(text, Instant::from);
  }

  @Override
  public String toString() {
    return name;
  }
}
