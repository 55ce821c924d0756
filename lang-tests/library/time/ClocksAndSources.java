// Clocks that tick, sources of moments, and small methods of dates.
import java.time.*;
import java.time.chrono.*;
import java.time.temporal.*;
public class ClocksAndSources {
  static void p(Object o) { System.out.println(o); }
  interface R { Object get() throws Exception; }
  static void t(R r) { try { p(r.get()); } catch (Exception e) { p(e.getClass().getName() + ": " + e.getMessage()); } }
  public static void main(String[] args) {
    Clock c = Clock.fixed(Instant.parse("2000-01-02T03:04:05.678901234Z"), ZoneOffset.UTC);
    for (String d : new String[] {"PT0S", "PT0.000000001S", "PT0.001S", "PT0.25S", "PT1S", "PT7S", "PT1M", "PT1H", "P1D", "PT0.000000003S", "PT0.0000015S", "-PT1S"}) t(() -> { Clock k = Clock.tick(c, Duration.parse(d)); return d + " " + k.instant() + " " + k.millis() + " " + k + " " + k.equals(Clock.tick(c, Duration.parse(d))) + " " + k.withZone(ZoneId.of("Asia/Tokyo")); });
    Clock before = Clock.fixed(Instant.ofEpochMilli(-1500), ZoneOffset.UTC); p(Clock.tick(before, Duration.ofSeconds(1)).instant() + " " + Clock.tick(before, Duration.ofMillis(250)).millis());
    p(Clock.tickMillis(ZoneOffset.UTC) + " " + Clock.tickSeconds(ZoneOffset.UTC) + " " + Clock.tickMinutes(ZoneOffset.UTC) + " " + Clock.tickMinutes(ZoneOffset.UTC).equals(Clock.tick(Clock.systemUTC(), Duration.ofMinutes(1))));
    InstantSource s = () -> Instant.ofEpochSecond(5, 6); p(s.millis() + " " + s.withZone(ZoneOffset.UTC).instant() + " " + s.withZone(ZoneOffset.UTC).getZone() + " " + s.withZone(ZoneOffset.UTC).equals(s.withZone(ZoneOffset.UTC)) + " " + InstantSource.offset(s, Duration.ofSeconds(2)).instant() + " " + InstantSource.tick(s, Duration.ofSeconds(2)).instant() + " " + InstantSource.fixed(Instant.EPOCH) + " " + InstantSource.system().equals(Clock.systemUTC()));
    p(c.equals(Clock.fixed(c.instant(), ZoneOffset.UTC)) + " " + c.equals(Clock.systemUTC()) + " " + Clock.offset(c, Duration.ofSeconds(1)).equals(Clock.offset(c, Duration.ofSeconds(1))) + " " + (c.hashCode() == Clock.fixed(c.instant(), ZoneOffset.UTC).hashCode()) + " " + (c instanceof InstantSource));
    LocalDate d = LocalDate.of(2020, 1, 31);
    p(d.datesUntil(LocalDate.of(2020, 7, 1), Period.ofMonths(1)).toList() + " " + d.datesUntil(LocalDate.of(2020, 2, 10), Period.ofDays(3)).toList() + " " + d.datesUntil(LocalDate.of(2019, 10, 1), Period.of(0, -1, -1)).toList() + " " + d.datesUntil(d, Period.ofDays(1)).count() + " " + d.datesUntil(LocalDate.of(2024, 3, 1), Period.of(1, 1, 1)).toList());
    t(() -> d.datesUntil(d.plusDays(1), Period.ZERO)); t(() -> d.datesUntil(d.minusDays(1), Period.ofDays(1))); t(() -> d.datesUntil(d.plusDays(9), Period.ofDays(-1))); t(() -> d.datesUntil(d.plusDays(9), Period.of(0, 1, -1)));
    p(LocalDateTime.of(2000, Month.MAY, 1, 2, 3, 4, 5)); t(() -> Period.from(Period.of(1, 2, 3))); t(() -> Period.from(Duration.ofSeconds(1))); t(() -> Period.from(ThaiBuddhistChronology.INSTANCE.period(1, 2, 3))); t(() -> Period.from(null));
    p(Year.of(2001).atMonthDay(MonthDay.of(2, 29)) + " " + Year.of(2001).isValidMonthDay(MonthDay.of(2, 29)) + Year.of(2000).isValidMonthDay(MonthDay.of(2, 29)) + Year.of(2000).isValidMonthDay(null) + YearMonth.of(2001, 2).isValidDay(29) + YearMonth.of(2000, 2).isValidDay(29));
    ZonedDateTime z = ZonedDateTime.of(2020, 3, 28, 2, 30, 4, 5, ZoneId.of("Europe/Berlin")); p(z.withYear(2021) + " " + z.withMonth(7) + " " + z.withDayOfMonth(29) + " " + z.withDayOfYear(300) + " " + z.withHour(5) + " " + z.withMinute(6) + " " + z.withSecond(7) + " " + z.withNano(8) + " " + z.minusNanos(6));
    p(ChronoUnit.DAYS.isSupportedBy(LocalDate.EPOCH) + " " + ChronoUnit.HOURS.isSupportedBy(LocalDate.EPOCH));
  }
}
// expect: PT0S 2000-01-02T03:04:05.678901234Z 946782245678 FixedClock[2000-01-02T03:04:05.678901234Z,Z] true FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo]
// expect: PT0.000000001S 2000-01-02T03:04:05.678901234Z 946782245678 FixedClock[2000-01-02T03:04:05.678901234Z,Z] true FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo]
// expect: PT0.001S 2000-01-02T03:04:05.678Z 946782245678 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT0.001S] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT0.001S]
// expect: PT0.25S 2000-01-02T03:04:05.500Z 946782245500 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT0.25S] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT0.25S]
// expect: PT1S 2000-01-02T03:04:05Z 946782245000 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT1S] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT1S]
// expect: PT7S 2000-01-02T03:04:02Z 946782242000 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT7S] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT7S]
// expect: PT1M 2000-01-02T03:04:00Z 946782240000 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT1M] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT1M]
// expect: PT1H 2000-01-02T03:00:00Z 946782000000 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT1H] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT1H]
// expect: P1D 2000-01-02T00:00:00Z 946771200000 TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Z],PT24H] true TickClock[FixedClock[2000-01-02T03:04:05.678901234Z,Asia/Tokyo],PT24H]
// expect: java.lang.IllegalArgumentException: Invalid tick duration
// expect: java.lang.IllegalArgumentException: Invalid tick duration
// expect: java.lang.IllegalArgumentException: Tick duration must not be negative
// expect: 1969-12-31T23:59:58Z -1500
// expect: TickClock[SystemClock[Z],PT0.001S] TickClock[SystemClock[Z],PT1S] TickClock[SystemClock[Z],PT1M] true
// expect: 5000 1970-01-01T00:00:05.000000006Z Z true 1970-01-01T00:00:07.000000006Z 1970-01-01T00:00:04Z FixedClock[1970-01-01T00:00:00Z,Z] false
// expect: true false true true true
// expect: [2020-01-31, 2020-02-29, 2020-03-31, 2020-04-30, 2020-05-31, 2020-06-30] [2020-01-31, 2020-02-03, 2020-02-06, 2020-02-09] [2020-01-31, 2019-12-30, 2019-11-28, 2019-10-28] 0 [2020-01-31, 2021-03-01, 2022-04-02, 2023-05-03]
// expect: java.lang.IllegalArgumentException: step is zero
// expect: java.lang.IllegalArgumentException: 2020-01-30 < 2020-01-31
// expect: java.lang.IllegalArgumentException: 2020-02-09 > 2020-01-31
// expect: java.lang.IllegalArgumentException: period months and days are of opposite sign
// expect: 2000-05-01T02:03:04.000000005
// expect: P1Y2M3D
// expect: java.time.DateTimeException: Unit must be Years, Months or Days, but was Seconds
// expect: java.time.DateTimeException: Period requires ISO chronology: ThaiBuddhist P1Y2M3D
// expect: java.lang.NullPointerException: amount
// expect: 2001-02-28 falsetruefalsefalsetrue
// expect: 2021-03-28T03:30:04.000000005+02:00[Europe/Berlin] 2020-07-28T02:30:04.000000005+02:00[Europe/Berlin] 2020-03-29T03:30:04.000000005+02:00[Europe/Berlin] 2020-10-26T02:30:04.000000005+01:00[Europe/Berlin] 2020-03-28T05:30:04.000000005+01:00[Europe/Berlin] 2020-03-28T02:06:04.000000005+01:00[Europe/Berlin] 2020-03-28T02:30:07.000000005+01:00[Europe/Berlin] 2020-03-28T02:30:04.000000008+01:00[Europe/Berlin] 2020-03-28T02:30:03.999999999+01:00[Europe/Berlin]
// expect: true false
