// The calendar of the Republic of China: that of ISO with years from 1912 on.
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

public final class MinguoChronology extends AbstractChronology implements java.io.Serializable {
  public static final MinguoChronology INSTANCE = new MinguoChronology();

  static final int SHIFT = -1911;  // of the numbers of years, to those of ISO

  private MinguoChronology() {}

  private Object readResolve() {
    return INSTANCE;
  }

  @Override
  public String getId() {
    return "Minguo";
  }

  @Override
  public String getCalendarType() {
    return "roc";
  }

  @Override
  public MinguoDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  @Override
  public MinguoDate date(int prolepticYear, int month, int dayOfMonth) {
    return MinguoDate.of(prolepticYear, month, dayOfMonth);
  }

  @Override
  public MinguoDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  @Override
  public MinguoDate dateYearDay(int prolepticYear, int dayOfYear) {
    return new MinguoDate(LocalDate.ofYearDay(prolepticYear - SHIFT, dayOfYear));
  }

  @Override
  public MinguoDate dateEpochDay(long epochDay) {
    return new MinguoDate(LocalDate.ofEpochDay(epochDay));
  }

  @Override
  public MinguoDate dateNow() {
    return MinguoDate.now();
  }

  @Override
  public MinguoDate dateNow(ZoneId zone) {
    return MinguoDate.now(zone);
  }

  @Override
  public MinguoDate dateNow(Clock clock) {
    return MinguoDate.now(clock);
  }

  @Override
  public MinguoDate date(TemporalAccessor temporal) {
    return temporal instanceof MinguoDate ? (MinguoDate) temporal : new MinguoDate(LocalDate.from(temporal));
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<MinguoDate> localDateTime(TemporalAccessor temporal) {
    return (ChronoLocalDateTime<MinguoDate>) super.localDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<MinguoDate> zonedDateTime(TemporalAccessor temporal) {
    return (ChronoZonedDateTime<MinguoDate>) super.zonedDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<MinguoDate> zonedDateTime(Instant instant, ZoneId zone) {
    return (ChronoZonedDateTime<MinguoDate>) super.zonedDateTime(instant, zone);
  }

  @Override
  public boolean isLeapYear(long prolepticYear) {
    return IsoChronology.INSTANCE.isLeapYear(prolepticYear - SHIFT);
  }

  @Override
  public int prolepticYear(Era era, int yearOfEra) {
    if (!(era instanceof MinguoEra)) throw new ClassCastException("Era must be MinguoEra");
    return era == MinguoEra.ROC ? yearOfEra : 1 - yearOfEra;
  }

  @Override
  public MinguoEra eraOf(int eraValue) {
    return MinguoEra.of(eraValue);
  }

  @Override
  public List<Era> eras() {
    return List.of(MinguoEra.values());
  }

  @Override
  public ValueRange range(ChronoField field) {
    long first = ChronoField.YEAR.range().getMinimum() + SHIFT, last = ChronoField.YEAR.range().getMaximum() + SHIFT;
    switch (field) {
      case PROLEPTIC_MONTH: return ValueRange.of(field.range().getMinimum() + SHIFT * 12L, field.range().getMaximum() + SHIFT * 12L);
      case YEAR_OF_ERA: return ValueRange.of(1, last, 1 - first);
      case YEAR: return ValueRange.of(first, last);
      default: return field.range();
    }
  }

  @Override
  public MinguoDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    return (MinguoDate) super.resolveDate(fieldValues, resolverStyle);
  }
}
