// What a formatter has read: fields, and the date, time and zone that they make up.
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

final class Parsed implements TemporalAccessor {
  final Map<TemporalField, Long> fields = new LinkedHashMap<>();
  ZoneId zone;
  ZoneOffset offset;  // which one of an overlap's; null: none was given
  boolean strict = true;         // while it is parsed
  boolean caseSensitive = true;  // likewise
  boolean tooLarge;   // an offset that there is not
  DecimalStyle numbers = DecimalStyle.STANDARD;  // likewise
  Chronology chronology = IsoChronology.INSTANCE;
  boolean hasChronology;       // it was given
  DayPeriodPart.Period period;  // null: none was given
  boolean leapSecond;
  int excessDays;              // of a time without a date
  private boolean resolved;
  private LocalDate date;
  private LocalTime time;

  boolean matches(String text, int at, String expected) {
    return text.regionMatches(!caseSensitive, at, expected, 0, expected.length());
  }

  // Behind the digits from there on, and no more than so many.
  int digitsEnd(String text, int at, int most) {
    int end = at;
    while (end < text.length() && end - at < most && numbers.digit(text.charAt(end)) >= 0) end++;
    return end;
  }

  // These digits as ASCII ones.
  String digits(String text, int begin, int end) {
    if (numbers.getZeroDigit() == '0') return text.substring(begin, end);
    StringBuilder out = new StringBuilder();
    for (int i = begin; i < end; i++) out.append(numbers.digit(text.charAt(i)));
    return out.toString();
  }

  boolean is(ChronoField field, long value) {
    return fields.containsKey(field) && fields.get(field) == value;
  }

  private long take(ChronoField field) {
    return field.checkValidValue(fields.remove(field));
  }

  private long takeOr(ChronoField field, long otherwise) {
    return fields.containsKey(field) ? take(field) : otherwise;
  }

  // 0 may stand for the last one.
  private long takeClockHour(ChronoField field, ResolverStyle style) {
    return style == ResolverStyle.SMART && is(field, 0) ? fields.remove(field) : take(field);
  }

  private boolean has(ChronoField... wanted) {
    for (ChronoField field : wanted) {
      if (!fields.containsKey(field)) return false;
    }
    return true;
  }

  // With the zone of the formatter, which may be null.
  // Only these fields count, if they are not null.
  void resolve(ResolverStyle style, ZoneId otherZone, Set<TemporalField> only) {
    if (only != null) fields.keySet().retainAll(only);
    resolved = true;
    if (zone == null) zone = otherZone;
    if (tooLarge) throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
    boolean strict = style == ResolverStyle.STRICT;
    resolveInstant();
    if (chronology != IsoChronology.INSTANCE || has(ChronoField.PROLEPTIC_MONTH) || has(ChronoField.ALIGNED_WEEK_OF_MONTH)
        || has(ChronoField.ALIGNED_WEEK_OF_YEAR)) {
      ChronoLocalDate made = chronology.resolveDate(fields, style);
      if (made != null) put(LocalDate.ofEpochDay(made.toEpochDay()));
    }
    if (style == ResolverStyle.LENIENT) {
      resolveLeniently();
      if (resolveOthers(style)) resolveLeniently();
      resolvePeriod(style);
      addExcessDays();
      return;
    }
    resolveChrono(style, strict);
    if (resolveOthers(style)) resolveChrono(style, strict);
    resolvePeriod(style);
    addExcessDays();
    if (date != null) checkAgainst(date());
    if (time != null) checkAgainst(time);
  }

