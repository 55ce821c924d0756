// Writes and reads dates and times by patterns.
package java.time.format;

import heddle.LocaleData;
import java.text.Format;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public final class DateTimeFormatter {
  // One element of a pattern. parse returns the position behind it, or ~ the position of an error.
  abstract static class Part {
    abstract void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers);

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
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      out.append(literal);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      return result.matches(text, at, literal) ? at + literal.length() : ~at;
    }

    @Override
    public String toString() {
      return literal.equals("'") ? "''" : "'" + literal.replace("'", "''") + "'";
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
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
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
        if (sign != SignStyle.NEVER) out.append(numbers.getNegativeSign());
      } else if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && min < 19 && digits.length() > min) {
        out.append(numbers.getPositiveSign());
      }
      for (int i = digits.length(); i < min; i++) out.append(numbers.getZeroDigit());
      out.append(numbers.digits(digits));
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
      boolean negative = text.charAt(at) == result.numbers.getNegativeSign();
      boolean plus = text.charAt(at) == result.numbers.getPositiveSign();
      if (negative || plus) {
        if (!takes(plus, result.strict)) return ~at;
        at++;
      } else if (sign == SignStyle.ALWAYS && result.strict) {
        return ~at;
      }
      boolean exact = result.strict || adjacent || reserved > 0 && fixedWidth() > 0;
      int least = exact ? min : 1;
      int most = (exact ? max : 9) + reserved;
      int end = result.digitsEnd(text, at, most);
      if (end - at < least) return ~at;
      if (reserved > 0) end = at + Math.max(least, end - at - reserved);
      int digits = end - at;
      java.math.BigInteger big = digits > 18 ? new java.math.BigInteger(result.digits(text, at, end)) : null;
      if (big != null && big.bitLength() > 63) {
        end--;
        big = null;
      }
      long value = big != null ? big.longValue() : Long.parseLong(result.digits(text, at, end));
      if (negative) {
        if (value == 0 && result.strict) return ~start;
        value = -value;
      } else if (sign == SignStyle.EXCEEDS_PAD && result.strict) {
        if (plus ? digits <= min : digits > min) return ~start;
      }
      return put(result, field, value, end, start);
    }

    @Override
    public String toString() {
      if (min == 1 && max == 19 && sign == SignStyle.NORMAL) return "Value(" + field + ")";
      return "Value(" + field + "," + min + (min == max && sign == SignStyle.NOT_NEGATIVE ? ")" : "," + max + "," + sign + ")");
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
    static final LocalDate BASE = LocalDate.of(2000, 1, 1);

    private final int max;
    private final int base;
    private final ChronoLocalDate baseDate;  // null: the base was given as a number

    Reduced(TemporalField field, int min, int max, int base, ChronoLocalDate baseDate) {
      this.field = field;
      this.min = min;
      this.max = max;
      this.base = base;
      this.baseDate = baseDate;
    }

    @Override
    public String toString() {
      return "ReducedValue(" + field + "," + min + "," + max + "," + (baseDate == null ? base : baseDate) + ")";
    }

    @Override
    boolean isNumber() {
      return true;
    }

    @Override
    int fixedWidth() {
      return min == max ? min : 0;
    }

    // In that calendar.
    private int base(Chronology calendar) {
      return baseDate == null || calendar == IsoChronology.INSTANCE && baseDate instanceof LocalDate ? base : calendar.date(baseDate).get(field);
    }

    private static long power(int digits) {
      long result = 1;
      for (int i = 0; i < digits; i++) result *= 10;
      return result;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      long value = t.getLong(field), size = power(min);
      Chronology calendar = baseDate == null ? null : t.query(TemporalQueries.chronology());
      int base = base(calendar == null ? IsoChronology.INSTANCE : calendar);
      long shown = value >= base && value < base + size ? Math.abs(value) % size : Math.abs(value) % power(max);
      String digits = Long.toString(shown);
      for (int i = digits.length(); i < min; i++) out.append(numbers.getZeroDigit());
      out.append(numbers.digits(digits));
    }

    @Override
    int parse(Parsed result, String text, int at) {
      int end = result.digitsEnd(text, at, result.strict ? max : 9), base = base(result.chronology);
      if (end - at < (result.strict ? min : 1)) return ~at;
      long value = Long.parseLong(result.digits(text, at, end)), size = power(min);
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
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      java.math.BigDecimal part = java.math.BigDecimal.valueOf(field.range().checkValidValue(t.getLong(field), field)).divide(values(), 9, java.math.RoundingMode.FLOOR);
      String digits = part.setScale(9).toPlainString().substring(2);
      int n = 9;
      while (n > 0 && digits.charAt(n - 1) == '0') n--;
      n = Math.min(Math.max(n, min), max);
      if (n > 0 && point) out.append(numbers.getDecimalSeparator());
      out.append(numbers.digits(digits.substring(0, n)));
    }

    @Override
    int parse(Parsed result, String text, int at) {
      int start = at;
      int least = result.strict ? min : 0;
      int most = result.strict ? max : 9;
      if (at == text.length()) return least > 0 ? ~at : at;
      if (point) {
        if (text.charAt(at) != result.numbers.getDecimalSeparator()) return least > 0 ? ~at : at;
        at++;
      }
      int end = result.digitsEnd(text, at, most);
      if (end - at < least) return ~at;
      if (end == at && !point) return end;
      java.math.BigDecimal part = new java.math.BigDecimal("0.0".substring(0, end == at ? 3 : 2) + result.digits(text, at, end));
      long value = part.multiply(values()).setScale(0, java.math.RoundingMode.FLOOR).longValueExact();
      return put(result, field, value, end, start);
    }

    @Override
    public String toString() {
      return "Fraction(" + field + "," + min + "," + max + (point ? ",DecimalPoint" : "") + ")";
    }
  }

  // An offset by a pattern such as "+HH:MM" (DateTimeFormatterBuilder.appendOffset).
  static final class Offset extends Part {
    static final List<String> PATTERNS = List.of("+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS",
        "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss");

    static final Offset ID = new Offset("+HH:MM:ss", "Z");

    private final String pattern;
    private final String none;  // stands for no offset
    private final boolean colon;

    Offset(String pattern, String none) {
      this.pattern = pattern;
      this.none = none;
      colon = pattern.indexOf(':') > 0;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
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
      if (!result.strict) return parseLeniently(result, text, at);
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

    // With or without colons, minutes and seconds.
    private int parseLeniently(Parsed result, String text, int at) {
      char sign = at < text.length() ? text.charAt(at) : ' ';
      if (sign != '+' && sign != '-') return result.matches(text, at, none) ? put(result, 0, at + none.length()) : ~at;
      int end = at + 1, total = 0;
      while (end < text.length() && end < at + 3 && Character.isDigit(text.charAt(end))) total = 10 * total + text.charAt(end++) - '0';
      if (end == at + 1) return ~at;
      total *= 3600;
      for (int unit = 60; unit > 0; unit /= 60) {
        int begin = end < text.length() && text.charAt(end) == ':' ? end + 1 : end;
        boolean there = begin + 2 <= text.length() && Character.isDigit(text.charAt(begin)) && Character.isDigit(text.charAt(begin + 1));
        if (!there) break;
        total += unit * Integer.parseInt(text.substring(begin, begin + 2));
        end = begin + 2;
      }
      return put(result, sign == '-' ? -total : total, end);
    }

    // An offset that is a zone, or belongs to one such as UTC. (Without an offset, that zone alone.)
    int parseZone(Parsed result, String text, int at, String prefix) {
      Parsed own = new Parsed();
      own.strict = result.strict;
      int end = parse(own, text, at);
      if (end < 0 && prefix == null) return ~at;
      result.tooLarge |= own.tooLarge;
      if (prefix == null) {
        result.offset = own.offset;
        if (result.zone == null) result.zone = own.offset;
      } else {
        result.zone = own.offset == null ? ZoneId.of(prefix) : ZoneId.ofOffset(prefix, own.offset);
      }
      return end < 0 ? at : end;
    }

    @Override
    public String toString() {
      return "Offset(" + pattern + ",'" + none.replace("'", "''") + "')";
    }

    static int put(Parsed result, int seconds, int end) {
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
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
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
      List<Part> form = new DateTimeFormatterBuilder().append(ISO_LOCAL_DATE).appendLiteral('T').appendPattern("HH:mm:ss")
          .appendFraction(ChronoField.NANO_OF_SECOND, Math.max(digits, 0), digits < 0 ? 9 : digits, true).appendOffsetId().toFormatter()
              .parts();
      Parsed own = new Parsed();
      own.caseSensitive = false;
      int end = parseAll(form, own, text, at);
      if (end < 0) return end;
      int nano = own.fields.containsKey(ChronoField.NANO_OF_SECOND) ? Math.toIntExact(own.fields.get(ChronoField.NANO_OF_SECOND)) : 0;
      try {
        boolean leap = own.is(ChronoField.HOUR_OF_DAY, 23) && own.is(ChronoField.MINUTE_OF_HOUR, 59)
            && own.is(ChronoField.SECOND_OF_MINUTE, 60);
        if (leap) own.fields.put(ChronoField.SECOND_OF_MINUTE, 59L);  // (there are none on this scale)
        result.leapSecond |= leap;
        own.resolve(ResolverStyle.SMART, null, null);
        put(result, ChronoField.INSTANT_SECONDS, Instant.from(own).getEpochSecond(), end, at);
      } catch (DateTimeException e) {
        return ~at;
      }
      return put(result, ChronoField.NANO_OF_SECOND, nano, end, at);
    }

    @Override
    public String toString() {
      return "Instant()";
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
          part = count == 2 ? new Reduced(weeks.weekBasedYear(), 2, 2, 2000, Reduced.BASE)
              : new Numeric(weeks.weekBasedYear(), count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
          break;
        case 'w': part = number(weeks.weekOfWeekBasedYear(), count); break;
        case 'W': part = number(weeks.weekOfMonth(), count); break;
        default: part = number(weeks.dayOfWeek(), count);
      }
    }

    private static Part number(TemporalField field, int count) {
      return new Numeric(field, count, 2, SignStyle.NOT_NEGATIVE);
    }

    @Override
    public String toString() {
      switch (letter) {
        case 'Y':
          if (count == 1) return "Localized(WeekBasedYear)";
          if (count == 2) return "Localized(ReducedValue(WeekBasedYear,2,2,2000-01-01))";
          return "Localized(WeekBasedYear," + count + ",19," + (count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD) + ")";
        case 'w': return "Localized(WeekOfWeekBasedYear," + count + ")";
        case 'W': return "Localized(WeekOfMonth," + count + ")";
        default: return "Localized(DayOfWeek," + count + ")";
      }
    }

    @Override
    Part in(Locale locale) {
      return new OfWeeks(letter, count, locale);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      part.print(t, out, numbers);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      return part.parse(result, text, at);
    }
  }

  // The parts of another formatter, or [...]: left out where its fields are not there.
  static final class Group extends Part {
    private final List<Part> parts;
    private final boolean optional;

    Group(List<Part> parts, boolean optional) {
      this.parts = parts;
      this.optional = optional;
    }

    @Override
    Part in(Locale locale) {
      return new Group(DateTimeFormatter.in(locale, parts), optional);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      int length = out.length();
      try {
        for (Part p : parts) p.print(t, out, numbers);
      } catch (DateTimeException e) {
        if (!optional) throw e;
        out.setLength(length);
      }
    }

    @Override
    int parse(Parsed result, String text, int at) {
      if (!optional) return parseAll(parts, result, text, at);
      Parsed copy = new Parsed();
      copy.chronology = result.chronology;
      copy.strict = result.strict;
      copy.caseSensitive = result.caseSensitive;
      copy.numbers = result.numbers;
      copy.period = result.period;
      copy.leapSecond = result.leapSecond;
      copy.hasChronology = result.hasChronology;
      copy.fields.putAll(result.fields);
      copy.zone = result.zone;
      copy.offset = result.offset;
      int end = parseAll(parts, copy, text, at);
      if (end < 0) return at;
      result.strict = copy.strict;
      result.caseSensitive = copy.caseSensitive;
      result.fields.putAll(copy.fields);
      result.zone = copy.zone;
      result.offset = copy.offset;
      result.tooLarge |= copy.tooLarge;
      result.period = copy.period;
      result.leapSecond = copy.leapSecond;
      result.chronology = copy.chronology;
      result.hasChronology = copy.hasChronology;
      return end;
    }

    @Override
    public String toString() {
      return (optional ? "[" : "(") + text(parts) + (optional ? "]" : ")");
    }
  }

  private static String text(List<Part> parts) {
    StringBuilder out = new StringBuilder();
    for (Part each : parts) out.append(each);
    return out.toString();
  }

  private static DateTimeFormatterBuilder builder() {
    return new DateTimeFormatterBuilder();
  }

  private static DateTimeFormatter strict(DateTimeFormatterBuilder builder) {
    return builder.toFormatter().withResolverStyle(ResolverStyle.STRICT);
  }

  private static DateTimeFormatter strictIso(DateTimeFormatterBuilder builder) {
    return strict(builder).withChronology(IsoChronology.INSTANCE);
  }

  public static final DateTimeFormatter ISO_LOCAL_DATE =
      strictIso(builder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendPattern("-MM-dd"));
  public static final DateTimeFormatter ISO_OFFSET_DATE =
      strictIso(builder().parseCaseInsensitive().append(ISO_LOCAL_DATE).appendOffsetId());
  public static final DateTimeFormatter ISO_DATE =
      strictIso(builder().parseCaseInsensitive().append(ISO_LOCAL_DATE).optionalStart().appendOffsetId());
  public static final DateTimeFormatter ISO_LOCAL_TIME = strict(builder().appendPattern("HH:mm[:ss")
      .optionalStart().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true));
  public static final DateTimeFormatter ISO_OFFSET_TIME = strict(builder().parseCaseInsensitive().append(ISO_LOCAL_TIME).appendOffsetId());
  public static final DateTimeFormatter ISO_TIME =
      strict(builder().parseCaseInsensitive().append(ISO_LOCAL_TIME).optionalStart().appendOffsetId());
  public static final DateTimeFormatter ISO_LOCAL_DATE_TIME =
      strictIso(builder().parseCaseInsensitive().append(ISO_LOCAL_DATE).appendLiteral('T').append(ISO_LOCAL_TIME));
  public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = strictIso(builder().parseCaseInsensitive().append(ISO_LOCAL_DATE_TIME)
      .parseLenient().appendOffsetId().parseStrict());
  public static final DateTimeFormatter ISO_ZONED_DATE_TIME = strictIso(builder().append(ISO_OFFSET_DATE_TIME)
      .optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId().appendLiteral(']'));
  public static final DateTimeFormatter ISO_DATE_TIME = strictIso(builder().append(ISO_LOCAL_DATE_TIME).optionalStart().appendOffsetId()
      .optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId().appendLiteral(']'));
  public static final DateTimeFormatter ISO_ORDINAL_DATE =
      strictIso(builder().parseCaseInsensitive().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
      .appendPattern("-DDD").optionalStart().appendOffsetId());
  public static final DateTimeFormatter ISO_WEEK_DATE =
      strictIso(builder().parseCaseInsensitive().appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
      .appendLiteral("-W").appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_WEEK, 1)
          .optionalStart().appendOffsetId());
  public static final DateTimeFormatter ISO_INSTANT = strict(builder().parseCaseInsensitive().appendInstant());
  public static final DateTimeFormatter BASIC_ISO_DATE =
      strictIso(builder().parseCaseInsensitive().appendValue(ChronoField.YEAR, 4).appendPattern("MMdd")
      .optionalStart().parseLenient().appendOffset("+HHMMss", "Z").parseStrict());
  public static final DateTimeFormatter RFC_1123_DATE_TIME = builder().parseCaseInsensitive().parseLenient()
      .optionalStart().appendText(ChronoField.DAY_OF_WEEK, names(1, "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")).appendLiteral(", ")
          .optionalEnd()
      .appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE).appendLiteral(' ')
      .appendText(ChronoField.MONTH_OF_YEAR, names(1, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"))
          .appendLiteral(' ')
      .appendValue(ChronoField.YEAR, 4).appendPattern(" HH:mm[:ss] ").appendOffset("+HHMM", "GMT").toFormatter()
          .withChronology(IsoChronology.INSTANCE);

  private static Map<Long, String> names(long first, String... names) {
    Map<Long, String> result = new LinkedHashMap<>();
    for (String name : names) result.put(first++, name);
    return result;
  }

  private final List<Part> parts;
  private final Locale locale;
  private final ResolverStyle style;
  private final Chronology chronology;  // null: that of what is written, ISO for what is read
  private final ZoneId zone;            // null: none
  private final DecimalStyle numbers;
  private final Set<TemporalField> resolverFields;  // null: all

  DateTimeFormatter(List<Part> parts, Locale locale, ResolverStyle style, Chronology chronology, ZoneId zone) {
    this(parts, locale, style, chronology, zone, DecimalStyle.STANDARD, null);
  }

  private DateTimeFormatter(List<Part> parts, Locale locale, ResolverStyle style, Chronology chronology, ZoneId zone, DecimalStyle numbers,
      Set<TemporalField> resolverFields) {
    this.parts = parts;
    this.locale = locale;
    this.style = style;
    this.chronology = chronology;
    this.zone = zone;
    this.numbers = numbers;
    this.resolverFields = resolverFields;
  }

  // --- patterns

  public static DateTimeFormatter ofPattern(String pattern) {
    return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
  }

  public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
    return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
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

  // --- in the manner of a language

  // Its pattern is that of the locale.
  static final class Localized extends Part {
    private final FormatStyle date;  // null: none
    private final FormatStyle time;
    private final Locale locale;
    private final List<Part> parts;  // for the calendar of ISO

    Localized(FormatStyle date, FormatStyle time, Locale locale) {
      this.date = date;
      this.time = time;
      this.locale = locale;
      parts = parts(IsoChronology.INSTANCE);
    }

    private List<Part> parts(Chronology calendar) {
      return ofPattern(pattern(date, time, calendar, locale), locale).parts;
    }

    static String pattern(FormatStyle date, FormatStyle time, Chronology calendar, Locale locale) {
      String ofDate = date == null ? null
          : LocaleData.of(locale, calendar == IsoChronology.INSTANCE ? "date" : "date-other")[date.ordinal()];
      String ofTime = time == null ? null : LocaleData.of(locale, "time")[time.ordinal()];
      if (date == null) return ofTime;
      if (time == null) return ofDate;
      return LocaleData.of(locale, "both")[Math.max(date.ordinal(), time.ordinal())].replace("{0}", ofTime).replace("{1}", ofDate);
    }

    @Override
    Part in(Locale locale) {
      return new Localized(date, time, locale);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      Chronology calendar = t.query(TemporalQueries.chronology());
      for (Part p : calendar == null || calendar == IsoChronology.INSTANCE ? parts : parts(calendar)) p.print(t, out, numbers);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      return parseAll(result.chronology == IsoChronology.INSTANCE ? parts : parts(result.chronology), result, text, at);
    }

    @Override
    public String toString() {
      return "Localized(" + (date == null ? "" : date) + "," + (time == null ? "" : time) + ")";
    }
  }

  public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
    return new DateTimeFormatterBuilder().appendLocalized(Objects.requireNonNull(dateStyle, "dateStyle"), null).toFormatter();
  }

  public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
    return new DateTimeFormatterBuilder().appendLocalized(null, Objects.requireNonNull(timeStyle, "timeStyle")).toFormatter();
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
    return ofLocalizedDateTime(Objects.requireNonNull(dateTimeStyle, "dateTimeStyle"), dateTimeStyle);
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle, FormatStyle timeStyle) {
    Objects.requireNonNull(dateStyle, "dateStyle");
    return new DateTimeFormatterBuilder().appendLocalized(dateStyle, Objects.requireNonNull(timeStyle, "timeStyle")).toFormatter();
  }

  // --- use

  public Locale getLocale() {
    return locale;
  }

  public DateTimeFormatter withLocale(Locale locale) {
    return locale.equals(this.locale) ? this
        : new DateTimeFormatter(in(locale, parts), locale, style, chronology, zone, numbers, resolverFields);
  }

  // With the calendar and the digits, too, that the locale's extensions ask for.
  public DateTimeFormatter localizedBy(Locale locale) {
    if (locale.equals(this.locale)) return this;
    DateTimeFormatter result = withLocale(locale);
    if (!locale.hasExtensions()) return result;
    if (locale.getUnicodeLocaleType("ca") != null) result = result.withChronology(Chronology.ofLocale(locale));
    return locale.getUnicodeLocaleType("nu") == null ? result : result.withDecimalStyle(DecimalStyle.of(locale));
  }

  public DecimalStyle getDecimalStyle() {
    return numbers;
  }

  public DateTimeFormatter withDecimalStyle(DecimalStyle decimalStyle) {
    Objects.requireNonNull(decimalStyle, "decimalStyle");
    return decimalStyle.equals(numbers) ? this
        : new DateTimeFormatter(parts, locale, style, chronology, zone, decimalStyle, resolverFields);
  }

  // Null: all.
  public Set<TemporalField> getResolverFields() {
    return resolverFields;
  }

  // Of what is read only these fields say what date and time it is.
  public DateTimeFormatter withResolverFields(TemporalField... resolverFields) {
    return withResolverFields(resolverFields == null ? null : new LinkedHashSet<>(Arrays.asList(resolverFields)));
  }

  public DateTimeFormatter withResolverFields(Set<TemporalField> resolverFields) {
    if (Objects.equals(this.resolverFields, resolverFields)) return this;
    Set<TemporalField> own = resolverFields == null ? null : Collections.unmodifiableSet(new LinkedHashSet<>(resolverFields));
    return new DateTimeFormatter(parts, locale, style, chronology, zone, numbers, own);
  }

  // Moments are written as they are in that zone.
  public DateTimeFormatter withZone(ZoneId zone) {
    return new DateTimeFormatter(parts, locale, style, chronology, zone, numbers, resolverFields);
  }

  public ZoneId getZone() {
    return zone;
  }

  // Dates are written as that calendar has them, and read.
  public DateTimeFormatter withChronology(Chronology chrono) {
    return Objects.equals(chronology, chrono) ? this
        : new DateTimeFormatter(parts, locale, style, chrono, zone, numbers, resolverFields);
  }

  public Chronology getChronology() {
    return chronology;
  }

  public ResolverStyle getResolverStyle() {
    return style;
  }

  // SMART: a day that its month does not have is the month's last; LENIENT: one of the next month.
  public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
    Objects.requireNonNull(resolverStyle, "resolverStyle");
    return resolverStyle == style ? this
        : new DateTimeFormatter(parts, locale, resolverStyle, chronology, zone, numbers, resolverFields);
  }

  // For DateTimeFormatterBuilder.
  List<Part> parts() {
    return parts;
  }

  // What is appended may fail, which is a DateTimeException.
  public void formatTo(TemporalAccessor temporal, Appendable appendable) {
    Objects.requireNonNull(temporal, "temporal");
    Objects.requireNonNull(appendable, "appendable");
    try {
      appendable.append(format(temporal));
    } catch (java.io.IOException e) {
      throw new DateTimeException(e.getMessage(), e);
    }
  }

  public String format(TemporalAccessor temporal) {
    if (zone != null || chronology != null) temporal = Adjusted.of(temporal, chronology, zone);
    StringBuilder out = new StringBuilder(32);
    for (Part p : parts) p.print(temporal, out, numbers);
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
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(query, "query");
    Parsed result = parseAll(text);
    try {
      result.resolve(style, zone, resolverFields);
      return query.queryFrom(result);
    } catch (DateTimeException e) {
      throw unresolved(text, e);
    }
  }

  // As much of the text as it takes from the position on.
  public TemporalAccessor parse(CharSequence text, ParsePosition position) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(position, "position");
    String s = text.toString();
    Parsed result = start();
    int end = parseFrom(result, s, position.getIndex());
    if (end < 0) {
      position.setErrorIndex(~end);
      throw new DateTimeParseException("Text '" + shown(s) + "' could not be parsed at index " + ~end, text, ~end);
    }
    position.setIndex(end);
    try {
      result.resolve(style, zone, resolverFields);
      return result;
    } catch (DateTimeException e) {
      throw unresolved(text, e);
    }
  }

  // The first that fits.
  public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(queries, "queries");
    if (queries.length < 2) throw new IllegalArgumentException("At least two queries must be specified");
    Parsed result = parseAll(text);
    try {
      result.resolve(style, zone, resolverFields);
      for (TemporalQuery<?> query : queries) {
        try {
          return (TemporalAccessor) query.queryFrom(result);
        } catch (RuntimeException e) {
          continue;
        }
      }
      throw new DateTimeException("Unable to convert parsed text using any of the specified queries");
    } catch (DateTimeException e) {
      throw unresolved(text, e);
    }
  }

  // The fields as they stand in the text; null: it does not fit.
  public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(position, "position");
    Parsed result = start();
    int end = parseFrom(result, text.toString(), position.getIndex());
    if (end < 0) {
      position.setErrorIndex(~end);
      return null;
    }
    position.setIndex(end);
    return result;
  }

  private Parsed start() {
    Parsed result = new Parsed();
    result.numbers = numbers;
    result.hasChronology = chronology != null;
    if (chronology != null) result.chronology = chronology;
    return result;
  }

  private int parseFrom(Parsed result, String text, int at) {
    if (at > text.length()) throw new StringIndexOutOfBoundsException("String index out of range: " + at);
    return parseAll(parts, result, text, at);
  }

  private Parsed parseAll(CharSequence text) {
    String s = text.toString();
    Parsed result = start();
    int end;
    try {
      end = parseAll(parts, result, s, 0);
    } catch (IllegalArgumentException e) {
      throw unresolved(text, e);
    }
    if (end < 0) throw new DateTimeParseException("Text '" + shown(s) + "' could not be parsed at index " + ~end, text, ~end);
    if (end == s.length()) return result;
    throw new DateTimeParseException("Text '" + shown(s) + "' could not be parsed, unparsed text found at index " + end, text, end);
  }

  private static DateTimeParseException unresolved(CharSequence text, RuntimeException e) {
    return new DateTimeParseException("Text '" + shown(text.toString()) + "' could not be parsed: " + e.getMessage(), text, 0, e);
  }

  // How many days a time is behind the day that it was read with: of a time alone, as 24:00.
  public static final TemporalQuery<Period> parsedExcessDays() {
    return t -> t instanceof Parsed ? Period.ofDays(((Parsed) t).excessDays) : Period.ZERO;
  }

  // Whether it was a leap second, which is taken for the second before.
  public static final TemporalQuery<Boolean> parsedLeapSecond() {
    return t -> t instanceof Parsed && ((Parsed) t).leapSecond;
  }

  public Format toFormat() {
    return formatOf(null);
  }

  // What is read is given as the query has it.
  public Format toFormat(TemporalQuery<?> parseQuery) {
    return formatOf(Objects.requireNonNull(parseQuery, "parseQuery"));
  }

  // By its name: nearly all programs can reach this class, and java.text has initialisers with which each exploration would begin.
  private Format formatOf(TemporalQuery<?> query) {
    try {
      return (Format) Class.forName("java.time.format.FormatterFormat").getDeclaredConstructor(DateTimeFormatter.class, TemporalQuery.class)
          .newInstance(this, query);
    } catch (ReflectiveOperationException e) {
      throw new InternalError(e);
    }
  }

  private static String shown(String text) {
    return text.length() > 64 ? text.substring(0, 64) + "..." : text;
  }

  public static Instant parseInstant(CharSequence text) {
    return ISO_INSTANT.parse(text, Instant::from);
  }

  @Override
  public String toString() {
    return text(parts);
  }
}
