package java.time.chrono;

import java.time.DateTimeException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;

public enum HijrahEra implements Era {
  AH;

  public static HijrahEra of(int hijrahEra) {
    if (hijrahEra == 1) return AH;
    throw new DateTimeException("Invalid era: " + hijrahEra);
  }

  @Override
  public int getValue() {
    return 1;
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.ERA ? ValueRange.of(1, 1) : Era.super.range(field);
  }
}
