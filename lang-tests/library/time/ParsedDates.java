// Dates from less usual fields, instants as local times, and arguments that are refused.
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.concurrent.Callable;

public class ParsedDates {
  static void show(String name, Callable<?> what) {
    Object result;
    try {
      result = what.call();
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(name + ": " + result);
  }

  static DateTimeFormatter of(TemporalField... fields) {
    DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
    for (TemporalField f : fields) b.appendValue(f).appendLiteral(' ');
    return b.toFormatter();
  }

  public static void main(String[] args) {
    show("months", () -> LocalDate.parse("24149 3 ", of(ChronoField.PROLEPTIC_MONTH, ChronoField.DAY_OF_MONTH)));
    show("week of the year", () -> LocalDate.parse("2012 6 3 ", of(ChronoField.YEAR, ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.DAY_OF_WEEK)));
    show("week of the month",
        () -> LocalDate.parse("2012 2 1 3 ", of(ChronoField.YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.ALIGNED_WEEK_OF_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH)));
    show("no such week", () -> LocalDate.parse("2012 60 3 ", of(ChronoField.YEAR, ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.DAY_OF_WEEK)));
    DateTimeFormatter instants = new DateTimeFormatterBuilder().appendInstant().toFormatter();
    DateTimeFormatter paris = instants.withZone(ZoneId.of("Europe/Paris"));
    show("local", () -> LocalDateTime.parse("2014-06-30T01:02:03.5Z", paris));
    show("zoned", () -> ZonedDateTime.parse("2014-10-26T01:30:00Z", paris));
    show("instant", () -> paris.parse("2014-10-26T01:30:00Z", Instant::from));
    show("offset", () -> Instant.from(of(ChronoField.INSTANT_SECONDS, ChronoField.OFFSET_SECONDS).parse("86402 9000 ")));
    show("local by offset", () -> LocalDateTime.parse("86402 9000 ", of(ChronoField.INSTANT_SECONDS, ChronoField.OFFSET_SECONDS)));
    show("range", () -> ValueRange.of(10, 11, 0, 12));
    show("range", () -> ValueRange.of(10, 12, 5, 11));
    show("fixed", () -> Clock.fixed(null, ZoneOffset.UTC));
    show("fixed", () -> Clock.fixed(Instant.EPOCH, null));
    show("system", () -> Clock.system(null));
    show("tick", () -> Clock.tickSeconds(null));
    show("offset", () -> Clock.offset(null, Duration.ZERO));
    Clock fixed = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    show("same zone", () -> fixed.withZone(ZoneOffset.UTC) == fixed);
  }
}
// expect: months: 2012-06-03
// expect: week of the year: 2012-02-08
// expect: week of the month: 2012-02-03
// expect: no such week: java.time.format.DateTimeParseException: Text '2012 60 3 ' could not be parsed: Invalid value for AlignedWeekOfYear (valid values 1 - 53): 60
// expect: local: 2014-06-30T03:02:03.500
// expect: zoned: 2014-10-26T02:30+01:00[Europe/Paris]
// expect: instant: 2014-10-26T01:30:00Z
// expect: offset: 1970-01-02T00:00:02Z
// expect: local by offset: 1970-01-02T02:30:02
// expect: range: java.lang.IllegalArgumentException: Smallest minimum value must be less than smallest maximum value
// expect: range: java.lang.IllegalArgumentException: Largest minimum value must be less than largest maximum value
// expect: fixed: java.lang.NullPointerException: fixedInstant
// expect: fixed: java.lang.NullPointerException: zone
// expect: system: java.lang.NullPointerException: zone
// expect: tick: java.lang.NullPointerException: zone
// expect: offset: java.lang.NullPointerException: baseClock
// expect: same zone: true
