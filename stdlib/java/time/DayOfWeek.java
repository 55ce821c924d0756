package java.time;

import heddle.LocaleData;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.util.Locale;

public enum DayOfWeek implements TemporalAccessor, TemporalAdjuster {
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  THURSDAY,
  FRIDAY,
  SATURDAY,
  SUNDAY;

  public static DayOfWeek of(int dayOfWeek) {
    if (dayOfWeek < 1 || dayOfWeek > 7) {
      throw new DateTimeException("Invalid value for DayOfWeek: " + dayOfWeek);
    }
    return values()[dayOfWeek - 1];
  }

  public static DayOfWeek from(TemporalAccessor temporal) {
    if (temporal instanceof DayOfWeek) return (DayOfWeek) temporal;
    return of(temporal.get(ChronoField.DAY_OF_WEEK));
  }

  public int getValue() {
    return ordinal() + 1;
  }

  public String getDisplayName(TextStyle style, Locale locale) {
    return LocaleData.names(locale, 'D', style.ordinal())[ordinal()];
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.DAY_OF_WEEK;
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.DAY_OF_WEEK) return getValue();
    throw Texts.unsupported(field);
  }

  public DayOfWeek plus(long days) {
    return values()[(int) Math.floorMod(ordinal() + days % 7, 7L)];
  }

  public DayOfWeek minus(long days) {
    return plus(-(days % 7));
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.DAY_OF_WEEK, getValue());
  }
}
