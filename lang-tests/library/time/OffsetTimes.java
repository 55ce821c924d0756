// OffsetDateTime and OffsetTime: making, parsing, fields, arithmetic, order, conversions, messages.
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQueries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class OffsetTimes {
  interface Call {
    Object run();
  }

  static void show(Call call) {
    try {
      System.out.println(call.run());
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static void dateTimes() {
    ZoneOffset two = ZoneOffset.ofHours(2), late = ZoneOffset.ofHoursMinutes(-3, -30);
    OffsetDateTime a = OffsetDateTime.of(2024, 2, 29, 23, 59, 30, 123_000_000, two);
    OffsetDateTime b = OffsetDateTime.of(LocalDateTime.of(2024, 2, 29, 18, 29), late);
    OffsetDateTime c = OffsetDateTime.of(LocalDate.of(1, 1, 1), LocalTime.MIDNIGHT, ZoneOffset.UTC);
    List<OffsetDateTime> all = new ArrayList<>(List.of(a, b, c, a.withOffsetSameInstant(late), a.withOffsetSameLocal(late)));
    for (OffsetDateTime t : all) {
      System.out.println(t + " " + t.toInstant() + " " + t.toEpochSecond() + " " + t.getOffset() + " " + t.toLocalDate() + " "
          + t.toLocalTime() + " " + t.toOffsetTime() + " " + t.toZonedDateTime() + " " + t.getYear() + " " + t.getMonthValue() + " "
          + t.getMonth() + " " + t.getDayOfMonth() + " " + t.getDayOfYear() + " " + t.getDayOfWeek() + " " + t.getHour() + " "
          + t.getMinute() + " " + t.getSecond() + " " + t.getNano() + " " + t.hashCode());
    }
    Collections.sort(all);
    System.out.println(all);
    all.sort(OffsetDateTime.timeLineOrder());
    System.out.println(all);
    for (OffsetDateTime x : all) {
      StringBuilder line = new StringBuilder();
      for (OffsetDateTime y : all) {
        line.append(x.equals(y) ? 'e' : '-').append(x.isEqual(y) ? 'i' : '-').append(x.isBefore(y) ? 'b' : '-').append(x.isAfter(y) ? 'a' : '-')
            .append(Integer.signum(x.compareTo(y))).append(' ');
      }
      System.out.println(line);
    }
    for (ChronoField f : ChronoField.values()) {
      if (a.isSupported(f)) System.out.print(f + "=" + a.getLong(f) + " ");
    }
    System.out.println();
    System.out.println(a.plusYears(1) + " " + a.plusMonths(-1) + " " + a.plusWeeks(1) + " " + a.plusDays(1) + " " + a.plusHours(5) + " "
        + a.plusMinutes(1) + " " + a.plusSeconds(31) + " " + a.plusNanos(877_000_000));
    System.out.println(a.minusYears(1) + " " + a.minusMonths(1) + " " + a.minusWeeks(1) + " " + a.minusDays(1) + " " + a.minusHours(24) + " "
        + a.minusMinutes(60) + " " + a.minusSeconds(31) + " " + a.minusNanos(1));
    System.out.println(a.plus(Period.of(1, 1, 1)) + " " + a.plus(Duration.ofHours(25)) + " " + a.minus(Period.ofDays(3)) + " "
        + a.minus(Duration.ofMillis(124)) + " " + a.plus(3, ChronoUnit.DECADES) + " " + a.minus(1, ChronoUnit.HALF_DAYS));
    System.out.println(a.withYear(2023) + " " + a.withMonth(1) + " " + a.withDayOfMonth(1) + " " + a.withDayOfYear(366) + " " + a.withHour(0)
        + " " + a.withMinute(1) + " " + a.withSecond(2) + " " + a.withNano(3));
    System.out.println(a.with(LocalDate.of(2000, 1, 1)) + " " + a.with(LocalTime.NOON) + " " + a.with(b.toLocalDateTime()) + " "
        + a.with(Instant.ofEpochSecond(1)) + " " + a.with(late) + " " + a.with(b) + " " + a.with(TemporalAdjusters.next(DayOfWeek.MONDAY)));
    System.out.println(a.with(ChronoField.INSTANT_SECONDS, 5) + " " + a.with(ChronoField.OFFSET_SECONDS, 60) + " "
        + a.with(ChronoField.ALIGNED_WEEK_OF_YEAR, 3) + " " + a.truncatedTo(ChronoUnit.HOURS));
    System.out.println(a.until(b, ChronoUnit.HOURS) + " " + a.until(b, ChronoUnit.NANOS) + " " + ChronoUnit.DAYS.between(c, a) + " "
        + ChronoUnit.MONTHS.between(a, a.plusMonths(2).withOffsetSameInstant(late)) + " " + Duration.between(a, b));
    System.out.println(a.atZoneSameInstant(ZoneId.of("America/New_York")) + " " + a.atZoneSimilarLocal(ZoneId.of("Europe/Paris")));
    System.out.println(a.query(TemporalQueries.offset()) + " " + a.query(TemporalQueries.zone()) + " " + a.query(TemporalQueries.zoneId()) + " "
        + a.query(TemporalQueries.localDate()) + " " + a.query(TemporalQueries.localTime()));
    System.out.println(OffsetDateTime.from(ZonedDateTime.of(2024, 7, 1, 1, 2, 3, 4, ZoneId.of("Europe/Paris"))) + " "
        + ZonedDateTime.of(2024, 1, 1, 1, 2, 3, 4, ZoneId.of("Europe/Paris")).toOffsetDateTime() + " " + ZonedDateTime.from(a) + " "
        + Instant.from(a) + " " + LocalDate.from(a) + " " + LocalDateTime.from(a));
    System.out.println(Instant.ofEpochSecond(1_700_000_000).atOffset(late) + " " + LocalDateTime.MIN.atOffset(two) + " "
        + LocalDate.of(2020, 1, 1).atTime(OffsetTime.of(1, 2, 3, 0, two)));
    System.out.println(OffsetDateTime.now(Clock.fixed(Instant.ofEpochSecond(5), ZoneId.of("Asia/Tokyo"))) + " " + OffsetDateTime.MIN + " " + OffsetDateTime.MAX);
    for (String text : new String[] {"2024-01-02T03:04Z", "2024-01-02T03:04:05.6+05:30", "-0001-01-02T03:04:05-18:00", "2024-01-02T03:04",
        "2024-01-02", "2024-01-02T03:04+19:00", "2024-02-30T00:00Z", "x"}) {
      show(() -> OffsetDateTime.parse(text));
    }
    System.out.println(a.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME) + " " + a.format(DateTimeFormatter.ISO_DATE) + " "
        + a.format(DateTimeFormatter.ISO_OFFSET_DATE) + " " + a.format(DateTimeFormatter.ISO_TIME) + " " + a.format(DateTimeFormatter.ISO_OFFSET_TIME) + " "
        + a.format(DateTimeFormatter.ISO_DATE_TIME) + " " + a.format(DateTimeFormatter.ofPattern("d.M.yyyy HH:mm xx")) + " "
        + a.format(DateTimeFormatter.ISO_LOCAL_DATE));
    show(() -> OffsetDateTime.parse("1.2.2003 04:05 +0130", DateTimeFormatter.ofPattern("d.M.yyyy HH:mm xx")));
    show(() -> OffsetDateTime.from(LocalDate.of(2020, 1, 1)));
    show(() -> OffsetDateTime.of(null, two));
    show(() -> a.plus(1, ChronoUnit.FOREVER));
    show(() -> OffsetDateTime.MAX.plusDays(1));
  }

  static void times() {
    OffsetTime a = OffsetTime.of(10, 15, 0, 0, ZoneOffset.ofHours(2));
    OffsetTime b = OffsetTime.of(LocalTime.of(9, 15), ZoneOffset.ofHours(1));
    OffsetTime c = LocalTime.of(23, 59, 59, 999).atOffset(ZoneOffset.UTC);
    List<OffsetTime> all = new ArrayList<>(List.of(c, a, b, a.withOffsetSameInstant(ZoneOffset.MAX), a.withOffsetSameLocal(ZoneOffset.MIN)));
    Collections.sort(all);
    System.out.println(all);
    for (OffsetTime x : all) {
      StringBuilder line = new StringBuilder();
      for (OffsetTime y : all) {
        line.append(x.equals(y) ? 'e' : '-').append(x.isEqual(y) ? 'i' : '-').append(x.isBefore(y) ? 'b' : '-').append(x.isAfter(y) ? 'a' : '-')
            .append(Integer.signum(x.compareTo(y))).append(' ');
      }
      System.out.println(line);
    }
    for (ChronoField f : ChronoField.values()) {
      if (c.isSupported(f)) System.out.print(f + "=" + c.getLong(f) + " ");
    }
    System.out.println(a.isSupported(ChronoUnit.DAYS) + " " + a.isSupported(ChronoUnit.HOURS));
    System.out.println(a.plusHours(20) + " " + a.plusMinutes(1) + " " + a.plusSeconds(1) + " " + a.plusNanos(1) + " " + a.minusHours(11) + " "
        + a.minusMinutes(1) + " " + a.minusSeconds(1) + " " + a.minusNanos(1) + " " + a.plus(Duration.ofMinutes(100)) + " " + a.minus(2, ChronoUnit.HALF_DAYS));
    System.out.println(a.withHour(1) + " " + a.withMinute(1) + " " + a.withSecond(1) + " " + a.withNano(1) + " " + a.with(LocalTime.NOON) + " "
        + a.with(ZoneOffset.UTC) + " " + a.with(ChronoField.OFFSET_SECONDS, 3600) + " " + c.truncatedTo(ChronoUnit.MINUTES));
    System.out.println(a.until(c, ChronoUnit.MINUTES) + " " + a.until(b, ChronoUnit.NANOS) + " " + a.toEpochSecond(LocalDate.EPOCH) + " "
        + a.atDate(LocalDate.of(2020, 5, 6)) + " " + a.hashCode() + " " + a.getHour() + a.getMinute() + a.getSecond() + a.getNano());
    System.out.println(a.format(DateTimeFormatter.ISO_OFFSET_TIME) + " " + c.format(DateTimeFormatter.ISO_TIME) + " "
        + c.format(DateTimeFormatter.ISO_LOCAL_TIME) + " " + OffsetTime.MIN + " " + OffsetTime.MAX + " " + OffsetTime.ofInstant(Instant.EPOCH, ZoneOffset.MIN));
    for (String text : new String[] {"10:15Z", "10:15:30.5-01:30", "10:15", "24:00Z"}) show(() -> OffsetTime.parse(text));
    show(() -> OffsetTime.from(LocalTime.NOON));
    show(() -> ZoneOffset.from(a) + " " + ZoneOffset.from(OffsetDateTime.MIN));
    show(() -> ZoneOffset.from(LocalTime.NOON));
    show(() -> a.plus(1, ChronoUnit.DAYS));
    show(() -> LocalTime.parse("10:15+01:00", DateTimeFormatter.ISO_TIME) + " " + LocalTime.parse("10:15", DateTimeFormatter.ISO_TIME));
  }

  public static void main(String[] args) {
    dateTimes();
    times();
  }
}
// expect: 2024-02-29T23:59:30.123+02:00 2024-02-29T21:59:30.123Z 1709243970 +02:00 2024-02-29 23:59:30.123 23:59:30.123+02:00 2024-02-29T23:59:30.123+02:00 2024 2 FEBRUARY 29 60 THURSDAY 23 59 30 123000000 -1665189136
// expect: 2024-02-29T18:29-03:30 2024-02-29T21:59:00Z 1709243940 -03:30 2024-02-29 18:29 18:29-03:30 2024-02-29T18:29-03:30 2024 2 FEBRUARY 29 60 THURSDAY 18 29 0 0 1926269649
// expect: 0001-01-01T00:00Z 0001-01-01T00:00:00Z -62135596800 Z 0001-01-01 00:00 00:00Z 0001-01-01T00:00Z 1 1 JANUARY 1 1 MONDAY 0 0 0 0 2113
// expect: 2024-02-29T18:29:30.123-03:30 2024-02-29T21:59:30.123Z 1709243970 -03:30 2024-02-29 18:29:30.123 18:29:30.123-03:30 2024-02-29T18:29:30.123-03:30 2024 2 FEBRUARY 29 60 THURSDAY 18 29 30 123000000 1866992158
// expect: 2024-02-29T23:59:30.123-03:30 2024-03-01T03:29:30.123Z 1709263770 -03:30 2024-02-29 23:59:30.123 23:59:30.123-03:30 2024-02-29T23:59:30.123-03:30 2024 2 FEBRUARY 29 60 THURSDAY 23 59 30 123000000 1665198104
// expect: [0001-01-01T00:00Z, 2024-02-29T18:29-03:30, 2024-02-29T18:29:30.123-03:30, 2024-02-29T23:59:30.123+02:00, 2024-02-29T23:59:30.123-03:30]
// expect: [0001-01-01T00:00Z, 2024-02-29T18:29-03:30, 2024-02-29T18:29:30.123-03:30, 2024-02-29T23:59:30.123+02:00, 2024-02-29T23:59:30.123-03:30]
// expect: ei--0 --b--1 --b--1 --b--1 --b--1 
// expect: ---a1 ei--0 --b--1 --b--1 --b--1 
// expect: ---a1 ---a1 ei--0 -i---1 --b--1 
// expect: ---a1 ---a1 -i--1 ei--0 --b--1 
// expect: ---a1 ---a1 ---a1 ---a1 ei--0 
// expect: NanoOfSecond=123000000 NanoOfDay=86370123000000 MicroOfSecond=123000 MicroOfDay=86370123000 MilliOfSecond=123 MilliOfDay=86370123 SecondOfMinute=30 SecondOfDay=86370 MinuteOfHour=59 MinuteOfDay=1439 HourOfAmPm=11 ClockHourOfAmPm=11 HourOfDay=23 ClockHourOfDay=23 AmPmOfDay=1 DayOfWeek=4 AlignedDayOfWeekInMonth=1 AlignedDayOfWeekInYear=4 DayOfMonth=29 DayOfYear=60 EpochDay=19782 AlignedWeekOfMonth=5 AlignedWeekOfYear=9 MonthOfYear=2 ProlepticMonth=24289 YearOfEra=2024 Year=2024 Era=1 InstantSeconds=1709243970 OffsetSeconds=7200 
// expect: 2025-02-28T23:59:30.123+02:00 2024-01-29T23:59:30.123+02:00 2024-03-07T23:59:30.123+02:00 2024-03-01T23:59:30.123+02:00 2024-03-01T04:59:30.123+02:00 2024-03-01T00:00:30.123+02:00 2024-03-01T00:00:01.123+02:00 2024-02-29T23:59:31+02:00
// expect: 2023-02-28T23:59:30.123+02:00 2024-01-29T23:59:30.123+02:00 2024-02-22T23:59:30.123+02:00 2024-02-28T23:59:30.123+02:00 2024-02-28T23:59:30.123+02:00 2024-02-29T22:59:30.123+02:00 2024-02-29T23:58:59.123+02:00 2024-02-29T23:59:30.122999999+02:00
// expect: 2025-03-30T23:59:30.123+02:00 2024-03-02T00:59:30.123+02:00 2024-02-26T23:59:30.123+02:00 2024-02-29T23:59:29.999+02:00 2054-02-28T23:59:30.123+02:00 2024-02-29T11:59:30.123+02:00
// expect: 2023-02-28T23:59:30.123+02:00 2024-01-29T23:59:30.123+02:00 2024-02-01T23:59:30.123+02:00 2024-12-31T23:59:30.123+02:00 2024-02-29T00:59:30.123+02:00 2024-02-29T23:01:30.123+02:00 2024-02-29T23:59:02.123+02:00 2024-02-29T23:59:30.000000003+02:00
// expect: 2000-01-01T23:59:30.123+02:00 2024-02-29T12:00+02:00 2024-02-29T18:29+02:00 1970-01-01T02:00:01+02:00 2024-02-29T23:59:30.123-03:30 2024-02-29T18:29-03:30 2024-03-04T23:59:30.123+02:00
// expect: 1970-01-01T02:00:05.123+02:00 2024-02-29T23:59:30.123+00:01 2024-01-18T23:59:30.123+02:00 2024-02-29T23:00+02:00
// expect: 0 -30123000000 738944 2 PT-30.123S
// expect: 2024-02-29T16:59:30.123-05:00[America/New_York] 2024-02-29T23:59:30.123+01:00[Europe/Paris]
// expect: +02:00 +02:00 null 2024-02-29 23:59:30.123
// expect: 2024-07-01T01:02:03.000000004+02:00 2024-01-01T01:02:03.000000004+01:00 2024-02-29T23:59:30.123+02:00 2024-02-29T21:59:30.123Z 2024-02-29 2024-02-29T23:59:30.123
// expect: 2023-11-14T18:43:20-03:30 -999999999-01-01T00:00+02:00 2020-01-01T01:02:03+02:00
// expect: 1970-01-01T09:00:05+09:00 -999999999-01-01T00:00+18:00 +999999999-12-31T23:59:59.999999999-18:00
// expect: 2024-01-02T03:04Z
// expect: 2024-01-02T03:04:05.600+05:30
// expect: -0001-01-02T03:04:05-18:00
// expect: DateTimeParseException: Text '2024-01-02T03:04' could not be parsed at index 16
// expect: DateTimeParseException: Text '2024-01-02' could not be parsed at index 10
// expect: DateTimeParseException: Text '2024-01-02T03:04+19:00' could not be parsed: Zone offset not in valid range: -18:00 to +18:00
// expect: DateTimeParseException: Text '2024-02-30T00:00Z' could not be parsed: Invalid date 'FEBRUARY 30'
// expect: DateTimeParseException: Text 'x' could not be parsed at index 0
// expect: 2024-02-29T23:59:30.123+02:00 2024-02-29+02:00 2024-02-29+02:00 23:59:30.123+02:00 23:59:30.123+02:00 2024-02-29T23:59:30.123+02:00 29.2.2024 23:59 +0200 2024-02-29
// expect: 2003-02-01T04:05+01:30
// expect: DateTimeException: Unable to obtain OffsetDateTime from TemporalAccessor: 2020-01-01 of type java.time.LocalDate
// expect: NullPointerException: dateTime
// expect: UnsupportedTemporalTypeException: Unsupported unit: Forever
// expect: DateTimeException: Invalid value for Year (valid values -999999999 - 999999999): 1000000000
// expect: [02:15+18:00, 09:15+01:00, 10:15+02:00, 23:59:59.000000999Z, 10:15-18:00]
// expect: ei--0 --b--1 --b--1 --b--1 --b--1 
// expect: ---a1 ei--0 -i---1 --b--1 --b--1 
// expect: ---a1 -i--1 ei--0 --b--1 --b--1 
// expect: ---a1 ---a1 ---a1 ei--0 --b--1 
// expect: ---a1 ---a1 ---a1 ---a1 ei--0 
// expect: NanoOfSecond=999 NanoOfDay=86399000000999 MicroOfSecond=0 MicroOfDay=86399000000 MilliOfSecond=0 MilliOfDay=86399000 SecondOfMinute=59 SecondOfDay=86399 MinuteOfHour=59 MinuteOfDay=1439 HourOfAmPm=11 ClockHourOfAmPm=11 HourOfDay=23 ClockHourOfDay=23 AmPmOfDay=1 OffsetSeconds=0 false true
// expect: 06:15+02:00 10:16+02:00 10:15:01+02:00 10:15:00.000000001+02:00 23:15+02:00 10:14+02:00 10:14:59+02:00 10:14:59.999999999+02:00 11:55+02:00 10:15+02:00
// expect: 01:15+02:00 10:01+02:00 10:15:01+02:00 10:15:00.000000001+02:00 12:00+02:00 10:15Z 10:15+01:00 23:59Z
// expect: 944 0 29700 2020-05-06T10:15+02:00 1935955375 101500
// expect: 10:15:00+02:00 23:59:59.000000999Z 23:59:59.000000999 00:00+18:00 23:59:59.999999999-18:00 06:00-18:00
// expect: 10:15Z
// expect: 10:15:30.500-01:30
// expect: DateTimeParseException: Text '10:15' could not be parsed at index 5
// expect: DateTimeParseException: Text '24:00Z' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: DateTimeException: Unable to obtain OffsetTime from TemporalAccessor: 12:00 of type java.time.LocalTime
// expect: +02:00 +18:00
// expect: DateTimeException: Unable to obtain ZoneOffset from TemporalAccessor: 12:00 of type java.time.LocalTime
// expect: UnsupportedTemporalTypeException: Unsupported unit: Days
// expect: 10:15 10:15
