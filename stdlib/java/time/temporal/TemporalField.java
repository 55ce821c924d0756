// What a date or time consists of, as the hour of the day.
package java.time.temporal;

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

  String toString();
}
