// A date of the calendar of Japan.
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Objects;

public final class JapaneseDate extends ShiftedDate<JapaneseDate> {
  private static final long LAST_YEAR = 292278994;  // that its range of years of the era ends with

  private final JapaneseEra era;

  JapaneseDate(LocalDate isoDate) {
    super(isoDate);
    if (isoDate.isBefore(JapaneseChronology.FIRST)) throw new DateTimeException("JapaneseDate before Meiji 6 is not supported");
    era = JapaneseEra.at(isoDate);
  }

  public static JapaneseDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static JapaneseDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static JapaneseDate now(Clock clock) {
    return new JapaneseDate(LocalDate.now(clock));
  }

  public static JapaneseDate of(JapaneseEra era, int yearOfEra, int month, int dayOfMonth) {
    Objects.requireNonNull(era, "era");
    LocalDate date = LocalDate.of(era.since().getYear() + yearOfEra - 1, month, dayOfMonth);
    if (date.isBefore(era.since()) || JapaneseEra.at(date) != era) throw new DateTimeException("year, month, and day not valid for Era");
    return new JapaneseDate(date);
  }

  public static JapaneseDate of(int prolepticYear, int month, int dayOfMonth) {
    return new JapaneseDate(LocalDate.of(prolepticYear, month, dayOfMonth));
  }

  public static JapaneseDate from(TemporalAccessor temporal) {
    return JapaneseChronology.INSTANCE.date(temporal);
  }

  @Override
  int shift() {
    return 0;
  }

  @Override
  JapaneseDate of(LocalDate date) {
    return date.equals(isoDate) ? this : new JapaneseDate(date);
  }

  @Override
  public JapaneseChronology getChronology() {
    return JapaneseChronology.INSTANCE;
  }

  @Override
  public JapaneseEra getEra() {
    return era;
  }

  private int yearOfEra() {
    return isoDate.getYear() - era.since().getYear() + 1;
  }

  // The days of the year before the era began.
  private int skipped() {
    return yearOfEra() == 1 ? era.since().getDayOfYear() - 1 : 0;
  }

  // Of the year of the era.
  @Override
  public int lengthOfYear() {
    JapaneseEra next = era.next();
    boolean ends = next != null && next.since().getYear() == isoDate.getYear();
    return (ends ? next.since().getDayOfYear() - 1 : isoDate.lengthOfYear()) - skipped();
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field != ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH && field != ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR
        && field != ChronoField.ALIGNED_WEEK_OF_MONTH && field != ChronoField.ALIGNED_WEEK_OF_YEAR && super.isSupported(field);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (!isSupported(field)) throw unsupported(field);
    switch ((ChronoField) field) {
      case DAY_OF_MONTH: return ValueRange.of(1, lengthOfMonth());
      case DAY_OF_YEAR: return ValueRange.of(1, lengthOfYear());
      case YEAR_OF_ERA: return ValueRange.of(1, (era.next() == null ? LAST_YEAR : era.next().since().getYear()) - era.since().getYear()
          + 1);
      default: return getChronology().range((ChronoField) field);
    }
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (!isSupported(field)) throw unsupported(field);
    switch ((ChronoField) field) {
      case YEAR_OF_ERA: return yearOfEra();
      case ERA: return era.getValue();
      case DAY_OF_YEAR: return isoDate.getDayOfYear() - skipped();
      default: return isoDate.getLong(field);
    }
  }

  @Override
  public JapaneseDate with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return of(getChronology(), field.adjustInto(this, newValue));
    if (getLong(field) == newValue) return this;
    ChronoField f = (ChronoField) field;
    switch (f) {
      case YEAR_OF_ERA: return withYear(era, getChronology().range(f).checkValidIntValue(newValue, f));
      case YEAR: return of(isoDate.withYear(getChronology().range(f).checkValidIntValue(newValue, f)));
      case ERA: return withYear(JapaneseEra.of(getChronology().range(f).checkValidIntValue(newValue, f)), yearOfEra());
      default: return of(isoDate.with(field, newValue));
    }
  }

  private JapaneseDate withYear(JapaneseEra newEra, int newYear) {
    return of(isoDate.withYear(getChronology().prolepticYear(newEra, newYear)));
  }

  @Override
  @SuppressWarnings("unchecked")
  public ChronoLocalDateTime<JapaneseDate> atTime(LocalTime localTime) {
    return (ChronoLocalDateTime<JapaneseDate>) super.atTime(localTime);
  }
}
