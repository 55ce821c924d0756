// A moment as Formatter sees it, with the fields that a zone gives it: so that programs that print do not reach all of Calendar.
package java.util;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;

final class FormatMoment implements TemporalAccessor {
  // What has such a moment.
  interface Source {
    FormatMoment moment();
  }

  private final long millis;
  private final TimeZone zone;
  private final int offset;
  private final int[] fields;  // Date.fields

  FormatMoment(long millis, TimeZone zone) {
    this.millis = millis;
    this.zone = zone;
    offset = zone.getOffset(millis);
    fields = Date.fields(millis + offset);
  }

  long millis() {
    return millis;
  }

  // As "CET".
  String zoneName(Locale locale) {
    return zone.getDisplayName(zone.savings(millis) != 0, TimeZone.SHORT, locale);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return true;
  }

  @Override
  public long getLong(TemporalField field) {
    switch ((ChronoField) field) {
      case INSTANT_SECONDS: return Math.floorDiv(millis, 1000L);
      case OFFSET_SECONDS: return offset / 1000;
      case HOUR_OF_DAY: return fields[3];
      case HOUR_OF_AMPM: return fields[3] % 12;
      case AMPM_OF_DAY: return fields[3] / 12;
      case MINUTE_OF_HOUR: return fields[4];
      case SECOND_OF_MINUTE: return fields[5];
      case MILLI_OF_SECOND: return Math.floorMod(millis, 1000L);
      case NANO_OF_SECOND: return Math.floorMod(millis, 1000L) * 1000_000;
      case DAY_OF_WEEK: return fields[6] == 0 ? 7 : fields[6];
      case DAY_OF_MONTH: return fields[2];
      case DAY_OF_YEAR: return fields[7];
      case MONTH_OF_YEAR: return fields[1] + 1;
      case YEAR_OF_ERA: return fields[0] > 0 ? fields[0] : 1 - fields[0];
      default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }
}
