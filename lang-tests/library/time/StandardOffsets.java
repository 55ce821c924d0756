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
      for (Instant i = begin; i.isBefore(end); i = i.plus(Duration.ofHours(24 * 29))) {
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
// expect: Europe/Moscow 64 527207072 +03:00 PT0S false
// expect: Europe/Lisbon 88 231863759 Z PT0S false
// expect: Europe/Tallinn 75 -94463259 +02:00 PT0S false
// expect: Europe/Minsk 60 -2130944832 +03:00 PT0S false
// expect: Europe/Kaliningrad 63 -128323711 +02:00 PT0S false
// expect: Europe/Chisinau 80 -233668801 +02:00 PT0S false
// expect: Asia/Tbilisi 49 -713356897 +04:00 PT0S false
// expect: Asia/Almaty 50 -1937449184 +06:00 PT0S false
// expect: Asia/Novosibirsk 66 1550364952 +07:00 PT0S false
// expect: Asia/Baku 65 -2001780383 +04:00 PT0S false
// expect: Asia/Sakhalin 65 630285735 +11:00 PT0S false
// expect: America/Argentina/Buenos_Aires 19 1500659254 -03:00 PT0S false
// expect: America/Cancun 43 -276692300 -05:00 PT0S false
// expect: America/Indiana/Knox 73 480161481 -06:00 PT0S false
// expect: America/Juneau 101 -377458338 -09:00 PT0S false
// expect: America/Kentucky/Louisville 101 -645900960 -05:00 PT0S false
// expect: Atlantic/Azores 79 -1439067299 -01:00 PT0S false
// expect: Atlantic/Stanley 57 -2011512419 -03:00 PT0S false
// expect: Pacific/Apia 21 228323907 +13:00 PT1H true
// expect: Pacific/Rarotonga 27 -1849203384 -10:00 PT0S false
// expect: America/New_York 101 243506368 -05:00 PT0S false
// expect: Europe/Berlin 81 -186632315 +01:00 PT0S false
// expect: +13:00 PT1H
