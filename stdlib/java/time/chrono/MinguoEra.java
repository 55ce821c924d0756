package java.time.chrono;

import java.time.DateTimeException;

public enum MinguoEra implements Era {
  BEFORE_ROC,
  ROC;

  public static MinguoEra of(int era) {
    if (era == 0) return BEFORE_ROC;
    if (era == 1) return ROC;
    throw new DateTimeException("Invalid era: " + era);
  }

  @Override
  public int getValue() {
    return ordinal();
  }
}
