// An era of a calendar.
package java.time.chrono;

import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Locale;

public interface Era extends TemporalAccessor, TemporalAdjuster {
  int getValue();

  @Override
  default boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field == ChronoField.ERA : field != null && field.isSupportedBy(this);
  }

  @Override
  default int get(TemporalField field) {
    return field == ChronoField.ERA ? getValue() : TemporalAccessor.super.get(field);
  }

  @Override
  default long getLong(TemporalField field) {
    if (field == ChronoField.ERA) return getValue();
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  @Override
  default Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.ERA, getValue());
  }

  default String getDisplayName(TextStyle style, Locale locale) {
    return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale).format(this);
  }
}
