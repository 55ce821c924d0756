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
      for (long s = 365L * 86400; s < 130L * 365 * 86400; s += 29 * 86400 + 4711) {
        Instant i = Instant.ofEpochSecond(s);
        digest = digest * 31 + rules.getOffset(i).getTotalSeconds();
        savings = savings * 31 + rules.getDaylightSavings(i).getSeconds() + rules.getStandardOffset(i).getTotalSeconds();
      }
      Instant i = Instant.parse("1980-01-01T00:00:00Z");
      int n = 0;
      for (ZoneOffsetTransition x; n < 60 && (x = rules.nextTransition(i)) != null && x.getInstant().getEpochSecond() < 3000000000L; n++) {
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
// expect: Europe/Berlin 60 c86bde96f59cf0b6 989ae153454e96bf 5b9139de945ee215
// expect: Europe/London 60 3373b97bb7134333 27e9c5bb7478e49f 89fab942affdbe6
// expect: Europe/Paris 60 fa417e3fdf1922c6 acaa9f90749bc0cf c228738e0e66a43f
// expect: Europe/Moscow 60 db0c7db6a2b15953 55143477c9f2e2df cd0bac17b6dd87e4
// expect: Europe/Istanbul 60 ebb9ed7aba21fadb 731785742670d2bf cb1a98a247c2e00d
// expect: Europe/Lisbon 60 19e4e7898d912611 a3d6f6a9f2d898bf 6a4b0b44813ff26e
// expect: Europe/Athens 60 708923143271bd31 81a32b2d9e1d48cf a236313375d0a618
// expect: Europe/Kiev 60 a57fe7ba8836075c cf3249cc933a26bf 2809ba140cdb9498
// expect: Europe/Rome 60 8e5408d54796896 2a4b4ec1cf9b1e9f ce82fd33c5d5cb55
// expect: America/New_York 60 6073b8ddbf3e42e1 49bb81727e1e3e2f 679b258d5f2e2d27
// expect: America/Chicago 60 ab9d1ae57dd065a1 8d2e34edaa62062f 209697cf531ffd87
// expect: America/Denver 60 451867ecd3944141 44d6b060c4ba660f 9da84d537aa274a7
// expect: America/Los_Angeles 60 b142f61992de7781 d2b8039a986ab00f 321e77d913789c07
// expect: America/Phoenix 0 9e0e1dda9f5d961f 9e0e1dda9f5d961f 11
// expect: America/Anchorage 60 96749518061a4e09 1905a39d9bdb17ff 4ce97b813bf3b33
// expect: America/Toronto 60 75afbb89aa7284e1 b6a37b620c71802f 59ec1adc4c47d947
// expect: America/St_Johns 60 9b7c4102cd4e7e6b d9e96f73fe6b0557 3e42e78c474eaa37
// expect: America/Sao_Paulo 60 ed727074c29671dd ff10337454d3243f ec3e58717593196d
// expect: America/Argentina/Buenos_Aires 14 10dca1310fe40cc8 319b4d7567b3b66f 90fc74a72cf43a34
// expect: America/Santiago 60 7e1d9eb98774c44b f0f3241486b6087f 3581a97f650c084c
// expect: America/Mexico_City 54 a8e9396f514efe9d 9c3155c3e64d744f 1a42bb2f4222046f
// expect: America/Havana 60 45d39846a6796ef8 6f8e5df353426c4f 1544ef967e4438d
// expect: America/Caracas 2 e699c70c1a4a1a5c 88e5c998ee1d3c57 f55a5091a3cf49d6
// expect: Asia/Tokyo 0 b31410d1b471371f b31410d1b471371f 11
// expect: Asia/Shanghai 12 323646fcd17968cf d68b26179aaa1aef d5a351ba3ac026fd
// expect: Asia/Hong_Kong 0 b6ca3098cb45170f b6ca3098cb45170f 11
// expect: Asia/Kolkata 0 567ac3aba7d4ebe7 567ac3aba7d4ebe7 11
// expect: Asia/Kathmandu 1 49c205b38b4d4812 8ec431bb757f51e7 dd8bf289aaca28b9
// expect: Asia/Dubai 0 9c8234e47ddb14cf 9c8234e47ddb14cf 11
// expect: Asia/Jerusalem 60 804bc73dfc859477 5dfcede72c58445f e2a9c13933147397
// expect: Asia/Seoul 4 ac32aa7071420b69 414f429753289d1f bea7172af6c9d100
// expect: Asia/Singapore 1 48a6778d52b7fa6f afc34e2dd91c2507 74568e08a466a526
// expect: Asia/Karachi 6 e892f8067510d0a0 564a36847dcca0df 6e2ee2b9f6326f2d
// expect: Asia/Dhaka 2 e275f28787f88c53 418041848926fcff 5698a3bcd743c1c
// expect: Asia/Amman 60 c5f622c2ec5b52bb 31e9ee3f614dd0ef 6b2ea3f1f10f6a0a
// expect: Australia/Sydney 60 255340cfd7ffc15c fcdeb4de8b4256ef 58806f373fb0c6ac
// expect: Australia/Adelaide 60 6388efc570fe4e21 edc959ab661c75f7 99d280da0715fd08
// expect: Australia/Lord_Howe 60 b8fb67bcbcfeec28 ba8c30c55ebf7a2f ba43117f146939c5
// expect: Australia/Perth 10 f2df8107d953cb9a 1a0e16474f33e51f 69ac668e27acadbd
// expect: Pacific/Auckland 60 caec148c384f141f fc9b33b3de3bcaff 5ff8132940c638b2
// expect: Pacific/Chatham 60 bd5789bb2814b3ff d9977b177338b68b 5fee314a9cc8ce70
// expect: Pacific/Honolulu 0 2a1d004c4b69e7ef 2a1d004c4b69e7ef 11
// expect: Pacific/Apia 23 4d8079412a6c3d56 b8d2618a006d8b3f db3168299f82bd80
// expect: Africa/Cairo 60 91b9641f7d6114f5 3de7e7af9273ba7f 3534147f8ec92622
// expect: Africa/Johannesburg 0 f9e176859b38a0af f9e176859b38a0af 11
// expect: Africa/Lagos 0 2891175629e7669f 2891175629e7669f 11
// expect: Africa/Nairobi 0 cb31d5b50c89dabf cb31d5b50c89dabf 11
// expect: Atlantic/Azores 60 decbbcf0ec84c96e 1831bf03561adc9f 4c431f16848d7097
// expect: US/Eastern 60 6073b8ddbf3e42e1 49bb81727e1e3e2f f5f761342313bf27
// expect: US/Pacific 60 b142f61992de7781 d2b8039a986ab00f 484da6c96e322be7
// expect: Etc/GMT+5 0 40aedc3982000a3f 40aedc3982000a3f 11
// expect: GMT0 0 5740b826b8962c8f 5740b826b8962c8f 11
// expect: CET 60 367051266d61aab6 76258a712f650bf f1a92f5d5f698e55
// expect: EST5EDT 60 6073b8ddbf3e42e1 49bb81727e1e3e2f f2da69acea4ae47
// expect: Japan 0 b31410d1b471371f b31410d1b471371f 11
// expect: Zulu 0 5740b826b8962c8f 5740b826b8962c8f 11
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
