// What a date or time consists of, as the hour of the day.
package java.time.temporal;

public interface TemporalField {
  TemporalUnit getBaseUnit();

  TemporalUnit getRangeUnit();

  ValueRange range();

  boolean isDateBased();

  boolean isTimeBased();

  String toString();
}
