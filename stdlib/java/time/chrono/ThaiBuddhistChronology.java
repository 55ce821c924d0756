// The Thai Buddhist calendar: that of ISO with years from 543 before Christ on.
package java.time.chrono;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Map;

public final class ThaiBuddhistChronology extends AbstractChronology implements java.io.Serializable {
  public static final ThaiBuddhistChronology INSTANCE = new ThaiBuddhistChronology();

  static final int SHIFT = 543;  // of the numbers of years, to those of ISO

  private ThaiBuddhistChronology() {}

  private Object readResolve() {
    return INSTANCE;
  }

  @Override
  public String getId() {
    return "ThaiBuddhist";
  }

  @Override
  public String getCalendarType() {
    return "buddhist";
  }

  @Override
  public ThaiBuddhistDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  @Override
  public ThaiBuddhistDate date(int prolepticYear, int month, int dayOfMonth) {
    return ThaiBuddhistDate.of(prolepticYear, month, dayOfMonth);
  }

  @Override
  public ThaiBuddhistDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  @Override
  public ThaiBuddhistDate dateYearDay(int prolepticYear, int dayOfYear) {
    return new ThaiBuddhistDate(LocalDate.ofYearDay(prolepticYear - SHIFT, dayOfYear));
  }

  @Override
  public ThaiBuddhistDate dateEpochDay(long epochDay) {
    return new ThaiBuddhistDate(LocalDate.ofEpochDay(epochDay));
  }

  @Override
  public ThaiBuddhistDate dateNow() {
    return ThaiBuddhistDate.now();
  }

  @Override
  public ThaiBuddhistDate dateNow(ZoneId zone) {
    return ThaiBuddhistDate.now(zone);
  }

  @Override
  public ThaiBuddhistDate dateNow(Clock clock) {
    return ThaiBuddhistDate.now(clock);
  }

  @Override
  public ThaiBuddhistDate date(TemporalAccessor temporal) {
    return temporal instanceof ThaiBuddhistDate ? (ThaiBuddhistDate) temporal : new ThaiBuddhistDate(LocalDate.from(temporal));
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<ThaiBuddhistDate> localDateTime(TemporalAccessor temporal) {
    return (ChronoLocalDateTime<ThaiBuddhistDate>) super.localDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<ThaiBuddhistDate> zonedDateTime(TemporalAccessor temporal) {
    return (ChronoZonedDateTime<ThaiBuddhistDate>) super.zonedDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<ThaiBuddhistDate> zonedDateTime(Instant instant, ZoneId zone) {
    return (ChronoZonedDateTime<ThaiBuddhistDate>) super.zonedDateTime(instant, zone);
  }

  @Override
  public boolean isLeapYear(long prolepticYear) {
    return IsoChronology.INSTANCE.isLeapYear(prolepticYear - SHIFT);
  }

  @Override
  public int prolepticYear(Era era, int yearOfEra) {
    if (!(era instanceof ThaiBuddhistEra)) throw new ClassCastException("Era must be BuddhistEra");
    return era == ThaiBuddhistEra.BE ? yearOfEra : 1 - yearOfEra;
  }

  @Override
  public ThaiBuddhistEra eraOf(int eraValue) {
    return ThaiBuddhistEra.of(eraValue);
  }

  @Override
  public List<Era> eras() {
    return List.of(ThaiBuddhistEra.values());
  }

  @Override
  public ValueRange range(ChronoField field) {
    long first = ChronoField.YEAR.range().getMinimum() + SHIFT, last = ChronoField.YEAR.range().getMaximum() + SHIFT;
    switch (field) {
      case PROLEPTIC_MONTH: return ValueRange.of(field.range().getMinimum() + SHIFT * 12L, field.range().getMaximum() + SHIFT * 12L);
      case YEAR_OF_ERA: return ValueRange.of(1, 1 - first, last);
      case YEAR: return ValueRange.of(first, last);
      default: return field.range();
    }
  }

  @Override
  public ThaiBuddhistDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    return (ThaiBuddhistDate) super.resolveDate(fieldValues, resolverStyle);
  }
}
