// Questions that are often asked of dates and times.
package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

public final class TemporalQueries {
  private static final TemporalQuery<ZoneId> ZONE_ID = t -> t instanceof ZonedDateTime ? ((ZonedDateTime) t).getZone() : null;
  private static final TemporalQuery<ZoneOffset> OFFSET =
      t -> t.isSupported(ChronoField.OFFSET_SECONDS) ? ZoneOffset.ofTotalSeconds(t.get(ChronoField.OFFSET_SECONDS)) : null;
  private static final TemporalQuery<ZoneId> ZONE = t -> {
    ZoneId zone = t.query(ZONE_ID);
    return zone != null ? zone : t.query(OFFSET);
  };

  private static final TemporalQuery<TemporalUnit> PRECISION = t -> {
    if (t instanceof LocalDate || t instanceof DayOfWeek) return ChronoUnit.DAYS;
    if (t instanceof YearMonth || t instanceof Month) return ChronoUnit.MONTHS;
    return t instanceof Year ? ChronoUnit.YEARS : t instanceof Temporal ? ChronoUnit.NANOS : null;
  };

  private TemporalQueries() {}

  // The smallest unit that it has.
  public static TemporalQuery<TemporalUnit> precision() {
    return PRECISION;
  }

  public static TemporalQuery<ZoneId> zoneId() {
    return ZONE_ID;
  }

  public static TemporalQuery<ZoneId> zone() {
    return ZONE;
  }

  public static TemporalQuery<ZoneOffset> offset() {
    return OFFSET;
  }

  public static TemporalQuery<LocalDate> localDate() {
    return t -> t.isSupported(ChronoField.EPOCH_DAY) ? LocalDate.ofEpochDay(t.getLong(ChronoField.EPOCH_DAY)) : null;
  }

  public static TemporalQuery<LocalTime> localTime() {
    return t -> t.isSupported(ChronoField.NANO_OF_DAY) ? LocalTime.ofNanoOfDay(t.getLong(ChronoField.NANO_OF_DAY)) : null;
  }
}
