// The part of the day, as "in the morning", in a language.
package java.time.format;

import heddle.LocaleData;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

final class DayPeriodPart extends DateTimeFormatter.Part {
  // A part of the day in minutes, from `begin` up to `end`, which may be on the next day; or one minute.
  static final class Period {
    final int begin;
    final int end;

    Period(String text) {
      int mark = text.indexOf('-');
      begin = Integer.parseInt(mark < 0 ? text : text.substring(0, mark));
      end = mark < 0 ? begin : Integer.parseInt(text.substring(mark + 1));
    }

    boolean contains(int minute) {
      if (begin == end) return minute == begin;
      return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
    }

    int middle() {
      int length = Math.floorMod(end - begin, 1440);
      return (begin + length / 2) % 1440;
    }

    private static String time(int minutes) {
      return (minutes < 600 ? "0" : "") + minutes / 60 + (minutes % 60 < 10 ? ":0" : ":") + minutes % 60;
    }

    @Override
    public String toString() {
      return "DayPeriod(" + time(begin) + (begin == end ? "" : "-" + time(end)) + ")";
    }
  }

  private final TextStyle style;
  private final Locale locale;

  DayPeriodPart(TextStyle style, Locale locale) {
    this.style = style;
    this.locale = locale;
  }

  @Override
  DateTimeFormatter.Part in(Locale locale) {
    return new DayPeriodPart(style, locale);
  }

  private Period[] periods() {
    String[] texts = LocaleData.of(locale, "periods");
    Period[] periods = new Period[texts.length];
    for (int i = 0; i < texts.length; i++) periods[i] = new Period(texts[i]);
    return periods;
  }

  private String[] names(TextStyle style) {
    return LocaleData.names(locale, 'B', style.asNormal().ordinal());
  }

  // Where minutes are not known it is the full hour.
  @Override
  void print(TemporalAccessor t, StringBuilder out, DecimalStyle numbers) {
    int hour = (int) t.getLong(ChronoField.HOUR_OF_DAY);
    int minute = hour * 60 + (t.isSupported(ChronoField.MINUTE_OF_HOUR) ? (int) t.getLong(ChronoField.MINUTE_OF_HOUR) : 0);
    Period[] periods = periods();
    int best = -1;
    for (int i = 0; i < periods.length; i++) {
      boolean single = periods[i].begin == periods[i].end;
      if (periods[i].contains(minute) && (best < 0 || single)) best = i;
    }
    out.append(names(style)[best]);
  }

  // The longest name that is there, of one style or, if leniently, of all.
  @Override
  int parse(Parsed result, String text, int at) {
    Period[] periods = null;
    int length = -1;
    for (TextStyle each : result.strict ? new TextStyle[] {style} : new TextStyle[] {TextStyle.FULL, TextStyle.SHORT, TextStyle.NARROW}) {
      String[] names = names(each);
      for (int i = 0; i < names.length; i++) {
        if (names[i].length() <= length || !result.matches(text, at, names[i])) continue;
        if (periods == null) periods = periods();
        result.period = periods[i];
        length = names[i].length();
      }
    }
    String[] halves = LocaleData.names(locale, 'A', style.ordinal());
    for (int i = 0; i < halves.length; i++) {
      if (halves[i].length() <= length || !result.matches(text, at, halves[i])) continue;
      result.period = new Period(i == 0 ? "0-720" : "720-1440");
      length = halves[i].length();
    }
    return length < 0 ? ~at : at + length;
  }

  @Override
  public String toString() {
    return "DayPeriod(" + style + ")";
  }
}
