package java.time.chrono;

import java.time.DateTimeException;

public enum ThaiBuddhistEra implements Era {
  BEFORE_BE,
  BE;

  public static ThaiBuddhistEra of(int era) {
    if (era == 0) return BEFORE_BE;
    if (era == 1) return BE;
    throw new DateTimeException("Invalid era: " + era);
  }

  @Override
  public int getValue() {
    return ordinal();
  }
}
