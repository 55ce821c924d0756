// Year and YearMonth as temporals, ranges of fields, and what was found by random programs: adjusters by the fields of the type
// itself, a Duration taken away across a change of summer time, half a day alone.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.Locale;

public class YearsAndMonths {
  interface Step {
    Object run();
  }

  static void step(String name, Step s) {
    try {
      System.out.println(name + " = " + s.run());
    } catch (RuntimeException e) {
      System.out.println(name + " ! " + e + (e.getCause() != null ? " cause " + e.getCause() : ""));
    }
  }

  public static void main(String[] args) {
    YearMonth may = YearMonth.of(2019, 5);
    Year year = Year.of(2019);
    step("parse", () -> YearMonth.parse("2019-05").equals(may) + " " + Year.parse("2019") + YearMonth.parse("05/19", DateTimeFormatter.ofPattern("MM/yy")) + YearMonth.parse("+12345-06"));
    step("parse years", () -> Year.parse("19") + " " + Year.parse("-5") + " " + Year.parse("12345") + " " + Year.parse("0007"));
    step("parse with plus", () -> Year.parse("+2019"));
    step("parse bad year", () -> Year.parse("x"));
    step("format", () -> may.format(DateTimeFormatter.ofPattern("MMM uuuu", Locale.ENGLISH)) + " " + year.format(DateTimeFormatter.ofPattern("yy")));
    step("from", () -> YearMonth.from(LocalDate.of(2020, 2, 29)) + " " + Year.from(ZonedDateTime.of(2021, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC)));
    step("from time", () -> YearMonth.from(LocalTime.NOON));
    step("year from time", () -> Year.from(LocalTime.NOON));
    step("plus", () -> may.plus(Period.of(1, 8, 0)) + " " + may.plus(2, ChronoUnit.DECADES) + " " + year.plus(Period.ofYears(3)) + " " + year.minus(1, ChronoUnit.CENTURIES));
    step("plus days", () -> may.plus(Period.ofDays(1)));
    step("plus months to a year", () -> year.plus(1, ChronoUnit.MONTHS));
    step("with", () -> may.with(ChronoField.PROLEPTIC_MONTH, 24000) + " " + may.withMonth(12) + may.with(ChronoField.ERA, 0) + " " + year.with(ChronoField.YEAR_OF_ERA, 3));
    step("with day", () -> may.with(ChronoField.DAY_OF_MONTH, 1));
    step("until", () -> may.until(YearMonth.of(2031, 4), ChronoUnit.YEARS) + " " + may.until(LocalDate.of(2019, 1, 1), ChronoUnit.MONTHS) + " " + year.until(Year.of(1815), ChronoUnit.CENTURIES));
    step("get", () -> may.get(ChronoField.MONTH_OF_YEAR) + " " + may.getLong(ChronoField.PROLEPTIC_MONTH) + " " + year.get(ChronoField.ERA));
    step("get months", () -> may.get(ChronoField.PROLEPTIC_MONTH));
    step("get day", () -> year.get(ChronoField.DAY_OF_YEAR));
    step("into a date", () -> LocalDate.of(2000, 1, 31).with(YearMonth.of(2019, 2)) + " " + LocalDate.of(2020, 2, 29).with(Year.of(2019)));
    step("too far", () -> YearMonth.of(Year.MAX_VALUE, 12).plusMonths(1));
    step("texts", () -> YearMonth.of(-5, 3) + " " + YearMonth.of(123456, 7) + " " + Year.of(-12));
    step("ranges", () -> LocalDate.of(2019, 2, 3).range(ChronoField.DAY_OF_MONTH) + " " + LocalDate.of(2020, 2, 3).range(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + LocalDateTime.of(2020, 1, 1, 1, 1).range(ChronoField.DAY_OF_YEAR) + " " + may.range(ChronoField.YEAR_OF_ERA)
        + " " + Year.of(-3).range(ChronoField.YEAR_OF_ERA) + " " + LocalTime.NOON.range(ChronoField.HOUR_OF_AMPM) + " " + ZonedDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC).range(ChronoField.OFFSET_SECONDS));
    step("no range", () -> LocalTime.NOON.range(ChronoField.YEAR));
    step("checked", () -> ValueRange.of(1, 3).checkValidValue(2, ChronoField.ERA) + " " + ValueRange.of(1, 3).checkValidIntValue(4, null));
    step("fields", () -> ChronoField.YEAR.isSupportedBy(may) + " " + ChronoField.MONTH_OF_YEAR.getFrom(may) + ChronoField.MONTH_OF_YEAR.adjustInto(may, 7) + ChronoField.DAY_OF_MONTH.rangeRefinedBy(LocalDate.of(2019, 2, 1)) + ChronoUnit.DAYS.isSupportedBy(may));
    ZonedDateTime before = ZonedDateTime.of(2024, 10, 1, 14, 24, 0, 0, ZoneId.of("Australia/Lord_Howe"));
    step("summer time", () -> before.minus(Duration.ofDays(-8)) + " " + before.minus(-192, ChronoUnit.HOURS) + " " + before.minus(-8, ChronoUnit.DAYS));
    step("adjusters", () -> YearMonth.of(2020, 1).with(TemporalAdjusters.lastDayOfMonth()));
    step("period", () -> Instant.EPOCH.plus(Period.ofYears(1)));
    step("half", () -> LocalTime.parse("PM", DateTimeFormatter.ofPattern("a", Locale.ENGLISH)) + " " + LocalTime.parse("AM", DateTimeFormatter.ofPattern("a", Locale.ENGLISH)));
    step("between zones", () -> before.until(LocalDateTime.of(2024, 1, 1, 1, 1), ChronoUnit.DAYS));
  }
}
// expect: parse = true 20192019-0512345-06
// expect: parse years = 19 -5 12345 7
// expect: parse with plus = 2019
// expect: parse bad year ! java.time.format.DateTimeParseException: Text 'x' could not be parsed at index 0
// expect: format = May 2019 19
// expect: from = 2020-02 2021
// expect: from time ! java.time.DateTimeException: Unable to obtain YearMonth from TemporalAccessor: 12:00 of type java.time.LocalTime cause java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: Year
// expect: year from time ! java.time.DateTimeException: Unable to obtain Year from TemporalAccessor: 12:00 of type java.time.LocalTime cause java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: Year
// expect: plus = 2021-01 2039-05 2022 1919
// expect: plus days ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Days
// expect: plus months to a year ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Months
// expect: with = 2000-01 2019-12-2018-05 3
// expect: with day ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: DayOfMonth
// expect: until = 11 -4 -2
// expect: get = 5 24232 1
// expect: get months ! java.time.DateTimeException: Invalid value for ProlepticMonth (valid values -11999999988 - 11999999999): 24232
// expect: get day ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: DayOfYear
// expect: into a date = 2019-02-28 2019-02-28
// expect: too far ! java.time.DateTimeException: Invalid value for Year (valid values -999999999 - 999999999): 1000000000
// expect: texts = -0005-03 123456-07 -12
// expect: ranges = 1 - 28 1 - 5 1 - 366 1 - 999999999 1 - 1000000000 0 - 11 -64800 - 64800
// expect: no range ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: Year
// expect: checked ! java.time.DateTimeException: Invalid value (valid values 1 - 3): 4
// expect: fields = true 52019-071 - 28false
// expect: summer time = 2024-10-09T14:54+11:00[Australia/Lord_Howe] 2024-10-09T14:54+11:00[Australia/Lord_Howe] 2024-10-09T14:24+11:00[Australia/Lord_Howe]
// expect: adjusters ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: DayOfMonth
// expect: period ! java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Years
// expect: half = 18:00 06:00
// expect: between zones ! java.time.DateTimeException: Unable to obtain ZonedDateTime from TemporalAccessor: 2024-01-01T01:01 of type java.time.LocalDateTime cause java.time.DateTimeException: Unable to obtain ZoneId from TemporalAccessor: 2024-01-01T01:01 of type java.time.LocalDateTime
