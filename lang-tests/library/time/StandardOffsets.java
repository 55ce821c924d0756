// Standard offsets and summer time since 1970 of zones whose standard time has changed: what is summer time and what is another
// standard time is not in the compiled zones, but in the source of the data.
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.zone.ZoneRules;

public class StandardOffsets {
  public static void main(String[] args) {
    String[] zones = {
      "Europe/Moscow", "Europe/Lisbon", "Europe/Tallinn", "Europe/Minsk", "Europe/Kaliningrad", "Europe/Chisinau", "Asia/Tbilisi", "Asia/Almaty", "Asia/Novosibirsk",
      "Asia/Baku", "Asia/Sakhalin", "America/Argentina/Buenos_Aires", "America/Cancun", "America/Indiana/Knox", "America/Juneau",
      "America/Kentucky/Louisville", "Atlantic/Azores", "Atlantic/Stanley", "Pacific/Apia", "Pacific/Rarotonga", "America/New_York", "Europe/Berlin"
    };
    Instant begin = Instant.parse("1970-01-01T00:00:00Z"), end = Instant.parse("2020-01-01T00:00:00Z");
    for (String id : zones) {
      ZoneRules rules = ZoneId.of(id).getRules();
      int hash = 0, changes = 0;
      String last = "";
      for (Instant i = begin; i.isBefore(end); i = i.plus(Duration.ofHours(73))) {
        String now = rules.getStandardOffset(i) + " " + rules.getDaylightSavings(i) + " " + rules.isDaylightSavings(i);
        hash = 31 * hash + now.hashCode();
        if (!now.equals(last)) changes++;
        last = now;
      }
      System.out.println(id + " " + changes + " " + hash + " " + last);
    }
    ZoneRules apia = ZoneId.of("Pacific/Apia").getRules();
    Instant summer = Instant.parse("2012-02-01T00:00:00Z");
    System.out.println(apia.getStandardOffset(summer) + " " + apia.getDaylightSavings(summer));
  }
}
// expect: Europe/Moscow 64 2060899615 +03:00 PT0S false
// expect: Europe/Lisbon 88 -511322304 Z PT0S false
// expect: Europe/Tallinn 75 -1613894054 +02:00 PT0S false
// expect: Europe/Minsk 60 749345404 +03:00 PT0S false
// expect: Europe/Kaliningrad 63 -259615104 +02:00 PT0S false
// expect: Europe/Chisinau 80 -113976004 +02:00 PT0S false
// expect: Asia/Tbilisi 49 -1003783010 +04:00 PT0S false
// expect: Asia/Almaty 50 -1433806076 +06:00 PT0S false
// expect: Asia/Novosibirsk 66 -158018396 +07:00 PT0S false
// expect: Asia/Baku 65 1770630526 +04:00 PT0S false
// expect: Asia/Sakhalin 65 823064671 +11:00 PT0S false
// expect: America/Argentina/Buenos_Aires 19 -657580966 -03:00 PT0S false
// expect: America/Cancun 43 -200842676 -05:00 PT0S false
// expect: America/Indiana/Knox 73 -1392714428 -06:00 PT0S false
// expect: America/Juneau 101 -456396822 -09:00 PT0S false
// expect: America/Kentucky/Louisville 101 -428635922 -05:00 PT0S false
// expect: Atlantic/Azores 79 1662911295 -01:00 PT0S false
// expect: Atlantic/Stanley 57 -1561158080 -03:00 PT0S false
// expect: Pacific/Apia 21 1612628390 +13:00 PT1H true
// expect: Pacific/Rarotonga 27 -279935259 -10:00 PT0S false
// expect: America/New_York 101 851002094 -05:00 PT0S false
// expect: Europe/Berlin 81 1771385088 +01:00 PT0S false
// expect: +13:00 PT1H
