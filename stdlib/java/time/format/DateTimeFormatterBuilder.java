// Puts a DateTimeFormatter together of its parts.
package java.time.format;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.DateTimeFormatter.Part;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public final class DateTimeFormatterBuilder {
  // How the parts behind it are read.
  private static final class Mode extends Part {
    private final boolean ofCase;
    private final boolean on;

    Mode(boolean ofCase, boolean on) {
      this.ofCase = ofCase;
      this.on = on;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {}

    @Override
    int parse(Parsed result, String text, int at) {
      if (ofCase) {
        result.caseSensitive = on;
      } else {
        result.strict = on;
      }
      return at;
    }

    @Override
    public String toString() {
      return (ofCase ? "ParseCaseSensitive(" : "ParseStrict(") + on + ")";
    }
  }

  private static final class Default extends Part {
    private final TemporalField field;
    private final long value;

    Default(TemporalField field, long value) {
      this.field = field;
      this.value = value;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {}

    @Override
    int parse(Parsed result, String text, int at) {
      result.fields.putIfAbsent(field, value);
      return at;
    }
  }

  private static final class Padded extends Part {
    private final Part part;
    private final int width;
    private final char pad;

    Padded(Part part, int width, char pad) {
      this.part = part;
      this.width = width;
      this.pad = pad;
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      StringBuilder own = new StringBuilder();
      part.print(t, own, numbers);
      if (own.length() > width) throw new DateTimeException("Cannot print as output of " + own.length() + " characters exceeds pad width of " + width);
      for (int i = own.length(); i < width; i++) out.append(pad);
      out.append(own);
    }

    @Override
    int parse(Parsed result, String text, int at) {
      if (at == text.length()) return ~at;
      int end = at + width;
      if (end > text.length()) {
        if (result.strict) return ~at;
        end = text.length();
      }
      int begin = at;
      while (begin < end && text.charAt(begin) == pad) begin++;
      int read = part.parse(result, text.substring(0, end), begin);
      return read != end && result.strict ? ~(at + begin) : read;
    }

    @Override
    Part in(Locale locale) {
      return new Padded(part.in(locale), width, pad);
    }

    @Override
    public String toString() {
      return "Pad(" + part + "," + width + (pad == ' ' ? ")" : ",'" + pad + "')");
    }
  }

  // Texts of one's own; where a value has none, its number.
  private static final class OwnTexts extends Part {
    private final TemporalField field;
    private final Map<Long, String> texts;
    private final DateTimeFormatter.Numeric number;

    OwnTexts(TemporalField field, Map<Long, String> texts) {
      this.field = field;
      this.texts = texts;
      number = new DateTimeFormatter.Numeric(field, 1, 19, SignStyle.NORMAL);
    }

    @Override
    void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
      String text = texts.get(t.getLong(field));
      if (text == null) {
        number.print(t, out, numbers);
      } else {
        out.append(text);
      }
    }

    @Override
    int parse(Parsed result, String text, int at) {
      Map.Entry<Long, String> longest = null;
      for (Map.Entry<Long, String> e : texts.entrySet()) {
        if (result.matches(text, at, e.getValue()) && (longest == null || e.getValue().length() > longest.getValue().length())) longest = e;
      }
      if (longest != null) return DateTimeFormatter.put(result, field, longest.getKey(), at + longest.getValue().length(), at);
      return result.strict ? ~at : number.parse(result, text, at);
    }

    @Override
    public String toString() {
      return "Text(" + field + ")";
    }
  }

  public static String getLocalizedDateTimePattern(FormatStyle dateStyle, FormatStyle timeStyle, Chronology chrono, Locale locale) {
    Objects.requireNonNull(locale, "locale");
    Objects.requireNonNull(chrono, "chrono");
    if (dateStyle == null && timeStyle == null) throw new IllegalArgumentException("Either dateStyle or timeStyle must be non-null");
    return DateTimeFormatter.Localized.pattern(dateStyle, timeStyle, chrono, locale);
  }

  private final List<List<Part>> open = new ArrayList<>();
  private int padWidth;
  private char pad;
  // What has been put together by padNext or another formatter: numbers behind it take no digits from it.
  private boolean sealed = true;

  public DateTimeFormatterBuilder() {
    open.add(new ArrayList<>());
  }

  private static TemporalField field(TemporalField field) {
    return Objects.requireNonNull(field, "field");
  }

  DateTimeFormatterBuilder add(Part part) {
    List<Part> parts = open.get(open.size() - 1);
    if (padWidth > 0) {
      parts.add(new Padded(part, padWidth, pad));
      padWidth = 0;
      sealed = true;
    } else if (part.isNumber() && !sealed) {
      DateTimeFormatter.add(parts, part);
    } else {
      parts.add(part);
      sealed = !part.isNumber();
    }
    return this;
  }

  public DateTimeFormatterBuilder parseCaseSensitive() {
    return add(new Mode(true, true));
  }

  public DateTimeFormatterBuilder parseCaseInsensitive() {
    return add(new Mode(true, false));
  }

  public DateTimeFormatterBuilder parseStrict() {
    return add(new Mode(false, true));
  }

  public DateTimeFormatterBuilder parseLenient() {
    return add(new Mode(false, false));
  }

  public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
    return add(new Default(field(field), value));
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field) {
    return add(new DateTimeFormatter.Numeric(field(field), 1, 19, SignStyle.NORMAL));
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
    TemporalField f = field(field);
    if (width < 1 || width > 19) throw new IllegalArgumentException("The width must be from 1 to 19 inclusive but was " + width);
    return add(new DateTimeFormatter.Numeric(f, width, width, SignStyle.NOT_NEGATIVE));
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field, int minWidth, int maxWidth, SignStyle signStyle) {
    TemporalField f = field(field);
    if (minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE) return appendValue(field, maxWidth);
    Objects.requireNonNull(signStyle, "signStyle");
    if (minWidth < 1 || minWidth > 19) throw new IllegalArgumentException("The minimum width must be from 1 to 19 inclusive but was " + minWidth);
    if (maxWidth < 1 || maxWidth > 19) throw new IllegalArgumentException("The maximum width must be from 1 to 19 inclusive but was " + maxWidth);
    if (maxWidth < minWidth) {
      throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width but " + maxWidth + " < " + minWidth);
    }
    return add(new DateTimeFormatter.Numeric(f, minWidth, maxWidth, signStyle));
  }

  public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, int baseValue) {
    TemporalField f = checked(field, width, maxWidth);
    if (!f.range().isValidValue(baseValue)) throw new IllegalArgumentException("The base value must be within the range of the field");
    return add(new DateTimeFormatter.Reduced(f, width, maxWidth, baseValue, null));
  }

  // The last digits of the field's values from those of the base on, in the calendar of the formatter.
  public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, ChronoLocalDate baseDate) {
    Objects.requireNonNull(baseDate, "baseDate");
    TemporalField f = checked(field, width, maxWidth);
    return add(new DateTimeFormatter.Reduced(f, width, maxWidth, baseDate.get(f), baseDate));
  }

  private static TemporalField checked(TemporalField field, int width, int maxWidth) {
    if (width < 1 || width > 10) throw new IllegalArgumentException("The minWidth must be from 1 to 10 inclusive but was " + width);
    if (maxWidth < 1 || maxWidth > 10) throw new IllegalArgumentException("The maxWidth must be from 1 to 10 inclusive but was " + maxWidth);
    if (maxWidth < width) throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but " + maxWidth + " < " + width);
    return field(field);
  }

  public DateTimeFormatterBuilder appendInstant() {
    return add(new DateTimeFormatter.Moment(-2));
  }

  public DateTimeFormatterBuilder appendInstant(int fractionalDigits) {
    if (fractionalDigits < -1 || fractionalDigits > 9) {
      throw new IllegalArgumentException("The fractional digits must be from -1 to 9 inclusive but was " + fractionalDigits);
    }
    return add(new DateTimeFormatter.Moment(fractionalDigits));
  }

  public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
    Objects.requireNonNull(pattern, "pattern");
    Objects.requireNonNull(noOffsetText, "noOffsetText");
    if (!DateTimeFormatter.Offset.PATTERNS.contains(pattern)) throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
    return add(new DateTimeFormatter.Offset(pattern, noOffsetText));
  }

  public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
    if (Objects.requireNonNull(style, "style") != TextStyle.FULL && style != TextStyle.SHORT) {
      throw new IllegalArgumentException("Style must be either full or short");
    }
    return add(new LocalizedOffset(style, locale()));
  }

  private static Locale locale() {
    return Locale.getDefault(Locale.Category.FORMAT);
  }

  public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle) {
    return add(new ZonePart(ZonePart.Kind.NAME, Objects.requireNonNull(textStyle, "textStyle"), locale()));
  }

  public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle) {
    return add(new ZonePart(ZonePart.Kind.GENERIC, Objects.requireNonNull(textStyle, "textStyle"), locale()));
  }

  // Of zones that share a name these are preferred where it is read.
  public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
    Objects.requireNonNull(preferredZones, "preferredZones");
    return add(new ZonePart(ZonePart.Kind.NAME, Objects.requireNonNull(textStyle, "textStyle"), locale(), preferredZones));
  }

  public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
    Objects.requireNonNull(preferredZones, "preferredZones");
    return add(new ZonePart(ZonePart.Kind.GENERIC, Objects.requireNonNull(textStyle, "textStyle"), locale(), preferredZones));
  }

  public DateTimeFormatterBuilder appendChronologyId() {
    return add(new CalendarPart(null, locale()));
  }

  public DateTimeFormatterBuilder appendChronologyText(TextStyle textStyle) {
    return add(new CalendarPart(Objects.requireNonNull(textStyle, "textStyle"), locale()));
  }

  // The part of the day, as "in the morning".
  public DateTimeFormatterBuilder appendDayPeriodText(TextStyle style) {
    return add(new DayPeriodPart(Objects.requireNonNull(style, "style").asNormal(), locale()));
  }

  public DateTimeFormatterBuilder appendZoneOrOffsetId() {
    return add(new ZonePart(ZonePart.Kind.ID_OR_OFFSET, null, locale()));
  }

  public DateTimeFormatterBuilder appendFraction(TemporalField field, int minWidth, int maxWidth, boolean decimalPoint) {
    TemporalField f = field(field);
    if (!f.range().isFixed() || f.range().getMinimum() != 0) throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
    if (minWidth < 0 || minWidth > 9) throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + minWidth);
    if (maxWidth < 1 || maxWidth > 9) throw new IllegalArgumentException("Maximum width must be from 1 to 9 inclusive but was " + maxWidth);
    if (maxWidth < minWidth) {
      throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but " + maxWidth + " < " + minWidth);
    }
    return add(new DateTimeFormatter.Fraction(f, minWidth, maxWidth, decimalPoint));
  }

  public DateTimeFormatterBuilder appendText(TemporalField field) {
    return appendText(field, TextStyle.FULL);
  }

  public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle textStyle) {
    TemporalField f = field(field);
    Objects.requireNonNull(textStyle, "textStyle");
    return add(new TextPart(f, textStyle, locale()));
  }

  public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> textLookup) {
    return add(new OwnTexts(field(field), new java.util.LinkedHashMap<>(textLookup)));
  }

  public DateTimeFormatterBuilder appendOffsetId() {
    return add(DateTimeFormatter.Offset.ID);
  }

  public DateTimeFormatterBuilder appendZoneId() {
    return add(new ZonePart(ZonePart.Kind.ID, null, locale()));
  }

  public DateTimeFormatterBuilder appendZoneRegionId() {
    return add(new ZonePart(ZonePart.Kind.REGION, null, locale()));
  }

  public DateTimeFormatterBuilder appendLiteral(char literal) {
    return add(new DateTimeFormatter.Literal(String.valueOf(literal)));
  }

  public DateTimeFormatterBuilder appendLiteral(String literal) {
    Objects.requireNonNull(literal, "literal");
    return literal.isEmpty() ? this : add(new DateTimeFormatter.Literal(literal));
  }

  public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
    return add(new DateTimeFormatter.Group(formatter.parts(), false));
  }

  public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
    return add(new DateTimeFormatter.Group(formatter.parts(), true));
  }

  public DateTimeFormatterBuilder appendPattern(String pattern) {
    new PatternReader(this, Objects.requireNonNull(pattern, "pattern")).read();
    return this;
  }

  public DateTimeFormatterBuilder appendLocalized(FormatStyle dateStyle, FormatStyle timeStyle) {
    if (dateStyle == null && timeStyle == null) throw new IllegalArgumentException("Either the date or time style must be non-null");
    return add(new DateTimeFormatter.Localized(dateStyle, timeStyle, locale()));
  }

  public DateTimeFormatterBuilder padNext(int padWidth) {
    return padNext(padWidth, ' ');
  }

  public DateTimeFormatterBuilder padNext(int padWidth, char padChar) {
    if (padWidth < 1) throw new IllegalArgumentException("The pad width must be at least one but was " + padWidth);
    this.padWidth = padWidth;
    pad = padChar;
    return this;
  }

  public DateTimeFormatterBuilder optionalStart() {
    open.add(new ArrayList<>());
    sealed = true;
    return this;
  }

  public DateTimeFormatterBuilder optionalEnd() {
    if (open.size() == 1) throw new IllegalStateException("Cannot call optionalEnd() as there was no previous call to optionalStart()");
    List<Part> parts = open.remove(open.size() - 1);
    if (!parts.isEmpty()) open.get(open.size() - 1).add(new DateTimeFormatter.Group(parts, true));
    sealed = true;
    return this;
  }

  boolean isInOption() {
    return open.size() > 1;
  }

  public DateTimeFormatter toFormatter() {
    while (open.size() > 1) optionalEnd();
    return new DateTimeFormatter(new ArrayList<>(open.get(0)), locale(), ResolverStyle.SMART, null, null);
  }

  public DateTimeFormatter toFormatter(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return toFormatter().withLocale(locale);
  }
}
