// The calendar itself: its id, or its name in a language.
package java.time.format;

import java.time.DateTimeException;
import java.time.chrono.Chronology;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.Locale;

final class CalendarPart extends DateTimeFormatter.Part {
  private final TextStyle style;  // null: its id
  private final Locale locale;

  CalendarPart(TextStyle style, Locale locale) {
    this.style = style;
    this.locale = locale;
  }

  @Override
  DateTimeFormatter.Part in(Locale locale) {
    return new CalendarPart(style, locale);
  }

  private String name(Chronology calendar) {
    return style == null ? calendar.getId() : calendar.getDisplayName(style, locale);
  }

  @Override
  void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
    Chronology calendar = t.query(TemporalQueries.chronology());
    if (calendar == null) throw new DateTimeException("Unable to extract Chronology from temporal " + t);
    out.append(name(calendar));
  }

  @Override
  int parse(Parsed result, String text, int at) {
    Chronology best = null;
    int length = -1;
    for (Chronology each : Chronology.getAvailableChronologies()) {
      String name = name(each);
      if (name.length() > length && result.matches(text, at, name)) {
        best = each;
        length = name.length();
      }
    }
    if (best == null) return ~at;
    result.chronology = best;
    result.hasChronology = true;
    return at + length;
  }

  @Override
  public String toString() {
    return style == null ? "ChronologyId()" : "Chronology(" + style + ")";
  }
}
