// Fields of quarters, weeks and Julian days, by all kinds of weeks; days of any year; the letters of patterns for them; rules of zones.
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class WeeksAndQuarters {
  interface Action {
    Object run() throws Exception;
  }

  static String of(Action action) {
    try {
      return String.valueOf(action.run());
    } catch (Throwable e) {
      return e.getClass().getSimpleName() + ": " + e.getMessage();
    }
  }

  static void show(String what, Action action) {
    System.out.println(what + ": " + of(action));
  }

  // Many answers as one number, and the first of them.
  static void many(String what, List<String> answers) {
    int hash = 1;
    for (String each : answers) hash = 31 * hash + each.hashCode();
    System.out.println(what + ": " + answers.size() + " answers, " + Integer.toHexString(hash) + ", such as " + answers.get(0) + " | " + answers.get(answers.size() / 2));
  }

  static final List<TemporalField> fields = new ArrayList<>(List.of(IsoFields.DAY_OF_QUARTER, IsoFields.QUARTER_OF_YEAR,
      IsoFields.WEEK_OF_WEEK_BASED_YEAR, IsoFields.WEEK_BASED_YEAR, JulianFields.JULIAN_DAY, JulianFields.MODIFIED_JULIAN_DAY, JulianFields.RATA_DIE));

  static void fields() {
    List<WeekFields> kinds = new ArrayList<>(List.of(WeekFields.ISO, WeekFields.SUNDAY_START));
    for (DayOfWeek day : DayOfWeek.values()) {
      kinds.add(WeekFields.of(day, (day.getValue() * 3 + 1) % 7 + 1));
    }
    for (WeekFields each : kinds) {
      fields.addAll(List.of(each.dayOfWeek(), each.weekOfMonth(), each.weekOfYear(), each.weekOfWeekBasedYear(), each.weekBasedYear()));
    }
    List<LocalDate> dates = new ArrayList<>();
    for (int year : new int[] {2004, 2009, 2020, -4}) {
      for (int day = 1; day <= Year.of(year).length(); day += day < 9 || day > 358 ? 2 : 49) dates.add(LocalDate.ofYearDay(year, day));
    }
    for (TemporalField field : fields.subList(0, 17)) {
      System.out.println(field + " " + field.getBaseUnit() + " " + field.getRangeUnit() + " " + field.range() + " " + field.isDateBased() + " "
          + field.isTimeBased() + " " + field.getDisplayName(Locale.ENGLISH));
    }
    for (TemporalField field : fields) {
      List<String> answers = new ArrayList<>();
      for (LocalDate date : dates) {
        answers.add(date.getLong(field) + " " + date.range(field) + " " + of(() -> date.get(field)));
        for (long value : new long[] {0, 2, 5, 53, 91, 2020, 2460000}) answers.add(of(() -> date.with(field, value)));
      }
      many(field.toString(), answers);
    }
    TemporalAccessor[] others = {LocalDateTime.of(2024, 2, 29, 12, 30), ZonedDateTime.of(2024, 12, 30, 1, 2, 3, 4, ZoneId.of("Europe/Berlin")),
        OffsetDateTime.of(2021, 1, 3, 1, 2, 3, 4, ZoneOffset.ofHours(2)), YearMonth.of(2024, 5), MonthDay.of(2, 29), Year.of(2024), LocalTime.NOON,
        Month.MAY, DayOfWeek.FRIDAY, Instant.EPOCH, ZoneOffset.UTC};
    for (TemporalAccessor t : others) {
      StringBuilder line = new StringBuilder(t.getClass().getSimpleName());
      for (TemporalField field : fields.subList(0, 12)) {
        line.append(' ').append(t.isSupported(field) ? of(() -> t.getLong(field)) : "-");
      }
      System.out.println(line + " " + t.query(TemporalQueries.precision()));
      show("  unsupported", () -> t.getLong(IsoFields.DAY_OF_QUARTER));
      show("  range", () -> t.range(IsoFields.QUARTER_OF_YEAR));
    }
  }

  static void units() {
    LocalDate date = LocalDate.of(2020, 12, 31);
    for (TemporalUnit unit : new TemporalUnit[] {IsoFields.QUARTER_YEARS, IsoFields.WEEK_BASED_YEARS, WeekFields.WEEK_BASED_YEARS}) {
      System.out.println(unit + " " + unit.getDuration() + " " + unit.isDurationEstimated() + " " + unit.isDateBased() + unit.isTimeBased());
      for (int n : new int[] {-9, -1, 0, 1, 2, 5, 100}) System.out.print("," + date.plus(n, unit) + " " + date.minus(n, unit));
      System.out.println();
      System.out.println(date.until(LocalDate.of(2031, 3, 30), unit) + " " + unit.between(date, LocalDate.of(2019, 1, 1)) + " " + date.isSupported(unit));
      show("time", () -> LocalTime.NOON.plus(1, unit));
      show("date and time", () -> date.atTime(3, 4).plus(1, unit) + " " + date.atStartOfDay().until(date.plusYears(3).atStartOfDay(), unit));
      show("month", () -> YearMonth.of(2020, 3).plus(3, unit) + " " + YearMonth.of(2020, 3).isSupported(unit));
    }
    show("quarter of two", () -> IsoFields.QUARTER_YEARS.between(YearMonth.of(2020, 3), YearMonth.of(2021, 3)));
  }

  static void kinds() {
    for (Locale locale : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, new Locale("pt", "PT"), new Locale("ar", "EG"), new Locale("dv", "MV"),
        new Locale("en", "AU"), Locale.JAPAN, new Locale("tr", "TR"), Locale.ENGLISH, Locale.ROOT}) {
      WeekFields weeks = WeekFields.of(locale);
      System.out.println(locale + " " + weeks + " " + weeks.hashCode() + " " + weeks.getFirstDayOfWeek() + " " + weeks.getMinimalDaysInFirstWeek());
    }
    System.out.println(WeekFields.of(DayOfWeek.MONDAY, 4).equals(WeekFields.ISO) + " " + WeekFields.ISO.equals(WeekFields.SUNDAY_START));
    show("eight days", () -> WeekFields.of(DayOfWeek.MONDAY, 8));
    show("range", () -> ValueRange.of(0, 1, 4, 6) + " " + ValueRange.of(0, 1, 4, 6).isFixed() + ValueRange.of(0, 1, 4, 6).getLargestMinimum() + " " + ValueRange.of(1, 5).hashCode()
        + " " + ValueRange.of(0, 1, 4, 6).hashCode());
    show("bad range", () -> ValueRange.of(2, 1, 4, 6));
    show("bad range", () -> ValueRange.of(1, 2, 7, 6));
    show("bad range", () -> ValueRange.of(1, 8, 6, 7));
  }

  static void patterns() {
    LocalDateTime[] times = {LocalDateTime.of(2024, 12, 30, 9, 5), LocalDateTime.of(2021, 1, 3, 0, 0), LocalDateTime.of(1999, 5, 16, 23, 59, 59)};
    for (String pattern : new String[] {"Q", "QQ", "QQQ", "QQQQ", "QQQQQ", "q qq qqq", "YYYY-'W'ww-e", "Y YY YYY YYYYY", "w ww W", "e ee eee eeee eeeee", "c ccc cccc ccccc",
        "g ggggggg", "cc", "WW", "www", "QQQQQQ"}) {
      for (Locale locale : new Locale[] {Locale.US, Locale.UK}) {
        StringBuilder line = new StringBuilder(pattern + " " + locale);
        for (LocalDateTime each : times) line.append(" | ").append(of(() -> DateTimeFormatter.ofPattern(pattern, locale).format(each)));
        System.out.println(line);
      }
    }
    DateTimeFormatter plain = DateTimeFormatter.ofPattern("YYYY ww e", Locale.US);
    System.out.println(plain.format(times[0]) + " " + plain.withLocale(Locale.GERMANY).format(times[0]));
    for (LocalDateTime each : times) {
      System.out.println(DateTimeFormatter.ISO_WEEK_DATE.format(each) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(each));
      System.out.println(LocalDate.parse(DateTimeFormatter.ISO_WEEK_DATE.format(each), DateTimeFormatter.ISO_WEEK_DATE));
    }
    show("no week 53", () -> LocalDate.parse("2021-W53-1", DateTimeFormatter.ISO_WEEK_DATE));
    show("smart", () -> LocalDate.parse("2021-W53-1", DateTimeFormatter.ISO_WEEK_DATE.withResolverStyle(ResolverStyle.SMART)));
    show("lenient", () -> LocalDate.parse("2021-W60-1", DateTimeFormatter.ISO_WEEK_DATE.withResolverStyle(ResolverStyle.LENIENT)));
    show("with offset", () -> LocalDate.parse("2021-W05-1+02:00", DateTimeFormatter.ISO_WEEK_DATE));
    show("ordinal", () -> LocalDate.parse("2024-366", DateTimeFormatter.ISO_ORDINAL_DATE));
    for (ResolverStyle style : ResolverStyle.values()) {
      DateTimeFormatter quarters = new DateTimeFormatterBuilder().appendPattern("uuuu-'Q'q-").appendValue(IsoFields.DAY_OF_QUARTER).toFormatter(Locale.US).withResolverStyle(style);
      for (String text : new String[] {"2024-Q1-91", "2023-Q1-91", "2023-Q3-92", "2023-Q4-93", "2023-Q5-1"}) show(style + " " + text, () -> LocalDate.parse(text, quarters));
      DateTimeFormatter weeks = DateTimeFormatter.ofPattern("YYYY ww e", Locale.US).withResolverStyle(style);
      for (String text : new String[] {"2024 01 1", "2024 53 7", "2023 52 4", "2023 00 4", "2023 10 8"}) show(style + " " + text, () -> LocalDate.parse(text, weeks));
      DateTimeFormatter months = DateTimeFormatter.ofPattern("uuuu MM W e", Locale.UK).withResolverStyle(style);
      for (String text : new String[] {"2024 02 1 1", "2024 02 0 1", "2024 02 5 7", "2024 02 6 7", "2024 13 1 1"}) show(style + " " + text, () -> LocalDate.parse(text, months));
      DateTimeFormatter years = new DateTimeFormatterBuilder().appendPattern("uuuu ").appendValue(WeekFields.ISO.weekOfYear()).appendLiteral(' ')
          .appendValue(ChronoField.DAY_OF_WEEK).toFormatter(Locale.US).withResolverStyle(style);
      for (String text : new String[] {"2024 1 1", "2024 53 7", "2021 0 5", "2021 0 4", "2021 60 4"}) show(style + " " + text, () -> LocalDate.parse(text, years));
      DateTimeFormatter days = new DateTimeFormatterBuilder().appendValue(JulianFields.JULIAN_DAY).toFormatter(Locale.US).withResolverStyle(style);
      for (String text : new String[] {"2460000", "0", "-1"}) show(style + " " + text, () -> LocalDate.parse(text, days));
    }
    show("month and quarter", () -> DateTimeFormatter.ofPattern("QQQ uuuu").parse("Q3 2024").getLong(IsoFields.QUARTER_OF_YEAR));
    show("text of a quarter", () -> new DateTimeFormatterBuilder().appendText(IsoFields.QUARTER_OF_YEAR).toFormatter(Locale.US).format(times[0]));
  }

  static void builder() {
    DateTimeFormatter reduced = new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, 1950).toFormatter(Locale.US);
    for (int year : new int[] {1949, 1950, 1999, 2000, 2049, 2050}) System.out.print("," + reduced.format(Year.of(year)));
    for (String text : new String[] {"00", "49", "50", "99", "5", "123"}) System.out.print("," + of(() -> reduced.parse(text, Year::from)));
    System.out.println();
    DateTimeFormatter wide = new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 4, LocalDate.of(2010, 1, 1)).toFormatter(Locale.US);
    for (int year : new int[] {1949, 2010, 2109, 2110, 12345}) System.out.print("," + of(() -> wide.format(Year.of(year))));
    for (String text : new String[] {"09", "10", "1995", "20105"}) System.out.print("," + of(() -> wide.parse(text, Year::from)));
    System.out.println();
    show("reduced", () -> new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 11, 12, 1950));
    show("reduced", () -> new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 3, 2, 1950));
    Instant[] moments = {Instant.EPOCH, Instant.ofEpochSecond(1_700_000_000L, 123_000_000), Instant.ofEpochSecond(-1, 5)};
    for (int digits : new int[] {-1, 0, 3, 9}) {
      DateTimeFormatter instants = new DateTimeFormatterBuilder().appendInstant(digits).toFormatter(Locale.US);
      for (Instant each : moments) System.out.print("," + instants.format(each));
      if (digits == 0) System.out.println();
      else show("parsed", () -> instants.parse("2024-02-29T12:30:01.5Z", Instant::from));
    }
    DateTimeFormatter instants = new DateTimeFormatterBuilder().appendInstant().toFormatter(Locale.US);
    for (Instant each : moments) System.out.print("," + instants.format(each));
    show("parsed", () -> instants.parse("2024-02-29T12:30:01.5Z", Instant::from));
    show("bad", () -> instants.parse("2024-02-30T12:30:01.5", Instant::from));
    OffsetDateTime time = OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC);
    for (String pattern : new String[] {"+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS", "+HHmmss", "+HH:mm:ss", "+H", "+Hmm",
        "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss", "HH"}) {
      StringBuilder line = new StringBuilder(pattern);
      for (int seconds : new int[] {0, 3600, -5400, 45296, -18 * 3600, 59}) {
        line.append(' ').append(of(() -> {
          DateTimeFormatter f = new DateTimeFormatterBuilder().appendOffset(pattern, "none").toFormatter(Locale.US);
          String text = f.format(time.withOffsetSameInstant(ZoneOffset.ofTotalSeconds(seconds)));
          return text + "=" + f.parse(text, ZoneOffset::from);
        }));
      }
      System.out.println(line);
    }
    show("localized", () -> new DateTimeFormatterBuilder().appendLocalizedOffset(TextStyle.SHORT).appendLiteral(' ').appendLocalizedOffset(TextStyle.FULL).toFormatter(Locale.US)
        .format(time.withOffsetSameInstant(ZoneOffset.ofHours(3))));
  }

  static void monthDays() {
    MonthDay leap = MonthDay.of(2, 29), may = MonthDay.of(Month.MAY, 31);
    System.out.println(leap + " " + may + " " + leap.compareTo(may) + leap.isBefore(may) + leap.isAfter(may) + " " + leap.hashCode() + " " + leap.equals(MonthDay.from(LocalDate.of(2024, 2, 29))));
    System.out.println(leap.atYear(2023) + " " + leap.atYear(2024) + " " + leap.isValidYear(2023) + " " + may.withMonth(4) + " " + leap.with(Month.JULY) + " " + leap.withDayOfMonth(3));
    System.out.println(leap.adjustInto(LocalDate.of(2023, 7, 31)) + " " + LocalDate.of(2023, 7, 31).with(may) + " " + leap.range(ChronoField.DAY_OF_MONTH) + " " + leap.get(ChronoField.MONTH_OF_YEAR));
    System.out.println(MonthDay.parse("--12-03") + " " + may.format(DateTimeFormatter.ofPattern("d. MMM", Locale.US)));
    show("no such day", () -> MonthDay.of(4, 31));
    show("no day", () -> MonthDay.of(4, 32));
    show("bad text", () -> MonthDay.parse("12-03"));
    System.out.println(of(() -> MonthDay.parse("--02-30")).startsWith("DateTimeParseException"));
    show("year", () -> leap.get(ChronoField.YEAR));
    show("day", () -> may.withDayOfMonth(40));
    show("from", () -> MonthDay.from(LocalTime.NOON));
  }

  static void zones() {
    for (String id : new String[] {"Europe/Berlin", "America/New_York", "Australia/Sydney", "America/Sao_Paulo", "UTC"}) {
      ZoneRules rules = ZoneId.of(id).getRules();
      List<ZoneOffsetTransition> all = rules.getTransitions();
      System.out.println(id + " " + all.size() + " " + (all.isEmpty() ? "none" : all.get(all.size() - 1)));
      for (ZoneOffsetTransitionRule each : rules.getTransitionRules()) {
        System.out.println("  " + each.createTransition(2030) + " " + each.getMonth() + " " + each.getOffsetBefore() + " " + each.getOffsetAfter() + " " + each.getStandardOffset());
      }
    }
    ZoneOffset one = ZoneOffset.ofHours(1), two = ZoneOffset.ofHours(2);
    for (ZoneOffsetTransitionRule.TimeDefinition in : ZoneOffsetTransitionRule.TimeDefinition.values()) {
      ZoneOffsetTransitionRule spring = ZoneOffsetTransitionRule.of(Month.MARCH, -1, DayOfWeek.SUNDAY, LocalTime.of(1, 0), false, in, one, one, two);
      ZoneOffsetTransitionRule autumn = ZoneOffsetTransitionRule.of(Month.OCTOBER, 8, DayOfWeek.SUNDAY, LocalTime.MIDNIGHT, true, in, one, two, one);
      System.out.println(spring + " " + spring.createTransition(2024) + " " + spring.hashCode());
      System.out.println(autumn + " " + autumn.createTransition(2024) + " " + autumn.equals(spring));
    }
    System.out.println(ZoneOffsetTransitionRule.of(Month.MAY, 5, null, LocalTime.NOON, false, ZoneOffsetTransitionRule.TimeDefinition.WALL, one, one, two));
    System.out.println(ZoneOffsetTransitionRule.of(Month.MAY, -5, DayOfWeek.MONDAY, LocalTime.NOON, false, ZoneOffsetTransitionRule.TimeDefinition.WALL, one, one, two));
    show("bad day", () -> ZoneOffsetTransitionRule.of(Month.MAY, 0, null, LocalTime.NOON, false, ZoneOffsetTransitionRule.TimeDefinition.WALL, one, one, two));
    show("bad time", () -> ZoneOffsetTransitionRule.of(Month.MAY, 1, null, LocalTime.NOON, true, ZoneOffsetTransitionRule.TimeDefinition.WALL, one, one, two));
  }

  // A field of one's own, that dates have and formatters read.
  enum Decade implements TemporalField {
    DECADE;

    @Override
    public TemporalUnit getBaseUnit() {
      return ChronoUnit.DECADES;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return ChronoUnit.FOREVER;
    }

    @Override
    public ValueRange range() {
      return ValueRange.of(0, 999);
    }

    @Override
    public boolean isDateBased() {
      return true;
    }

    @Override
    public boolean isTimeBased() {
      return false;
    }

    @Override
    public boolean isSupportedBy(TemporalAccessor temporal) {
      return temporal.isSupported(ChronoField.YEAR);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
      return range();
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
      return temporal.get(ChronoField.YEAR) / 10;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      return (R) temporal.with(ChronoField.YEAR, newValue * 10);
    }

    @Override
    public TemporalAccessor resolve(java.util.Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
      return LocalDate.of(Math.toIntExact(values.remove(this)) * 10, 1, 1);
    }
  }

  static void own() {
    System.out.println(LocalDate.of(2024, 5, 6).get(Decade.DECADE) + " " + LocalDateTime.of(1999, 1, 1, 0, 0).with(Decade.DECADE, 5) + " " + Year.of(1987).getLong(Decade.DECADE));
    DateTimeFormatter f = new DateTimeFormatterBuilder().appendValue(Decade.DECADE, 3).appendLiteral("0s").toFormatter(Locale.US);
    System.out.println(f.format(YearMonth.of(1984, 1)) + " " + LocalDate.parse("1960s", f));
    show("time", () -> LocalTime.NOON.get(Decade.DECADE));
    System.out.println(LocalTime.NOON.isSupported(Decade.DECADE) + " " + ZonedDateTime.of(2024, 5, 6, 0, 0, 0, 0, ZoneOffset.UTC).isSupported(Decade.DECADE));
  }

  public static void main(String[] args) {
    fields();
    units();
    kinds();
    patterns();
    builder();
    monthDays();
    zones();
    own();
  }
}
// expect: DayOfQuarter Days QuarterYears 1 - 90/92 true false DayOfQuarter
// expect: QuarterOfYear QuarterYears Years 1 - 4 true false QuarterOfYear
// expect: WeekOfWeekBasedYear Weeks WeekBasedYears 1 - 52/53 true false week
// expect: WeekBasedYear WeekBasedYears Forever -999999999 - 999999999 true false WeekBasedYear
// expect: JulianDay Days Forever -365240778574 - 365244221059 true false JulianDay
// expect: ModifiedJulianDay Days Forever -365243178575 - 365241821058 true false ModifiedJulianDay
// expect: RataDie Days Forever -365242499999 - 365242499634 true false RataDie
// expect: DayOfWeek[WeekFields[MONDAY,4]] Days Weeks 1 - 7 true false DayOfWeek
// expect: WeekOfMonth[WeekFields[MONDAY,4]] Weeks Months 0/1 - 4/6 true false WeekOfMonth
// expect: WeekOfYear[WeekFields[MONDAY,4]] Weeks Years 0/1 - 52/54 true false week
// expect: WeekOfWeekBasedYear[WeekFields[MONDAY,4]] Weeks WeekBasedYears 1 - 52/53 true false WeekOfWeekBasedYear
// expect: WeekBasedYear[WeekFields[MONDAY,4]] WeekBasedYears Forever -999999999 - 999999999 true false WeekBasedYear
// expect: DayOfWeek[WeekFields[SUNDAY,1]] Days Weeks 1 - 7 true false DayOfWeek
// expect: WeekOfMonth[WeekFields[SUNDAY,1]] Weeks Months 0/1 - 4/6 true false WeekOfMonth
// expect: WeekOfYear[WeekFields[SUNDAY,1]] Weeks Years 0/1 - 52/54 true false week
// expect: WeekOfWeekBasedYear[WeekFields[SUNDAY,1]] Weeks WeekBasedYears 1 - 52/53 true false WeekOfWeekBasedYear
// expect: WeekBasedYear[WeekFields[SUNDAY,1]] WeekBasedYears Forever -999999999 - 999999999 true false WeekBasedYear
// expect: DayOfQuarter: 384 answers, 4b4e9b33, such as 1 1 - 91 1 | 1 1 - 91 1
// expect: QuarterOfYear: 384 answers, 49f0f8fa, such as 1 1 - 4 1 | 1 1 - 4 1
// expect: WeekOfWeekBasedYear: 384 answers, 7002876b, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekBasedYear: 384 answers, d8e5440a, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: JulianDay: 384 answers, b2c6f9ef, such as 2453006 -365240778574 - 365244221059 UnsupportedTemporalTypeException: Invalid field JulianDay for get() method, use getLong() instead | 2458850 -365240778574 - 365244221059 UnsupportedTemporalTypeException: Invalid field JulianDay for get() method, use getLong() instead
// expect: ModifiedJulianDay: 384 answers, 3f6e331c, such as 53005 -365243178575 - 365241821058 UnsupportedTemporalTypeException: Invalid field ModifiedJulianDay for get() method, use getLong() instead | 58849 -365243178575 - 365241821058 UnsupportedTemporalTypeException: Invalid field ModifiedJulianDay for get() method, use getLong() instead
// expect: RataDie: 384 answers, 83ec8b7a, such as 731581 -365242499999 - 365242499634 UnsupportedTemporalTypeException: Invalid field RataDie for get() method, use getLong() instead | 737425 -365242499999 - 365242499634 UnsupportedTemporalTypeException: Invalid field RataDie for get() method, use getLong() instead
// expect: DayOfWeek[WeekFields[MONDAY,4]]: 384 answers, e5316256, such as 4 1 - 7 4 | 3 1 - 7 3
// expect: WeekOfMonth[WeekFields[MONDAY,4]]: 384 answers, 6dc1f058, such as 1 1 - 5 1 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[MONDAY,4]]: 384 answers, 5cb35671, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[MONDAY,4]]: 384 answers, 452e098b, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekBasedYear[WeekFields[MONDAY,4]]: 384 answers, d8e5440a, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: DayOfWeek[WeekFields[SUNDAY,1]]: 384 answers, d5387e7, such as 5 1 - 7 5 | 4 1 - 7 4
// expect: WeekOfMonth[WeekFields[SUNDAY,1]]: 384 answers, d97dd98a, such as 1 1 - 5 1 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[SUNDAY,1]]: 384 answers, fbc70bf8, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[SUNDAY,1]]: 384 answers, e067a3a5, such as 1 1 - 52 1 | 1 1 - 52 1
// expect: WeekBasedYear[WeekFields[SUNDAY,1]]: 384 answers, e0cbca7f, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: DayOfWeek[WeekFields[MONDAY,5]]: 384 answers, db1170e6, such as 4 1 - 7 4 | 3 1 - 7 3
// expect: WeekOfMonth[WeekFields[MONDAY,5]]: 384 answers, d87a0846, such as 0 0 - 4 0 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[MONDAY,5]]: 384 answers, c20d9737, such as 0 0 - 52 0 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[MONDAY,5]]: 384 answers, a0f3fa52, such as 53 1 - 53 53 | 1 1 - 53 1
// expect: WeekBasedYear[WeekFields[MONDAY,5]]: 384 answers, 4d03e170, such as 2003 -999999999 - 999999999 2003 | 2020 -999999999 - 999999999 2020
// expect: DayOfWeek[WeekFields[TUESDAY,1]]: 384 answers, a6afddd3, such as 3 1 - 7 3 | 2 1 - 7 2
// expect: WeekOfMonth[WeekFields[TUESDAY,1]]: 384 answers, c78d8846, such as 1 1 - 5 1 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[TUESDAY,1]]: 384 answers, d23acec9, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[TUESDAY,1]]: 384 answers, 86ff3d9d, such as 1 1 - 52 1 | 1 1 - 52 1
// expect: WeekBasedYear[WeekFields[TUESDAY,1]]: 384 answers, 13235392, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: DayOfWeek[WeekFields[WEDNESDAY,4]]: 384 answers, 6de4ae14, such as 2 1 - 7 2 | 1 1 - 7 1
// expect: WeekOfMonth[WeekFields[WEDNESDAY,4]]: 384 answers, 81109adc, such as 1 1 - 5 1 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[WEDNESDAY,4]]: 384 answers, c4bff020, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[WEDNESDAY,4]]: 384 answers, d17845ac, such as 1 1 - 52 1 | 1 1 - 52 1
// expect: WeekBasedYear[WeekFields[WEDNESDAY,4]]: 384 answers, 4102a31f, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: DayOfWeek[WeekFields[THURSDAY,7]]: 384 answers, 29692af2, such as 1 1 - 7 1 | 7 1 - 7 7
// expect: WeekOfMonth[WeekFields[THURSDAY,7]]: 384 answers, f8e116d7, such as 1 1 - 5 1 | 0 0 - 5 0
// expect: WeekOfYear[WeekFields[THURSDAY,7]]: 384 answers, 6f999eae, such as 1 1 - 53 1 | 0 0 - 53 0
// expect: WeekOfWeekBasedYear[WeekFields[THURSDAY,7]]: 384 answers, c7a50351, such as 1 1 - 53 1 | 52 1 - 52 52
// expect: WeekBasedYear[WeekFields[THURSDAY,7]]: 384 answers, 5fb5c70d, such as 2004 -999999999 - 999999999 2004 | 2019 -999999999 - 999999999 2019
// expect: DayOfWeek[WeekFields[FRIDAY,3]]: 384 answers, b3ea7afe, such as 7 1 - 7 7 | 6 1 - 7 6
// expect: WeekOfMonth[WeekFields[FRIDAY,3]]: 384 answers, 40fdfff8, such as 0 0 - 5 0 | 0 0 - 5 0
// expect: WeekOfYear[WeekFields[FRIDAY,3]]: 384 answers, ef506f65, such as 0 0 - 53 0 | 0 0 - 52 0
// expect: WeekOfWeekBasedYear[WeekFields[FRIDAY,3]]: 384 answers, a334c4ec, such as 52 1 - 52 52 | 53 1 - 53 53
// expect: WeekBasedYear[WeekFields[FRIDAY,3]]: 384 answers, 761b160d, such as 2003 -999999999 - 999999999 2003 | 2019 -999999999 - 999999999 2019
// expect: DayOfWeek[WeekFields[SATURDAY,6]]: 384 answers, 7bd17f9c, such as 6 1 - 7 6 | 5 1 - 7 5
// expect: WeekOfMonth[WeekFields[SATURDAY,6]]: 384 answers, e24ba7c8, such as 0 0 - 5 0 | 0 0 - 4 0
// expect: WeekOfYear[WeekFields[SATURDAY,6]]: 384 answers, c0c4940e, such as 0 0 - 52 0 | 0 0 - 52 0
// expect: WeekOfWeekBasedYear[WeekFields[SATURDAY,6]]: 384 answers, 9706b7ec, such as 52 1 - 52 52 | 52 1 - 52 52
// expect: WeekBasedYear[WeekFields[SATURDAY,6]]: 384 answers, ea721c11, such as 2003 -999999999 - 999999999 2003 | 2019 -999999999 - 999999999 2019
// expect: DayOfWeek[WeekFields[SUNDAY,2]]: 384 answers, 3339677, such as 5 1 - 7 5 | 4 1 - 7 4
// expect: WeekOfMonth[WeekFields[SUNDAY,2]]: 384 answers, 5657895a, such as 1 1 - 5 1 | 1 1 - 5 1
// expect: WeekOfYear[WeekFields[SUNDAY,2]]: 384 answers, c4cbba28, such as 1 1 - 53 1 | 1 1 - 53 1
// expect: WeekOfWeekBasedYear[WeekFields[SUNDAY,2]]: 384 answers, d5c67945, such as 1 1 - 53 1 | 1 1 - 52 1
// expect: WeekBasedYear[WeekFields[SUNDAY,2]]: 384 answers, d8e5440a, such as 2004 -999999999 - 999999999 2004 | 2020 -999999999 - 999999999 2020
// expect: LocalDateTime 60 1 9 2024 2460370 60369 738945 4 5 9 9 2024 Nanos
// expect:   unsupported: 60
// expect:   range: 1 - 4
// expect: ZonedDateTime 91 4 1 2025 2460675 60674 739250 1 5 53 1 2025 Nanos
// expect:   unsupported: 91
// expect:   range: 1 - 4
// expect: OffsetDateTime 3 1 53 2020 2459218 59217 737793 7 0 0 53 2020 Nanos
// expect:   unsupported: 3
// expect:   range: 1 - 4
// expect: YearMonth - 2 - - - - - - - - - - Months
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: 1 - 4
// expect: MonthDay - 1 - - - - - - - - - - null
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: 1 - 4
// expect: Year - - - - - - - - - - - - Years
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: UnsupportedTemporalTypeException: Unsupported field: QuarterOfYear
// expect: LocalTime - - - - - - - - - - - - Nanos
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: UnsupportedTemporalTypeException: Unsupported field: QuarterOfYear
// expect: Month - 2 - - - - - - - - - - Months
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: 1 - 4
// expect: DayOfWeek - - - - - - - 5 - - - - Days
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: UnsupportedTemporalTypeException: Unsupported field: QuarterOfYear
// expect: Instant - - - - - - - - - - - - Nanos
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: UnsupportedTemporalTypeException: Unsupported field: QuarterOfYear
// expect: ZoneOffset - - - - - - - - - - - - null
// expect:   unsupported: UnsupportedTemporalTypeException: Unsupported field: DayOfQuarter
// expect:   range: UnsupportedTemporalTypeException: Unsupported field: QuarterOfYear
// expect: QuarterYears PT2191H27M18S true truefalse
// expect: ,2018-09-30 2023-03-31,2020-09-30 2021-03-31,2020-12-31 2020-12-31,2021-03-31 2020-09-30,2021-06-30 2020-06-30,2022-03-31 2019-09-30,2045-12-31 1995-12-31
// expect: 40 -7 true
// expect: time: UnsupportedTemporalTypeException: Unsupported unit: Years
// expect: date and time: 2021-03-31T03:04 12
// expect: month: 2020-12 false
// expect: WeekBasedYears PT8765H49M12S true truefalse
// expect: ,2011-12-29 2029-12-27,2019-12-26 2021-12-30,2020-12-31 2020-12-31,2021-12-30 2019-12-26,2022-12-29 2018-12-27,2025-12-25 2015-12-31,2120-12-26 1920-12-30
// expect: 11 -1 true
// expect: time: UnsupportedTemporalTypeException: Unsupported field: WeekBasedYear
// expect: date and time: 2021-12-30T03:04 3
// expect: month: UnsupportedTemporalTypeException: Unsupported field: WeekBasedYear
// expect: WeekBasedYears PT8765H49M12S true truefalse
// expect: ,2011-12-29 2029-12-27,2019-12-26 2021-12-30,2020-12-31 2020-12-31,2021-12-30 2019-12-26,2022-12-29 2018-12-27,2025-12-25 2015-12-31,2120-12-26 1920-12-30
// expect: 11 -1 true
// expect: time: UnsupportedTemporalTypeException: Unsupported field: WeekBasedYear
// expect: date and time: 2021-12-30T03:04 3
// expect: month: UnsupportedTemporalTypeException: Unsupported field: WeekBasedYear
// expect: quarter of two: 4
// expect: en_US WeekFields[SUNDAY,1] 43 SUNDAY 1
// expect: en_GB WeekFields[MONDAY,4] 4 MONDAY 4
// expect: de_DE WeekFields[MONDAY,4] 4 MONDAY 4
// expect: fr_FR WeekFields[MONDAY,4] 4 MONDAY 4
// expect: pt_PT WeekFields[SUNDAY,4] 46 SUNDAY 4
// expect: ar_EG WeekFields[SATURDAY,1] 36 SATURDAY 1
// expect: dv_MV WeekFields[FRIDAY,1] 29 FRIDAY 1
// expect: en_AU WeekFields[SUNDAY,1] 43 SUNDAY 1
// expect: ja_JP WeekFields[SUNDAY,1] 43 SUNDAY 1
// expect: tr_TR WeekFields[MONDAY,1] 1 MONDAY 1
// expect: en WeekFields[SUNDAY,1] 43 SUNDAY 1
// expect:  WeekFields[SUNDAY,1] 43 SUNDAY 1
// expect: true false
// expect: eight days: IllegalArgumentException: Minimal number of days is invalid
// expect: range: 0/1 - 4/6 false1 262148 458756
// expect: bad range: IllegalArgumentException: Smallest minimum value must be less than largest minimum value
// expect: bad range: IllegalArgumentException: Smallest maximum value must be less than largest maximum value
// expect: bad range: IllegalArgumentException: Largest minimum value must be less than largest maximum value
// expect: Q en_US | 4 | 1 | 2
// expect: Q en_GB | 4 | 1 | 2
// expect: QQ en_US | 04 | 01 | 02
// expect: QQ en_GB | 04 | 01 | 02
// expect: QQQ en_US | Q4 | Q1 | Q2
// expect: QQQ en_GB | Q4 | Q1 | Q2
// expect: QQQQ en_US | 4th quarter | 1st quarter | 2nd quarter
// expect: QQQQ en_GB | 4th quarter | 1st quarter | 2nd quarter
// expect: QQQQQ en_US | 4 | 1 | 2
// expect: QQQQQ en_GB | 4 | 1 | 2
// expect: q qq qqq en_US | 4 04 Q4 | 1 01 Q1 | 2 02 Q2
// expect: q qq qqq en_GB | 4 04 Q4 | 1 01 Q1 | 2 02 Q2
// expect: YYYY-'W'ww-e en_US | 2025-W01-2 | 2021-W02-1 | 1999-W21-1
// expect: YYYY-'W'ww-e en_GB | 2025-W01-1 | 2020-W53-7 | 1999-W19-7
// expect: Y YY YYY YYYYY en_US | 2025 25 2025 02025 | 2021 21 2021 02021 | 1999 99 1999 01999
// expect: Y YY YYY YYYYY en_GB | 2025 25 2025 02025 | 2020 20 2020 02020 | 1999 99 1999 01999
// expect: w ww W en_US | 1 01 5 | 2 02 2 | 21 21 4
// expect: w ww W en_GB | 1 01 5 | 53 53 0 | 19 19 2
// expect: e ee eee eeee eeeee en_US | 2 02 Mon Monday M | 1 01 Sun Sunday S | 1 01 Sun Sunday S
// expect: e ee eee eeee eeeee en_GB | 1 01 Mon Monday M | 7 07 Sun Sunday S | 7 07 Sun Sunday S
// expect: c ccc cccc ccccc en_US | 2 Mon Monday M | 1 Sun Sunday S | 1 Sun Sunday S
// expect: c ccc cccc ccccc en_GB | 1 Mon Monday M | 7 Sun Sunday S | 7 Sun Sunday S
// expect: g ggggggg en_US | 60674 0060674 | 59217 0059217 | 51314 0051314
// expect: g ggggggg en_GB | 60674 0060674 | 59217 0059217 | 51314 0051314
// expect: cc en_US | IllegalArgumentException: Invalid pattern "cc" | IllegalArgumentException: Invalid pattern "cc" | IllegalArgumentException: Invalid pattern "cc"
// expect: cc en_GB | IllegalArgumentException: Invalid pattern "cc" | IllegalArgumentException: Invalid pattern "cc" | IllegalArgumentException: Invalid pattern "cc"
// expect: WW en_US | IllegalArgumentException: Too many pattern letters: W | IllegalArgumentException: Too many pattern letters: W | IllegalArgumentException: Too many pattern letters: W
// expect: WW en_GB | IllegalArgumentException: Too many pattern letters: W | IllegalArgumentException: Too many pattern letters: W | IllegalArgumentException: Too many pattern letters: W
// expect: www en_US | IllegalArgumentException: Too many pattern letters: w | IllegalArgumentException: Too many pattern letters: w | IllegalArgumentException: Too many pattern letters: w
// expect: www en_GB | IllegalArgumentException: Too many pattern letters: w | IllegalArgumentException: Too many pattern letters: w | IllegalArgumentException: Too many pattern letters: w
// expect: QQQQQQ en_US | IllegalArgumentException: Too many pattern letters: Q | IllegalArgumentException: Too many pattern letters: Q | IllegalArgumentException: Too many pattern letters: Q
// expect: QQQQQQ en_GB | IllegalArgumentException: Too many pattern letters: Q | IllegalArgumentException: Too many pattern letters: Q | IllegalArgumentException: Too many pattern letters: Q
// expect: 2025 01 2 2025 01 1
// expect: 2025-W01-1 2024-365
// expect: 2024-12-30
// expect: 2020-W53-7 2021-003
// expect: 2021-01-03
// expect: 1999-W19-7 1999-136
// expect: 1999-05-16
// expect: no week 53: DateTimeParseException: Text '2021-W53-1' could not be parsed: Invalid value for WeekOfWeekBasedYear (valid values 1 - 52): 53
// expect: smart: 2022-01-03
// expect: lenient: 2022-02-21
// expect: with offset: 2021-02-01
// expect: ordinal: 2024-12-31
// expect: STRICT 2024-Q1-91: 2024-03-31
// expect: STRICT 2023-Q1-91: DateTimeParseException: Text '2023-Q1-91' could not be parsed: Invalid value for DayOfQuarter (valid values 1 - 90): 91
// expect: STRICT 2023-Q3-92: 2023-09-30
// expect: STRICT 2023-Q4-93: DateTimeParseException: Text '2023-Q4-93' could not be parsed: Invalid value for DayOfQuarter (valid values 1 - 92): 93
// expect: STRICT 2023-Q5-1: DateTimeParseException: Text '2023-Q5-1' could not be parsed: Invalid value for QuarterOfYear (valid values 1 - 4): 5
// expect: STRICT 2024 01 1: 2023-12-31
// expect: STRICT 2024 53 7: 2024-12-28
// expect: STRICT 2023 52 4: 2023-12-27
// expect: STRICT 2023 00 4: DateTimeParseException: Text '2023 00 4' could not be parsed: Invalid value for WeekOfWeekBasedYear[WeekFields[SUNDAY,1]] (valid values 1 - 52/53): 0
// expect: STRICT 2023 10 8: DateTimeParseException: Text '2023 10 8' could not be parsed: Invalid value for DayOfWeek[WeekFields[SUNDAY,1]] (valid values 1 - 7): 8
// expect: STRICT 2024 02 1 1: DateTimeParseException: Text '2024 02 1 1' could not be parsed: Strict mode rejected resolved date as it is in a different month
// expect: STRICT 2024 02 0 1: DateTimeParseException: Text '2024 02 0 1' could not be parsed: Strict mode rejected resolved date as it is in a different month
// expect: STRICT 2024 02 5 7: DateTimeParseException: Text '2024 02 5 7' could not be parsed: Strict mode rejected resolved date as it is in a different month
// expect: STRICT 2024 02 6 7: DateTimeParseException: Text '2024 02 6 7' could not be parsed: Strict mode rejected resolved date as it is in a different month
// expect: STRICT 2024 13 1 1: DateTimeParseException: Text '2024 13 1 1' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13
// expect: STRICT 2024 1 1: 2024-01-01
// expect: STRICT 2024 53 7: DateTimeParseException: Text '2024 53 7' could not be parsed: Strict mode rejected resolved date as it is in a different year
// expect: STRICT 2021 0 5: 2021-01-01
// expect: STRICT 2021 0 4: DateTimeParseException: Text '2021 0 4' could not be parsed: Strict mode rejected resolved date as it is in a different year
// expect: STRICT 2021 60 4: DateTimeParseException: Text '2021 60 4' could not be parsed: Invalid value for WeekOfYear[WeekFields[MONDAY,4]] (valid values 0/1 - 52/54): 60
// expect: STRICT 2460000: 2023-02-24
// expect: STRICT 0: -4713-11-24
// expect: STRICT -1: -4713-11-23
// expect: SMART 2024-Q1-91: 2024-03-31
// expect: SMART 2023-Q1-91: 2023-04-01
// expect: SMART 2023-Q3-92: 2023-09-30
// expect: SMART 2023-Q4-93: DateTimeParseException: Text '2023-Q4-93' could not be parsed: Invalid value for DayOfQuarter (valid values 1 - 90/92): 93
// expect: SMART 2023-Q5-1: DateTimeParseException: Text '2023-Q5-1' could not be parsed: Invalid value for QuarterOfYear (valid values 1 - 4): 5
// expect: SMART 2024 01 1: 2023-12-31
// expect: SMART 2024 53 7: 2024-12-28
// expect: SMART 2023 52 4: 2023-12-27
// expect: SMART 2023 00 4: DateTimeParseException: Text '2023 00 4' could not be parsed: Invalid value for WeekOfWeekBasedYear[WeekFields[SUNDAY,1]] (valid values 1 - 52/53): 0
// expect: SMART 2023 10 8: DateTimeParseException: Text '2023 10 8' could not be parsed: Invalid value for DayOfWeek[WeekFields[SUNDAY,1]] (valid values 1 - 7): 8
// expect: SMART 2024 02 1 1: 2024-01-29
// expect: SMART 2024 02 0 1: 2024-01-22
// expect: SMART 2024 02 5 7: 2024-03-03
// expect: SMART 2024 02 6 7: 2024-03-10
// expect: SMART 2024 13 1 1: DateTimeParseException: Text '2024 13 1 1' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13
// expect: SMART 2024 1 1: 2024-01-01
// expect: SMART 2024 53 7: 2025-01-05
// expect: SMART 2021 0 5: 2021-01-01
// expect: SMART 2021 0 4: 2020-12-31
// expect: SMART 2021 60 4: DateTimeParseException: Text '2021 60 4' could not be parsed: Invalid value for WeekOfYear[WeekFields[MONDAY,4]] (valid values 0/1 - 52/54): 60
// expect: SMART 2460000: 2023-02-24
// expect: SMART 0: -4713-11-24
// expect: SMART -1: -4713-11-23
// expect: LENIENT 2024-Q1-91: 2024-03-31
// expect: LENIENT 2023-Q1-91: 2023-04-01
// expect: LENIENT 2023-Q3-92: 2023-09-30
// expect: LENIENT 2023-Q4-93: 2024-01-01
// expect: LENIENT 2023-Q5-1: 2024-01-01
// expect: LENIENT 2024 01 1: 2023-12-31
// expect: LENIENT 2024 53 7: 2025-01-04
// expect: LENIENT 2023 52 4: 2023-12-27
// expect: LENIENT 2023 00 4: 2022-12-28
// expect: LENIENT 2023 10 8: DateTimeParseException: Text '2023 10 8' could not be parsed: Invalid value for DayOfWeek[WeekFields[SUNDAY,1]] (valid values 1 - 7): 8
// expect: LENIENT 2024 02 1 1: 2024-01-29
// expect: LENIENT 2024 02 0 1: 2024-01-22
// expect: LENIENT 2024 02 5 7: 2024-03-03
// expect: LENIENT 2024 02 6 7: 2024-03-10
// expect: LENIENT 2024 13 1 1: 2024-12-30
// expect: LENIENT 2024 1 1: 2024-01-01
// expect: LENIENT 2024 53 7: 2025-01-05
// expect: LENIENT 2021 0 5: 2021-01-01
// expect: LENIENT 2021 0 4: 2020-12-31
// expect: LENIENT 2021 60 4: 2022-02-24
// expect: LENIENT 2460000: 2023-02-24
// expect: LENIENT 0: -4713-11-24
// expect: LENIENT -1: -4713-11-23
// expect: month and quarter: 3
// expect: text of a quarter: 4th quarter
// expect: ,49,50,99,00,49,50,2000,2049,1950,1999,DateTimeParseException: Text '5' could not be parsed at index 0,DateTimeParseException: Text '123' could not be parsed, unparsed text found at index 2
// expect: ,1949,10,09,2110,2345,2109,2010,1995,DateTimeParseException: Text '20105' could not be parsed, unparsed text found at index 4
// expect: reduced: IllegalArgumentException: The minWidth must be from 1 to 10 inclusive but was 11
// expect: reduced: IllegalArgumentException: Maximum width must exceed or equal the minimum width but 2 < 3
// expect: ,1970-01-01T00:00:00Z,2023-11-14T22:13:20.123Z,1969-12-31T23:59:59.000000005Zparsed: 2024-02-29T12:30:01.500Z
// expect: ,1970-01-01T00:00:00Z,2023-11-14T22:13:20Z,1969-12-31T23:59:59Z
// expect: ,1970-01-01T00:00:00.000Z,2023-11-14T22:13:20.123Z,1969-12-31T23:59:59.000Zparsed: DateTimeParseException: Text '2024-02-29T12:30:01.5Z' could not be parsed at index 20
// expect: ,1970-01-01T00:00:00.000000000Z,2023-11-14T22:13:20.123000000Z,1969-12-31T23:59:59.000000005Zparsed: DateTimeParseException: Text '2024-02-29T12:30:01.5Z' could not be parsed at index 20
// expect: ,1970-01-01T00:00:00Z,2023-11-14T22:13:20.123Z,1969-12-31T23:59:59.000000005Zparsed: 2024-02-29T12:30:01.500Z
// expect: bad: DateTimeParseException: Text '2024-02-30T12:30:01.5' could not be parsed at index 21
// expect: +HH none=Z +01=+01:00 -01=-01:00 +12=+12:00 -18=-18:00 none=Z
// expect: +HHmm none=Z +01=+01:00 -0130=-01:30 +1234=+12:34 -18=-18:00 none=Z
// expect: +HH:mm none=Z +01=+01:00 -01:30=-01:30 +12:34=+12:34 -18=-18:00 none=Z
// expect: +HHMM none=Z +0100=+01:00 -0130=-01:30 +1234=+12:34 -1800=-18:00 none=Z
// expect: +HH:MM none=Z +01:00=+01:00 -01:30=-01:30 +12:34=+12:34 -18:00=-18:00 none=Z
// expect: +HHMMss none=Z +0100=+01:00 -0130=-01:30 +123456=+12:34:56 -1800=-18:00 +000059=+00:00:59
// expect: +HH:MM:ss none=Z +01:00=+01:00 -01:30=-01:30 +12:34:56=+12:34:56 -18:00=-18:00 +00:00:59=+00:00:59
// expect: +HHMMSS none=Z +010000=+01:00 -013000=-01:30 +123456=+12:34:56 -180000=-18:00 +000059=+00:00:59
// expect: +HH:MM:SS none=Z +01:00:00=+01:00 -01:30:00=-01:30 +12:34:56=+12:34:56 -18:00:00=-18:00 +00:00:59=+00:00:59
// expect: +HHmmss none=Z +01=+01:00 -0130=-01:30 +123456=+12:34:56 -18=-18:00 +000059=+00:00:59
// expect: +HH:mm:ss none=Z +01=+01:00 -01:30=-01:30 +12:34:56=+12:34:56 -18=-18:00 +00:00:59=+00:00:59
// expect: +H none=Z +1=+01:00 -1=-01:00 +12=+12:00 -18=-18:00 none=Z
// expect: +Hmm none=Z +1=+01:00 -130=-01:30 +1234=+12:34 -18=-18:00 none=Z
// expect: +H:mm none=Z +1=+01:00 -1:30=-01:30 +12:34=+12:34 -18=-18:00 none=Z
// expect: +HMM none=Z +100=+01:00 -130=-01:30 +1234=+12:34 -1800=-18:00 none=Z
// expect: +H:MM none=Z +1:00=+01:00 -1:30=-01:30 +12:34=+12:34 -18:00=-18:00 none=Z
// expect: +HMMss none=Z +100=+01:00 -130=-01:30 +123456=+12:34:56 -1800=-18:00 +00059=+00:00:59
// expect: +H:MM:ss none=Z +1:00=+01:00 -1:30=-01:30 +12:34:56=+12:34:56 -18:00=-18:00 +0:00:59=+00:00:59
// expect: +HMMSS none=Z +10000=+01:00 -13000=-01:30 +123456=+12:34:56 -180000=-18:00 +00059=+00:00:59
// expect: +H:MM:SS none=Z +1:00:00=+01:00 -1:30:00=-01:30 +12:34:56=+12:34:56 -18:00:00=-18:00 +0:00:59=+00:00:59
// expect: +Hmmss none=Z +1=+01:00 -130=-01:30 +123456=+12:34:56 -18=-18:00 +00059=+00:00:59
// expect: +H:mm:ss none=Z +1=+01:00 -1:30=-01:30 +12:34:56=+12:34:56 -18=-18:00 +0:00:59=+00:00:59
// expect: HH IllegalArgumentException: Invalid zone offset pattern: HH IllegalArgumentException: Invalid zone offset pattern: HH IllegalArgumentException: Invalid zone offset pattern: HH IllegalArgumentException: Invalid zone offset pattern: HH IllegalArgumentException: Invalid zone offset pattern: HH IllegalArgumentException: Invalid zone offset pattern: HH
// expect: localized: GMT+3 GMT+03:00
// expect: --02-29 --05-31 -3truefalse 157 true
// expect: 2023-02-28 2024-02-29 false --04-30 --07-29 --02-03
// expect: 2023-02-28 2023-05-31 1 - 28/29 2
// expect: --12-03 31. May
// expect: no such day: DateTimeException: Illegal value for DayOfMonth field, value 31 is not valid for month APRIL
// expect: no day: DateTimeException: Invalid value for DayOfMonth (valid values 1 - 28/31): 32
// expect: bad text: DateTimeParseException: Text '12-03' could not be parsed at index 0
// expect: true
// expect: year: UnsupportedTemporalTypeException: Unsupported field: Year
// expect: day: DateTimeException: Invalid value for DayOfMonth (valid values 1 - 28/31): 40
// expect: from: DateTimeException: Unable to obtain MonthDay from TemporalAccessor: 12:00 of type java.time.LocalTime
// expect: Europe/Berlin 63 Transition[Overlap at 1997-10-26T03:00+02:00 to +01:00]
// expect:   Transition[Gap at 2030-03-31T02:00+01:00 to +02:00] MARCH +01:00 +02:00 +01:00
// expect:   Transition[Overlap at 2030-10-27T03:00+02:00 to +01:00] OCTOBER +02:00 +01:00 +01:00
// expect: America/New_York 177 Transition[Overlap at 2008-11-02T02:00-04:00 to -05:00]
// expect:   Transition[Gap at 2030-03-10T02:00-05:00 to -04:00] MARCH -05:00 -04:00 -05:00
// expect:   Transition[Overlap at 2030-11-03T02:00-04:00 to -05:00] NOVEMBER -04:00 -05:00 -05:00
// expect: Australia/Sydney 86 Transition[Gap at 2009-10-04T02:00+10:00 to +11:00]
// expect:   Transition[Overlap at 2030-04-07T03:00+11:00 to +10:00] APRIL +11:00 +10:00 +10:00
// expect:   Transition[Gap at 2030-10-06T02:00+10:00 to +11:00] OCTOBER +10:00 +11:00 +10:00
// expect: America/Sao_Paulo 91 Transition[Overlap at 2019-02-17T00:00-02:00 to -03:00]
// expect: UTC 0 none
// expect: TransitionRule[Gap +01:00 to +02:00, SUNDAY on or before last day of MARCH at 01:00 UTC, standard offset +01:00] Transition[Gap at 2024-03-31T02:00+01:00 to +02:00] 117968856
// expect: TransitionRule[Overlap +02:00 to +01:00, SUNDAY on or after OCTOBER 8 at 24:00 UTC, standard offset +01:00] Transition[Overlap at 2024-10-14T02:00+02:00 to +01:00] false
// expect: TransitionRule[Gap +01:00 to +02:00, SUNDAY on or before last day of MARCH at 01:00 WALL, standard offset +01:00] Transition[Gap at 2024-03-31T01:00+01:00 to +02:00] 117968857
// expect: TransitionRule[Overlap +02:00 to +01:00, SUNDAY on or after OCTOBER 8 at 24:00 WALL, standard offset +01:00] Transition[Overlap at 2024-10-14T00:00+02:00 to +01:00] false
// expect: TransitionRule[Gap +01:00 to +02:00, SUNDAY on or before last day of MARCH at 01:00 STANDARD, standard offset +01:00] Transition[Gap at 2024-03-31T01:00+01:00 to +02:00] 117968858
// expect: TransitionRule[Overlap +02:00 to +01:00, SUNDAY on or after OCTOBER 8 at 24:00 STANDARD, standard offset +01:00] Transition[Overlap at 2024-10-14T01:00+02:00 to +01:00] false
// expect: TransitionRule[Gap +01:00 to +02:00, MAY 5 at 12:00 WALL, standard offset +01:00]
// expect: TransitionRule[Gap +01:00 to +02:00, MONDAY on or before last day minus 4 of MAY at 12:00 WALL, standard offset +01:00]
// expect: bad day: IllegalArgumentException: Day of month indicator must be between -28 and 31 inclusive excluding zero
// expect: bad time: IllegalArgumentException: Time must be midnight when end of day flag is true
// expect: 202 0050-01-01T00:00 198
// expect: 1980s 1960-01-01
// expect: time: UnsupportedTemporalTypeException: Unsupported field: Year
// expect: false true
