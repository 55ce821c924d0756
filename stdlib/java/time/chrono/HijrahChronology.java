// The Islamic calendar as Saudi Arabia has it (Umm al-Qura), for the years that HijrahMonths knows.
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Map;

public final class HijrahChronology extends AbstractChronology implements java.io.Serializable {
  public static final HijrahChronology INSTANCE = new HijrahChronology();

  private HijrahChronology() {}

  private Object readResolve() {
    return INSTANCE;
  }

  @Override
  public String getId() {
    return "Hijrah-umalqura";
  }

  @Override
  public String getCalendarType() {
    return "islamic-umalqura";
  }

  @Override
  public HijrahDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  @Override
  public HijrahDate date(int prolepticYear, int month, int dayOfMonth) {
    return HijrahDate.of(prolepticYear, month, dayOfMonth);
  }

  @Override
  public HijrahDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  @Override
  public HijrahDate dateYearDay(int prolepticYear, int dayOfYear) {
    HijrahDate first = HijrahDate.of(prolepticYear, 1, 1);
    if (dayOfYear > first.lengthOfYear()) throw new DateTimeException("Invalid dayOfYear: " + dayOfYear);
    return first.plusDays(dayOfYear - 1);
  }

  @Override
  public HijrahDate dateEpochDay(long epochDay) {
    return HijrahDate.ofEpochDay(epochDay);
  }

  @Override
  public HijrahDate dateNow() {
    return HijrahDate.now();
  }

  @Override
  public HijrahDate dateNow(ZoneId zone) {
    return HijrahDate.now(zone);
  }

  @Override
  public HijrahDate dateNow(Clock clock) {
    return HijrahDate.now(clock);
  }

  @Override
  public HijrahDate date(TemporalAccessor temporal) {
    return temporal instanceof HijrahDate ? (HijrahDate) temporal : HijrahDate.ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY));
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<HijrahDate> localDateTime(TemporalAccessor temporal) {
    return (ChronoLocalDateTime<HijrahDate>) super.localDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<HijrahDate> zonedDateTime(TemporalAccessor temporal) {
    return (ChronoZonedDateTime<HijrahDate>) super.zonedDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<HijrahDate> zonedDateTime(Instant instant, ZoneId zone) {
    return (ChronoZonedDateTime<HijrahDate>) super.zonedDateTime(instant, zone);
  }

  @Override
  public boolean isLeapYear(long prolepticYear) {
    return prolepticYear >= HijrahMonths.FIRST_YEAR && prolepticYear <= HijrahMonths.LAST_YEAR
        && HijrahMonths.lengthOfYear((int) prolepticYear) > 354;
  }

  @Override
  public int prolepticYear(Era era, int yearOfEra) {
    if (!(era instanceof HijrahEra)) throw new ClassCastException("Era must be HijrahEra");
    return yearOfEra;
  }

  @Override
  public HijrahEra eraOf(int eraValue) {
    if (eraValue == 1) return HijrahEra.AH;
    throw new DateTimeException("invalid Hijrah era");
  }

  @Override
  public List<Era> eras() {
    return List.of(HijrahEra.values());
  }

  @Override
  public ValueRange range(ChronoField field) {
    switch (field) {
      case DAY_OF_MONTH: return ValueRange.of(1, 1, 29, 30);
      case DAY_OF_YEAR: return ValueRange.of(1, 355);
      case ALIGNED_WEEK_OF_MONTH: return ValueRange.of(1, 5);
      case YEAR:
      case YEAR_OF_ERA: return ValueRange.of(HijrahMonths.FIRST_YEAR, HijrahMonths.LAST_YEAR);
      case ERA: return ValueRange.of(1, 1);
      default: return field.range();
    }
  }

  @Override
  public HijrahDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    return (HijrahDate) super.resolveDate(fieldValues, resolverStyle);
  }
}
