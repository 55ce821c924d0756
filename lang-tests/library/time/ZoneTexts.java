// Names of time zones: English ones of many zones, some of other languages, in formatters both new and old.
import java.text.SimpleDateFormat;
import java.time.*;
import java.time.format.*;
import java.util.*;

public class ZoneTexts {
  static final Set<String> OTHERS = Set.of("America/Coyhaique", "GMT+0", "GMT-0");

  static String names(String id, Locale l) {
    TimeZone zone = TimeZone.getTimeZone(id);
    return zone.getDisplayName(false, TimeZone.LONG, l) + "|" + zone.getDisplayName(true, TimeZone.LONG, l) + "|" + ZoneId.of(id).getDisplayName(TextStyle.FULL, l)
        + "|" + zone.getDisplayName(false, TimeZone.SHORT, l) + "|" + zone.getDisplayName(true, TimeZone.SHORT, l) + "|" + ZoneId.of(id).getDisplayName(TextStyle.SHORT, l);
  }

  static Set<String> ids() {
    Set<String> ids = new TreeSet<>(ZoneId.getAvailableZoneIds());
    ids.removeAll(OTHERS);
    ids.removeIf(id -> id.startsWith("SystemV"));
    return ids;
  }

  static void read(String text, DateTimeFormatter f) {
    try {
      System.out.println(text + " -> " + ZonedDateTime.parse(text, f));
    } catch (DateTimeException e) {
      System.out.println(text + " -> " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    long digest = 0;
    int zones = 0;
    for (String id : ids()) {
      if (zones++ % 11 != 0) continue;
      String names = names(id, Locale.ENGLISH);
      digest = digest * 31 + names.hashCode();
      System.out.println(id + " " + names);
    }
    System.out.println(digest + " " + zones);
    DateTimeFormatter f = DateTimeFormatter.ofPattern("z|zzzz|O|OOOO|VV|x|XXX|ZZZZ");
    for (String id : "Europe/Berlin UTC GMT UTC+5 -07:30 Etc/GMT+5 America/New_York America/Los_Angeles Europe/London +00:00".split(" ")) {
      for (int month = 1; month < 8; month += 6) {
        ZonedDateTime time = ZonedDateTime.of(2023, month, 1, 0, 0, 0, 0, ZoneId.of(id));
        System.out.println(id + " " + f.withLocale(Locale.US).format(time) + " " + f.withLocale(Locale.GERMANY).format(time) + " " + f.withLocale(Locale.UK).format(time));
      }
    }
    for (Locale l : new Locale[] {Locale.GERMAN, Locale.FRENCH, Locale.ITALIAN, new Locale("es"), Locale.JAPAN, Locale.KOREA, Locale.CHINA, new Locale("pl"), new Locale("ru"), new Locale("nl")}) {
      ZonedDateTime time = ZonedDateTime.of(2023, 7, 1, 8, 0, 0, 0, ZoneId.of("Europe/Paris"));
      DateTimeFormatter full = DateTimeFormatter.ofPattern("zzzz", l);
      System.out.println(l + " " + full.format(time) + "|" + full.format(time.minusMonths(5)) + "|" + full.format(time.withZoneSameInstant(ZoneId.of("America/Chicago"))));
    }
    DateTimeFormatter z = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm z", Locale.US);
    for (String name : "CEST CET PDT EST UTC GMT JST Europe/Rome +02:00 UTC+01:00 Z Foo cet".split(" ")) read("2023-07-01 12:00 " + name, z);
    for (String name : "Central European Summer Time,Eastern Standard Time,CEST,Japan Standard Time".split(",")) {
      read("2023-07-01 12:00 " + name, DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm zzzz", Locale.US));
    }
    SimpleDateFormat old = new SimpleDateFormat("yyyy-MM-dd HH:mm z|zzzz", Locale.US);
    for (String id : "Europe/Berlin America/New_York UTC Asia/Tokyo".split(" ")) {
      old.setTimeZone(TimeZone.getTimeZone(id));
      System.out.println(old.format(new Date(1688205600000L)) + " " + old.format(new Date(1700000000000L)));
    }
    SimpleDateFormat reader = new SimpleDateFormat("yyyy-MM-dd HH:mm z", Locale.US);
    for (String name : "CEST,CET,PDT,EST,UTC,JST,+0200,GMT+02:00,Pacific Daylight Time,pst".split(",")) {
      System.out.println(name + " " + reader.parse("2023-07-01 12:00 " + name).getTime());
    }
  }
}
// expect: Africa/Abidjan Greenwich Mean Time|Greenwich Mean Time|Greenwich Mean Time|GMT|GMT|GMT
// expect: Africa/Brazzaville West Africa Standard Time|West Africa Summer Time|West Africa Time|WAT|WAST|WAT
// expect: Africa/Freetown Greenwich Mean Time|Greenwich Mean Time|Greenwich Mean Time|GMT|GMT|GMT
// expect: Africa/Lome Greenwich Mean Time|Greenwich Mean Time|Greenwich Mean Time|GMT|GMT|GMT
// expect: Africa/Ndjamena West Africa Standard Time|West Africa Summer Time|West Africa Time|WAT|WAST|WAT
// expect: America/Anchorage Alaska Standard Time|Alaska Daylight Time|Alaska Time|AKST|AKDT|AKT
// expect: America/Argentina/Rio_Gallegos Argentina Standard Time|Argentina Summer Time|Argentina Time|ART|ARST|ART
// expect: America/Bahia_Banderas Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: America/Cancun Eastern Standard Time|Eastern Daylight Time|Eastern Time|EST|EDT|ET
// expect: America/Creston Mountain Standard Time|Mountain Daylight Time|Mountain Time|MST|MDT|MT
// expect: America/El_Salvador Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: America/Guatemala Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: America/Indiana/Vevay Eastern Standard Time|Eastern Daylight Time|Eastern Time|EST|EDT|ET
// expect: America/Knox_IN Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: America/Martinique Atlantic Standard Time|Atlantic Daylight Time|Atlantic Time|AST|ADT|AT
// expect: America/Montevideo Uruguay Standard Time|Uruguay Summer Time|Uruguay Time|UYT|UYST|UYT
// expect: America/Nuuk West Greenland Standard Time|West Greenland Summer Time|West Greenland Time|WGT|WGST|WGT
// expect: America/Punta_Arenas Punta Arenas Standard Time|Punta Arenas Standard Time|Punta Arenas Time|GMT-03:00|GMT-03:00|GMT-03:00
// expect: America/Santo_Domingo Atlantic Standard Time|Atlantic Daylight Time|Atlantic Time|AST|ADT|AT
// expect: America/Swift_Current Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: America/Yakutat Alaska Standard Time|Alaska Daylight Time|Alaska Time|AKST|AKDT|AKT
// expect: Antarctica/Syowa Syowa Time|Syowa Summer Time|Syowa Time|SYOT|SYOST|SYOT
// expect: Asia/Ashkhabad Turkmenistan Standard Time|Turkmenistan Summer Time|Turkmenistan Time|TMT|TMST|TMT
// expect: Asia/Chita Yakutsk Standard Time|Yakutsk Summer Time|Yakutsk Time|YAKT|YAKST|YAKT
// expect: Asia/Famagusta Eastern European Time|Eastern European Summer Time|Eastern European Time|EET|EEST|EET
// expect: Asia/Jerusalem Israel Standard Time|Israel Daylight Time|Israel Time|IST|IDT|IT
// expect: Asia/Kuching Malaysia Time|Malaysia Summer Time|Malaysia Time|MYT|MYST|MYT
// expect: Asia/Omsk Omsk Standard Time|Omsk Summer Time|Omsk Time|OMST|OMSST|OMST
// expect: Asia/Sakhalin Sakhalin Standard Time|Sakhalin Summer Time|Sakhalin Time|SAKT|SAKST|SAKT
// expect: Asia/Thimbu Bhutan Time|Bhutan Summer Time|Bhutan Time|BTT|BTST|BTT
// expect: Asia/Yakutsk Yakutsk Standard Time|Yakutsk Summer Time|Yakutsk Time|YAKT|YAKST|YAKT
// expect: Atlantic/Madeira Western European Standard Time|Western European Summer Time|Western European Time|WET|WEST|WET
// expect: Australia/Darwin Australian Central Standard Time|Australian Central Daylight Time|Central Australia Time|ACST|ACDT|ACT
// expect: Australia/South Australian Central Standard Time|Australian Central Daylight Time|Central Australia Time|ACST|ACDT|ACT
// expect: CST6CDT Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: Cuba Cuba Standard Time|Cuba Daylight Time|Cuba Time|CST|CDT|CT
// expect: Etc/GMT+2 GMT-02:00|GMT-02:00|GMT-02:00|GMT-02:00|GMT-02:00|GMT-02:00
// expect: Etc/GMT-11 GMT+11:00|GMT+11:00|GMT+11:00|GMT+11:00|GMT+11:00|GMT+11:00
// expect: Etc/GMT-9 GMT+09:00|GMT+09:00|GMT+09:00|GMT+09:00|GMT+09:00|GMT+09:00
// expect: Europe/Belfast Greenwich Mean Time|British Summer Time|British Time|GMT|BST|BT
// expect: Europe/Gibraltar Central European Standard Time|Central European Summer Time|Central European Time|CET|CEST|CET
// expect: Europe/Ljubljana Central European Standard Time|Central European Summer Time|Central European Time|CET|CEST|CET
// expect: Europe/Paris Central European Standard Time|Central European Summer Time|Central European Time|CET|CEST|CET
// expect: Europe/Sofia Eastern European Standard Time|Eastern European Summer Time|Eastern European Time|EET|EEST|EET
// expect: Europe/Volgograd Volgograd Standard Time|Volgograd Summer Time|Volgograd Time|MSK|MSD|MT
// expect: Iceland Greenwich Mean Time|Greenwich Mean Time|Greenwich Mean Time|GMT|GMT|GMT
// expect: Indian/Reunion Réunion Time|Reunion Summer Time|Reunion Time|RET|REST|RET
// expect: Mexico/General Central Standard Time|Central Daylight Time|Central Time|CST|CDT|CT
// expect: Pacific/Easter Easter Island Standard Time|Easter Island Summer Time|Easter Island Time|EAST|EASST|EAST
// expect: Pacific/Johnston Hawaii-Aleutian Standard Time|Hawaii-Aleutian Daylight Time|Hawaii-Aleutian Time|HAST|HADT|HAT
// expect: Pacific/Noumea New Caledonia Standard Time|New Caledonia Summer Time|New Caledonia Time|NCT|NCST|NCT
// expect: Pacific/Tarawa Gilbert Islands Time|Gilbert Is. Summer Time|Gilbert Is. Time|GILT|GILST|GILT
// expect: UCT Coordinated Universal Time|Coordinated Universal Time|Coordinated Universal Time|UTC|UTC|UTC
// expect: US/Pacific Pacific Standard Time|Pacific Daylight Time|Pacific Time|PST|PDT|PT
// expect: 3199999974742909270 590
// expect: Europe/Berlin CET|Central European Standard Time|GMT+1|GMT+01:00|Europe/Berlin|+01|+01:00|GMT+01:00 MEZ|Mitteleuropäische Normalzeit|GMT+1|GMT+01:00|Europe/Berlin|+01|+01:00|GMT+01:00 CET|Central European Standard Time|GMT+1|GMT+01:00|Europe/Berlin|+01|+01:00|GMT+01:00
// expect: Europe/Berlin CEST|Central European Summer Time|GMT+2|GMT+02:00|Europe/Berlin|+02|+02:00|GMT+02:00 MESZ|Mitteleuropäische Sommerzeit|GMT+2|GMT+02:00|Europe/Berlin|+02|+02:00|GMT+02:00 CEST|Central European Summer Time|GMT+2|GMT+02:00|Europe/Berlin|+02|+02:00|GMT+02:00
// expect: UTC UTC|Coordinated Universal Time|GMT|GMT|UTC|+00|Z|GMT UTC|Koordinierte Weltzeit|GMT|GMT|UTC|+00|Z|GMT UTC|Coordinated Universal Time|GMT|GMT|UTC|+00|Z|GMT
// expect: UTC UTC|Coordinated Universal Time|GMT|GMT|UTC|+00|Z|GMT UTC|Koordinierte Weltzeit|GMT|GMT|UTC|+00|Z|GMT UTC|Coordinated Universal Time|GMT|GMT|UTC|+00|Z|GMT
// expect: GMT GMT|Greenwich Mean Time|GMT|GMT|GMT|+00|Z|GMT GMT|Mittlere Greenwich-Zeit|GMT|GMT|GMT|+00|Z|GMT GMT|Greenwich Mean Time|GMT|GMT|GMT|+00|Z|GMT
// expect: GMT GMT|Greenwich Mean Time|GMT|GMT|GMT|+00|Z|GMT GMT|Mittlere Greenwich-Zeit|GMT|GMT|GMT|+00|Z|GMT GMT|Greenwich Mean Time|GMT|GMT|GMT|+00|Z|GMT
// expect: UTC+5 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00
// expect: UTC+5 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00 UTC+05:00|UTC+05:00|GMT+5|GMT+05:00|UTC+05:00|+05|+05:00|GMT+05:00
// expect: -07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30
// expect: -07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30 -07:30|-07:30|GMT-7:30|GMT-07:30|-07:30|-0730|-07:30|GMT-07:30
// expect: Etc/GMT+5 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00
// expect: Etc/GMT+5 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00 GMT-05:00|GMT-05:00|GMT-5|GMT-05:00|Etc/GMT+5|-05|-05:00|GMT-05:00
// expect: America/New_York EST|Eastern Standard Time|GMT-5|GMT-05:00|America/New_York|-05|-05:00|GMT-05:00 EST|Nordamerikanische Ostküsten-Normalzeit|GMT-5|GMT-05:00|America/New_York|-05|-05:00|GMT-05:00 GMT-05:00|Eastern Standard Time|GMT-5|GMT-05:00|America/New_York|-05|-05:00|GMT-05:00
// expect: America/New_York EDT|Eastern Daylight Time|GMT-4|GMT-04:00|America/New_York|-04|-04:00|GMT-04:00 EDT|Nordamerikanische Ostküsten-Sommerzeit|GMT-4|GMT-04:00|America/New_York|-04|-04:00|GMT-04:00 GMT-04:00|Eastern Daylight Time|GMT-4|GMT-04:00|America/New_York|-04|-04:00|GMT-04:00
// expect: America/Los_Angeles PST|Pacific Standard Time|GMT-8|GMT-08:00|America/Los_Angeles|-08|-08:00|GMT-08:00 PST|Nordamerikanische Westküsten-Normalzeit|GMT-8|GMT-08:00|America/Los_Angeles|-08|-08:00|GMT-08:00 GMT-08:00|Pacific Standard Time|GMT-8|GMT-08:00|America/Los_Angeles|-08|-08:00|GMT-08:00
// expect: America/Los_Angeles PDT|Pacific Daylight Time|GMT-7|GMT-07:00|America/Los_Angeles|-07|-07:00|GMT-07:00 PDT|Nordamerikanische Westküsten-Sommerzeit|GMT-7|GMT-07:00|America/Los_Angeles|-07|-07:00|GMT-07:00 GMT-07:00|Pacific Daylight Time|GMT-7|GMT-07:00|America/Los_Angeles|-07|-07:00|GMT-07:00
// expect: Europe/London GMT|Greenwich Mean Time|GMT|GMT|Europe/London|+00|Z|GMT GMT|Mittlere Greenwich-Zeit|GMT|GMT|Europe/London|+00|Z|GMT GMT|Greenwich Mean Time|GMT|GMT|Europe/London|+00|Z|GMT
// expect: Europe/London BST|British Summer Time|GMT+1|GMT+01:00|Europe/London|+01|+01:00|GMT+01:00 BST|Britische Sommerzeit|GMT+1|GMT+01:00|Europe/London|+01|+01:00|GMT+01:00 BST|British Summer Time|GMT+1|GMT+01:00|Europe/London|+01|+01:00|GMT+01:00
// expect: +00:00 Z|Z|GMT|GMT|Z|+00|Z|GMT Z|Z|GMT|GMT|Z|+00|Z|GMT Z|Z|GMT|GMT|Z|+00|Z|GMT
// expect: +00:00 Z|Z|GMT|GMT|Z|+00|Z|GMT Z|Z|GMT|GMT|Z|+00|Z|GMT Z|Z|GMT|GMT|Z|+00|Z|GMT
// expect: de Mitteleuropäische Sommerzeit|Mitteleuropäische Normalzeit|Nordamerikanische Inland-Sommerzeit
// expect: fr heure d’été d’Europe centrale|heure normale d’Europe centrale|heure d’été du Centre
// expect: it Ora legale dell’Europa centrale|Ora standard dell’Europa centrale|Ora legale centrale USA
// expect: es hora de verano de Europa central|hora estándar de Europa central|hora de verano central
// expect: ja_JP 中央ヨーロッパ夏時間|中央ヨーロッパ標準時|アメリカ中部夏時間
// expect: ko_KR 중부유럽 하계 표준시|중부유럽 표준시|미 중부 하계 표준시
// expect: zh_CN 中欧夏令时间|中欧标准时间|北美中部夏令时间
// expect: pl czas środkowoeuropejski letni|czas środkowoeuropejski standardowy|czas środkowoamerykański letni
// expect: ru Центральная Европа, летнее время|Центральная Европа, стандартное время|Центральная Америка, летнее время
// expect: nl Midden-Europese zomertijd|Midden-Europese standaardtijd|Central-zomertijd
// expect: 2023-07-01 12:00 CEST -> 2023-07-01T12:00+02:00[Europe/Paris]
// expect: 2023-07-01 12:00 CET -> 2023-07-01T12:00+02:00[Europe/Paris]
// expect: 2023-07-01 12:00 PDT -> 2023-07-01T12:00-07:00[America/Los_Angeles]
// expect: 2023-07-01 12:00 EST -> 2023-07-01T12:00-04:00[America/New_York]
// expect: 2023-07-01 12:00 UTC -> 2023-07-01T12:00Z[UTC]
// expect: 2023-07-01 12:00 GMT -> 2023-07-01T12:00Z[GMT]
// expect: 2023-07-01 12:00 JST -> 2023-07-01T12:00+09:00[Asia/Tokyo]
// expect: 2023-07-01 12:00 Europe/Rome -> 2023-07-01T12:00+02:00[Europe/Rome]
// expect: 2023-07-01 12:00 +02:00 -> 2023-07-01T12:00+02:00
// expect: 2023-07-01 12:00 UTC+01:00 -> 2023-07-01T12:00+01:00[UTC+01:00]
// expect: 2023-07-01 12:00 Z -> 2023-07-01T12:00Z
// expect: 2023-07-01 12:00 Foo -> Text '2023-07-01 12:00 Foo' could not be parsed at index 17
// expect: 2023-07-01 12:00 cet -> Text '2023-07-01 12:00 cet' could not be parsed at index 17
// expect: 2023-07-01 12:00 Central European Summer Time -> 2023-07-01T12:00+02:00[Europe/Paris]
// expect: 2023-07-01 12:00 Eastern Standard Time -> 2023-07-01T12:00-04:00[America/New_York]
// expect: 2023-07-01 12:00 CEST -> Text '2023-07-01 12:00 CEST' could not be parsed at index 17
// expect: 2023-07-01 12:00 Japan Standard Time -> 2023-07-01T12:00+09:00[Asia/Tokyo]
// expect: 2023-07-01 12:00 CEST|Central European Summer Time 2023-11-14 23:13 CET|Central European Standard Time
// expect: 2023-07-01 06:00 EDT|Eastern Daylight Time 2023-11-14 17:13 EST|Eastern Standard Time
// expect: 2023-07-01 10:00 UTC|Coordinated Universal Time 2023-11-14 22:13 UTC|Coordinated Universal Time
// expect: 2023-07-01 19:00 JST|Japan Standard Time 2023-11-15 07:13 JST|Japan Standard Time
// expect: CEST 1688205600000
// expect: CET 1688209200000
// expect: PDT 1688238000000
// expect: EST 1688230800000
// expect: UTC 1688212800000
// expect: JST 1688180400000
// expect: +0200 1688205600000
// expect: GMT+02:00 1688205600000
// expect: Pacific Daylight Time 1688238000000
// expect: pst 1688241600000
