// A day of any year, as a birthday.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Objects;

public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, java.io.Serializable {
  private final int month;
  private final int day;

  private MonthDay(int month, int day) {
    this.month = month;
    this.day = day;
  }

  public static MonthDay now() {
    return from(LocalDate.now());
  }

  public static MonthDay now(ZoneId zone) {
    return from(LocalDate.now(zone));
  }

  public static MonthDay now(Clock clock) {
    return from(LocalDate.now(clock));
  }

  public static MonthDay of(Month month, int dayOfMonth) {
    Objects.requireNonNull(month, "month");
    ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
    if (dayOfMonth > month.maxLength()) {
      throw new DateTimeException("Illegal value for DayOfMonth field, value " + dayOfMonth + " is not valid for month " + month.name());
    }
    return new MonthDay(month.getValue(), dayOfMonth);
  }

  public static MonthDay of(int month, int dayOfMonth) {
    return of(Month.of(month), dayOfMonth);
  }

  public static MonthDay from(TemporalAccessor temporal) {
    if (temporal instanceof MonthDay) return (MonthDay) temporal;
    try {
      return of(temporal.get(ChronoField.MONTH_OF_YEAR), temporal.get(ChronoField.DAY_OF_MONTH));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain MonthDay from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
    }
  }

  public static MonthDay parse(CharSequence text) {
    DateTimeFormatterBuilder form = new DateTimeFormatterBuilder().appendLiteral("--").appendValue(ChronoField.MONTH_OF_YEAR, 2);
    return parse(text, form.appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2).toFormatter());
  }

  public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, MonthDay::from);
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  // --- fields

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.MONTH_OF_YEAR || field == ChronoField.DAY_OF_MONTH;
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (field == ChronoField.MONTH_OF_YEAR) return field.range();
    if (field == ChronoField.DAY_OF_MONTH) return ValueRange.of(1, getMonth().minLength(), getMonth().maxLength());
    return TemporalAccessor.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.MONTH_OF_YEAR) return month;
    if (field == ChronoField.DAY_OF_MONTH) return day;
    throw Texts.unsupported(field);
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public int getDayOfMonth() {
    return day;
  }

  public boolean isValidYear(int year) {
    return day != 29 || month != 2 || Year.isLeap(year);
  }

  public MonthDay withMonth(int month) {
    return with(Month.of(month));
  }

  // The last day of the month, if it has no such day.
  public MonthDay with(Month month) {
    Objects.requireNonNull(month, "month");
    return month.getValue() == this.month ? this : new MonthDay(month.getValue(), Math.min(day, month.maxLength()));
  }

  public MonthDay withDayOfMonth(int dayOfMonth) {
    return dayOfMonth == day ? this : of(month, dayOfMonth);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    Temporal inMonth = temporal.with(ChronoField.MONTH_OF_YEAR, month);
    return inMonth.with(ChronoField.DAY_OF_MONTH, Math.min(inMonth.range(ChronoField.DAY_OF_MONTH).getMaximum(), day));
  }

  public LocalDate atYear(int year) {
    return LocalDate.of(year, month, isValidYear(year) ? day : 28);
  }

  // ---

  @Override
  public int compareTo(MonthDay other) {
    return month != other.month ? month - other.month : day - other.day;
  }

  public boolean isAfter(MonthDay other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(MonthDay other) {
    return compareTo(other) < 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof MonthDay && compareTo((MonthDay) obj) == 0;
  }

  @Override
  public int hashCode() {
    return (month << 6) + day;
  }

  @Override
  public String toString() {
    return "--" + Texts.two(month) + "-" + Texts.two(day);
  }
}
