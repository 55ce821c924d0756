// A time zone with one rule for the beginning and one for the end of summer time in each year.
package java.util;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

public class SimpleTimeZone extends TimeZone {
  public static final int WALL_TIME = 0;
  public static final int STANDARD_TIME = 1;
  public static final int UTC_TIME = 2;

  private static final int DAY = 86400000;

  // A day of a year, and a time in milliseconds. The day is that of the month (dayOfWeek 0), the n-th such day of the week (greater
  // than 0; a negative n counts from the end), or the first one on or after `day` (less than 0), on or before it if that is negative.
  private static final class Rule implements java.io.Serializable {
    final int month;
    final int day;
    final int dayOfWeek;
    final int time;
    final int mode;

    Rule(String what, int month, int day, int dayOfWeek, int time, int mode) {
      this.month = month;
      this.day = day;
      this.dayOfWeek = dayOfWeek;
      this.time = time;
      this.mode = mode;
      check(what);
    }

    private void check(String what) {
      if (day == 0) return;
      if (month < Calendar.JANUARY || month > Calendar.DECEMBER) throw new IllegalArgumentException("Illegal " + what + " month " + month);
      if (time < 0 || time > DAY) throw new IllegalArgumentException("Illegal " + what + " time " + time);
      int weekday = Math.abs(dayOfWeek);
      if (weekday > Calendar.SATURDAY) throw new IllegalArgumentException("Illegal " + what + " day of week " + weekday);
      if (dayOfWeek > 0) {
        if (day < -5 || day > 5) throw new IllegalArgumentException("Illegal " + what + " day of week in month " + day);
      } else if (Math.abs(day) > java.time.Month.of(month + 1).maxLength() || day < 0 && dayOfWeek == 0) {
        throw new IllegalArgumentException("Illegal " + what + " day " + Math.abs(day));
      }
    }

    private LocalDate date(int year) {
      LocalDate first = LocalDate.of(year, month + 1, 1);
      if (dayOfWeek == 0) return first.plusDays(day - 1);
      DayOfWeek weekday = DayOfWeek.of((Math.abs(dayOfWeek) + 5) % 7 + 1);
      if (dayOfWeek > 0) return first.with(TemporalAdjusters.dayOfWeekInMonth(day, weekday));
      LocalDate from = first.plusDays(Math.abs(day) - 1);
      return from.with(day > 0 ? TemporalAdjusters.nextOrSame(weekday) : TemporalAdjusters.previousOrSame(weekday));
    }

    // In milliseconds since 1970, where the wall shows so much more than UTC.
    long moment(int year, int rawOffset, int savings) {
      return date(year).toEpochDay() * DAY + time - (mode == UTC_TIME ? 0 : rawOffset) - (mode == WALL_TIME ? savings : 0);
    }

    boolean isSame(Rule other) {
      return month == other.month && day == other.day && dayOfWeek == other.dayOfWeek && time == other.time && mode == other.mode;
    }

    // The day without the sign that says how it is meant.
    int plainDay() {
      return dayOfWeek > 0 ? day : Math.abs(day);
    }

    int hash() {
      return month ^ plainDay() ^ Math.abs(dayOfWeek) ^ time;
    }

    String text(String what) {
      int shown = dayOfWeek < 0 ? day > 0 ? 3 : 4 : dayOfWeek > 0 ? 2 : day == 0 ? 0 : 1;
      return "," + what + "Mode=" + shown + "," + what + "Month=" + month + "," + what + "Day=" + plainDay()
          + "," + what + "DayOfWeek=" + Math.abs(dayOfWeek) + "," + what + "Time=" + time + "," + what + "TimeMode=" + mode;
    }
  }

  private static final Rule NONE = new Rule("", 0, 0, 0, 0, WALL_TIME);

  private int rawOffset;
  private int dstSavings = 3600000;
  private int startYear;
  private Rule start = NONE;
  private Rule end = NONE;

