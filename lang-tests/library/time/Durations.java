import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

public class Durations {
  public static void main(String[] args) {
    Duration[] ds = {
      Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(-1), Duration.ofNanos(1_500_000_001L), Duration.ofMinutes(-61), Duration.ofHours(25).plusMillis(7),
      Duration.ofDays(2).minusNanos(1), Duration.ofSeconds(-1, 999_999_999), Duration.ofSeconds(3600, -1), Duration.of(5, ChronoUnit.HALF_DAYS)
    };
    for (Duration d : ds) {
      System.out.println(d + " " + d.getSeconds() + " " + d.getNano() + " " + d.toMillis() + " " + d.toNanos() + " " + d.toMinutes() + " " + d.toHours() + " " + d.toDays() + " " + d.toHoursPart() + ":"
          + d.toMinutesPart() + ":" + d.toSecondsPart() + "." + d.toMillisPart() + " " + d.abs() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.isNegative() + " " + d.hashCode() + " "
          + d.truncatedTo(ChronoUnit.SECONDS) + " " + d.truncatedTo(ChronoUnit.MINUTES) + " " + Duration.parse(d.toString()).equals(d) + " " + d.compareTo(Duration.ofSeconds(1)));
    }
    System.out.println(Duration.parse("P2DT3H4M5.5S") + " " + Duration.parse("-PT1M") + " " + Duration.parse("PT-6H+3M") + " " + Duration.parse("pt0.25s") + " " + Duration.ofDays(1).dividedBy(Duration.ofHours(7)));
    System.out.println(Duration.between(Instant.ofEpochMilli(1500), Instant.ofEpochSecond(3)) + " " + Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " " + Duration.between(LocalDateTime.of(2024, 1, 1, 0, 0), LocalDateTime.of(2024, 3, 1, 0, 0)));
    Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
    System.out.println(i + " " + i.toEpochMilli() + " " + i.plusSeconds(86400) + " " + i.minusMillis(457) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.plus(2, ChronoUnit.DAYS) + " " + i.hashCode() + " " + i.isAfter(Instant.EPOCH));
    System.out.println(Instant.EPOCH + " " + Instant.ofEpochMilli(-1) + " " + Instant.ofEpochMilli(-1).toEpochMilli() + " " + Instant.parse("2024-02-29T12:34:56.789Z") + " " + Instant.parse("1969-12-31T23:59:59Z").getEpochSecond() + " " + Instant.EPOCH.until(i, ChronoUnit.HOURS) + " " + ChronoUnit.MINUTES.between(i, Instant.EPOCH));
    System.out.println(Arrays.toString(ChronoUnit.values()) + " " + ChronoUnit.DAYS.getDuration() + " " + ChronoUnit.YEARS.getDuration() + " " + ChronoUnit.MONTHS.isDateBased() + " " + ChronoUnit.HOURS.isTimeBased());
    System.out.println(Instant.now().isBefore(Instant.EPOCH) + " " + Clock.fixed(i, ZoneOffset.UTC) + " " + Clock.fixed(i, ZoneOffset.UTC).millis() + " " + Clock.offset(Clock.fixed(i, ZoneId.of("UTC")), Duration.ofHours(1)).instant() + " " + LocalDate.now(Clock.fixed(i, ZoneOffset.ofHours(9))));
    Runnable[] bad = {
      () -> Duration.parse("1h"), () -> Duration.parse("PT"), () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1), () -> Duration.ofSeconds(5).dividedBy(0), () -> Duration.of(1, ChronoUnit.MONTHS),
      () -> Duration.ofDays(1).get(ChronoUnit.DAYS), () -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS), () -> Instant.parse("today"), () -> Instant.ofEpochSecond(Long.MAX_VALUE), () -> Duration.ofSeconds(Long.MAX_VALUE).toNanos()
    };
    for (Runnable b : bad) {
      try {
        b.run();
        System.out.println("nothing");
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
// expect: PT0S 0 0 0 0 0 0 0 0:0:0.0 PT0S PT0S PT0S PT0S false 0 PT0S PT0S true -1
// expect: PT1S 1 0 1000 1000000000 0 0 0 0:0:1.0 PT1S PT-1S PT3S PT0.142857142S false 1 PT1S PT0S true 0
// expect: PT-0.001S -1 999000000 -1 -1000000 0 0 0 0:0:-1.999 PT0.001S PT0.001S PT-0.003S PT-0.000142857S true -590607552 PT0S PT0S true -1
// expect: PT1.500000001S 1 500000001 1500 1500000001 0 0 0 0:0:1.500 PT1.500000001S PT-1.500000001S PT4.500000003S PT0.214285714S false -269803724 PT1S PT0S true 500000001
// expect: PT-1H-1M -3660 0 -3660000 -3660000000000 -61 -1 0 -1:-1:0.0 PT1H1M PT1H1M PT-3H-3M PT-8M-42.857142857S true 3659 PT-1H-1M PT-1H-1M true -1
// expect: PT25H0.007S 90000 7000000 90000007 90000007000000 1500 25 1 1:0:0.7 PT25H0.007S PT-25H-0.007S PT75H0.021S PT3H34M17.143857142S false 357090000 PT25H PT25H true 1
// expect: PT47H59M59.999999999S 172799 999999999 172799999 172799999999999 2879 47 1 23:59:59.999 PT47H59M59.999999999S PT-47H-59M-59.999999999S PT143H59M59.999999997S PT6H51M25.714285714S false -539434804 PT47H59M59S PT47H59M true 1
// expect: PT-0.000000001S -1 999999999 0 -1 0 0 0 0:0:-1.999 PT0.000000001S PT0.000000001S PT-0.000000003S PT0S true -539607603 PT0S PT0S true -1
// expect: PT59M59.999999999S 3599 999999999 3599999 3599999999999 59 0 0 0:59:59.999 PT59M59.999999999S PT-59M-59.999999999S PT2H59M59.999999997S PT8M34.285714285S false -539604004 PT59M59S PT59M true 1
// expect: PT60H 216000 0 216000000 216000000000000 3600 60 2 12:0:0.0 PT60H PT-60H PT180H PT8H34M17.142857142S false 216000 PT60H PT60H true 1
// expect: PT51H4M5.5S PT-1M PT-5H-57M PT0.25S 3
// expect: PT1.5S PT-30M PT1440H
// expect: 2023-11-14T22:13:20.123456789Z 1700000000123 2023-11-15T22:13:20.123456789Z 2023-11-14T22:13:19.666456789Z 2023-11-14T22:00:00Z 2023-11-16T22:13:20.123456789Z -593638353 true
// expect: 1970-01-01T00:00:00Z 1969-12-31T23:59:59.999Z -1 2024-02-29T12:34:56.789Z -1 472222 -28333333
// expect: [Nanos, Micros, Millis, Seconds, Minutes, Hours, HalfDays, Days, Weeks, Months, Years, Decades, Centuries, Millennia, Eras, Forever] PT24H PT8765H49M12S true true
// expect: false FixedClock[2023-11-14T22:13:20.123456789Z,Z] 1700000000123 2023-11-14T23:13:20.123456789Z 2023-11-15
// expect: java.time.format.DateTimeParseException: Text cannot be parsed to a Duration
// expect: java.time.format.DateTimeParseException: Text cannot be parsed to a Duration
// expect: java.lang.ArithmeticException: long overflow
// expect: java.lang.ArithmeticException: Cannot divide by zero
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unit must not have an estimated duration
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Days
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Months
// expect: java.time.format.DateTimeParseException: Text 'today' could not be parsed at index 0
// expect: java.time.DateTimeException: Instant exceeds minimum or maximum instant
// expect: java.lang.ArithmeticException: long overflow
