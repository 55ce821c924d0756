// Dates of the Julian calendar up to a day, as a rule October 4, 1582, and of the Gregorian one behind it. Days are counted from
// 1970-01-01 on, months from 0 on; there is a year 0.
package java.util;

import java.time.LocalDate;

final class CutoverDates implements java.io.Serializable {
  static final long USUAL = LocalDate.of(1582, 10, 15).toEpochDay();

  static final CutoverDates USUAL_DATES = new CutoverDates(USUAL);

  final long first;  // the first day of the Gregorian calendar
  private final int year;
  private final int julianYear;

  CutoverDates(long first) {
    this.first = first;
    year = gregorian(first)[0];
    julianYear = julian(first - 1)[0];
  }

  private static int[] gregorian(long day) {
    LocalDate date = LocalDate.ofEpochDay(Math.max(LocalDate.MIN.toEpochDay(), Math.min(LocalDate.MAX.toEpochDay(), day)));
    return new int[] {date.getYear(), date.getMonthValue() - 1, date.getDayOfMonth()};
  }

  // Years begin in March here, and every fourth is a day longer.
  private static final int DAYS_OF_FOUR = 1461;
  private static final long SHIFT = 719470;  // days from March 1 of year 0 to 1970-01-01

  private static int[] julian(long day) {
    long shifted = day + SHIFT, four = Math.floorDiv(shifted, DAYS_OF_FOUR);
    int inFour = (int) (shifted - four * DAYS_OF_FOUR), inYears = Math.min(inFour / 365, 3), ofYear = inFour - 365 * inYears, month = (5 * ofYear + 2) / 153;
    int year = (int) (four * 4 + inYears) + (month >= 10 ? 1 : 0);
    return new int[] {year, month < 10 ? month + 2 : month - 10, ofYear - (153 * month + 2) / 5 + 1};
  }

  private static long julianDay(long year, int month) {
    long shifted = year - (month < 2 ? 1 : 0), four = Math.floorDiv(shifted, 4L);
    int ofYear = (153 * (month < 2 ? month + 10 : month - 2) + 2) / 5;
    return four * DAYS_OF_FOUR + (shifted - four * 4) * 365 + ofYear - SHIFT;
  }

  // The first day of a month, which may be one of another year, in the one calendar or the other.
  static long firstOf(int year, long month, boolean julian) {
    long y = year + Math.floorDiv(month, 12L);
    int m = (int) Math.floorMod(month, 12L);
    if (julian) return julianDay(y, m);
    // Where there is no such date, 400 years and again 400 years from one that there is.
    long away = y < -999_999_999 || y > 999_999_999 ? Math.floorDiv(y, 400L) : 0;
    return LocalDate.of((int) (y - 400 * away), m + 1, 1).toEpochDay() + away * 146_097;
  }

  // {year, month, day}
  int[] date(long day) {
    return day >= first ? gregorian(day) : julian(day);
  }

  long firstOf(int year, long month) {
    return choose(year, firstOf(year, month, false), firstOf(year, month, true), false);
  }

  // One of the days that a date is by the two calendars; `ofYear`: it is counted from the beginning of the year.
  long choose(int ofYear, long gregorian, long julian, boolean byYear) {
    if (byYear && ofYear == julianYear && year == julianYear) return julian;
    if (byYear && ofYear == year) return gregorian;
    return gregorian >= first ? gregorian : julian;
  }

  boolean changesIn(int year) {
    return year >= julianYear && year <= this.year;
  }

  boolean exists(long gregorian, long julian) {
    return gregorian >= first || julian < first;
  }

  int daysOfMonth(int year, int month) {
    return date(firstOf(year, month + 1L) - 1)[2];
  }

  int daysOfYear(int year) {
    return (int) (firstOf(year, 12) - firstOf(year, 0));
  }

  boolean isLeapYear(int year) {
    if ((year & 3) != 0) return false;
    if (year > this.year) return year % 100 != 0 || year % 400 == 0;
    if (year < julianYear) return true;
    // As OpenJDK has it: by the calendar that February is in.
    boolean julian = this.year == julianYear ? date(first)[1] > 1 : year == julianYear;
    return julian || year % 100 != 0 || year % 400 == 0;
  }
}
