// Zones: offsets of thousands of moments and local times, transitions, gaps and overlaps, as OpenJDK's data have them.
import java.text.SimpleDateFormat;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.concurrent.Callable;

public class TimeZoneRules {
  static void t(String what, Callable<?> c) {
    try {
      System.out.println(what + ": " + c.call());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  static final String[] ZONES = {
    "Europe/Berlin", "Europe/London", "Europe/Paris", "Europe/Moscow", "Europe/Istanbul", "Europe/Lisbon", "Europe/Athens", "Europe/Kiev", "Europe/Rome",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix", "America/Anchorage", "America/Toronto",
    "America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Santiago", "America/Mexico_City", "America/Havana", "America/Caracas",
    "Asia/Tokyo", "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Dubai", "Asia/Jerusalem", "Asia/Seoul", "Asia/Singapore",
    "Asia/Karachi", "Asia/Dhaka", "Asia/Amman", "Australia/Sydney", "Australia/Adelaide", "Australia/Lord_Howe", "Australia/Perth", "Pacific/Auckland",
    "Pacific/Chatham", "Pacific/Honolulu", "Pacific/Apia", "Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "Atlantic/Azores",
    "US/Eastern", "US/Pacific", "Etc/GMT+5", "GMT0", "CET", "EST5EDT", "Japan", "Zulu"};

  public static void main(String[] args) {
    for (String id : ZONES) {
      ZoneRules rules = ZoneId.of(id).getRules();
      long digest = 17, savings = 17, locals = 17;
      // (Moments from 1971 to 2100, some hours apart.)
      for (long s = 365L * 86400; s < 130L * 365 * 86400; s += 211 * 86400 + 4711) {
        Instant i = Instant.ofEpochSecond(s);
        digest = digest * 31 + rules.getOffset(i).getTotalSeconds();
        savings = savings * 31 + rules.getDaylightSavings(i).getSeconds() + rules.getStandardOffset(i).getTotalSeconds();
      }
      Instant i = Instant.parse("1980-01-01T00:00:00Z");
      int n = 0;
      for (ZoneOffsetTransition x; n < 8 && (x = rules.nextTransition(i)) != null && x.getInstant().getEpochSecond() < 3000000000L; n++) {
        if (!rules.previousTransition(x.getInstant().plusSeconds(1)).equals(x)) System.out.println("  previous of " + x);
        i = x.getInstant();
        digest = digest * 31 + x.hashCode();
        for (int minutes = -120; minutes <= 120; minutes += 60) {
          LocalDateTime local = x.getDateTimeBefore().plusMinutes(minutes);
          locals = locals * 31 + rules.getValidOffsets(local).hashCode();
          ZonedDateTime z = local.atZone(ZoneId.of(id));
          locals = locals * 31 + z.toLocalDateTime().hashCode() + z.getOffset().getTotalSeconds();
          locals = locals * 31 + z.plusHours(2).toString().hashCode() + z.plusDays(1).toString().hashCode();
        }
      }
      System.out.println(id + " " + n + " " + Long.toHexString(digest) + " " + Long.toHexString(savings) + " " + Long.toHexString(locals));
    }
    ZoneId berlin = ZoneId.of("Europe/Berlin");
    ZonedDateTime gap = ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, berlin), overlap = ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, berlin);
    System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.withLaterOffsetAtOverlap().withEarlierOffsetAtOverlap());
    System.out.println(berlin.getRules().getTransition(LocalDateTime.of(2024, 3, 31, 2, 30)) + " " + berlin.getRules().getTransition(LocalDateTime.of(2024, 10, 27, 2, 30)));
    System.out.println(berlin.getRules().nextTransition(Instant.parse("2024-01-01T00:00:00Z")).getDuration() + " " + berlin.getRules().isDaylightSavings(gap.toInstant()) + " " + berlin.getRules().isFixedOffset() + " " + berlin.getRules().getValidOffsets(gap.toLocalDateTime().minusHours(1)));
    System.out.println(overlap.plusHours(1) + " " + overlap.plusHours(2) + " " + overlap.plusDays(1) + " " + overlap.minusDays(210) + " " + overlap.plus(Duration.ofDays(1)) + " " + overlap.plus(Period.ofDays(1)));
    System.out.println(ChronoUnit.HOURS.between(gap.minusDays(1), gap) + " " + ChronoUnit.DAYS.between(gap.minusDays(1), gap) + " " + Duration.between(overlap, overlap.plusDays(1)));
    System.out.println(gap.withZoneSameInstant(ZoneId.of("America/New_York")) + " " + gap.withZoneSameLocal(ZoneId.of("Asia/Tokyo")) + " " + gap.withFixedOffsetZone() + " " + gap.getZone().normalized() + " " + ZoneId.of("Etc/GMT+5").normalized());
    System.out.println(ZonedDateTime.parse("2024-10-27T02:30:00+01:00[Europe/Berlin]") + " " + ZonedDateTime.parse("2024-10-27T02:30:00+02:00[Europe/Berlin]") + " " + ZonedDateTime.parse("2024-07-01T12:00Z") + " " + overlap.hashCode() + " " + overlap.equals(overlap.withLaterOffsetAtOverlap()));
    System.out.println(LocalDate.of(2018, 11, 4).atStartOfDay(ZoneId.of("America/Sao_Paulo")) + " " + Instant.EPOCH.atZone(ZoneId.of("Europe/London")) + " " + overlap.truncatedTo(ChronoUnit.HOURS) + " " + overlap.with(ChronoField.OFFSET_SECONDS, 3600) + " " + overlap.with(LocalTime.NOON));
    System.out.println(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm z VV xxx").format(overlap) + " " + DateTimeFormatter.ofPattern("z").format(ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneId.of("America/New_York"))) + " " + DateTimeFormatter.ISO_ZONED_DATE_TIME.format(gap) + " " + ZonedDateTime.parse("2024-07-01 12:00 Europe/Paris", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm VV")));
    t("strict", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 31, 2, 30), ZoneOffset.ofHours(1), berlin));
    t("strict", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 30, 2, 30), ZoneOffset.ofHours(2), berlin));
    t("unknown", () -> ZoneId.of("Europe/Nowhere"));
    t("invalid", () -> ZoneId.of("a b"));
    t("invalid", () -> ZoneId.of("UTC+99"));
    t("short", () -> ZoneId.of("PST", ZoneId.SHORT_IDS));
    t("prefix", () -> ZoneId.of("UTC+01:30") + " " + ZoneId.of("GMT-5") + " " + ZoneId.ofOffset("UT", ZoneOffset.ofHours(3)));
    t("query", () -> gap.query(TemporalQueries.zone()) + " " + LocalDate.EPOCH.query(TemporalQueries.zone()) + " " + gap.query(TemporalQueries.offset()) + " " + gap.query(TemporalQueries.localDate()));
    t("from", () -> ZonedDateTime.from(LocalDateTime.MIN));
    t("ids", () -> ZoneId.getAvailableZoneIds().containsAll(Arrays.asList(ZONES)));

    TimeZone zone = TimeZone.getTimeZone("Europe/Berlin"), nowhere = TimeZone.getTimeZone("Nowhere");
    System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.getOffset(gap.toInstant().toEpochMilli()) + " " + zone.useDaylightTime() + " " + zone.inDaylightTime(Date.from(gap.toInstant())) + " " + zone.getDSTSavings() + " " + zone.toZoneId() + " " + nowhere.getID() + " " + nowhere.hasSameRules(TimeZone.getTimeZone("GMT")) + " " + TimeZone.getTimeZone(berlin).equals(zone) + " " + zone.getDisplayName(true, TimeZone.SHORT));
    Calendar c = Calendar.getInstance(zone);
    c.clear();
    for (int[] f : new int[][] {{2024, 2, 31, 2, 30}, {2024, 9, 27, 2, 30}, {2024, 9, 27, 1, 30}, {2024, 6, 1, 12, 0}, {2024, 0, 1, 0, 0}}) {
      c.set(f[0], f[1], f[2], f[3], f[4], 0);
      System.out.print(c.getTimeInMillis() + " " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.ZONE_OFFSET) + " " + c.get(Calendar.DST_OFFSET));
      c.add(Calendar.HOUR, 1);
      System.out.print(" " + c.getTimeInMillis() + " " + c.get(Calendar.HOUR_OF_DAY));
      c.add(Calendar.DATE, 1);
      System.out.print(" " + c.getTimeInMillis() + " " + c.get(Calendar.HOUR_OF_DAY));
      c.add(Calendar.MONTH, -5);
      System.out.println(" " + c.getTimeInMillis() + " " + c.get(Calendar.HOUR_OF_DAY));
    }
    SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss Z XXX z", Locale.US);
    format.setTimeZone(TimeZone.getTimeZone("America/New_York"));
    System.out.println(format.format(new Date(1720000000000L)) + " " + format.format(new Date(1700000000000L)));
    for (Locale locale : new Locale[] {Locale.US, Locale.UK, Locale.ENGLISH}) {
      for (FormatStyle style : FormatStyle.values()) {
        System.out.print(DateTimeFormatter.ofLocalizedDate(style).withLocale(locale).format(gap) + " | ");
        if (style.ordinal() >= 2) System.out.print(DateTimeFormatter.ofLocalizedDateTime(style).withLocale(locale).format(gap) + " | " + DateTimeFormatter.ofLocalizedTime(style).withLocale(locale).format(gap) + " | ");
      }
      System.out.println();
    }
    System.out.println(DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT).withLocale(Locale.US).format(gap) + " | " + DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT, FormatStyle.LONG).withLocale(Locale.US).format(gap) + " | " + DateTimeFormatter.ofLocalizedTime(FormatStyle.LONG).withLocale(Locale.US).format(gap));
  }
}
// expect: Europe/Berlin 8 8dbe059a366336a9 8e1f52bbd1318c21 3b7203d3fa01efa8
// expect: Europe/London 8 56b3d29e6e317e8f 60372d1a2c410c11 4906d27379ed4861
// expect: Europe/Paris 8 e1cc8fa9e47a84d9 4fb492c2a3d20a51 bedcf7ab247071ba
// expect: Europe/Moscow 8 b3d2a4ac0c9af4ec 8a63f93048bd7e21 2ba91bc8139be567
// expect: Europe/Istanbul 8 f901e1f6a017c4e4 18136fce39321611 75b06e2f72d56a2d
// expect: Europe/Lisbon 8 912f387a901012e5 224f50b2b9b63a51 a661bad63df9c25a
// expect: Europe/Athens 8 19bd768ede794afc 22c3865d88358a41 f38c181198da43b1
// expect: Europe/Kiev 8 fc1b67febd1b4afc f814f8d1dfbce431 7865a51d01b6b9a7
// expect: Europe/Rome 8 fce7f3ac98e21ac9 a4d86e9c9e669041 8ee31b0161152868
// expect: America/New_York 8 3838d798955d7957 b0da7d0f2632e211 677fd6a48c544a90
// expect: America/Chicago 8 15de8c64f0e1a257 b06f4f946cd20211 63e17a9a8d90b54e
// expect: America/Denver 8 27d98795c6508967 d79de705a0311221 50747781f926a3d0
// expect: America/Los_Angeles 8 8b3f0735882d267 d732b98ae6d03221 d6e220de8a3bf8ce
// expect: America/Phoenix 0 c16534e31df24411 c16534e31df24411 11
// expect: America/Anchorage 8 8dd816dc034f56e8 4bce9d3c4399ac21 cb7d396e82913778
// expect: America/Toronto 8 3838d798955d7957 b0da7d0f2632e211 57d1bbe2fd9865ce
// expect: America/St_Johns 8 9751e0744ce20a47 351c730657f6601 e7833aa44a2b4450
// expect: America/Sao_Paulo 8 f680c4d920ae1f14 9f4e27f15615e231 6cc99bef20349619
// expect: America/Argentina/Buenos_Aires 8 d67b81acd524fe7d f23c633486ca0df1 bf05e984acc5ab6d
// expect: America/Santiago 8 d109db9e8fd2aaaa 8db3cbb6275e6001 4e2ef5a236c8f8f0
// expect: America/Mexico_City 8 5f18afe6162d77e2 3dfd9cb723bc7a11 3c1dbdcaaaaf7681
// expect: America/Havana 8 6d7a72ad32689832 640e5bd938145a31 265cfa67d6247805
// expect: America/Caracas 2 9a2534e6023f889e ec7296083dbd5319 f55a5091a3cf49d6
// expect: Asia/Tokyo 0 c8180c8eb4004411 c8180c8eb4004411 11
// expect: Asia/Shanghai 8 2cb1a97022cda757 317301c81105b9f1 834a8f80e6f53463
// expect: Asia/Hong_Kong 0 7b9fd73788ba4201 7b9fd73788ba4201 11
// expect: Asia/Kolkata 0 c6a0ed612b2d3411 c6a0ed612b2d3411 11
// expect: Asia/Kathmandu 1 da0e35d24a58b9a8 599d5c9329145591 dd8bf289aaca28b9
// expect: Asia/Dubai 0 c6002929151be411 c6002929151be411 11
// expect: Asia/Jerusalem 8 c013ae606b7a1814 15f3fd6bf1db9611 993e4e5af758666d
// expect: Asia/Seoul 4 93611505c380ab6b b11243cab22b8e21 bea7172af6c9d100
// expect: Asia/Singapore 1 987a8b9b3035e6a5 e3e2ebbaaeb4da11 74568e08a466a526
// expect: Asia/Karachi 6 45fb1fc33bc71672 e6f3599404d82c31 6e2ee2b9f6326f2d
// expect: Asia/Dhaka 2 ad08e90c65f0c8f5 a59b949f0be9fa21 5698a3bcd743c1c
// expect: Asia/Amman 8 b75ff5c2e0899545 c875acf2bc33ea21 764f2eece468648c
// expect: Australia/Sydney 8 1780d86972b8cf94 6c96d09d1b7fb231 73b064f4aa58c9bf
// expect: Australia/Adelaide 8 76d0e7f9c51bd4f5 6c6139dfbecf4231 e148119fb6e09886
// expect: Australia/Lord_Howe 8 1236c4b5ddd7bc95 c6464582b3283f21 3309d9dc3ba3f0b
// expect: Australia/Perth 8 e06f494d60e984f3 39fa380fc5025e01 59dc79ce95e774bf
// expect: Pacific/Auckland 8 fe2d83d77254c1d5 74cc092af3897211 aacecf5230267d2e
// expect: Pacific/Chatham 8 1a961fd59bef5175 751c6b46fe921a11 f808a23dcf8e5a34
// expect: Pacific/Honolulu 0 c023ac72f1cfa411 c023ac72f1cfa411 11
// expect: Pacific/Apia 8 b480cc85217dc55d b6f7873c955fa9b1 7bc1849d5d66125b
// expect: Africa/Cairo 8 52fe7dd9ddca4bd6 c259b335c12ede21 4158aaeff20a3118
// expect: Africa/Johannesburg 0 c529ce33a25a2411 c529ce33a25a2411 11
// expect: Africa/Lagos 0 c4bea0b8e8f94411 c4bea0b8e8f94411 11
// expect: Africa/Nairobi 0 c594fbae5bbb0411 c594fbae5bbb0411 11
// expect: Atlantic/Azores 8 2138538153c94b0 f39d4bc80930031 932d9ec952f35b47
// expect: US/Eastern 8 3838d798955d7957 b0da7d0f2632e211 7f9564346cf95f50
// expect: US/Pacific 8 8b3f0735882d267 d732b98ae6d03221 f29048c9eff64dd0
// expect: Etc/GMT+5 0 c23b8fd890b40411 c23b8fd890b40411 11
// expect: GMT0 0 c453733e2f986411 c453733e2f986411 11
// expect: CET 8 e1cc8fa9e47a84d9 4fb492c2a3d20a51 203fb00a41a32f68
// expect: EST5EDT 8 3838d798955d7957 b0da7d0f2632e211 4c0efa11560fbace
// expect: Japan 0 c8180c8eb4004411 c8180c8eb4004411 11
// expect: Zulu 0 c453733e2f986411 c453733e2f986411 11
// expect: 2024-03-31T03:30+02:00[Europe/Berlin] 2024-10-27T02:30+02:00[Europe/Berlin] 2024-10-27T02:30+01:00[Europe/Berlin] 2024-10-27T02:30+02:00[Europe/Berlin]
// expect: Transition[Gap at 2024-03-31T02:00+01:00 to +02:00] Transition[Overlap at 2024-10-27T03:00+02:00 to +01:00]
// expect: PT1H true false []
// expect: 2024-10-27T02:30+01:00[Europe/Berlin] 2024-10-27T03:30+01:00[Europe/Berlin] 2024-10-28T02:30+01:00[Europe/Berlin] 2024-03-31T03:30+02:00[Europe/Berlin] 2024-10-28T01:30+01:00[Europe/Berlin] 2024-10-28T02:30+01:00[Europe/Berlin]
// expect: 23 1 PT25H
// expect: 2024-03-30T21:30-04:00[America/New_York] 2024-03-31T03:30+09:00[Asia/Tokyo] 2024-03-31T03:30+02:00 Europe/Berlin -05:00
// expect: 2024-10-27T02:30+01:00[Europe/Berlin] 2024-10-27T02:30+02:00[Europe/Berlin] 2024-07-01T12:00Z 352281580 false
// expect: 2018-11-04T01:00-02:00[America/Sao_Paulo] 1970-01-01T01:00+01:00[Europe/London] 2024-10-27T02:00+02:00[Europe/Berlin] 2024-10-27T02:30+01:00[Europe/Berlin] 2024-10-27T12:00+01:00[Europe/Berlin]
// expect: 2024-10-27 02:30 CEST Europe/Berlin +02:00 EST 2024-03-31T03:30:00+02:00[Europe/Berlin] 2024-07-01T12:00+02:00[Europe/Paris]
// expect: strict: java.time.DateTimeException: LocalDateTime '2024-03-31T02:30' does not exist in zone 'Europe/Berlin' due to a gap in the local time-line, typically caused by daylight savings
// expect: strict: java.time.DateTimeException: ZoneOffset '+02:00' is not valid for LocalDateTime '2024-03-30T02:30' in zone 'Europe/Berlin'
// expect: unknown: java.time.zone.ZoneRulesException: Unknown time-zone ID: Europe/Nowhere
// expect: invalid: java.time.DateTimeException: Invalid ID for region-based ZoneId, invalid format: a b
// expect: invalid: java.time.DateTimeException: Invalid ID for offset-based ZoneId: UTC+99
// expect: short: America/Los_Angeles
// expect: prefix: UTC+01:30 GMT-05:00 UT+03:00
// expect: query: Europe/Berlin null +02:00 2024-03-31
// expect: from: java.time.DateTimeException: Unable to obtain ZonedDateTime from TemporalAccessor: -999999999-01-01T00:00 of type java.time.LocalDateTime
// expect: ids: true
// expect: Europe/Berlin 3600000 7200000 true true 3600000 Europe/Berlin GMT true true CEST
// expect: 1711848600000 3 3600000 3600000 1711852200000 4 1711938600000 4 1698809400000 4
// expect: 1729992600000 2 3600000 0 1729996200000 3 1730082600000 3 1716859800000 3
// expect: 1729985400000 1 3600000 3600000 1729989000000 2 1730079000000 2 1716856200000 2
// expect: 1719828000000 12 3600000 3600000 1719831600000 13 1719918000000 13 1706875200000 13
// expect: 1704063600000 0 3600000 0 1704067200000 1 1704153600000 1 1690930800000 1
// expect: 2024-07-03 05:46:40 -0400 -04:00 EDT 2023-11-14 17:13:20 -0500 -05:00 EST
// expect: Sunday, March 31, 2024 | March 31, 2024 | Mar 31, 2024 | Mar 31, 2024, 3:30:00 AM | 3:30:00 AM | 3/31/24 | 3/31/24, 3:30 AM | 3:30 AM | 
// expect: Sunday, 31 March 2024 | 31 March 2024 | 31 Mar 2024 | 31 Mar 2024, 03:30:00 | 03:30:00 | 31/03/2024 | 31/03/2024, 03:30 | 03:30 | 
// expect: Sunday, March 31, 2024 | March 31, 2024 | Mar 31, 2024 | Mar 31, 2024, 3:30:00 AM | 3:30:00 AM | 3/31/24 | 3/31/24, 3:30 AM | 3:30 AM | 
// expect: March 31, 2024, 3:30 AM | 3/31/24, 3:30:00 AM CEST | 3:30:00 AM CEST
