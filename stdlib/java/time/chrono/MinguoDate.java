// A date of the calendar of the Republic of China.
package java.time.chrono;

import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.util.Objects;

public final class MinguoDate extends ShiftedDate<MinguoDate> {
  MinguoDate(LocalDate isoDate) {
    super(Objects.requireNonNull(isoDate, "isoDate"));
  }

  public static MinguoDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static MinguoDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static MinguoDate now(Clock clock) {
    return new MinguoDate(LocalDate.now(clock));
  }

  public static MinguoDate of(int prolepticYear, int month, int dayOfMonth) {
    return new MinguoDate(LocalDate.of(prolepticYear - MinguoChronology.SHIFT, month, dayOfMonth));
  }

  public static MinguoDate from(TemporalAccessor temporal) {
    return MinguoChronology.INSTANCE.date(temporal);
  }

  @Override
  int shift() {
    return MinguoChronology.SHIFT;
  }

  @Override
  MinguoDate of(LocalDate date) {
    return date.equals(isoDate) ? this : new MinguoDate(date);
  }

  @Override
  public MinguoChronology getChronology() {
    return MinguoChronology.INSTANCE;
  }

  @Override
  public MinguoEra getEra() {
    return getLong(java.time.temporal.ChronoField.ERA) == 1 ? MinguoEra.ROC : MinguoEra.BEFORE_ROC;
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<MinguoDate> atTime(LocalTime localTime) {
    return (ChronoLocalDateTime<MinguoDate>) super.atTime(localTime);
  }
}
