// A moment, in milliseconds since 1970 in UTC. Its fields are those of UTC.
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
    return new Date(time);
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

  // As "Thu Jan 01 00:00:00 UTC 1970".
  @Override
  public String toString() {
    long seconds = Math.floorDiv(time, 1000L);
    long days = Math.floorDiv(seconds, 86400L);
    long second = Math.floorMod(seconds, 86400L);
    // Eras of 400 years; years begin in March, so that the leap day is the last.
    long z = days + 719468;
    long era = Math.floorDiv(z, 146097L);
    long dayOfEra = z - era * 146097;
    long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    int m = (int) ((5 * dayOfYear + 2) / 153);
    long day = dayOfYear - (153 * m + 2) / 5 + 1;
    int month = m < 10 ? m + 2 : m - 10;
    long year = yearOfEra + era * 400 + (month < 2 ? 1 : 0);
    int weekday = (int) Math.floorMod(days + 4, 7L);
    return "SunMonTueWedThuFriSat".substring(3 * weekday, 3 * weekday + 3) + " "
        + "JanFebMarAprMayJunJulAugSepOctNovDec".substring(3 * month, 3 * month + 3) + " "
        + two(day) + " " + two(second / 3600) + ":" + two(second / 60 % 60) + ":"
        + two(second % 60) + " UTC " + year;
  }
}
