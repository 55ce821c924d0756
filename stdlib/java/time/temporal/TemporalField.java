// What a date or time consists of, as the hour of the day.
package java.time.temporal;

import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;

public interface TemporalField {
  TemporalUnit getBaseUnit();

  TemporalUnit getRangeUnit();

  ValueRange range();

  boolean isDateBased();

  boolean isTimeBased();

  boolean isSupportedBy(TemporalAccessor temporal);

  // The values that it can have in this date or time.
  ValueRange rangeRefinedBy(TemporalAccessor temporal);

  long getFrom(TemporalAccessor temporal);

  <R extends Temporal> R adjustInto(R temporal, long newValue);

  // Of what has been read, with this field among it: the date or time that it makes up together with others, which are then
  // taken out; null: none.
  default TemporalAccessor resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partialTemporal, ResolverStyle resolverStyle) {
    return null;
  }

  default String getDisplayName(Locale locale) {
    return toString();
  }

  String toString();
}
