// The calendar of Japan: that of ISO with the years of its eras, from 1873 on.
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
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

public final class JapaneseChronology extends AbstractChronology implements java.io.Serializable {
  public static final JapaneseChronology INSTANCE = new JapaneseChronology();

  static final LocalDate FIRST = LocalDate.of(1873, 1, 1);

  private JapaneseChronology() {}

  private Object readResolve() {
    return INSTANCE;
  }

  @Override
  public String getId() {
    return "Japanese";
  }

  @Override
  public String getCalendarType() {
    return "japanese";
  }

  @Override
  public JapaneseDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return JapaneseDate.of(checked(era), yearOfEra, month, dayOfMonth);
  }

  @Override
  public JapaneseDate date(int prolepticYear, int month, int dayOfMonth) {
    return JapaneseDate.of(prolepticYear, month, dayOfMonth);
  }

  @Override
  public JapaneseDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    JapaneseEra of = checked(era);
    int year = of.since().getYear() + yearOfEra - 1, skipped = yearOfEra == 1 ? of.since().getDayOfYear() - 1 : 0;
    if (dayOfYear < 1 || dayOfYear + skipped > (IsoChronology.INSTANCE.isLeapYear(year) ? 366 : 365)) {
      throw new DateTimeException("Invalid parameters");
    }
    LocalDate date = LocalDate.ofYearDay(year, dayOfYear + skipped);
    if (date.isBefore(of.since()) || JapaneseEra.at(date) != of) throw new DateTimeException("Invalid parameters");
    return new JapaneseDate(date);
  }

  @Override
  public JapaneseDate dateYearDay(int prolepticYear, int dayOfYear) {
    return new JapaneseDate(LocalDate.ofYearDay(prolepticYear, dayOfYear));
  }

  @Override
  public JapaneseDate dateEpochDay(long epochDay) {
    return new JapaneseDate(LocalDate.ofEpochDay(epochDay));
  }

  @Override
  public JapaneseDate dateNow() {
    return JapaneseDate.now();
  }

  @Override
  public JapaneseDate dateNow(ZoneId zone) {
    return JapaneseDate.now(zone);
  }

  @Override
  public JapaneseDate dateNow(Clock clock) {
    return JapaneseDate.now(clock);
  }

  @Override
  public JapaneseDate date(TemporalAccessor temporal) {
    return temporal instanceof JapaneseDate ? (JapaneseDate) temporal : new JapaneseDate(LocalDate.from(temporal));
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<JapaneseDate> localDateTime(TemporalAccessor temporal) {
    return (ChronoLocalDateTime<JapaneseDate>) super.localDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<JapaneseDate> zonedDateTime(TemporalAccessor temporal) {
    return (ChronoZonedDateTime<JapaneseDate>) super.zonedDateTime(temporal);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoZonedDateTime<JapaneseDate> zonedDateTime(Instant instant, ZoneId zone) {
    return (ChronoZonedDateTime<JapaneseDate>) super.zonedDateTime(instant, zone);
  }

  @Override
  public boolean isLeapYear(long prolepticYear) {
    return IsoChronology.INSTANCE.isLeapYear(prolepticYear);
  }

  private static JapaneseEra checked(Era era) {
    if (!(era instanceof JapaneseEra)) throw new ClassCastException("Era must be JapaneseEra");
    return (JapaneseEra) era;
  }

  @Override
  public int prolepticYear(Era era, int yearOfEra) {
    JapaneseEra of = checked(era);
    int year = of.since().getYear() + yearOfEra - 1;
    if (yearOfEra == 1) return year;
    boolean fits = year >= ChronoField.YEAR.range().getMinimum() && year <= ChronoField.YEAR.range().getMaximum()
        && year >= of.since().getYear();
    if (!fits || JapaneseEra.at(LocalDate.of(year, 1, 1)) != of) throw new DateTimeException("Invalid yearOfEra value");
    return year;
  }

  @Override
  public JapaneseEra eraOf(int eraValue) {
    return JapaneseEra.of(eraValue);
  }

  @Override
  public List<Era> eras() {
    return List.of(JapaneseEra.values());
  }

  @Override
  public ValueRange range(ChronoField field) {
    switch (field) {
      case ALIGNED_DAY_OF_WEEK_IN_MONTH:
      case ALIGNED_DAY_OF_WEEK_IN_YEAR:
      case ALIGNED_WEEK_OF_MONTH:
      case ALIGNED_WEEK_OF_YEAR: throw CalendarDate.unsupported(field);
      case YEAR_OF_ERA: return ValueRange.of(1, 15, ChronoField.YEAR.range().getMaximum() - JapaneseEra.REIWA.since().getYear());
      case DAY_OF_YEAR: return ValueRange.of(1, 7, 366);
      case YEAR: return ValueRange.of(FIRST.getYear(), ChronoField.YEAR.range().getMaximum());
      case ERA: return ValueRange.of(JapaneseEra.MEIJI.getValue(), JapaneseEra.REIWA.getValue());
      default: return field.range();
    }
  }

  @Override
  public JapaneseDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    return (JapaneseDate) super.resolveDate(fieldValues, resolverStyle);
  }

  // The first year of an era need not have the month and day in it: these decide with it.
  @Override
  ChronoLocalDate resolveYearOfEra(Map<TemporalField, Long> fields, ResolverStyle style) {
    Long era = fields.get(ChronoField.ERA), year = fields.get(ChronoField.YEAR_OF_ERA);
    boolean whole = era != null && year != null && fields.containsKey(ChronoField.MONTH_OF_YEAR)
        && fields.containsKey(ChronoField.DAY_OF_MONTH);
    if (!whole || style == ResolverStyle.LENIENT) return super.resolveYearOfEra(fields, style);
    JapaneseEra of = eraOf(range(ChronoField.ERA).checkValidIntValue(fields.remove(ChronoField.ERA), ChronoField.ERA));
    int yearOfEra = range(ChronoField.YEAR_OF_ERA).checkValidIntValue(fields.remove(ChronoField.YEAR_OF_ERA), ChronoField.YEAR_OF_ERA);
    int month = range(ChronoField.MONTH_OF_YEAR).checkValidIntValue(fields.remove(ChronoField.MONTH_OF_YEAR), ChronoField.MONTH_OF_YEAR);
    int day = range(ChronoField.DAY_OF_MONTH).checkValidIntValue(fields.remove(ChronoField.DAY_OF_MONTH), ChronoField.DAY_OF_MONTH);
    if (style == ResolverStyle.STRICT) return date(of, yearOfEra, month, day);
    LocalDate first = LocalDate.of(of.since().getYear() + yearOfEra - 1, month, 1);
    JapaneseDate date = new JapaneseDate(first.plusDays(Math.min(day, first.lengthOfMonth()) - 1));
    if (date.getEra() != of && date.get(ChronoField.YEAR_OF_ERA) > 1 && yearOfEra > 1) {
      throw new DateTimeException("Invalid YearOfEra for Era: " + of + " " + yearOfEra);
    }
    return date;
  }
}
