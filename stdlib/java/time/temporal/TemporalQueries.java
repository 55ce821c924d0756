// Questions that are often asked of dates and times.
package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;

public final class TemporalQueries {
  private static final TemporalQuery<ZoneId> ZONE_ID = t -> t instanceof ChronoZonedDateTime ? ((ChronoZonedDateTime<?>) t).getZone()
      : null;
  private static final TemporalQuery<ZoneOffset> OFFSET =
      t -> t.isSupported(ChronoField.OFFSET_SECONDS) ? ZoneOffset.ofTotalSeconds(t.get(ChronoField.OFFSET_SECONDS)) : null;
  private static final TemporalQuery<ZoneId> ZONE = t -> {
    ZoneId zone = t.query(ZONE_ID);
    return zone != null ? zone : t.query(OFFSET);
  };

  private static final TemporalQuery<TemporalUnit> PRECISION = t -> {
    if (t instanceof ChronoLocalDate || t instanceof DayOfWeek) return ChronoUnit.DAYS;
    if (t instanceof YearMonth || t instanceof Month) return ChronoUnit.MONTHS;
    return t instanceof Year ? ChronoUnit.YEARS : t instanceof Temporal ? ChronoUnit.NANOS : null;
  };

  private static final TemporalQuery<Chronology> CHRONOLOGY = t -> {
    if (t instanceof ChronoLocalDate) return ((ChronoLocalDate) t).getChronology();
    if (t instanceof ChronoLocalDateTime) return ((ChronoLocalDateTime<?>) t).getChronology();
    if (t instanceof ChronoZonedDateTime) return ((ChronoZonedDateTime<?>) t).getChronology();
    boolean iso = t instanceof OffsetDateTime || t instanceof Year || t instanceof YearMonth || t instanceof Month || t instanceof MonthDay;
    return iso ? IsoChronology.INSTANCE : null;
  };

  private TemporalQueries() {}

  // The calendar of a date; null: it is none.
  public static TemporalQuery<Chronology> chronology() {
    return CHRONOLOGY;
  }

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
