// What a formatter has read: fields, and the date, time and zone that they make up.
package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.EnumMap;
import java.util.Map;

final class Parsed implements TemporalAccessor {
  final EnumMap<ChronoField, Long> fields = new EnumMap<>(ChronoField.class);
  ZoneId zone;
  ZoneOffset offset;  // which one of an overlap's; null: none was given
  private LocalDate date;
  private LocalTime time;

  private long take(ChronoField field) {
    return field.checkValidValue(fields.remove(field));
  }

  private long takeOr(ChronoField field, long otherwise) {
    return fields.containsKey(field) ? take(field) : otherwise;
  }

  private boolean has(ChronoField... wanted) {
    for (ChronoField field : wanted) {
      if (!fields.containsKey(field)) return false;
    }
    return true;
  }

  // `strict`: a day that its month does not have is an error; else it is the month's last.
  void resolve(boolean strict) {
    if (has(ChronoField.YEAR_OF_ERA)) {
      long year = take(ChronoField.YEAR_OF_ERA);
      fields.put(ChronoField.YEAR, takeOr(ChronoField.ERA, 1) == 0 ? 1 - year : year);
    }
    resolveDate(strict);
    resolveTime();
    if (date != null) checkAgainst(date);
    if (time != null) checkAgainst(time);
  }

  private void resolveDate(boolean strict) {
    if (has(ChronoField.EPOCH_DAY)) {
      date = LocalDate.ofEpochDay(take(ChronoField.EPOCH_DAY));
    } else if (has(ChronoField.YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_MONTH)) {
      int year = (int) take(ChronoField.YEAR);
      int month = (int) take(ChronoField.MONTH_OF_YEAR);
      int day = (int) take(ChronoField.DAY_OF_MONTH);
      if (!strict) day = Math.min(day, LocalDate.of(year, month, 1).lengthOfMonth());
      date = LocalDate.of(year, month, day);
    } else if (has(ChronoField.YEAR, ChronoField.DAY_OF_YEAR)) {
      date = LocalDate.ofYearDay((int) take(ChronoField.YEAR), (int) take(ChronoField.DAY_OF_YEAR));
    }
  }

  private void resolveTime() {
    if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
      fields.put(ChronoField.HOUR_OF_DAY, take(ChronoField.CLOCK_HOUR_OF_DAY) % 24);
    }
    if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
      fields.put(ChronoField.HOUR_OF_AMPM, take(ChronoField.CLOCK_HOUR_OF_AMPM) % 12);
    }
    if (has(ChronoField.AMPM_OF_DAY, ChronoField.HOUR_OF_AMPM)) {
      long half = take(ChronoField.AMPM_OF_DAY);
      fields.put(ChronoField.HOUR_OF_DAY, half * 12 + take(ChronoField.HOUR_OF_AMPM));
    }
    if (has(ChronoField.NANO_OF_DAY)) {
      time = LocalTime.ofNanoOfDay(take(ChronoField.NANO_OF_DAY));
      return;
    }
    if (has(ChronoField.MILLI_OF_DAY)) {
      time = LocalTime.ofNanoOfDay(take(ChronoField.MILLI_OF_DAY) * 1000_000);
      return;
    }
    if (!has(ChronoField.HOUR_OF_DAY)) return;
    boolean minutes = has(ChronoField.MINUTE_OF_HOUR);
    boolean seconds = has(ChronoField.SECOND_OF_MINUTE);
    boolean nanos = has(ChronoField.NANO_OF_SECOND);
    if (!minutes && (seconds || nanos) || !seconds && nanos) return;
    time = LocalTime.of((int) take(ChronoField.HOUR_OF_DAY),
        (int) takeOr(ChronoField.MINUTE_OF_HOUR, 0), (int) takeOr(ChronoField.SECOND_OF_MINUTE, 0),
        (int) takeOr(ChronoField.NANO_OF_SECOND, 0));
  }

  private void checkAgainst(TemporalAccessor resolved) {
    for (Map.Entry<ChronoField, Long> e : new EnumMap<ChronoField, Long>(fields).entrySet()) {
      if (!resolved.isSupported(e.getKey())) continue;
      long value = resolved.getLong(e.getKey());
      if (value != e.getValue()) {
        throw new DateTimeException("Conflict found: Field " + e.getKey() + " " + value
            + " differs from " + e.getKey() + " " + e.getValue() + " derived from " + resolved);
      }
      fields.remove(e.getKey());
    }
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return fields.containsKey(field) || date != null && date.isSupported(field)
        || time != null && time.isSupported(field)
        || field == ChronoField.INSTANT_SECONDS && date != null && time != null && zone != null;
  }

  @Override
  public long getLong(TemporalField field) {
    Long value = fields.get(field);
    if (value != null) return value;
    if (date != null && date.isSupported(field)) return date.getLong(field);
    if (time != null && time.isSupported(field)) return time.getLong(field);
    if (isSupported(field)) return offset != null ? date.atTime(time).toEpochSecond(offset) : date.atTime(time).atZone(zone).toEpochSecond();
    throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()) return (R) zone;
    if (query == TemporalQueries.offset()) return (R) offset;
    return query.queryFrom(this);
  }

  @Override
  public String toString() {
    String text = fields + ",ISO";
    if (zone != null) text += "," + zone;
    if (date == null && time == null) return text;
    text += " resolved to ";
    if (date == null) return text + time;
    return text + date + (time != null ? "T" + time : "");
  }
}