  // An instant is a date and a time where there is a zone.
  private void resolveInstant() {
    Long seconds = fields.get(ChronoField.INSTANT_SECONDS), offset = fields.get(ChronoField.OFFSET_SECONDS);
    if (seconds == null || zone == null && offset == null) return;
    ZoneId at = zone != null ? zone : ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(offset));
    LocalDateTime local = LocalDateTime.ofInstant(Instant.ofEpochSecond(seconds), at);
    put(local.toLocalDate());
    time = local.toLocalTime().withNano((int) takeOr(ChronoField.NANO_OF_SECOND, 0));
  }

  // The fields that no ChronoField is say themselves what they make up. True: something has changed.
  private boolean resolveOthers(ResolverStyle style) {
    int changes = 0;
    for (boolean changed = true; changed && changes < 50; ) {
      changed = false;
      for (TemporalField field : new ArrayList<>(fields.keySet())) {
        if (field instanceof ChronoField) continue;
        TemporalAccessor made = field.resolve(fields, this, style);
        if (made instanceof LocalDate) put((LocalDate) made);
        if (made instanceof LocalTime) time = (LocalTime) made;
        if (made instanceof LocalDateTime) {
          put(((LocalDateTime) made).toLocalDate());
          time = ((LocalDateTime) made).toLocalTime();
        }
        changed = made != null || !fields.containsKey(field);
        if (changed) break;
      }
      if (changed) changes++;
    }
    return changes > 0;
  }

  // A time of a half of the day is in that half which has the part of the day, if one has it.
  private void resolveHalf() {
    long hour = fields.remove(ChronoField.HOUR_OF_AMPM);
    Long minute = fields.get(ChronoField.MINUTE_OF_HOUR);
    int of = (int) (minute == null ? 0 : minute);
    boolean second = !period.contains((int) hour * 60 + of) && period.contains((int) hour * 60 + of + 720);
    fields.put(ChronoField.HOUR_OF_DAY, second ? hour + 12 : hour);
    period = null;
  }

  // A part of the day alone is its middle; a time has to be in it.
  private void resolvePeriod(ResolverStyle style) {
    if (period == null) return;
    if (time != null) {
      if (style != ResolverStyle.LENIENT && !period.contains(time.getHour() * 60 + time.getMinute())) {
        throw new DateTimeException("Conflict found: Resolved time " + time + " conflicts with " + period);
      }
    } else if (style != ResolverStyle.STRICT && !has(ChronoField.HOUR_OF_DAY) && !has(ChronoField.MINUTE_OF_HOUR)
        && !has(ChronoField.SECOND_OF_MINUTE) && !has(ChronoField.NANO_OF_SECOND)) {
      time = LocalTime.of(period.middle() / 60, period.middle() % 60);
    }
    period = null;
  }

  private void addExcessDays() {
    if (date == null || time == null) return;
    date = date.plusDays(excessDays);
    excessDays = 0;
  }

  private ChronoLocalDate date() {
    return chronology == IsoChronology.INSTANCE ? date : chronology.date(date);
  }

  private void put(LocalDate made) {
    if (date != null && !date.equals(made)) throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + date + " " + made);
    date = made;
  }

  private void resolveChrono(ResolverStyle style, boolean strict) {
    if (has(ChronoField.YEAR_OF_ERA) && (!strict || has(ChronoField.ERA))) {
      long year = take(ChronoField.YEAR_OF_ERA);
      fields.put(ChronoField.YEAR, takeOr(ChronoField.ERA, 1) == 0 ? 1 - year : year);
    }
    resolveDate(strict);
    resolveTime(style);
  }

  // Numbers that are too large go on in the next month or day.
  private void resolveLeniently() {
    if (has(ChronoField.YEAR_OF_ERA)) {
      long year = fields.remove(ChronoField.YEAR_OF_ERA);
      Long era = fields.remove(ChronoField.ERA);
      fields.put(ChronoField.YEAR, era != null && era == 0 ? 1 - year : year);
    }
    if (has(ChronoField.YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_MONTH)) {
      int year = (int) take(ChronoField.YEAR);
      date = LocalDate.of(year, 1, 1).plusMonths(Math.subtractExact(fields.remove(ChronoField.MONTH_OF_YEAR), 1L))
          .plusDays(Math.subtractExact(fields.remove(ChronoField.DAY_OF_MONTH), 1L));
    } else if (has(ChronoField.YEAR, ChronoField.DAY_OF_YEAR)) {
      int year = (int) take(ChronoField.YEAR);
      date = LocalDate.of(year, 1, 1).plusDays(Math.subtractExact(fields.remove(ChronoField.DAY_OF_YEAR), 1L));
    } else if (has(ChronoField.EPOCH_DAY)) {
      date = LocalDate.ofEpochDay(fields.remove(ChronoField.EPOCH_DAY));
    }
    if (has(ChronoField.AMPM_OF_DAY) && (has(ChronoField.HOUR_OF_AMPM) || has(ChronoField.CLOCK_HOUR_OF_AMPM))) {
      Long hour = fields.remove(ChronoField.HOUR_OF_AMPM);
      if (hour == null) {
        hour = fields.remove(ChronoField.CLOCK_HOUR_OF_AMPM);
        if (hour == 12) hour = 0L;
      }
      fields.put(ChronoField.HOUR_OF_DAY, fields.remove(ChronoField.AMPM_OF_DAY) * 12 + hour);
    }
    if (period != null && !has(ChronoField.AMPM_OF_DAY) && (has(ChronoField.HOUR_OF_AMPM) || has(ChronoField.CLOCK_HOUR_OF_AMPM))) {
      Long hour = fields.remove(ChronoField.CLOCK_HOUR_OF_AMPM);
      if (hour != null) fields.put(ChronoField.HOUR_OF_AMPM, hour == 12 ? 0 : hour);
      resolveHalf();
    }
    if (!has(ChronoField.HOUR_OF_DAY)) return;
    boolean minutes = has(ChronoField.MINUTE_OF_HOUR), seconds = has(ChronoField.SECOND_OF_MINUTE);
    if (!minutes && (seconds || has(ChronoField.NANO_OF_SECOND)) || !seconds && has(ChronoField.NANO_OF_SECOND)) return;
    long[] parts = new long[4];
    for (int i = 0; i < 4; i++) parts[i] = has(PARTS[i]) ? fields.remove(PARTS[i]) : 0;
    long nanos = Math.addExact(Math.multiplyExact(parts[0], 3600_000_000_000L), Math.multiplyExact(parts[1], 60_000_000_000L));
    nanos = Math.addExact(nanos, Math.addExact(Math.multiplyExact(parts[2], 1000_000_000L), parts[3]));
    time = LocalTime.ofNanoOfDay(Math.floorMod(nanos, 86400_000_000_000L));
    excessDays = (int) Math.floorDiv(nanos, 86400_000_000_000L);
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

  private static final ChronoField[] PARTS = {
    ChronoField.HOUR_OF_DAY, ChronoField.MINUTE_OF_HOUR, ChronoField.SECOND_OF_MINUTE, ChronoField.NANO_OF_SECOND};

  private void resolveTime(ResolverStyle style) {
    if (has(ChronoField.MILLI_OF_SECOND) && !has(ChronoField.NANO_OF_SECOND)) {
      long micros = has(ChronoField.MICRO_OF_SECOND) ? take(ChronoField.MICRO_OF_SECOND) % 1000 : 0;
      fields.put(ChronoField.NANO_OF_SECOND, take(ChronoField.MILLI_OF_SECOND) * 1000_000 + micros * 1000);
    } else if (has(ChronoField.MICRO_OF_SECOND) && !has(ChronoField.NANO_OF_SECOND)) {
      fields.put(ChronoField.NANO_OF_SECOND, take(ChronoField.MICRO_OF_SECOND) * 1000);
    }
    if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
      fields.put(ChronoField.HOUR_OF_DAY, takeClockHour(ChronoField.CLOCK_HOUR_OF_DAY, style) % 24);
    }
    if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
      fields.put(ChronoField.HOUR_OF_AMPM, takeClockHour(ChronoField.CLOCK_HOUR_OF_AMPM, style) % 12);
    }
    if (period != null && has(ChronoField.HOUR_OF_AMPM) && !has(ChronoField.AMPM_OF_DAY)) resolveHalf();
    if (has(ChronoField.AMPM_OF_DAY, ChronoField.HOUR_OF_AMPM)) {
      long half = take(ChronoField.AMPM_OF_DAY);
      fields.put(ChronoField.HOUR_OF_DAY, half * 12 + take(ChronoField.HOUR_OF_AMPM));
    }
    // Half a day alone is its middle.
    boolean whichHalf = has(ChronoField.AMPM_OF_DAY) && style == ResolverStyle.SMART && !has(ChronoField.HOUR_OF_AMPM);
    if (whichHalf && !has(ChronoField.HOUR_OF_DAY) && !has(ChronoField.MINUTE_OF_HOUR) && !has(ChronoField.SECOND_OF_MINUTE) && !has(ChronoField.NANO_OF_SECOND)) {
      fields.put(ChronoField.HOUR_OF_DAY, take(ChronoField.AMPM_OF_DAY) * 12 + 6);
    }
    if (has(ChronoField.NANO_OF_DAY)) {
      LocalTime whole = LocalTime.ofNanoOfDay(take(ChronoField.NANO_OF_DAY));
      for (ChronoField part : PARTS) {
        Long old = fields.put(part, whole.getLong(part));
        if (old != null && old != whole.getLong(part)) {
          throw new DateTimeException("Conflict found: " + part + " " + old + " differs from " + part + " " + whole.getLong(part)
              + " while resolving  " + ChronoField.NANO_OF_DAY);
        }
      }
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
    int minute = (int) takeOr(ChronoField.MINUTE_OF_HOUR, 0);
    int nano = (int) takeOr(ChronoField.NANO_OF_SECOND, 0);
    // The end of a day.
    boolean midnight = style == ResolverStyle.SMART && fields.get(ChronoField.HOUR_OF_DAY) == 24 && minute == 0 && nano == 0
        && (!seconds || fields.get(ChronoField.SECOND_OF_MINUTE) == 0);
    if (midnight) {
      fields.put(ChronoField.HOUR_OF_DAY, 0L);
      excessDays = 1;
    }
    time = LocalTime.of((int) take(ChronoField.HOUR_OF_DAY), minute, (int) takeOr(ChronoField.SECOND_OF_MINUTE, 0), nano);
  }

  private void checkAgainst(TemporalAccessor resolved) {
    for (Map.Entry<TemporalField, Long> e : new LinkedHashMap<>(fields).entrySet()) {
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
    if (!(field instanceof ChronoField)) return fields.containsKey(field) || field.isSupportedBy(this);
    return fields.containsKey(field) || date != null && date().isSupported(field)
        || time != null && time.isSupported(field)
        || field == ChronoField.INSTANT_SECONDS && date != null && time != null && zone != null;
  }

  @Override
  public long getLong(TemporalField field) {
    Long value = fields.get(field);
    if (value != null) return value;
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (date != null && date().isSupported(field)) return date().getLong(field);
    if (time != null && time.isSupported(field)) return time.getLong(field);
    if (isSupported(field)) return offset != null ? date.atTime(time).toEpochSecond(offset) : date.atTime(time).atZone(zone).toEpochSecond();
    throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()) return (R) zone;
    if (query == TemporalQueries.offset()) return (R) offset;
    if (query == TemporalQueries.chronology()) return (R) chronology;
    return query.queryFrom(this);
  }

  @Override
  public String toString() {
    String text = fields + "," + (resolved || hasChronology ? chronology : null);
    if (zone != null) text += "," + zone;
    if (date == null && time == null) return text;
    text += " resolved to ";
    if (date == null) return text + time;
    return text + date() + (time != null ? "T" + time : "");
  }
}
