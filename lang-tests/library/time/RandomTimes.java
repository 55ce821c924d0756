// Random calls on java.time: what they give, and the exceptions.
// With an argument so many are printed, one a line, to be compared with OpenJDK's.
// expect: -7789824
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class RandomTimes {
  static LocalDate date(Random random) {
    switch (random.nextInt(5)) {
      case 0: return LocalDate.of(2024, 2, 29);
      case 1: return LocalDate.of(1900 + random.nextInt(200), 12, 31);
      case 2: return LocalDate.ofEpochDay(random.nextInt(200000) - 100000);
      case 3: return LocalDate.of(-5 + random.nextInt(10), 1, 1);
      default: return LocalDate.ofYearDay(2000 + random.nextInt(30), 1 + random.nextInt(365));
    }
  }

  static LocalTime time(Random random) {
    switch (random.nextInt(4)) {
      case 0: return LocalTime.MIDNIGHT;
      case 1: return LocalTime.of(random.nextInt(24), random.nextInt(60));
      case 2: return LocalTime.ofNanoOfDay((long) (random.nextDouble() * 86400e9));
      default: return LocalTime.of(23, 59, 59, 999_999_999);
    }
  }

  static final ZoneId[] ZONES = {ZoneId.of("UTC"), ZoneId.of("Europe/Berlin"), ZoneId.of("America/New_York"), ZoneId.of("Asia/Kolkata"), ZoneId.of("Australia/Lord_Howe"), ZoneOffset.ofHoursMinutes(-3, -30), ZoneId.of("Pacific/Apia")};

  static long amount(Random random) {
    return random.nextInt(5) == 0 ? random.nextInt() : random.nextInt(60) - 30;
  }

  static final ChronoUnit[] UNITS = EnumSet.complementOf(EnumSet.of(ChronoUnit.HALF_DAYS)).toArray(new ChronoUnit[0]);
  static final ChronoField[] FIELDS = ChronoField.values();
  static final String[] PATTERNS = {"yyyy-MM-dd", "dd.MM.yy", "uuuu/M/d HH:mm:ss.SSS", "EEE, d MMM yyyy", "EEEE", "hh:mm a", "D", "w", "Q", "QQQ", "e", "H:m", "'day' d", "G y", "A", "n", "yyyy-MM-dd'T'HH:mm[:ss]", "MMMM", "LLL", "c", "kk", "KK", "ss.SSSSSS", "YYYY-'W'ww", "F", "B"};
  static final String[] ZONED = {"xxx", "XX", "Z", "VV", "O", "zzz", "yyyy-MM-dd HH:mm xxx"};

  static Temporal any(Random random) {
    LocalDateTime d = LocalDateTime.of(date(random), time(random));
    switch (random.nextInt(8)) {
      case 0: return d.toLocalDate();
      case 1: return d.toLocalTime();
      case 2: return d;
      case 3: return d.atZone(ZONES[random.nextInt(ZONES.length)]);
      case 4: return d.toInstant(ZoneOffset.UTC);
      case 5: return d.atOffset(ZoneOffset.ofHours(random.nextInt(19) - 9));
      case 6: return YearMonth.from(d);
      default: return Year.from(d);
    }
  }

  static Object step(Random random) {
    Temporal t = any(random);
    ChronoUnit unit = UNITS[random.nextInt(UNITS.length)];
    ChronoField field = FIELDS[random.nextInt(FIELDS.length)];
    LocalDate d = date(random);
    switch (random.nextInt(26)) {
      case 0:
      case 1: return t.plus(amount(random), unit);
      case 2: return t.minus(amount(random), unit);
      case 3: return t.with(field, amount(random));
      case 4: return t.getLong(field) + " " + t.range(field);
      case 5: return t.isSupported(field) + " " + t.isSupported(unit);
      case 6: return t.until(any(random), unit);
      case 7: return Period.between(d, date(random));
      case 8: return Duration.between(t, any(random));
      case 9: return DateTimeFormatter.ofPattern(PATTERNS[random.nextInt(PATTERNS.length)], Locale.ROOT).format(t);
      case 10: return DateTimeFormatter.ofPattern(ZONED[random.nextInt(ZONED.length)], Locale.US).format(t);
      case 11: {
        String text = t.toString();
        return ZonedDateTime.parse(text) + "";
      }
      case 12: return LocalDateTime.parse(t.toString().replace("Z", ""));
      case 13: {
        DateTimeFormatter f = DateTimeFormatter.ofPattern(PATTERNS[random.nextInt(PATTERNS.length)], Locale.US);
        return f.parse(f.format(t)).query(TemporalQueries.localDate()) + "";
      }
      case 14: return d.with(TemporalAdjusters.nextOrSame(DayOfWeek.of(1 + random.nextInt(7)))) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(random.nextInt(7) - 3, DayOfWeek.FRIDAY));
      case 15: return d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.get(JulianFields.JULIAN_DAY.isSupportedBy(d) ? ChronoField.DAY_OF_YEAR : ChronoField.YEAR);
      case 16: return Duration.ofMillis(random.nextLong() >> 20).plusNanos(random.nextInt()).dividedBy(1 + random.nextInt(9));
      case 17: return Duration.parse(Duration.ofSeconds(amount(random), random.nextInt()).toString()).toString() + Duration.ofSeconds(amount(random)).toMinutesPart();
      case 18: return Period.of(random.nextInt(5) - 2, random.nextInt(40) - 20, (int) amount(random)).normalized().addTo(d);
      case 19: {
        LocalDateTime at = LocalDateTime.of(date(random), time(random));
        ZoneId zone = ZONES[random.nextInt(ZONES.length)];
        return at.atZone(zone) + " " + zone.getRules().getValidOffsets(at) + zone.getRules().getTransition(at) + at.atZone(zone).withEarlierOffsetAtOverlap() + at.atZone(zone).plusHours(amount(random));
      }
      case 20: {
        ZoneId zone = ZONES[random.nextInt(ZONES.length)];
        Instant i = Instant.ofEpochSecond(random.nextInt() * 2L, random.nextInt());
        return zone.getRules().nextTransition(i) + " " + zone.getRules().isDaylightSavings(i) + i.atZone(zone).truncatedTo(ChronoUnit.HOURS);
      }
      case 21: return LocalTime.of(10, 20, 30, random.nextInt(1000) * 1000000).truncatedTo(unit);
      case 22: return d.atStartOfDay(ZONES[random.nextInt(ZONES.length)]) + " " + d.lengthOfYear() + d.isLeapYear() + d.getDayOfWeek().plus(amount(random));
      case 23: return d.datesUntil(d.plusDays(random.nextInt(40)), Period.ofDays(1 + random.nextInt(20))).count() + " " + d.compareTo(date(random)) + d.hashCode();
      case 24: return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(t) + DateTimeFormatter.ISO_WEEK_DATE.format(t);
      default: return DateTimeFormatter.RFC_1123_DATE_TIME.format(t) + DateTimeFormatter.BASIC_ISO_DATE.format(t) + t.hashCode();
    }
  }

  static String run(int seed) {
    Random random = new Random(seed);
    try {
      return String.valueOf(step(random));
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName() + " " + e.getMessage();
    }
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      for (int seed = 0; seed < Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 3000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
