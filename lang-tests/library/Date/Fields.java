// Dates, and their conversions in formats.
import java.util.*;

public class Fields {
  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    for (long t : new long[] {0, 1_700_000_000_123L, -1, -2_000_000_000_000L, 951_782_400_000L, 4_102_444_799_999L}) {
      Date d = new Date(t);
      System.out.println(d + " " + d.getTime() + " " + d.hashCode() + " " + d.getYear() + " " + d.getMonth() + " " + d.getDate() + " " + d.getDay() + " " + d.getHours() + " " + d.getMinutes() + " " + d.getSeconds() + " " + d.toGMTString() + " " + d.toInstant());
      System.out.println(String.format(Locale.US, "%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tB %<tb %<tA %<ta %<tj %<te %<tk %<tl %<tI %<tp %<tR %<tT %<tr %<tD %<tF %<tc %<ts %<tQ %<tN %<tz %<tZ %<TB %<ty %<tC|%<12tF|%<-12tF|", d));
    }
    Date d = new Date(124, 1, 29, 13, 5, 7);
    System.out.println(d + " " + new Date(100, 13, 40) + " " + Date.UTC(70, 0, 2, 0, 0, 0) + " " + Date.from(java.time.Instant.ofEpochSecond(5)).getTime());
    d.setMonth(11);
    d.setHours(25);
    System.out.println(d + " " + d.before(new Date(0)) + " " + d.after(new Date(0)) + " " + d.compareTo(new Date(d.getTime())) + " " + d.equals(d.clone()));
    System.out.println(String.format(Locale.US, "%tT %tF %s", 0L, new GregorianCalendar(2020, 1, 3), new Date(0)));
    try {
      System.out.println(String.format("%tY", "x"));
    } catch (IllegalFormatException e) {
      System.out.println(e);
    }
  }
}
// expect: Thu Jan 01 00:00:00 UTC 1970 0 0 70 0 1 4 0 0 0 1 Jan 1970 00:00:00 GMT 1970-01-01T00:00:00Z
// expect: 1970-01-01 00:00:00.000 January Jan Thursday Thu 001 1 0 12 12 am 00:00 00:00:00 12:00:00 AM 01/01/70 1970-01-01 Thu Jan 01 00:00:00 UTC 1970 0 0 000000000 +0000 UTC JANUARY 70 19|  1970-01-01|1970-01-01  |
// expect: Tue Nov 14 22:13:20 UTC 2023 1700000000123 -807048720 123 10 14 2 22 13 20 14 Nov 2023 22:13:20 GMT 2023-11-14T22:13:20.123Z
// expect: 2023-11-14 22:13:20.123 November Nov Tuesday Tue 318 14 22 10 10 pm 22:13 22:13:20 10:13:20 PM 11/14/23 2023-11-14 Tue Nov 14 22:13:20 UTC 2023 1700000000 1700000000123 123000000 +0000 UTC NOVEMBER 23 20|  2023-11-14|2023-11-14  |
// expect: Wed Dec 31 23:59:59 UTC 1969 -1 0 69 11 31 3 23 59 59 31 Dec 1969 23:59:59 GMT 1969-12-31T23:59:59.999Z
// expect: 1969-12-31 23:59:59.999 December Dec Wednesday Wed 365 31 23 11 11 pm 23:59 23:59:59 11:59:59 PM 12/31/69 1969-12-31 Wed Dec 31 23:59:59 UTC 1969 0 -1 999000000 +0000 UTC DECEMBER 69 19|  1969-12-31|1969-12-31  |
// expect: Thu Aug 16 20:26:40 UTC 1906 -2000000000000 -1454760402 6 7 16 4 20 26 40 16 Aug 1906 20:26:40 GMT 1906-08-16T20:26:40Z
// expect: 1906-08-16 20:26:40.000 August Aug Thursday Thu 228 16 20 8 08 pm 20:26 20:26:40 08:26:40 PM 08/16/06 1906-08-16 Thu Aug 16 20:26:40 UTC 1906 -2000000000 -2000000000000 000000000 +0000 UTC AUGUST 06 19|  1906-08-16|1906-08-16  |
// expect: Tue Feb 29 00:00:00 UTC 2000 951782400000 -1700339491 100 1 29 2 0 0 0 29 Feb 2000 00:00:00 GMT 2000-02-29T00:00:00Z
// expect: 2000-02-29 00:00:00.000 February Feb Tuesday Tue 060 29 0 12 12 am 00:00 00:00:00 12:00:00 AM 02/29/00 2000-02-29 Tue Feb 29 00:00:00 UTC 2000 951782400 951782400000 000000000 +0000 UTC FEBRUARY 00 20|  2000-02-29|2000-02-29  |
// expect: Thu Dec 31 23:59:59 UTC 2099 4102444799999 751031364 199 11 31 4 23 59 59 31 Dec 2099 23:59:59 GMT 2099-12-31T23:59:59.999Z
// expect: 2099-12-31 23:59:59.999 December Dec Thursday Thu 365 31 23 11 11 pm 23:59 23:59:59 11:59:59 PM 12/31/99 2099-12-31 Thu Dec 31 23:59:59 UTC 2099 4102444799 4102444799999 999000000 +0000 UTC DECEMBER 99 20|  2099-12-31|2099-12-31  |
// expect: Thu Feb 29 13:05:07 UTC 2024 Mon Mar 12 00:00:00 UTC 2001 86400000 5000
// expect: Mon Dec 30 01:05:07 UTC 2024 false true 0 true
// expect: 00:00:00 2020-02-03 Thu Jan 01 00:00:00 UTC 1970
// expect: java.util.IllegalFormatConversionException: Y != java.lang.String