  public SimpleTimeZone(int rawOffset, String ID) {
    this.rawOffset = rawOffset;
    setID(ID);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime, int endMonth, int endDay,
      int endDayOfWeek, int endTime) {
    this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, endMonth, endDay, endDayOfWeek, endTime, 3600000);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime, int endMonth, int endDay,
      int endDayOfWeek, int endTime, int dstSavings) {
    this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek, endTime, WALL_TIME,
        dstSavings);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime, int startTimeMode,
      int endMonth,
      int endDay, int endDayOfWeek, int endTime, int endTimeMode, int dstSavings) {
    this(rawOffset, ID);
    start = new Rule("start", startMonth, startDay, startDayOfWeek, startTime, startTimeMode);
    end = new Rule("end", endMonth, endDay, endDayOfWeek, endTime, endTimeMode);
    if (dstSavings <= 0) throw new IllegalArgumentException("Illegal daylight saving value: " + dstSavings);
    this.dstSavings = dstSavings;
  }

  public void setStartYear(int year) {
    startYear = year;
  }

  public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime) {
    start = new Rule("start", startMonth, startDay, startDayOfWeek, startTime, WALL_TIME);
  }

  public void setStartRule(int startMonth, int startDay, int startTime) {
    setStartRule(startMonth, startDay, 0, startTime);
  }

  public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime, boolean after) {
    setStartRule(startMonth, after ? startDay : -startDay, -startDayOfWeek, startTime);
  }

  public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime) {
    end = new Rule("end", endMonth, endDay, endDayOfWeek, endTime, WALL_TIME);
  }

  public void setEndRule(int endMonth, int endDay, int endTime) {
    setEndRule(endMonth, endDay, 0, endTime);
  }

  public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime, boolean after) {
    setEndRule(endMonth, after ? endDay : -endDay, -endDayOfWeek, endTime);
  }

  @Override
  public int getOffset(long date) {
    return rawOffset + (isSummer(date) ? dstSavings : 0);
  }

  private boolean isSummer(long date) {
    if (!useDaylightTime()) return false;
    int year = LocalDate.ofEpochDay(Math.floorDiv(date + rawOffset, (long) DAY)).getYear();
    if (year < startYear) return false;
    long begins = start.moment(year, rawOffset, 0), ends = end.moment(year, rawOffset, dstSavings);
    if (begins <= ends) return date >= begins && date < ends;
    return date >= begins || date < ends;  // (as OpenJDK has it, in the first year, too)
  }

  @Override
  public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
    if (era != GregorianCalendar.AD && era != GregorianCalendar.BC) throw new IllegalArgumentException("Illegal era " + era);
    LocalDate first = LocalDate.of(era == GregorianCalendar.BC ? 1 - year : year, 1, 1).plusMonths(month);
    return getOffset((first.toEpochDay() + day - 1) * DAY + millis - rawOffset);
  }

  @Override
  public int getRawOffset() {
    return rawOffset;
  }

  @Override
  public void setRawOffset(int offsetMillis) {
    rawOffset = offsetMillis;
  }

  public void setDSTSavings(int millisSavedDuringDST) {
    if (millisSavedDuringDST <= 0) throw new IllegalArgumentException("Illegal daylight saving value: " + millisSavedDuringDST);
    dstSavings = millisSavedDuringDST;
  }

  @Override
  public int getDSTSavings() {
    return useDaylightTime() ? dstSavings : 0;
  }

  @Override
  public boolean useDaylightTime() {
    return start.day != 0 && end.day != 0;
  }

  @Override
  public boolean observesDaylightTime() {
    return useDaylightTime();
  }

  @Override
  public boolean inDaylightTime(Date date) {
    return getOffset(date.getTime()) != rawOffset;
  }

  @Override
  public boolean hasSameRules(TimeZone other) {
    if (!(other instanceof SimpleTimeZone)) return false;
    SimpleTimeZone that = (SimpleTimeZone) other;
    if (rawOffset != that.rawOffset || useDaylightTime() != that.useDaylightTime()) return false;
    return !useDaylightTime() || dstSavings == that.dstSavings && startYear == that.startYear && start.isSame(that.start)
        && end.isSame(that.end);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SimpleTimeZone && getID().equals(((SimpleTimeZone) obj).getID()) && hasSameRules((SimpleTimeZone) obj);
  }

  @Override
  public int hashCode() {
    return start.hash() ^ end.hash() ^ rawOffset;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=" + dstSavings + ",useDaylight="
        + useDaylightTime()
        + ",startYear=" + startYear + start.text("start") + end.text("end") + "]";
  }
}
