// A date of the Thai Buddhist calendar.
package java.time.chrono;

import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.util.Objects;

public final class ThaiBuddhistDate extends ShiftedDate<ThaiBuddhistDate> {
  ThaiBuddhistDate(LocalDate isoDate) {
    super(Objects.requireNonNull(isoDate, "isoDate"));
  }

  public static ThaiBuddhistDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static ThaiBuddhistDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static ThaiBuddhistDate now(Clock clock) {
    return new ThaiBuddhistDate(LocalDate.now(clock));
  }

  public static ThaiBuddhistDate of(int prolepticYear, int month, int dayOfMonth) {
    return new ThaiBuddhistDate(LocalDate.of(prolepticYear - ThaiBuddhistChronology.SHIFT, month, dayOfMonth));
  }

  public static ThaiBuddhistDate from(TemporalAccessor temporal) {
    return ThaiBuddhistChronology.INSTANCE.date(temporal);
  }

  @Override
  int shift() {
    return ThaiBuddhistChronology.SHIFT;
  }

  @Override
  ThaiBuddhistDate of(LocalDate date) {
    return date.equals(isoDate) ? this : new ThaiBuddhistDate(date);
  }

  @Override
  public ThaiBuddhistChronology getChronology() {
    return ThaiBuddhistChronology.INSTANCE;
  }

  @Override
  public ThaiBuddhistEra getEra() {
    return getLong(java.time.temporal.ChronoField.ERA) == 1 ? ThaiBuddhistEra.BE : ThaiBuddhistEra.BEFORE_BE;
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<ThaiBuddhistDate> atTime(LocalTime localTime) {
    return (ChronoLocalDateTime<ThaiBuddhistDate>) super.atTime(localTime);
  }
}
