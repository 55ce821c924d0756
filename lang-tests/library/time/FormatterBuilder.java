// Formatters put together part by part, written and read, with what goes wrong.
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Map;

public class FormatterBuilder {
  static final LocalDateTime MOMENT = LocalDateTime.of(2024, 3, 5, 14, 7, 9, 120_000_000);

  interface Call {
    Object run();
  }

  static void show(Call call) {
    try {
      System.out.print(call.run() + "; ");
    } catch (RuntimeException e) {
      System.out.print(e.getClass().getSimpleName() + " " + e.getMessage().replaceAll("\\{.*", "{...") + "; ");
    }
  }

  static DateTimeFormatterBuilder b() {
    return new DateTimeFormatterBuilder();
  }

  static <T> void all(DateTimeFormatterBuilder builder, TemporalAccessor value, TemporalQuery<T> query, String... texts) {
    DateTimeFormatter f = builder.toFormatter(Locale.US);
    show(() -> f.format(value));
    for (String text : texts) show(() -> f.parse(text, query));
    System.out.println();
  }

  public static void main(String[] args) {
    all(b().appendValue(ChronoField.YEAR).appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral("/").appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NORMAL),
        MOMENT, LocalDate::from, "2024-03/5", "2024-3/5", "-5-03/05", "+2024-03/5", "2024-03/005", "2024-03/31", "2024-02/31", "2024-13/1", "2024-03/");
    all(b().appendValue(ChronoField.YEAR, 4).appendValue(ChronoField.MONTH_OF_YEAR, 2).appendValue(ChronoField.DAY_OF_MONTH, 2), MOMENT, LocalDate::from, "20240305", "2024035", "-20240305", "020240305");
    all(b().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendValue(ChronoField.MONTH_OF_YEAR, 2).appendValue(ChronoField.DAY_OF_MONTH, 2), MOMENT, LocalDate::from,
        "20240305", "+120240305", "120240305", "-20240305", "+20240305", "2030102");
    for (SignStyle sign : SignStyle.values()) {
      all(b().appendValue(ChronoField.YEAR, 2, 4, sign).appendLiteral('.').appendValue(ChronoField.DAY_OF_YEAR), LocalDate.of(-5, 1, 1), LocalDate::from,
          "5.1", "-05.1", "+05.1", "05.1", "005.1", "+005.1", "2024.1", "+2024.1", "-2024.1", "-00.1", "12024.1", "+.1", "");
      all(b().parseLenient().appendValue(ChronoField.YEAR, 2, 4, sign).appendLiteral('.').appendValue(ChronoField.DAY_OF_YEAR), LocalDate.of(12, 1, 1), LocalDate::from,
          "5.1", "-05.1", "+05.1", "05.1", "005.1", "+005.1", "2024.1", "+2024.1", "-2024.1", "-00.1", "12024.1", "+.1");
    }
    all(b().appendPattern("HH:mm:ss").appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true), MOMENT, LocalTime::from, "01:02:03", "01:02:03.5", "01:02:03.", "01:02:03.123456789", "01:02:03.1234567890");
    all(b().appendPattern("HH:mm:ss").appendFraction(ChronoField.NANO_OF_SECOND, 3, 6, true), MOMENT, LocalTime::from, "01:02:03", "01:02:03.5", "01:02:03.500", "01:02:03.123456", "01:02:03.1234567");
    all(b().appendPattern("HH:mm:ss,").appendFraction(ChronoField.NANO_OF_SECOND, 3, 3, false), MOMENT, LocalTime::from, "01:02:03,5", "01:02:03,500");
    all(b().appendPattern("HH:mm").appendFraction(ChronoField.SECOND_OF_MINUTE, 1, 5, true), MOMENT, LocalTime::from, "01:02.5", "01:02.25", "01:02.99999");
    all(b().appendPattern("HH:mm:ss").appendFraction(ChronoField.MILLI_OF_SECOND, 0, 3, true), MOMENT, t -> t.get(ChronoField.MILLI_OF_SECOND), "01:02:03.25", "01:02:03.007");
    all(b().appendPattern("uuuu-MM-dd").optionalStart().appendLiteral('T').appendPattern("HH:mm").optionalStart().appendPattern(":ss").optionalEnd().optionalEnd()
        .parseDefaulting(ChronoField.HOUR_OF_DAY, 12).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 30), MOMENT, LocalDateTime::from,
        "2024-01-02", "2024-01-02T03:04", "2024-01-02T03:04:05", "2024-01-02T03");
    all(b().appendPattern("MM/yyyy").parseDefaulting(ChronoField.DAY_OF_MONTH, 1), MOMENT, LocalDate::from, "02/2024", "2/2024");
    all(b().appendPattern("uuuu").parseDefaulting(ChronoField.MONTH_OF_YEAR, 7).parseDefaulting(ChronoField.DAY_OF_MONTH, 9), MOMENT, LocalDate::from, "2024", "24");
    all(b().parseCaseInsensitive().appendPattern("d-MMM-uuuu"), MOMENT, LocalDate::from, "5-MAR-2024", "5-mar-2024", "5-Mar-2024", "5-Mrz-2024");
    all(b().parseCaseInsensitive().appendPattern("d MMMM").parseCaseSensitive().appendPattern(" EEEE uuuu a"), MOMENT, LocalDate::from, "5 march Tuesday 2024 PM", "5 MARCH tuesday 2024 PM", "5 MARCH Tuesday 2024 pm");
    all(b().appendText(ChronoField.MONTH_OF_YEAR).appendLiteral(' ').appendText(ChronoField.DAY_OF_WEEK, TextStyle.SHORT).appendLiteral(' ').appendText(ChronoField.DAY_OF_MONTH).appendLiteral(' ').appendText(ChronoField.YEAR),
        MOMENT, LocalDate::from, "March Tue 5 2024", "March Wed 5 2024", "Mar Tue 5 2024");
    all(b().appendText(ChronoField.DAY_OF_MONTH, Map.of(1L, "first", 2L, "second", 5L, "fifth", 15L, "fifthteen")).appendPattern(" MM uuuu"), MOMENT, LocalDate::from, "fifth 03 2024", "fifthteen 03 2024", "6 03 2024", "first 03 2024");
    all(b().padNext(4).appendValue(ChronoField.DAY_OF_MONTH).appendLiteral('|').padNext(3, '*').appendPattern("MM").appendLiteral('|').padNext(6, '_').appendText(ChronoField.MONTH_OF_YEAR).appendPattern(" uuuu"),
        MOMENT, LocalDate::from, "   5|*03|_March 2024", "  15|*03|_March 2024", "5|*03|_March 2024", "   5|03|_March 2024");
    all(b().padNext(1).appendValue(ChronoField.YEAR), MOMENT, t -> t.get(ChronoField.YEAR), "2");
    all(b().appendValue(ChronoField.HOUR_OF_DAY, 2).appendValue(ChronoField.MINUTE_OF_HOUR, 2).optionalStart().appendValue(ChronoField.SECOND_OF_MINUTE, 2), MOMENT, LocalTime::from, "1407", "140709", "14070", "147");
    all(b().append(DateTimeFormatter.ISO_LOCAL_DATE).appendLiteral(' ').append(DateTimeFormatter.ISO_LOCAL_TIME).appendOffsetId(), MOMENT.atOffset(ZoneOffset.ofHours(1)), OffsetDateTime::from, "2024-03-05 14:07:09.12+01:00", "2024-03-05 14:07Z", "2024-03-05 14:07");
    all(b().append(DateTimeFormatter.ISO_LOCAL_DATE_TIME).appendLiteral('@').appendZoneId(), MOMENT.atZone(ZoneId.of("Europe/Paris")), ZonedDateTime::from, "2024-03-05T14:07:09@Europe/Paris", "2024-03-05T14:07:09@UTC");
    all(b().append(DateTimeFormatter.ISO_LOCAL_DATE).appendOptional(DateTimeFormatter.ofPattern("'T'HH:mm")).parseDefaulting(ChronoField.NANO_OF_DAY, 0), MOMENT, LocalDate::from, "2024-03-05", "2024-03-05T14:07");

    for (ResolverStyle style : ResolverStyle.values()) {
      for (String pattern : new String[] {"uuuu-MM-dd", "yyyy-MM-dd", "yyyy-MM-dd G", "uuuu-DDD"}) {
        DateTimeFormatter f = DateTimeFormatter.ofPattern(pattern, Locale.US).withResolverStyle(style);
        System.out.print(f.getResolverStyle() + " " + pattern + ": ");
        for (String text : new String[] {"2024-02-29", "2023-02-29", "2023-02-31", "2023-04-31", "2023-02-32", "2023-13-01", "2023-00-00", "2024-02-30 AD", "2024-02-01 BC", "2023-366", "2024-366"}) {
          show(() -> LocalDate.parse(text, f));
        }
        System.out.println();
      }
      DateTimeFormatter f = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withResolverStyle(style);
      for (String text : new String[] {"2024-02-29 23:59", "2024-02-29 24:00", "2024-02-29 25:61", "2024-02-29 00:60"}) show(() -> LocalDateTime.parse(text, f));
      System.out.println();
    }
    show(() -> b().optionalEnd());
    show(() -> b().appendValue(ChronoField.YEAR, 0));
    show(() -> b().appendValue(ChronoField.YEAR, 20));
    show(() -> b().appendValue(ChronoField.YEAR, 3, 2, SignStyle.NORMAL));
    show(() -> b().appendFraction(ChronoField.DAY_OF_MONTH, 0, 3, true));
    show(() -> b().appendFraction(ChronoField.NANO_OF_SECOND, 0, 10, true));
    show(() -> b().padNext(0));
    show(() -> b().appendPattern("bb"));
    show(() -> b().appendPattern("uuuu/MM").toFormatter().parse("2024/03", t -> t.get(ChronoField.MONTH_OF_YEAR)));
    System.out.println(ChronoField.DAY_OF_MONTH.range() + " " + ChronoField.HOUR_OF_DAY.range().isFixed() + " " + ChronoField.YEAR.range());
  }
}
// expect: 2024-03/5; 2024-03-05; DateTimeParseException Text '2024-3/5' could not be parsed at index 5; -0005-03-05; DateTimeParseException Text '+2024-03/5' could not be parsed at index 0; DateTimeParseException Text '2024-03/005' could not be parsed, unparsed text found at index 10; 2024-03-31; 2024-02-29; DateTimeParseException Text '2024-13/1' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13; DateTimeParseException Text '2024-03/' could not be parsed at index 8; 
// expect: 20240305; 2024-03-05; DateTimeParseException Text '2024035' could not be parsed at index 6; DateTimeParseException Text '-20240305' could not be parsed at index 0; DateTimeParseException Text '020240305' could not be parsed, unparsed text found at index 8; 
// expect: 20240305; 2024-03-05; +12024-03-05; DateTimeParseException Text '120240305' could not be parsed at index 0; -2024-03-05; DateTimeParseException Text '+20240305' could not be parsed at index 0; DateTimeParseException Text '2030102' could not be parsed at index 6; 
// expect: -05.1; DateTimeParseException Text '5.1' could not be parsed at index 0; -0005-01-01; DateTimeParseException Text '+05.1' could not be parsed at index 0; 0005-01-01; 0005-01-01; DateTimeParseException Text '+005.1' could not be parsed at index 0; 2024-01-01; DateTimeParseException Text '+2024.1' could not be parsed at index 0; -2024-01-01; DateTimeParseException Text '-00.1' could not be parsed at index 0; DateTimeParseException Text '12024.1' could not be parsed at index 4; DateTimeParseException Text '+.1' could not be parsed at index 0; DateTimeParseException Text '' could not be parsed at index 0; 
// expect: 12.1; 0005-01-01; -0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 2024-01-01; 2024-01-01; -2024-01-01; 0000-01-01; +12024-01-01; DateTimeParseException Text '+.1' could not be parsed at index 1; 
// expect: -05.1; DateTimeParseException Text '5.1' could not be parsed at index 0; -0005-01-01; 0005-01-01; DateTimeParseException Text '05.1' could not be parsed at index 0; DateTimeParseException Text '005.1' could not be parsed at index 0; 0005-01-01; DateTimeParseException Text '2024.1' could not be parsed at index 0; 2024-01-01; -2024-01-01; DateTimeParseException Text '-00.1' could not be parsed at index 0; DateTimeParseException Text '12024.1' could not be parsed at index 0; DateTimeParseException Text '+.1' could not be parsed at index 1; DateTimeParseException Text '' could not be parsed at index 0; 
// expect: +12.1; 0005-01-01; -0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 2024-01-01; 2024-01-01; -2024-01-01; 0000-01-01; +12024-01-01; DateTimeParseException Text '+.1' could not be parsed at index 1; 
// expect: 05.1; DateTimeParseException Text '5.1' could not be parsed at index 0; DateTimeParseException Text '-05.1' could not be parsed at index 0; DateTimeParseException Text '+05.1' could not be parsed at index 0; 0005-01-01; 0005-01-01; DateTimeParseException Text '+005.1' could not be parsed at index 0; 2024-01-01; DateTimeParseException Text '+2024.1' could not be parsed at index 0; DateTimeParseException Text '-2024.1' could not be parsed at index 0; DateTimeParseException Text '-00.1' could not be parsed at index 0; DateTimeParseException Text '12024.1' could not be parsed at index 4; DateTimeParseException Text '+.1' could not be parsed at index 0; DateTimeParseException Text '' could not be parsed at index 0; 
// expect: 12.1; 0005-01-01; -0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 2024-01-01; 2024-01-01; -2024-01-01; 0000-01-01; +12024-01-01; DateTimeParseException Text '+.1' could not be parsed at index 1; 
// expect: DateTimeException Field Year cannot be printed as the value -5 cannot be negative according to the SignStyle; DateTimeParseException Text '5.1' could not be parsed at index 0; DateTimeParseException Text '-05.1' could not be parsed at index 0; DateTimeParseException Text '+05.1' could not be parsed at index 0; 0005-01-01; 0005-01-01; DateTimeParseException Text '+005.1' could not be parsed at index 0; 2024-01-01; DateTimeParseException Text '+2024.1' could not be parsed at index 0; DateTimeParseException Text '-2024.1' could not be parsed at index 0; DateTimeParseException Text '-00.1' could not be parsed at index 0; DateTimeParseException Text '12024.1' could not be parsed at index 4; DateTimeParseException Text '+.1' could not be parsed at index 0; DateTimeParseException Text '' could not be parsed at index 0; 
// expect: 12.1; 0005-01-01; -0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 2024-01-01; 2024-01-01; -2024-01-01; 0000-01-01; +12024-01-01; DateTimeParseException Text '+.1' could not be parsed at index 1; 
// expect: -05.1; DateTimeParseException Text '5.1' could not be parsed at index 0; -0005-01-01; DateTimeParseException Text '+05.1' could not be parsed at index 0; 0005-01-01; DateTimeParseException Text '005.1' could not be parsed at index 0; 0005-01-01; DateTimeParseException Text '2024.1' could not be parsed at index 0; 2024-01-01; -2024-01-01; DateTimeParseException Text '-00.1' could not be parsed at index 0; DateTimeParseException Text '12024.1' could not be parsed at index 0; DateTimeParseException Text '+.1' could not be parsed at index 1; DateTimeParseException Text '' could not be parsed at index 0; 
// expect: 12.1; 0005-01-01; -0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 0005-01-01; 2024-01-01; 2024-01-01; -2024-01-01; 0000-01-01; +12024-01-01; DateTimeParseException Text '+.1' could not be parsed at index 1; 
// expect: 14:07:09.12; 01:02:03; 01:02:03.500; 01:02:03; 01:02:03.123456789; DateTimeParseException Text '01:02:03.1234567890' could not be parsed, unparsed text found at index 18; 
// expect: 14:07:09.120; DateTimeParseException Text '01:02:03' could not be parsed at index 8; DateTimeParseException Text '01:02:03.5' could not be parsed at index 9; 01:02:03.500; 01:02:03.123456; DateTimeParseException Text '01:02:03.1234567' could not be parsed, unparsed text found at index 15; 
// expect: 14:07:09,120; DateTimeParseException Text '01:02:03,5' could not be parsed at index 9; 01:02:03.500; 
// expect: 14:07.15; 01:02:30; 01:02:15; 01:02:59; 
// expect: 14:07:09.12; 250; 7; 
// expect: 2024-03-05T14:07:09; 2024-01-02T12:30; 2024-01-02T03:04; 2024-01-02T03:04:05; DateTimeParseException Text '2024-01-02T03' could not be parsed, unparsed text found at index 10; 
// expect: 03/2024; 2024-02-01; DateTimeParseException Text '2/2024' could not be parsed at index 0; 
// expect: 2024; 2024-07-09; DateTimeParseException Text '24' could not be parsed at index 0; 
// expect: 5-Mar-2024; 2024-03-05; 2024-03-05; 2024-03-05; DateTimeParseException Text '5-Mrz-2024' could not be parsed at index 2; 
// expect: 5 March Tuesday 2024 PM; 2024-03-05; DateTimeParseException Text '5 MARCH tuesday 2024 PM' could not be parsed at index 8; DateTimeParseException Text '5 MARCH Tuesday 2024 pm' could not be parsed at index 21; 
// expect: March Tue 5 2024; 2024-03-05; DateTimeParseException Text 'March Wed 5 2024' could not be parsed: Conflict found: Field DayOfWeek 2 differs from DayOfWeek 3 derived from 2024-03-05; DateTimeParseException Text 'Mar Tue 5 2024' could not be parsed at index 0; 
// expect: fifth 03 2024; 2024-03-05; 2024-03-15; DateTimeParseException Text '6 03 2024' could not be parsed at index 0; 2024-03-01; 
// expect:    5|*03|_March 2024; 2024-03-05; 2024-03-15; DateTimeParseException Text '5|*03|_March 2024' could not be parsed at index 0; DateTimeParseException Text '   5|03|_March 2024' could not be parsed at index 10; 
// expect: DateTimeException Cannot print as output of 4 characters exceeds pad width of 1; 2; 
// expect: 140709; 14:07; 14:07:09; DateTimeParseException Text '14070' could not be parsed, unparsed text found at index 4; DateTimeParseException Text '147' could not be parsed at index 2; 
// expect: 2024-03-05 14:07:09.12+01:00; 2024-03-05T14:07:09.120+01:00; 2024-03-05T14:07Z; DateTimeParseException Text '2024-03-05 14:07' could not be parsed at index 16; 
// expect: 2024-03-05T14:07:09.12@Europe/Paris; 2024-03-05T14:07:09+01:00[Europe/Paris]; 2024-03-05T14:07:09Z[UTC]; 
// expect: 2024-03-05T14:07; 2024-03-05; DateTimeParseException Text '2024-03-05T14:07' could not be parsed: Conflict found: HourOfDay 14 differs from HourOfDay 0 while resolving  NanoOfDay; 
// expect: STRICT uuuu-MM-dd: 2024-02-29; DateTimeParseException Text '2023-02-29' could not be parsed: Invalid date 'February 29' as '2023' is not a leap year; DateTimeParseException Text '2023-02-31' could not be parsed: Invalid date 'FEBRUARY 31'; DateTimeParseException Text '2023-04-31' could not be parsed: Invalid date 'APRIL 31'; DateTimeParseException Text '2023-02-32' could not be parsed: Invalid value for DayOfMonth (valid values 1 - 28/31): 32; DateTimeParseException Text '2023-13-01' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13; DateTimeParseException Text '2023-00-00' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 0; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: STRICT yyyy-MM-dd: DateTimeParseException Text '2024-02-29' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-02-29' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-02-31' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-04-31' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-02-32' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-13-01' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2023-00-00' could not be parsed: Unable to obtain LocalDate from TemporalAccessor: {...; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: STRICT yyyy-MM-dd G: DateTimeParseException Text '2024-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-31' could not be parsed at index 10; DateTimeParseException Text '2023-04-31' could not be parsed at index 10; DateTimeParseException Text '2023-02-32' could not be parsed at index 10; DateTimeParseException Text '2023-13-01' could not be parsed at index 10; DateTimeParseException Text '2023-00-00' could not be parsed at index 10; DateTimeParseException Text '2024-02-30 AD' could not be parsed: Invalid date 'FEBRUARY 30'; -2023-02-01; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: STRICT uuuu-DDD: DateTimeParseException Text '2024-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-31' could not be parsed at index 5; DateTimeParseException Text '2023-04-31' could not be parsed at index 5; DateTimeParseException Text '2023-02-32' could not be parsed at index 5; DateTimeParseException Text '2023-13-01' could not be parsed at index 5; DateTimeParseException Text '2023-00-00' could not be parsed at index 5; DateTimeParseException Text '2024-02-30 AD' could not be parsed at index 5; DateTimeParseException Text '2024-02-01 BC' could not be parsed at index 5; DateTimeParseException Text '2023-366' could not be parsed: Invalid date 'DayOfYear 366' as '2023' is not a leap year; 2024-12-31; 
// expect: 2024-02-29T23:59; DateTimeParseException Text '2024-02-29 24:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24; DateTimeParseException Text '2024-02-29 25:61' could not be parsed: Invalid value for MinuteOfHour (valid values 0 - 59): 61; DateTimeParseException Text '2024-02-29 00:60' could not be parsed: Invalid value for MinuteOfHour (valid values 0 - 59): 60; 
// expect: SMART uuuu-MM-dd: 2024-02-29; 2023-02-28; 2023-02-28; 2023-04-30; DateTimeParseException Text '2023-02-32' could not be parsed: Invalid value for DayOfMonth (valid values 1 - 28/31): 32; DateTimeParseException Text '2023-13-01' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13; DateTimeParseException Text '2023-00-00' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 0; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: SMART yyyy-MM-dd: 2024-02-29; 2023-02-28; 2023-02-28; 2023-04-30; DateTimeParseException Text '2023-02-32' could not be parsed: Invalid value for DayOfMonth (valid values 1 - 28/31): 32; DateTimeParseException Text '2023-13-01' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13; DateTimeParseException Text '2023-00-00' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 0; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: SMART yyyy-MM-dd G: DateTimeParseException Text '2024-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-31' could not be parsed at index 10; DateTimeParseException Text '2023-04-31' could not be parsed at index 10; DateTimeParseException Text '2023-02-32' could not be parsed at index 10; DateTimeParseException Text '2023-13-01' could not be parsed at index 10; DateTimeParseException Text '2023-00-00' could not be parsed at index 10; 2024-02-29; -2023-02-01; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: SMART uuuu-DDD: DateTimeParseException Text '2024-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-31' could not be parsed at index 5; DateTimeParseException Text '2023-04-31' could not be parsed at index 5; DateTimeParseException Text '2023-02-32' could not be parsed at index 5; DateTimeParseException Text '2023-13-01' could not be parsed at index 5; DateTimeParseException Text '2023-00-00' could not be parsed at index 5; DateTimeParseException Text '2024-02-30 AD' could not be parsed at index 5; DateTimeParseException Text '2024-02-01 BC' could not be parsed at index 5; DateTimeParseException Text '2023-366' could not be parsed: Invalid date 'DayOfYear 366' as '2023' is not a leap year; 2024-12-31; 
// expect: 2024-02-29T23:59; 2024-03-01T00:00; DateTimeParseException Text '2024-02-29 25:61' could not be parsed: Invalid value for MinuteOfHour (valid values 0 - 59): 61; DateTimeParseException Text '2024-02-29 00:60' could not be parsed: Invalid value for MinuteOfHour (valid values 0 - 59): 60; 
// expect: LENIENT uuuu-MM-dd: 2024-02-29; 2023-03-01; 2023-03-03; 2023-05-01; 2023-03-04; 2024-01-01; 2022-11-30; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: LENIENT yyyy-MM-dd: 2024-02-29; 2023-03-01; 2023-03-03; 2023-05-01; 2023-03-04; 2024-01-01; 2022-11-30; DateTimeParseException Text '2024-02-30 AD' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2024-02-01 BC' could not be parsed, unparsed text found at index 10; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: LENIENT yyyy-MM-dd G: DateTimeParseException Text '2024-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-29' could not be parsed at index 10; DateTimeParseException Text '2023-02-31' could not be parsed at index 10; DateTimeParseException Text '2023-04-31' could not be parsed at index 10; DateTimeParseException Text '2023-02-32' could not be parsed at index 10; DateTimeParseException Text '2023-13-01' could not be parsed at index 10; DateTimeParseException Text '2023-00-00' could not be parsed at index 10; 2024-03-01; -2023-02-01; DateTimeParseException Text '2023-366' could not be parsed at index 7; DateTimeParseException Text '2024-366' could not be parsed at index 7; 
// expect: LENIENT uuuu-DDD: DateTimeParseException Text '2024-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-29' could not be parsed at index 5; DateTimeParseException Text '2023-02-31' could not be parsed at index 5; DateTimeParseException Text '2023-04-31' could not be parsed at index 5; DateTimeParseException Text '2023-02-32' could not be parsed at index 5; DateTimeParseException Text '2023-13-01' could not be parsed at index 5; DateTimeParseException Text '2023-00-00' could not be parsed at index 5; DateTimeParseException Text '2024-02-30 AD' could not be parsed at index 5; DateTimeParseException Text '2024-02-01 BC' could not be parsed at index 5; 2024-01-01; 2024-12-31; 
// expect: 2024-02-29T23:59; 2024-03-01T00:00; 2024-03-01T02:01; 2024-02-29T01:00; 
// expect: IllegalStateException Cannot call optionalEnd() as there was no previous call to optionalStart(); IllegalArgumentException The width must be from 1 to 19 inclusive but was 0; IllegalArgumentException The width must be from 1 to 19 inclusive but was 20; IllegalArgumentException The maximum width must exceed or equal the minimum width but 2 < 3; IllegalArgumentException Field must have a fixed set of values: DayOfMonth; IllegalArgumentException Maximum width must be from 1 to 9 inclusive but was 10; IllegalArgumentException The pad width must be at least one but was 0; IllegalArgumentException Unknown pattern letter: b; 3; 1 - 28/31 true -999999999 - 999999999
