// What a formatter with a calendar or a zone of its own writes of a moment or date: in that calendar, in that zone.
package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
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
import java.time.temporal.ValueRange;
import java.util.Objects;

final class Adjusted implements TemporalAccessor {
  private final TemporalAccessor temporal;
  private final ChronoLocalDate date;  // null: that of `temporal`
  private final Chronology chronology;
  private final ZoneId zone;

  private Adjusted(TemporalAccessor temporal, ChronoLocalDate date, Chronology chronology, ZoneId zone) {
    this.temporal = temporal;
    this.date = date;
    this.chronology = chronology;
    this.zone = zone;
  }

  // (Null: the formatter has none.)
  static TemporalAccessor of(TemporalAccessor temporal, Chronology chronology, ZoneId zone) {
    Chronology oldChronology = temporal.query(TemporalQueries.chronology());
    ZoneId oldZone = temporal.query(TemporalQueries.zoneId());
    if (Objects.equals(chronology, oldChronology)) chronology = null;
    if (Objects.equals(zone, oldZone)) zone = null;
    if (chronology == null && zone == null) return temporal;
    Chronology calendar = chronology != null ? chronology : oldChronology;
    if (zone != null) {
      if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
        return Objects.requireNonNullElse(calendar, IsoChronology.INSTANCE).zonedDateTime(Instant.from(temporal), zone);
      }
      checkOffset(temporal, zone);
    }
    ChronoLocalDate date = null;
    if (chronology != null && temporal.isSupported(ChronoField.EPOCH_DAY)) {
      date = calendar.date(temporal);
    } else if (chronology != null && !(chronology == IsoChronology.INSTANCE && oldChronology == null)) {
      for (ChronoField field : ChronoField.values()) {
        if (field.isDateBased() && temporal.isSupported(field)) {
          throw new DateTimeException("Unable to apply override chronology '" + chronology
              + "' because the temporal object being formatted contains date fields but does not represent a whole date: " + temporal);
        }
      }
    }
    return new Adjusted(temporal, date, calendar, zone != null ? zone : oldZone);
  }

  private static void checkOffset(TemporalAccessor temporal, ZoneId zone) {
    if (zone.normalized() instanceof ZoneOffset && temporal.isSupported(ChronoField.OFFSET_SECONDS)
        && temporal.get(ChronoField.OFFSET_SECONDS) != zone.getRules().getOffset(Instant.EPOCH).getTotalSeconds()) {
      throw new DateTimeException("Unable to apply override zone '" + zone
          + "' because the temporal object being formatted has a different offset but does not represent an instant: " + temporal);
    }
  }

  private boolean isOfDate(TemporalField field) {
    return date != null && field.isDateBased();
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return isOfDate(field) ? date.isSupported(field) : temporal.isSupported(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return isOfDate(field) ? date.range(field) : temporal.range(field);
  }

  @Override
  public long getLong(TemporalField field) {
    return isOfDate(field) ? date.getLong(field) : temporal.getLong(field);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.chronology()) return (R) chronology;
    if (query == TemporalQueries.zoneId()) return (R) zone;
    if (query == TemporalQueries.precision()) return temporal.query(query);
    return query.queryFrom(this);
  }

  @Override
  public String toString() {
    return temporal + (chronology != null ? " with chronology " + chronology : "") + (zone != null ? " with zone " + zone : "");
  }
}
