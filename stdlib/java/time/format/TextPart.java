// The names of a field's values in a language: months, days, quarters, halves of the day and eras.
package java.time.format;

import heddle.LocaleData;
import java.time.chrono.Chronology;
import java.time.chrono.Era;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.Locale;
import java.util.Objects;

final class TextPart extends DateTimeFormatter.Part {
  private final TemporalField field;
  private final TextStyle style;
  private final Locale locale;
  private final DateTimeFormatter.Numeric number;  // for values without names
  private final String[] usual;  // the names in the calendar of ISO

  TextPart(TemporalField field, TextStyle style, Locale locale) {
    this.field = field;
    this.style = style;
    this.locale = locale;
    number = new DateTimeFormatter.Numeric(field, 1, 19, SignStyle.NORMAL);
    usual = names(style, IsoChronology.INSTANCE);
  }

  @Override
  DateTimeFormatter.Part in(Locale locale) {
    return new TextPart(field, style, locale);
  }

  private int first(Chronology calendar) {
    if (field == ChronoField.ERA) return calendar.eras().get(0).getValue();
    return field == ChronoField.AMPM_OF_DAY ? 0 : 1;
  }

  // From the first value on; null: they have none in this style.
  private String[] names(TextStyle style, Chronology calendar) {
    if (field == ChronoField.MONTH_OF_YEAR) return LocaleData.names(locale, 'M', style.ordinal(), calendar.getCalendarType());
    if (field == ChronoField.DAY_OF_WEEK) return LocaleData.names(locale, 'D', style.ordinal());
    if (field == IsoFields.QUARTER_OF_YEAR) return LocaleData.names(locale, 'Q', style.ordinal());
    if (field == ChronoField.AMPM_OF_DAY) return LocaleData.names(locale, 'A', style.ordinal());
    return field == ChronoField.ERA ? LocaleData.names(locale, 'E', style.ordinal(), calendar.getCalendarType()) : null;
  }

  @Override
  void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
    long value = t.getLong(field);
    Chronology calendar = t instanceof Era ? calendarOf((Era) t)
        : Objects.requireNonNullElse(t.query(TemporalQueries.chronology()), IsoChronology.INSTANCE);
    String[] names = calendar == IsoChronology.INSTANCE ? usual : names(style, calendar);
    int i = names == null || Math.abs(value) > names.length ? -1 : (int) value - first(calendar);
    if (i < 0 || i >= names.length) {
      number.print(t, out, numbers);
    } else {
      out.append(names[i]);
    }
  }

  private static Chronology calendarOf(Era era) {
    for (Chronology each : Chronology.getAvailableChronologies()) {
      if (each.eras().contains(era)) return each;
    }
    return IsoChronology.INSTANCE;
  }

  // The longest name that is there, of one style or, if leniently, of all.
  @Override
  int parse(Parsed result, String text, int at) {
    int best = -1, length = 0;
    boolean any = false;
    for (TextStyle each : result.strict ? new TextStyle[] {style} : TextStyle.values()) {
      String[] names = each == style && result.chronology == IsoChronology.INSTANCE ? usual : names(each, result.chronology);
      any |= names != null;
      for (int i = 0; names != null && i < names.length; i++) {
        if (names[i].length() >= length && result.matches(text, at, names[i])) {
          best = i;
          length = names[i].length();
        }
      }
    }
    if (best >= 0) return DateTimeFormatter.put(result, field, best + first(result.chronology), at + length, at);
    return any && result.strict ? ~at : number.parse(result, text, at);
  }

  @Override
  public String toString() {
    return "Text(" + field + (style == TextStyle.FULL ? ")" : "," + style + ")");
  }
}
