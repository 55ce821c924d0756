// A moment, in milliseconds since 1970 in UTC. Its fields are those of the default time zone.
package java.util;

public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
  private long time;

  public Date() {
    this(System.currentTimeMillis());
  }

  public Date(long date) {
    time = date;
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  public long getTime() {
    return time;
  }

  public void setTime(long time) {
    this.time = time;
  }

  public boolean before(Date when) {
    return time < when.time;
  }

  public boolean after(Date when) {
    return time > when.time;
  }

  @Override
  public int compareTo(Date anotherDate) {
    return Long.compare(time, anotherDate.time);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Date && time == ((Date) obj).time;
  }

  @Override
  public int hashCode() {
    return (int) time ^ (int) (time >> 32);
  }

  private static String two(long n) {
    return n < 10 ? "0" + n : "" + n;
  }

  // Year, month from 0, day, hour, minute, second, day of the week from 0, day of the year from 1; in UTC.
  static int[] fields(long time) {
    long seconds = Math.floorDiv(time, 1000L);
    long days = Math.floorDiv(seconds, 86400L);
    int second = (int) Math.floorMod(seconds, 86400L);
    int[] date = CutoverDates.USUAL_DATES.date(days);
    int weekday = (int) Math.floorMod(days + 4, 7L);
    int ofYear = (int) (days - CutoverDates.USUAL_DATES.firstOf(date[0], 0)) + 1;
    return new int[] {
      date[0], date[1], date[2], second / 3600, second / 60 % 60, second % 60, weekday, ofYear
    };
  }

  // Those of the default time zone.
  private int[] local() {
    return fields(time + TimeZone.getDefault().getOffset(time));
  }

  private static long ofLocal(long local) {
    return local - TimeZone.getDefault().offsetOfLocal(local, Integer.MAX_VALUE);
  }

  // From 1970-01-01 to the first day of a month; months beyond a year carry over. The year says in which calendar.
  private static long daysBefore(long year, long month) {
    return CutoverDates.firstOf(Math.toIntExact(year), month, year < 1582);
  }

  // As "Thu Jan 01 00:00:00 UTC 1970".
  @Override
  public String toString() {
    TimeZone zone = TimeZone.getDefault();
    int[] f = fields(time + zone.getOffset(time));
    return name(DAYS, f[6]) + " " + name(MONTHS, f[1]) + " " + two(f[2]) + " " + two(f[3]) + ":"
        + two(f[4]) + ":" + two(f[5]) + " " + zone.getDisplayName(zone.savings(time) != 0, TimeZone.SHORT, Locale.US) + " "
            + (f[0] > 0 ? f[0] : 1 - f[0]);
  }

  private static final String DAYS = "SunMonTueWedThuFriSat";
  private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

  private static String name(String names, int i) {
    return names.substring(3 * i, 3 * i + 3);
  }

  // --- the fields, as they were once made and read

  @Deprecated
  public Date(int year, int month, int date) {
    this(year, month, date, 0, 0, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min) {
    this(year, month, date, hrs, min, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min, int sec) {
    time = ofLocal(UTC(year, month, date, hrs, min, sec));
  }

  @Deprecated
  public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
    long days = daysBefore(1900L + year, month) + date - 1;
    return (((days * 24 + hrs) * 60 + min) * 60 + sec) * 1000;
  }

  @Deprecated
  public Date(String s) {
    this(parse(s));
  }

  // By the rules of the class's documentation; DateWords reads.
  @Deprecated
  public static long parse(String s) {
    if (s == null) throw new IllegalArgumentException();
    DateWords words = new DateWords(s);
    long utc = UTC(words.year - 1900, words.month, words.day, words.hour, words.minute, words.second);
    return words.zoned ? utc + words.west * 60000L : ofLocal(utc);
  }

  @Deprecated
  public int getYear() {
    return local()[0] - 1900;
  }

  @Deprecated
  public void setYear(int year) {
    set(0, year + 1900);
  }

  @Deprecated
  public int getMonth() {
    return local()[1];
  }

  @Deprecated
  public void setMonth(int month) {
    set(1, month);
  }

  @Deprecated
  public int getDate() {
    return local()[2];
  }

  @Deprecated
  public void setDate(int date) {
    set(2, date);
  }

  @Deprecated
  public int getDay() {
    return local()[6];
  }

  @Deprecated
  public int getHours() {
    return local()[3];
  }

  @Deprecated
  public void setHours(int hours) {
    set(3, hours);
  }

  @Deprecated
  public int getMinutes() {
    return local()[4];
  }

  @Deprecated
  public void setMinutes(int minutes) {
    set(4, minutes);
  }

  @Deprecated
  public int getSeconds() {
    return local()[5];
  }

  @Deprecated
  public void setSeconds(int seconds) {
    set(5, seconds);
  }

  private void set(int field, int value) {
    int[] f = local();
    f[field] = value;
    time = ofLocal(UTC(f[0] - 1900, f[1], f[2], f[3], f[4], f[5])) + Math.floorMod(time, 1000L);
  }

  @Deprecated
  public int getTimezoneOffset() {
    return -TimeZone.getDefault().getOffset(time) / 60000;
  }

  @Deprecated
  public String toGMTString() {
    int[] f = fields(time);
    return f[2] + " " + name(MONTHS, f[1]) + " " + f[0] + " " + two(f[3]) + ":" + two(f[4]) + ":"
        + two(f[5]) + " GMT";
  }

  public static Date from(java.time.Instant instant) {
    try {
      return new Date(instant.toEpochMilli());
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public java.time.Instant toInstant() {
    return java.time.Instant.ofEpochMilli(time);
  }
}
