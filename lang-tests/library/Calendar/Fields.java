import java.util.*;

public class Fields {
  static String show(Calendar c) {
    StringBuilder s = new StringBuilder();
    for (int f : new int[] {Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH,
        Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND}) {
      s.append(c.get(f)).append(' ');
    }
    return s.toString() + c.getTimeInMillis();
  }

  static Calendar at(int y, int m, int d, int h, int min, int s) {
    return new GregorianCalendar(y, m, d, h, min, s);
  }

  public static void main(String[] args) {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Locale.setDefault(Locale.US);
    System.out.println(show(at(2024, Calendar.FEBRUARY, 29, 13, 45, 59)));
    System.out.println(show(at(2023, 11, 31, 0, 0, 0)) + " | " + show(at(2024, 14, 35, 25, 61, 61)));
    Calendar c = at(2024, 0, 31, 10, 0, 0);
    c.add(Calendar.MONTH, 1);
    System.out.println(show(c));
    c.add(Calendar.YEAR, 1);
    c.add(Calendar.DATE, -60);
    c.add(Calendar.HOUR, 30);
    c.add(Calendar.WEEK_OF_YEAR, 2);
    c.add(Calendar.MILLISECOND, 1);
    System.out.println(show(c));
    c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
    System.out.println(show(c));
    c.set(Calendar.DAY_OF_YEAR, 200);
    System.out.println(show(c));
    c.set(Calendar.HOUR, 3);
    System.out.println(show(c));
    c.set(Calendar.AM_PM, Calendar.PM);
    System.out.println(show(c));
    c.set(Calendar.WEEK_OF_YEAR, 1);
    c.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
    System.out.println(show(c));
    c.set(2020, 1, 30);
    System.out.println(c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_YEAR) + " " + show(c));
    c.clear();
    System.out.println(c.getTimeInMillis() + " " + c.isSet(Calendar.YEAR));
    c.set(Calendar.YEAR, 2021);
    c.set(Calendar.MONTH, Calendar.MARCH);
    System.out.println(show(c) + " " + c.getDisplayName(Calendar.MONTH, Calendar.SHORT, Locale.US) + " " + c.getDisplayName(Calendar.DAY_OF_WEEK, Calendar.LONG, Locale.US));
    c.roll(Calendar.DAY_OF_MONTH, -1);
    System.out.println(show(c));
    c.roll(Calendar.MONTH, 11);
    System.out.println(show(c));
    Calendar d = (Calendar) c.clone();
    d.add(Calendar.SECOND, 1);
    System.out.println(c.before(d) + " " + c.after(d) + " " + c.equals(d) + " " + c.compareTo(d) + " " + (d.getTimeInMillis() - c.getTimeInMillis()) + " " + c.getTime());
    c.setLenient(false);
    c.set(Calendar.MONTH, 12);
    try {
      c.getTime();
    } catch (IllegalArgumentException e) {
      System.out.println(e);
    }
    System.out.println(new GregorianCalendar(1999, 0, 1).isLeapYear(1900) + " " + new GregorianCalendar(1999, 0, 1).toZonedDateTime().toLocalDate());
    Calendar t = Calendar.getInstance(TimeZone.getTimeZone("GMT+02:00"));
    t.setTimeInMillis(0);
    System.out.println(t.get(Calendar.HOUR_OF_DAY) + " " + t.getTimeZone().getID());
  }
}
// expect: 1 2024 1 29 60 5 5 9 5 1 1 13 45 59 0 1709214359000
// expect: 1 2023 11 31 365 1 5 1 6 0 0 0 0 0 0 1703980800000 | 1 2025 3 5 95 7 1 14 1 0 2 2 2 1 0 1743818521000
// expect: 1 2024 1 29 60 5 5 9 5 0 10 10 0 0 0 1709200800000
// expect: 1 2025 0 14 14 3 2 3 3 1 4 16 0 0 1 1736870400001
// expect: 1 2025 0 13 13 2 2 3 3 1 4 16 0 0 1 1736784000001
// expect: 1 2025 6 19 200 7 3 29 3 1 4 16 0 0 1 1752940800001
// expect: 1 2025 6 19 200 7 3 29 3 1 3 15 0 0 1 1752937200001
// expect: 1 2025 6 19 200 7 3 29 3 1 3 15 0 0 1 1752937200001
// expect: 1 2024 11 29 364 1 5 1 5 1 3 15 0 0 1 1735484400001
// expect: 31 366 1 2020 2 1 61 1 1 10 1 1 3 15 0 0 1 1583074800001
// expect: 0 false
// expect: 1 2021 2 1 60 2 1 10 1 0 0 0 0 0 0 1614556800000 Mar Monday
// expect: 1 2021 2 31 90 4 5 14 5 0 0 0 0 0 0 1617148800000
// expect: 1 2021 1 28 59 1 4 10 5 0 0 0 0 0 0 1614470400000
// expect: true false false -1 1000 Sun Feb 28 00:00:00 UTC 2021
// expect: java.lang.IllegalArgumentException: MONTH
// expect: false 1999-01-01
// expect: 2 GMT+02:00
