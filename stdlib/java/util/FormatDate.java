// Formatting of dates and times, %t.
package java.util;

import heddle.LocaleData;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

final class FormatDate {
  private final Locale locale;
  private final TemporalAccessor time;

  private FormatDate(TemporalAccessor time, Locale locale) {
    this.time = time;
    this.locale = locale;
  }

  static String format(char conversion, Object arg, Locale locale) {
    if (arg == null) return "null";
    TemporalAccessor time;
    if (arg instanceof Long) {
      time = new FormatMoment((Long) arg, TimeZone.getDefault());
    } else if (arg instanceof Date) {
      time = new FormatMoment(((Date) arg).getTime(), TimeZone.getDefault());
    } else if (arg instanceof FormatMoment.Source) {
      time = ((FormatMoment.Source) arg).moment();
    } else if (arg instanceof TemporalAccessor) {
      time = (TemporalAccessor) arg;
    } else {
      throw new IllegalFormatConversionException(conversion, arg.getClass());
    }
    return new FormatDate(time, locale == null ? Locale.US : locale).format(conversion);
  }

  private static String padded(long n, int width) {
    String digits = Long.toString(n);
    return "0".repeat(Math.max(0, width - digits.length())) + digits;
  }

  private String all(String conversions) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < conversions.length(); i++) {
      char c = conversions.charAt(i);
      out.append(Character.isLetter(c) ? format(c) : String.valueOf(c));
    }
    return out.toString();
  }

  private long get(ChronoField field) {
    return time.getLong(field);
  }

  private String name(char what, ChronoField field, TextStyle style) {
    return LocaleData.names(locale, what, style.ordinal())[(int) (get(field) - field.range().getMinimum())];
  }

  private String offset() {
    int seconds = time.get(ChronoField.OFFSET_SECONDS), minutes = Math.abs(seconds) / 60;
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60 * 100 + minutes % 60, 4);
  }

  private String zone() {
    if (time instanceof FormatMoment) return ((FormatMoment) time).zoneName(locale);
    ZoneId zone = time.query(TemporalQueries.zone());
    if (zone == null) throw new IllegalFormatConversionException('Z', time.getClass());
    if (zone instanceof ZoneOffset || !time.isSupported(ChronoField.INSTANT_SECONDS)) return zone.getId();
    return TimeZone.getTimeZone(zone.getId()).getDisplayName(zone.getRules().isDaylightSavings(Instant.from(time)), TimeZone.SHORT, locale);
  }

  private String format(char conversion) {
    switch (conversion) {
      case 'H': return padded(get(ChronoField.HOUR_OF_DAY), 2);
      case 'I': return padded(hour12(), 2);
      case 'k': return Long.toString(get(ChronoField.HOUR_OF_DAY));
      case 'l': return Long.toString(hour12());
      case 'M': return padded(get(ChronoField.MINUTE_OF_HOUR), 2);
      case 'S': return padded(get(ChronoField.SECOND_OF_MINUTE), 2);
      case 'L': return padded(get(ChronoField.MILLI_OF_SECOND), 3);
      case 'N': return padded(get(ChronoField.NANO_OF_SECOND), 9);
      case 'p': return name('A', ChronoField.AMPM_OF_DAY, TextStyle.SHORT).toLowerCase(locale);
      case 'z': return offset();
      case 'Z': return zone();
      case 's': return Long.toString(time instanceof FormatMoment ? ((FormatMoment) time).millis() / 1000
          : get(ChronoField.INSTANT_SECONDS));
      case 'Q': return Long.toString(get(ChronoField.INSTANT_SECONDS) * 1000 + get(ChronoField.MILLI_OF_SECOND));
      case 'B': return name('M', ChronoField.MONTH_OF_YEAR, TextStyle.FULL);
      case 'b':
      case 'h': return name('M', ChronoField.MONTH_OF_YEAR, TextStyle.SHORT);
      case 'A': return name('D', ChronoField.DAY_OF_WEEK, TextStyle.FULL);
      case 'a': return name('D', ChronoField.DAY_OF_WEEK, TextStyle.SHORT);
      case 'C': return padded(get(ChronoField.YEAR_OF_ERA) / 100, 2);
      case 'Y': return padded(get(ChronoField.YEAR_OF_ERA), 4);
      case 'y': return padded(get(ChronoField.YEAR_OF_ERA) % 100, 2);
      case 'j': return padded(get(ChronoField.DAY_OF_YEAR), 3);
      case 'm': return padded(get(ChronoField.MONTH_OF_YEAR), 2);
      case 'd': return padded(get(ChronoField.DAY_OF_MONTH), 2);
      case 'e': return Long.toString(get(ChronoField.DAY_OF_MONTH));
      case 'R': return all("H:M");
      case 'T': return all("H:M:S");
      case 'r': return all("I:M:S ") + format('p').toUpperCase(locale);
      case 'D': return all("m/d/y");
      case 'F': return all("Y-m-d");
      case 'c': return all("a b d T Z Y");
      default: throw new UnknownFormatConversionException("t" + conversion);
    }
  }

  private long hour12() {
    long hour = get(ChronoField.HOUR_OF_AMPM);
    return hour == 0 ? 12 : hour;
  }
}
