// The calendar of today, and the Julian one before it.
package java.util;

import java.time.ZoneId;
import java.time.ZonedDateTime;

public class GregorianCalendar extends Calendar {
  public static final int BC = 0;
  public static final int AD = 1;

  private long change = CutoverDates.USUAL * 86400000L;

  public GregorianCalendar() {
    weeksOf(Locale.getDefault(Locale.Category.FORMAT));
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
    weeksOf(Locale.getDefault(Locale.Category.FORMAT));
    set(year, month, dayOfMonth, hourOfDay, minute, second);
  }

  public GregorianCalendar(Locale aLocale) {
    this();
    weeksOf(aLocale);
  }

  public GregorianCalendar(TimeZone zone, Locale aLocale) {
    this(zone);
    weeksOf(aLocale);
  }

  public boolean isLeapYear(int year) {
    return dates().isLeapYear(year);
  }

  // Before that moment dates are those of the Julian calendar.
  public void setGregorianChange(Date date) {
    setDates(new CutoverDates(Math.floorDiv(date.getTime(), 86400000L)));
    change = date.getTime();
  }

  public final Date getGregorianChange() {
    return new Date(change);
  }

  @Override
  public String getCalendarType() {
    return "gregory";
  }

  // Weeks begin with Monday, and there is no other calendar before this one.
  public static GregorianCalendar from(ZonedDateTime zdt) {
    GregorianCalendar c = new GregorianCalendar(1970, JANUARY, 1);  // (which does not read the clock)
    c.setTimeZone(TimeZone.getTimeZone(zdt.getZone()));
    c.setGregorianChange(new Date(Long.MIN_VALUE));
    c.setFirstDayOfWeek(MONDAY);
    c.setMinimalDaysInFirstWeek(4);
    c.setTimeInMillis(Math.addExact(Math.multiplyExact(zdt.toEpochSecond(), 1000), zdt.get(java.time.temporal.ChronoField.MILLI_OF_SECOND)));
    return c;
  }

  public ZonedDateTime toZonedDateTime() {
    ZoneId zone = ZoneId.of(getTimeZone().getID());
    return java.time.Instant.ofEpochMilli(getTimeInMillis()).atZone(zone);
  }
}
