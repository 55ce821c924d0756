import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class Dates {
  public static void main(String[] args) {
    long sum = 0;
    for (long day = -800000; day < 800000; day += 1237) {
      LocalDate d = LocalDate.ofEpochDay(day);
      sum = sum * 31 + d.hashCode() + d.getDayOfWeek().getValue() + d.getDayOfYear() + d.lengthOfMonth() + d.toString().hashCode();
      if (d.toEpochDay() != day) System.out.println("bad " + day);
    }
    System.out.println(sum);
    LocalDate d = LocalDate.of(2024, Month.FEBRUARY, 29);
    System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusMonths(1) + " " + d.plusWeeks(1) + " " + d.minusDays(60) + " " + d.withDayOfMonth(1) + " " + d.withMonth(4) + " " + d.withYear(2023) + " " + d.withDayOfYear(366));
    System.out.println(d.with(TemporalAdjusters.firstDayOfMonth()) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.previous(DayOfWeek.MONDAY)) + " "
        + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(DayOfWeek.MONDAY) + " " + d.with(ChronoField.DAY_OF_YEAR, 100));
    LocalDate e = LocalDate.of(2025, 12, 31);
    System.out.println(ChronoUnit.DAYS.between(d, e) + " " + ChronoUnit.MONTHS.between(d, e) + " " + ChronoUnit.YEARS.between(e, d) + " " + ChronoUnit.WEEKS.between(d, e) + " " + Period.between(d, e) + " " + Period.between(e, d) + " " + d.until(e, ChronoUnit.DECADES) + " " + d.compareTo(e) + " " + d.isBefore(e) + " " + d.equals(LocalDate.parse("2024-02-29")));
    System.out.println(Period.of(1, 14, -3) + " " + Period.of(1, 14, -3).normalized() + " " + Period.parse("P1Y2M3W4D") + " " + Period.ZERO + " " + d.plus(Period.ofMonths(1)) + " " + d.minus(Period.of(1, 1, 1)) + " " + Period.of(1, 2, 3).hashCode() + " " + Period.ofDays(2).multipliedBy(3));
    LocalTime t = LocalTime.of(23, 59, 30, 5_000_000);
    System.out.println(t + " " + t.plusMinutes(1) + " " + t.minusHours(25) + " " + t.plusSeconds(30).isBefore(t) + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + t.withNano(1) + " " + LocalTime.NOON + " " + LocalTime.MIN + " " + LocalTime.MAX + " " + LocalTime.parse("07:08") + " " + LocalTime.parse("07:08:09.1") + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.get(ChronoField.AMPM_OF_DAY) + " " + t.hashCode());
    LocalDateTime dt = d.atTime(t);
    System.out.println(dt + " " + dt.plusSeconds(30) + " " + dt.minusHours(48) + " " + dt.plusNanos(-5_000_001) + " " + dt.toLocalDate() + " " + dt.getHour() + " " + dt.until(e.atStartOfDay(), ChronoUnit.HOURS) + " " + dt.until(e.atStartOfDay(), ChronoUnit.DAYS) + " " + ChronoUnit.MONTHS.between(e.atStartOfDay(), dt) + " " + dt.hashCode() + " " + dt.toEpochSecond(ZoneOffset.UTC) + " " + LocalDateTime.parse("2024-01-02T03:04:05").isAfter(dt));
    ZonedDateTime z = dt.atZone(ZoneId.of("UTC"));
    System.out.println(z + " " + z.toInstant() + " " + z.withZoneSameInstant(ZoneOffset.ofHours(-5)) + " " + dt.atZone(ZoneOffset.ofHoursMinutes(5, 30)) + " " + ZonedDateTime.ofInstant(Instant.EPOCH, ZoneOffset.UTC) + " " + z.isEqual(z.withZoneSameInstant(ZoneOffset.MIN)) + " " + ZoneOffset.of("+02:00").getTotalSeconds() + " " + ZoneId.of("GMT+2"));
    System.out.println(DayOfWeek.SUNDAY.plus(1) + " " + DayOfWeek.of(3).minus(10) + " " + Month.JANUARY.minus(1) + " " + Month.MARCH.firstDayOfYear(true) + " " + Month.FEBRUARY.length(false) + " " + Month.of(8).firstMonthOfQuarter() + " " + DayOfWeek.FRIDAY.getDisplayName(java.time.format.TextStyle.SHORT, Locale.US) + " " + Month.MAY.getDisplayName(java.time.format.TextStyle.FULL, Locale.US));
    System.out.println(Year.of(1900).isLeap() + " " + Year.isLeap(2000) + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.of(2024, 11).plusMonths(3) + " " + YearMonth.of(5, 1) + " " + LocalDate.of(-5, 1, 1) + " " + LocalDate.of(12345, 1, 1) + " " + LocalDate.MIN + " " + LocalDate.MAX.toEpochDay() + " " + LocalDateTime.MAX);
    System.out.println(new TreeSet<>(List.of(e, d)) + " " + d.datesUntil(d.plusDays(3)).toList() + " " + d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " " + d.isSupported(ChronoUnit.HOURS) + " " + d.isSupported(ChronoField.YEAR));
    Runnable[] bad = {
      () -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 4, 31), () -> LocalDate.of(2023, 13, 1), () -> LocalDate.of(2023, 1, 32), () -> LocalTime.of(24, 0), () -> LocalTime.of(1, 60), () -> LocalDate.parse("2023-02-30"),
      () -> LocalDate.parse("2023/02/03"), () -> LocalDate.parse("2023-02-03x"), () -> LocalTime.parse("25:00"), () -> LocalDateTime.parse("2023-01-01"), () -> d.plus(1, ChronoUnit.HOURS), () -> t.plus(1, ChronoUnit.DAYS),
      () -> d.get(ChronoField.HOUR_OF_DAY), () -> t.get(ChronoField.YEAR), () -> DayOfWeek.of(8), () -> Month.of(0), () -> LocalDate.MAX.plusDays(1), () -> LocalDate.ofYearDay(2023, 366), () -> ZoneOffset.ofHours(19), () -> d.get(ChronoField.EPOCH_DAY)
    };
    for (Runnable b : bad) {
      try {
        b.run();
        System.out.println("nothing");
      } catch (RuntimeException x) {
        System.out.println(x);
      }
    }
  }
}
// expect: 3901099172509579402
// expect: 2024-02-29 THURSDAY 60 true 2025-02-28 2025-02-28 2024-01-29 2024-03-07 2023-12-31 2024-02-01 2024-04-29 2023-02-28 2024-12-31
// expect: 2024-02-01 2024-12-31 2024-03-07 2024-02-29 2024-02-26 2024-02-05 2024-02-23 2024-02-26 2024-04-09
// expect: 671 22 -1 95 P1Y10M2D P-1Y-10M-2D 0 -1 true true
// expect: P1Y14M-3D P2Y2M-3D P1Y2M25D P0D 2024-03-29 2023-01-28 197121 P6D
// expect: 23:59:30.005 00:00:30.005 22:59:30.005 true 86370 86370005000000 23:59:30.000000001 12:00 00:00 23:59:59.999999999 07:08 07:08:09.100 23:59 1 -1787309619
// expect: 2024-02-29T23:59:30.005 2024-03-01T00:00:00.005 2024-02-27T23:59:30.005 2024-02-29T23:59:29.999999999 2024-02-29 23 16080 670 -21 -1790406320 1709251170 false
// expect: 2024-02-29T23:59:30.005Z[UTC] 2024-02-29T23:59:30.005Z 2024-02-29T18:59:30.005-05:00 2024-02-29T23:59:30.005+05:30 1970-01-01T00:00Z true 7200 GMT+02:00
// expect: MONDAY SUNDAY DECEMBER 61 28 JULY Fri May
// expect: false true 2024-02-29 2025-02 0005-01 -0005-01-01 +12345-01-01 -999999999-01-01 365241780471 +999999999-12-31T23:59:59.999999999
// expect: [2024-02-29, 2025-12-31] [2024-02-29, 2024-03-01, 2024-03-02] 5 24289 false true
// expect: java.time.DateTimeException: Invalid date 'February 29' as '2023' is not a leap year
// expect: java.time.DateTimeException: Invalid date 'APRIL 31'
// expect: java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 13
// expect: java.time.DateTimeException: Invalid value for DayOfMonth (valid values 1 - 28/31): 32
// expect: java.time.DateTimeException: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: java.time.DateTimeException: Invalid value for MinuteOfHour (valid values 0 - 59): 60
// expect: java.time.format.DateTimeParseException: Text '2023-02-30' could not be parsed: Invalid date 'FEBRUARY 30'
// expect: java.time.format.DateTimeParseException: Text '2023/02/03' could not be parsed at index 4
// expect: java.time.format.DateTimeParseException: Text '2023-02-03x' could not be parsed, unparsed text found at index 10
// expect: java.time.format.DateTimeParseException: Text '25:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 25
// expect: java.time.format.DateTimeParseException: Text '2023-01-01' could not be parsed at index 10
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Hours
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Days
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfDay
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: Year
// expect: java.time.DateTimeException: Invalid value for DayOfWeek: 8
// expect: java.time.DateTimeException: Invalid value for MonthOfYear: 0
// expect: java.time.DateTimeException: Invalid value for Year (valid values -999999999 - 999999999): 1000000000
// expect: java.time.DateTimeException: Invalid date 'DayOfYear 366' as '2023' is not a leap year
// expect: java.time.DateTimeException: Zone offset hours not in valid range: value 19 is not in the range -18 to 18
// expect: java.time.temporal.UnsupportedTemporalTypeException: Invalid field 'EpochDay' for get() method, use getLong() instead
