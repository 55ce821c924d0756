package java.time;

import java.time.temporal.ChronoField;

public final class YearMonth implements Comparable<YearMonth>, java.io.Serializable {
  private final int year;
  private final int month;

  private YearMonth(int year, int month) {
    this.year = year;
    this.month = month;
  }

  public static YearMonth now() {
    return from(LocalDate.now());
  }

  public static YearMonth of(int year, Month month) {
    return of(year, month.getValue());
  }

  public static YearMonth of(int year, int month) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    return new YearMonth(year, month);
  }

  public static YearMonth from(LocalDate date) {
    return new YearMonth(date.getYear(), date.getMonthValue());
  }

  public int getYear() {
    return year;
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public boolean isLeapYear() {
    return Year.isLeap(year);
  }

  public int lengthOfMonth() {
    return getMonth().length(isLeapYear());
  }

  public int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  public YearMonth plusYears(long yearsToAdd) {
    return of(Math.toIntExact(year + yearsToAdd), month);
  }

  public YearMonth plusMonths(long monthsToAdd) {
    return from(atDay(1).plusMonths(monthsToAdd));
  }

  public YearMonth minusYears(long yearsToSubtract) {
    return plusYears(-yearsToSubtract);
  }

  public YearMonth minusMonths(long monthsToSubtract) {
    return plusMonths(-monthsToSubtract);
  }

  public LocalDate atDay(int dayOfMonth) {
    return LocalDate.of(year, month, dayOfMonth);
  }

  public LocalDate atEndOfMonth() {
    return LocalDate.of(year, month, lengthOfMonth());
  }

  public boolean isAfter(YearMonth other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(YearMonth other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(YearMonth other) {
    return year != other.year ? year - other.year : month - other.month;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof YearMonth && compareTo((YearMonth) obj) == 0;
  }

  @Override
  public int hashCode() {
    return year ^ month << 27;
  }

  @Override
  public String toString() {
    String date = atDay(1).toString();
    return date.substring(0, date.length() - 3);
  }
}
