import java.text.*;
import java.util.*;

public class Patterns {
  public static void main(String[] args) throws ParseException {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Locale.setDefault(Locale.US);
    Date[] dates = {new Date(0), new Date(1_720_000_000_123L), new Date(-86_400_001L)};
    for (String p : new String[] {"yyyy-MM-dd HH:mm:ss", "yyyy.MM.dd G 'at' HH:mm:ss z", "EEE, MMM d, ''yy", "h:mm a", "hh 'o''clock' a, zzzz", "K:mm a, z", "yyyyy.MMMMM.dd GGG hh:mm aaa", "EEEE, d MMM yyyy HH:mm:ss Z", "yyMMddHHmmssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "D k w W F u", "dd/MM/yyyy"}) {
      SimpleDateFormat f = new SimpleDateFormat(p);
      for (Date d : dates) System.out.print(f.format(d) + " | ");
      System.out.println(f.toPattern());
    }
    System.out.println(new SimpleDateFormat("dd/MM/yyyy HH:mm").parse("03/07/2024 9:46").getTime() + " " + new SimpleDateFormat("MMM d, yyyy").parse("Jul 3, 2024").getTime() + " " + new SimpleDateFormat("yyyyMMdd").parse("20240703").getTime() + " " + new SimpleDateFormat("hh:mm a").parse("01:30 PM").getTime()
        + " " + new SimpleDateFormat("EEEE, MMMM d yyyy").parse("Wednesday, July 3 2024").getTime() + " " + new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ssXXX").parse("2024-07-03T10:00:00+02:00").getTime() + " " + new SimpleDateFormat("yyyy-MM-dd").parse("2024-02-31 rest").getTime());
    System.out.println(DateFormat.getDateInstance().format(dates[1]) + " | " + DateFormat.getDateInstance(DateFormat.FULL).format(dates[1]) + " | " + DateFormat.getDateInstance(DateFormat.LONG).format(dates[1]) + " | " + DateFormat.getDateInstance(DateFormat.SHORT).format(dates[1]) + " | " + DateFormat.getTimeInstance().format(dates[1]) + " | " + DateFormat.getTimeInstance(DateFormat.SHORT).format(dates[1]) + " | "
        + DateFormat.getDateTimeInstance().format(dates[1]) + " | " + DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.SHORT).format(dates[1]) + " | " + new SimpleDateFormat().format(dates[1]));
    String[][] bad = {{"yyyy-MM-dd", "x"}, {"yyyy-MM-dd", "2024/01/01"}, {"HH:mm", "12"}, {"MMM", "Foo"}};
    for (String[] b : bad) {
      try {
        System.out.println(new SimpleDateFormat(b[0]).parse(b[1]));
      } catch (ParseException e) {
        System.out.println(e + " " + e.getErrorOffset());
      }
    }
    SimpleDateFormat strict = new SimpleDateFormat("yyyy-MM-dd");
    strict.setLenient(false);
    try {
      strict.parse("2023-02-30");
    } catch (ParseException e) {
      System.out.println(e.getMessage());
    }
    try {
      new SimpleDateFormat("yyyy-bb");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: 1970-01-01 00:00:00 | 2024-07-03 09:46:40 | 1969-12-30 23:59:59 | yyyy-MM-dd HH:mm:ss
// expect: 1970.01.01 AD at 00:00:00 UTC | 2024.07.03 AD at 09:46:40 UTC | 1969.12.30 AD at 23:59:59 UTC | yyyy.MM.dd G 'at' HH:mm:ss z
// expect: Thu, Jan 1, '70 | Wed, Jul 3, '24 | Tue, Dec 30, '69 | EEE, MMM d, ''yy
// expect: 12:00 AM | 9:46 AM | 11:59 PM | h:mm a
// expect: 12 o'clock AM, Coordinated Universal Time | 09 o'clock AM, Coordinated Universal Time | 11 o'clock PM, Coordinated Universal Time | hh 'o''clock' a, zzzz
// expect: 0:00 AM, UTC | 9:46 AM, UTC | 11:59 PM, UTC | K:mm a, z
// expect: 01970.January.01 AD 12:00 AM | 02024.July.03 AD 09:46 AM | 01969.December.30 AD 11:59 PM | yyyyy.MMMMM.dd GGG hh:mm aaa
// expect: Thursday, 1 Jan 1970 00:00:00 +0000 | Wednesday, 3 Jul 2024 09:46:40 +0000 | Tuesday, 30 Dec 1969 23:59:59 +0000 | EEEE, d MMM yyyy HH:mm:ss Z
// expect: 700101000000+0000 | 240703094640+0000 | 691230235959+0000 | yyMMddHHmmssZ
// expect: 1970-01-01T00:00:00.000Z | 2024-07-03T09:46:40.123Z | 1969-12-30T23:59:59.999Z | yyyy-MM-dd'T'HH:mm:ss.SSSXXX
// expect: 1 24 1 1 1 4 | 185 9 27 1 1 3 | 364 23 1 5 5 2 | D k w W F u
// expect: 01/01/1970 | 03/07/2024 | 30/12/1969 | dd/MM/yyyy
// expect: 1719999960000 1719964800000 1719964800000 48600000 1719964800000 1719993600000 1709337600000
// expect: Jul 3, 2024 | Wednesday, July 3, 2024 | July 3, 2024 | 7/3/24 | 9:46:40 AM | 9:46 AM | Jul 3, 2024, 9:46:40 AM | July 3, 2024, 9:46 AM | 7/3/24, 9:46 AM
// expect: java.text.ParseException: Unparseable date: "x" 0
// expect: java.text.ParseException: Unparseable date: "2024/01/01" 4
// expect: java.text.ParseException: Unparseable date: "12" 2
// expect: java.text.ParseException: Unparseable date: "Foo" 0
// expect: Unparseable date: "2023-02-30"
// expect: Illegal pattern character 'b'
