package java.time;

public final class Year implements Comparable<Year>, java.io.Serializable {
  public static final int MIN_VALUE = -999_999_999;
  public static final int MAX_VALUE = 999_999_999;

  private final int year;

  private Year(int year) {
    this.year = year;
  }

  public static Year now() {
    return of(LocalDate.now().getYear());
  }

  public static Year of(int isoYear) {
    java.time.temporal.ChronoField.YEAR.checkValidValue(isoYear);
    return new Year(isoYear);
  }

  public static boolean isLeap(long year) {
    return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  public boolean isLeap() {
    return isLeap(year);
  }

  public int getValue() {
    return year;
  }

  public int length() {
    return isLeap() ? 366 : 365;
  }

  public Year plusYears(long yearsToAdd) {
    return of(Math.toIntExact(year + yearsToAdd));
  }

  public Year minusYears(long yearsToSubtract) {
    return plusYears(-yearsToSubtract);
  }

  public LocalDate atDay(int dayOfYear) {
    return LocalDate.ofYearDay(year, dayOfYear);
  }

  public YearMonth atMonth(int month) {
    return YearMonth.of(year, month);
  }

  public YearMonth atMonth(Month month) {
    return YearMonth.of(year, month);
  }

  public boolean isAfter(Year other) {
    return year > other.year;
  }

  public boolean isBefore(Year other) {
    return year < other.year;
  }

  @Override
  public int compareTo(Year other) {
    return year - other.year;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Year && ((Year) obj).year == year;
  }

  @Override
  public int hashCode() {
    return year;
  }

  @Override
  public String toString() {
    return Integer.toString(year);
  }
}
