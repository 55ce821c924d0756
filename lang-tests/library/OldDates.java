// Dates as people write them, for Date.parse; clones of subclasses; zones that are none.
import java.util.*;

public class OldDates {
  static class Named extends Date {
    String name = "x";

    Named(long time) {
      super(time);
    }
  }

  @SuppressWarnings("deprecation")
  static void parse(String s) {
    String text;
    try {
      text = new Date(s).toGMTString();
    } catch (IllegalArgumentException e) {
      text = e.toString();
    }
    System.out.println(s + " -> " + text);
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
    String[] texts = {
      "Sat, 12 Aug 1995 13:30:00 GMT", "Sat Aug 12 1995", "12 Aug 1995 13:30 GMT+0430", "12-Aug-2004 (a day (of summer)) 1:05:09 pm",
      "8/12/1995", "8/12/1995 12 am", "8/12/1995 12:00 AM", "8/12/1995 12:30 pm EST", "1995 12 aug 10:20 -8", "10:20 12 aug 1995 -0830",
      "1 Feb 2003 04:05", "ju 1 2000", "ma 1 2000", "1 j 2000", "Feb 30 2001 25:61:61", "mon tuesd 1 2 2000", "12 Aug 1995 foo",
      "12 Aug", "12 Aug 1995 GMT+3 GMT+4", "12 Aug 1995 Sep", "1995 1996 12 Aug", "12:13 10:11 1 Jan 2000", "12,Aug,1995,", "+0430 1951 Jan 21",
      "Jan 31 2000 1 2 3 4", "13:00 am 1 Jan 2000", "", "12.8.1995", "1/2/3/2000"
    };
    for (String s : texts) parse(s);
    parse(null);
    System.out.println(Date.UTC(95, 7, 12, 0, 0, 0) == Date.parse("12 Aug 1995 UTC"));
    Named named = (Named) new Named(5).clone();
    System.out.println(named.getTime() + named.name);
    for (String id : new String[] {"GMT+8:70", "GMT+870", "GMT+8:59", "GMT-0830", "GMT+24", "GMT+2360", "GMT-00", "GMT+0", "GMT+0:00", "GMT0"}) {
      System.out.println(id + " " + TimeZone.getTimeZone(id).getID());
    }
  }
}
// expect: Sat, 12 Aug 1995 13:30:00 GMT -> 12 Aug 1995 13:30:00 GMT
// expect: Sat Aug 12 1995 -> 12 Aug 1995 04:00:00 GMT
// expect: 12 Aug 1995 13:30 GMT+0430 -> 12 Aug 1995 09:00:00 GMT
// expect: 12-Aug-2004 (a day (of summer)) 1:05:09 pm -> 12 Aug 2004 17:05:09 GMT
// expect: 8/12/1995 -> 12 Aug 1995 04:00:00 GMT
// expect: 8/12/1995 12 am -> java.lang.IllegalArgumentException
// expect: 8/12/1995 12:00 AM -> 12 Aug 1995 04:00:00 GMT
// expect: 8/12/1995 12:30 pm EST -> 12 Aug 1995 17:30:00 GMT
// expect: 1995 12 aug 10:20 -8 -> 12 Aug 1995 18:20:00 GMT
// expect: 10:20 12 aug 1995 -0830 -> java.lang.IllegalArgumentException
// expect: 1 Feb 2003 04:05 -> 1 Feb 2003 09:05:00 GMT
// expect: ju 1 2000 -> 1 Jul 2000 04:00:00 GMT
// expect: ma 1 2000 -> 1 May 2000 04:00:00 GMT
// expect: 1 j 2000 -> java.lang.IllegalArgumentException
// expect: Feb 30 2001 25:61:61 -> 3 Mar 2001 07:02:01 GMT
// expect: mon tuesd 1 2 2000 -> java.lang.IllegalArgumentException
// expect: 12 Aug 1995 foo -> java.lang.IllegalArgumentException
// expect: 12 Aug -> java.lang.IllegalArgumentException
// expect: 12 Aug 1995 GMT+3 GMT+4 -> 11 Aug 1995 20:00:00 GMT
// expect: 12 Aug 1995 Sep -> java.lang.IllegalArgumentException
// expect: 1995 1996 12 Aug -> java.lang.IllegalArgumentException
// expect: 12:13 10:11 1 Jan 2000 -> java.lang.IllegalArgumentException
// expect: 12,Aug,1995, -> 12 Aug 1995 04:00:00 GMT
// expect: +0430 1951 Jan 21 -> 20 Jan 1951 19:30:00 GMT
// expect: Jan 31 2000 1 2 3 4 -> java.lang.IllegalArgumentException
// expect: 13:00 am 1 Jan 2000 -> java.lang.IllegalArgumentException
// expect:  -> java.lang.IllegalArgumentException
// expect: 12.8.1995 -> java.lang.IllegalArgumentException
// expect: 1/2/3/2000 -> java.lang.IllegalArgumentException
// expect: null -> java.lang.IllegalArgumentException
// expect: true
// expect: 5x
// expect: GMT+8:70 GMT
// expect: GMT+870 GMT
// expect: GMT+8:59 GMT+08:59
// expect: GMT-0830 GMT-08:30
// expect: GMT+24 GMT
// expect: GMT+2360 GMT
// expect: GMT-00 GMT-00:00
// expect: GMT+0 GMT+00:00
// expect: GMT+0:00 GMT+00:00
// expect: GMT0 GMT0
