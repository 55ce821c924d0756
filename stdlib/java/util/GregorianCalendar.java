// The calendar of today, for all times.
package java.util;

import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;

public class GregorianCalendar extends Calendar {
  public static final int BC = 0;
  public static final int AD = 1;

  public GregorianCalendar() {
    setTimeInMillis(System.currentTimeMillis());
  }

  public GregorianCalendar(TimeZone zone) {
    this();
    setTimeZone(zone);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth) {
    this(year, month, dayOfMonth, 0, 0, 0);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
    this(year, month, dayOfMonth, hourOfDay, minute, 0);
  }

  public GregorianCalendar(
      int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
    clear();
    set(year, month, dayOfMonth, hourOfDay, minute, second);
  }

  public boolean isLeapYear(int year) {
    return Year.isLeap(year);
  }

  public ZonedDateTime toZonedDateTime() {
    ZoneId zone = ZoneId.of(getTimeZone().getID());
    return java.time.Instant.ofEpochMilli(getTimeInMillis()).atZone(zone);
  }
}
