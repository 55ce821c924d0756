import java.time.*;
import java.time.format.*;
import java.util.*;

public class Formatters {
  public static void main(String[] args) {
    LocalDateTime[] times = {LocalDateTime.of(2024, 7, 4, 0, 5, 9, 120_000_000), LocalDateTime.of(987, 12, 31, 13, 45, 0), LocalDateTime.of(12024, 1, 1, 12, 0, 59, 1)};
    String[] patterns = {"yyyy-MM-dd HH:mm:ss", "dd/MM/yy", "d.M.u", "EEE, d MMM yyyy", "EEEE MMMM dd", "hh:mm a", "h 'o''clock' a", "HH:mm:ss.SSS", "yyyyMMddHHmmssSSS", "D K k n", "'T'HH[:mm]", "G yyyy", "DDD", "MMMMM EEEEE"};
    for (LocalDateTime t : times) {
      for (String p : patterns) {
        try {
          System.out.print(t.format(DateTimeFormatter.ofPattern(p, Locale.ENGLISH)) + " | ");
        } catch (DateTimeException e) {
          System.out.print(e.getMessage() + " | ");
        }
      }
      System.out.println();
      System.out.println(DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(t) + " " + DateTimeFormatter.ISO_DATE.format(t) + " " + DateTimeFormatter.ISO_LOCAL_TIME.format(t) + " " + (t.getYear() < 10000 ? DateTimeFormatter.BASIC_ISO_DATE.format(t) : "-") + " " + DateTimeFormatter.ISO_DATE_TIME.format(t.atZone(ZoneOffset.ofHours(2))) + " " + DateTimeFormatter.ISO_ZONED_DATE_TIME.format(t.atZone(ZoneId.of("UTC"))) + " " + DateTimeFormatter.ISO_INSTANT.format(t.toInstant(ZoneOffset.UTC)));
    }
    System.out.println(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssXXX").format(times[0].atZone(ZoneOffset.ofHoursMinutes(-3, -30))) + " " + DateTimeFormatter.ofPattern("HH:mm Z x X O", Locale.US).format(times[0].atZone(ZoneOffset.UTC)) + " " + DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.ofHours(1)).format(Instant.EPOCH));
    System.out.println(LocalDate.parse("04/07/2024", DateTimeFormatter.ofPattern("dd/MM/yyyy")) + " " + LocalDate.parse("1 Mar 99", DateTimeFormatter.ofPattern("d MMM yy", Locale.US)) + " " + LocalDateTime.parse("20240704123456", DateTimeFormatter.ofPattern("yyyyMMddHHmmss")) + " " + LocalTime.parse("01:15 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)) + " " + LocalTime.parse("9:5", DateTimeFormatter.ofPattern("H:m")) + " "
        + LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("yyyy-MM-dd")) + " " + LocalDate.parse("Thursday, July 4, 2024", DateTimeFormatter.ofPattern("EEEE, MMMM d, yyyy", Locale.US)) + " " + LocalTime.parse("10:11:12.345", DateTimeFormatter.ofPattern("HH:mm:ss.SSS")) + " " + LocalTime.parse("10", DateTimeFormatter.ofPattern("HH[:mm]")));
    Runnable[] bad = {
      () -> LocalDate.parse("x", DateTimeFormatter.ofPattern("dd/MM/yyyy")), () -> LocalDate.parse("32/01/2024", DateTimeFormatter.ofPattern("dd/MM/yyyy")), () -> LocalDate.parse("Friday 2024-07-04", DateTimeFormatter.ofPattern("EEEE yyyy-MM-dd", Locale.US)),
      () -> LocalDate.parse("10:00", DateTimeFormatter.ofPattern("HH:mm")), () -> LocalTime.parse("10:00 XM", DateTimeFormatter.ofPattern("HH:mm a", Locale.US)), () -> DateTimeFormatter.ofPattern("b"), () -> DateTimeFormatter.ofPattern("MMMMMM"), () -> DateTimeFormatter.ofPattern("'x"),
      () -> DateTimeFormatter.ofPattern("HH:mm").format(LocalDate.EPOCH), () -> DateTimeFormatter.ofPattern("yyyy").format(LocalTime.NOON), () -> DateTimeFormatter.ofPattern("#"), () -> LocalDate.parse("2024-1-1"), () -> LocalDate.parse("2024-01-01", DateTimeFormatter.ofPattern("yyyy-MM"))
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
// expect: 2024-07-04 00:05:09 | 04/07/24 | 4.7.2024 | Thu, 4 Jul 2024 | Thursday July 04 | 12:05 AM | 12 o'clock AM | 00:05:09.120 | 20240704000509120 | 186 0 24 120000000 | T00:05 | AD 2024 | 186 | J T | 
// expect: 2024-07-04T00:05:09.12 2024-07-04 00:05:09.12 20240704 2024-07-04T00:05:09.12+02:00 2024-07-04T00:05:09.12Z[UTC] 2024-07-04T00:05:09.120Z
// expect: 0987-12-31 13:45:00 | 31/12/87 | 31.12.987 | Mon, 31 Dec 0987 | Monday December 31 | 01:45 PM | 1 o'clock PM | 13:45:00.000 | 09871231134500000 | 365 1 13 0 | T13:45 | AD 0987 | 365 | D M | 
// expect: 0987-12-31T13:45:00 0987-12-31 13:45:00 09871231 0987-12-31T13:45:00+02:00 0987-12-31T13:45:00Z[UTC] 0987-12-31T13:45:00Z
// expect: +12024-01-01 12:00:59 | 01/01/24 | 1.1.12024 | Mon, 1 Jan +12024 | Monday January 01 | 12:00 PM | 12 o'clock PM | 12:00:59.000 | +120240101120059000 | 1 0 12 1 | T12:00 | AD +12024 | 001 | J M | 
// expect: +12024-01-01T12:00:59.000000001 +12024-01-01 12:00:59.000000001 - +12024-01-01T12:00:59.000000001+02:00 +12024-01-01T12:00:59.000000001Z[UTC] +12024-01-01T12:00:59.000000001Z
// expect: 2024-07-04T00:05:09-03:30 00:05 +0000 +00 Z GMT 01:00:00
// expect: 2024-07-04 2099-03-01 2024-07-04T12:34:56 13:15 09:05 2023-02-28 2024-07-04 10:11:12.345 10:00
// expect: java.time.format.DateTimeParseException: Text 'x' could not be parsed at index 0
// expect: java.time.format.DateTimeParseException: Text '32/01/2024' could not be parsed: Invalid value for DayOfMonth (valid values 1 - 28/31): 32
// expect: java.time.format.DateTimeParseException: Text 'Friday 2024-07-04' could not be parsed: Conflict found: Field DayOfWeek 4 differs from DayOfWeek 5 derived from 2024-07-04
// expect: java.time.format.DateTimeParseException: Text '10:00' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {},ISO resolved to 10:00 of type java.time.format.Parsed
// expect: java.time.format.DateTimeParseException: Text '10:00 XM' could not be parsed at index 6
// expect: java.lang.IllegalArgumentException: Unknown pattern letter: b
// expect: java.lang.IllegalArgumentException: Too many pattern letters: M
// expect: java.lang.IllegalArgumentException: Pattern ends with an incomplete string literal: 'x
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfDay
// expect: java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: YearOfEra
// expect: java.lang.IllegalArgumentException: Pattern includes reserved character: '#'
// expect: java.time.format.DateTimeParseException: Text '2024-1-1' could not be parsed at index 5
// expect: java.time.format.DateTimeParseException: Text '2024-01-01' could not be parsed, unparsed text found at index 7
