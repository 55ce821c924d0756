// A calendar: what the fields of its dates mean.
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public interface Chronology extends Comparable<Chronology> {
  static Chronology from(TemporalAccessor temporal) {
    Objects.requireNonNull(temporal, "temporal");
    return Objects.requireNonNullElse(temporal.query(TemporalQueries.chronology()), IsoChronology.INSTANCE);
  }

  // That of the locale's keyword `ca`.
  static Chronology ofLocale(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    String type = locale.hasExtensions() ? locale.getUnicodeLocaleType("ca") : null;
    if (type == null || type.equals("iso") || type.equals("iso8601")) return IsoChronology.INSTANCE;
    for (Chronology each : AbstractChronology.all()) {
      if (type.equals(each.getCalendarType())) return each;
    }
    throw new DateTimeException("Unknown calendar system: " + type);
  }

  static Chronology of(String id) {
    Objects.requireNonNull(id, "id");
    for (Chronology each : AbstractChronology.all()) {
      boolean usual = each.getId().startsWith("Hijrah") && (id.equals("Hijrah") || id.equals("islamic"));
      if (usual || id.equals(each.getId()) || id.equals(each.getCalendarType())) return each;
    }
    throw new DateTimeException("Unknown chronology: " + id);
  }

  static Set<Chronology> getAvailableChronologies() {
    return new HashSet<>(AbstractChronology.all());
  }

  String getId();

  String getCalendarType();

  default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

  default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

  ChronoLocalDate dateEpochDay(long epochDay);

  default ChronoLocalDate dateNow() {
    return dateNow(Clock.systemDefaultZone());
  }

  default ChronoLocalDate dateNow(ZoneId zone) {
    return dateNow(Clock.system(zone));
  }

  default ChronoLocalDate dateNow(Clock clock) {
    return date(java.time.LocalDate.now(clock));
  }

  ChronoLocalDate date(TemporalAccessor temporal);

  default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal) {
    try {
      return date(temporal).atTime(LocalTime.from(temporal));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: " + temporal.getClass(), e);
    }
  }

  default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal) {
    try {
      ZoneId zone = ZoneId.from(temporal);
      if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) return zonedDateTime(Instant.from(temporal), zone);
      return localDateTime(temporal).atZone(zone);
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain ChronoZonedDateTime from TemporalAccessor: " + temporal.getClass(), e);
    }
  }

  default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone) {
    return CalendarZonedDateTime.of(this, instant.atZone(zone));
  }

  boolean isLeapYear(long prolepticYear);

  int prolepticYear(Era era, int yearOfEra);

  Era eraOf(int eraValue);

  List<Era> eras();

  ValueRange range(ChronoField field);

  // In English.
  default String getDisplayName(TextStyle style, Locale locale) {
    Objects.requireNonNull(locale, "locale");
    switch (getId()) {
      case "ThaiBuddhist": return "Buddhist Calendar";
      case "Hijrah-umalqura": return "Islamic Calendar (Umm al-Qura)";
      case "ISO": return "ISO";
      default: return getId() + " Calendar";
    }
  }

  ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle);

  default ChronoPeriod period(int years, int months, int days) {
    return new CalendarPeriod(this, years, months, days);
  }

  default long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute, int second, ZoneOffset zoneOffset) {
    Objects.requireNonNull(zoneOffset, "zoneOffset");
    return date(prolepticYear, month, dayOfMonth).toEpochDay() * 86400
        + LocalTime.of(hour, minute, second).toSecondOfDay() - zoneOffset.getTotalSeconds();
  }

  default long epochSecond(Era era, int yearOfEra, int month, int dayOfMonth, int hour, int minute, int second, ZoneOffset zoneOffset) {
    return epochSecond(prolepticYear(Objects.requireNonNull(era, "era"), yearOfEra), month, dayOfMonth, hour, minute, second, zoneOffset);
  }

  @Override
  int compareTo(Chronology other);

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
