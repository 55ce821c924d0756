import java.time.*; import java.time.format.*; import java.time.temporal.*; import java.util.*; import java.lang.reflect.*;
// What formatters say of themselves, parts that are optional, moments, and names that are read.
public class FormatterTexts { static void p(Object o) { System.out.println(o); }
 static void t(Object n, java.util.concurrent.Callable<?> c) { try { p(n + " -> " + c.call()); } catch (Throwable e) { p(n + " -> " + e); } }
 public static void main(String[] a) throws Exception {
  DateTimeFormatter[] all = {DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_OFFSET_DATE, DateTimeFormatter.ISO_OFFSET_TIME, DateTimeFormatter.ISO_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_DATE_TIME, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.RFC_1123_DATE_TIME};
  for (DateTimeFormatter f : all) { p(f); p(f.getResolverStyle() + " " + f.getZone()); }
  for (String s : "y yy yyy yyyy yyyyy;u uu uuuu;M MM MMM MMMM MMMMM;L LL LLL LLLL LLLLL;d dd;D DD DDD;E EE EEE EEEE EEEEE;e ee eee eeee eeeee;c ccc cccc ccccc;G GG GGG GGGG GGGGG;a;H HH k kk K KK h hh;m mm s ss;S SSS SSSSSSSSS;n nnn N NNN A AAA;Q QQ QQQ QQQQ QQQQQ;q qq qqq qqqq;Y YY YYY YYYY YYYYY;w ww W;F;g gg;VV;z zz zzz zzzz;v vvvv;O OOOO;X XX XXX XXXX XXXXX;x xx xxx xxxx xxxxx;Z ZZ ZZZ ZZZZ ZZZZZ;yyyyMMdd;HHmmssSSS;yyyy-MM-dd['T'HH:mm[:ss]];[yyyy];[yyyy][MM]dd;[yyyy;'o''clock';'''';h 'o''clock';ppH;ppppM d;pp;p;pp-;zzzzz;VVV;V;vv;OO;XXXXXX;ZZZZZZ;yyyy{;];aa;ddd;HHH;EEEEEE;cc;ccc;MMMMMM;FF;WW;www;f;#;'abc;QQQQQQ;GGGGGG;uuuuuuuuuuuuuuuuuuuu;[[yyyy]-MM;y[M[d".split(";")) t(s, () -> DateTimeFormatter.ofPattern(s, Locale.US));
  t("b", () -> new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient().appendValue(ChronoField.YEAR).appendValueReduced(ChronoField.YEAR, 2, 4, 1950).appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).appendFraction(ChronoField.MILLI_OF_SECOND, 2, 3, false).appendInstant().appendInstant(3).appendOffsetId().appendOffset("+HH", "no'ne").appendLocalizedOffset(TextStyle.FULL).appendZoneId().appendZoneRegionId().appendZoneOrOffsetId().appendZoneText(TextStyle.FULL).appendGenericZoneText(TextStyle.SHORT).appendLiteral("it's").appendLiteral('x').appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT).appendText(ChronoField.YEAR).appendText(ChronoField.DAY_OF_WEEK, Map.of(1L, "a")).append(DateTimeFormatter.ISO_LOCAL_DATE).appendOptional(DateTimeFormatter.ISO_LOCAL_TIME).padNext(5).appendValue(ChronoField.DAY_OF_MONTH).padNext(6, '*').appendText(ChronoField.MONTH_OF_YEAR).optionalStart().appendLiteral('[').optionalEnd().optionalStart().parseStrict().parseCaseSensitive().toFormatter());
  t("c", () -> new DateTimeFormatterBuilder().appendPattern("[yyyy").appendLiteral('-').appendPattern("MM]").appendPattern("[dd").optionalStart().appendLiteral('x').toFormatter());
  t("d", () -> new DateTimeFormatterBuilder().appendPattern("[yyyy").optionalEnd().appendPattern("MM]").toFormatter());
  t("e", () -> new DateTimeFormatterBuilder().appendPattern("[yyyy").appendLiteral('-').appendPattern("MM]").appendPattern("dd").toFormatter().parse("05"));
  for (FormatStyle s : FormatStyle.values()) { p(DateTimeFormatter.ofLocalizedDate(s)); p(DateTimeFormatter.ofLocalizedTime(s)); p(DateTimeFormatter.ofLocalizedDateTime(s, FormatStyle.SHORT).withLocale(Locale.GERMANY)); p(new DateTimeFormatterBuilder().appendLiteral('x').appendLocalized(s, null).toFormatter()); }
  for (int i = 0; i < 4; i++) { int n = i == 3 ? 9 : i - 1; DateTimeFormatter f = new DateTimeFormatterBuilder().appendInstant(n).toFormatter(); for (String s : "2020-01-01T10:15:30Z 2020-01-01T10:15:30.1Z 2020-01-01T10:15:30.Z 2020-01-01T24:00:00Z 2020-06-30T23:59:60Z 2020-01-01T10:15:30.123456789Z 2020-01-01T10:15:30+01:00 +12020-01-01T00:00:00Z".split(" ")) t(n + s, () -> Instant.from(f.parse(s))); t(n, () -> f.format(Instant.ofEpochSecond(5, 120000000))); }
  t("i", () -> Instant.parse("2020-06-30T24:00:00Z"));
  DateTimeFormatter x = DateTimeFormatter.ofPattern("d. MMM yyyy", Locale.GERMAN); t("j", () -> LocalDate.parse("3. Mai 2020", x)); t("k", () -> LocalDate.parse("3. Sept. 2020", x)); t("l", () -> LocalDate.parse("3. Sep. 2020", x)); t("m", () -> x.format(LocalDate.of(2020, 9, 3)));
  for (String s : "J M A j".split(" ")) t("n" + s, () -> DateTimeFormatter.ofPattern("MMMMM", Locale.ENGLISH).parse(s)); t("o", () -> DateTimeFormatter.ofPattern("MMMMM", Locale.ENGLISH).parse("5")); t("o", () -> DateTimeFormatter.ofPattern("MMMM d", Locale.ENGLISH).parse("5 5"));
  DateTimeFormatter y = new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient().appendPattern("MMM d").toFormatter(Locale.ENGLISH); for (String s : "jan 5;JANUARY 5;5 5;Janu 5;J 5;M 5;Sept 3".split(";")) t(s, () -> java.time.MonthDay.from(y.parse(s)));
  t("q", () -> DateTimeFormatter.ofPattern("G", Locale.ENGLISH).parse("AD")); t("r", () -> DateTimeFormatter.ofPattern("a", Locale.JAPAN).parse("午後")); t("s", () -> DateTimeFormatter.ofPattern("QQQQ", Locale.FRENCH).parse("2e trimestre"));
  t("u", () -> DateTimeFormatter.ofPattern("LLLL yyyy", new Locale("pl")).format(LocalDate.of(2020, 5, 1)) + DateTimeFormatter.ofPattern("d MMMM yyyy", new Locale("pl")).format(LocalDate.of(2020, 5, 1)));
  t("v", () -> { DateTimeFormatter f = DateTimeFormatter.ofPattern("EEEE").withLocale(Locale.FRANCE); return f.format(LocalDate.of(2020, 5, 1)) + f.getLocale() + f.localizedBy(Locale.ITALY).format(LocalDate.of(2020, 5, 1)); });
 }}
// expect: Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2)
// expect: STRICT null
// expect: Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]]
// expect: STRICT null
// expect: ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))'T'(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]])
// expect: STRICT null
// expect: ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))[Offset(+HH:MM:ss,'Z')]
// expect: STRICT null
// expect: ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))Offset(+HH:MM:ss,'Z')
// expect: STRICT null
// expect: ParseCaseSensitive(false)(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]])Offset(+HH:MM:ss,'Z')
// expect: STRICT null
// expect: ParseCaseSensitive(false)(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]])[Offset(+HH:MM:ss,'Z')]
// expect: STRICT null
// expect: ParseCaseSensitive(false)(ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))'T'(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]]))ParseStrict(false)Offset(+HH:MM:ss,'Z')ParseStrict(true)
// expect: STRICT null
// expect: (ParseCaseSensitive(false)(ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))'T'(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]]))ParseStrict(false)Offset(+HH:MM:ss,'Z')ParseStrict(true))['['ParseCaseSensitive(true)ZoneRegionId()']']
// expect: STRICT null
// expect: (ParseCaseSensitive(false)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))'T'(Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]]))[Offset(+HH:MM:ss,'Z')['['ParseCaseSensitive(true)ZoneRegionId()']']]
// expect: STRICT null
// expect: ParseCaseSensitive(false)Value(WeekBasedYear,4,10,EXCEEDS_PAD)'-W'Value(WeekOfWeekBasedYear,2)'-'Value(DayOfWeek,1)[Offset(+HH:MM:ss,'Z')]
// expect: STRICT null
// expect: ParseCaseSensitive(false)Value(Year,4,10,EXCEEDS_PAD)'-'Value(DayOfYear,3)[Offset(+HH:MM:ss,'Z')]
// expect: STRICT null
// expect: ParseCaseSensitive(false)Value(Year,4)Value(MonthOfYear,2)Value(DayOfMonth,2)[ParseStrict(false)Offset(+HHMMss,'Z')ParseStrict(true)]
// expect: STRICT null
// expect: ParseCaseSensitive(false)Instant()
// expect: STRICT null
// expect: ParseCaseSensitive(false)ParseStrict(false)[Text(DayOfWeek)', ']Value(DayOfMonth,1,2,NOT_NEGATIVE)' 'Text(MonthOfYear)' 'Value(Year,4)' 'Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)]' 'Offset(+HHMM,'GMT')
// expect: SMART null
// expect: y yy yyy yyyy yyyyy -> Value(YearOfEra)' 'ReducedValue(YearOfEra,2,2,2000-01-01)' 'Value(YearOfEra,3,19,NORMAL)' 'Value(YearOfEra,4,19,EXCEEDS_PAD)' 'Value(YearOfEra,5,19,EXCEEDS_PAD)
// expect: u uu uuuu -> Value(Year)' 'ReducedValue(Year,2,2,2000-01-01)' 'Value(Year,4,19,EXCEEDS_PAD)
// expect: M MM MMM MMMM MMMMM -> Value(MonthOfYear)' 'Value(MonthOfYear,2)' 'Text(MonthOfYear,SHORT)' 'Text(MonthOfYear)' 'Text(MonthOfYear,NARROW)
// expect: L LL LLL LLLL LLLLL -> Value(MonthOfYear)' 'Value(MonthOfYear,2)' 'Text(MonthOfYear,SHORT_STANDALONE)' 'Text(MonthOfYear,FULL_STANDALONE)' 'Text(MonthOfYear,NARROW_STANDALONE)
// expect: d dd -> Value(DayOfMonth)' 'Value(DayOfMonth,2)
// expect: D DD DDD -> Value(DayOfYear)' 'Value(DayOfYear,2,3,NOT_NEGATIVE)' 'Value(DayOfYear,3)
// expect: E EE EEE EEEE EEEEE -> Text(DayOfWeek,SHORT)' 'Text(DayOfWeek,SHORT)' 'Text(DayOfWeek,SHORT)' 'Text(DayOfWeek)' 'Text(DayOfWeek,NARROW)
// expect: e ee eee eeee eeeee -> Localized(DayOfWeek,1)' 'Localized(DayOfWeek,2)' 'Text(DayOfWeek,SHORT)' 'Text(DayOfWeek)' 'Text(DayOfWeek,NARROW)
// expect: c ccc cccc ccccc -> Localized(DayOfWeek,1)' 'Text(DayOfWeek,SHORT_STANDALONE)' 'Text(DayOfWeek,FULL_STANDALONE)' 'Text(DayOfWeek,NARROW_STANDALONE)
// expect: G GG GGG GGGG GGGGG -> Text(Era,SHORT)' 'Text(Era,SHORT)' 'Text(Era,SHORT)' 'Text(Era)' 'Text(Era,NARROW)
// expect: a -> Text(AmPmOfDay,SHORT)
// expect: H HH k kk K KK h hh -> Value(HourOfDay)' 'Value(HourOfDay,2)' 'Value(ClockHourOfDay)' 'Value(ClockHourOfDay,2)' 'Value(HourOfAmPm)' 'Value(HourOfAmPm,2)' 'Value(ClockHourOfAmPm)' 'Value(ClockHourOfAmPm,2)
// expect: m mm s ss -> Value(MinuteOfHour)' 'Value(MinuteOfHour,2)' 'Value(SecondOfMinute)' 'Value(SecondOfMinute,2)
// expect: S SSS SSSSSSSSS -> Fraction(NanoOfSecond,1,1)' 'Fraction(NanoOfSecond,3,3)' 'Fraction(NanoOfSecond,9,9)
// expect: n nnn N NNN A AAA -> Value(NanoOfSecond,1,19,NOT_NEGATIVE)' 'Value(NanoOfSecond,3,19,NOT_NEGATIVE)' 'Value(NanoOfDay,1,19,NOT_NEGATIVE)' 'Value(NanoOfDay,3,19,NOT_NEGATIVE)' 'Value(MilliOfDay,1,19,NOT_NEGATIVE)' 'Value(MilliOfDay,3,19,NOT_NEGATIVE)
// expect: Q QQ QQQ QQQQ QQQQQ -> Value(QuarterOfYear)' 'Value(QuarterOfYear,2)' 'Text(QuarterOfYear,SHORT)' 'Text(QuarterOfYear)' 'Text(QuarterOfYear,NARROW)
// expect: q qq qqq qqqq -> Value(QuarterOfYear)' 'Value(QuarterOfYear,2)' 'Text(QuarterOfYear,SHORT_STANDALONE)' 'Text(QuarterOfYear,FULL_STANDALONE)
// expect: Y YY YYY YYYY YYYYY -> Localized(WeekBasedYear)' 'Localized(ReducedValue(WeekBasedYear,2,2,2000-01-01))' 'Localized(WeekBasedYear,3,19,NORMAL)' 'Localized(WeekBasedYear,4,19,EXCEEDS_PAD)' 'Localized(WeekBasedYear,5,19,EXCEEDS_PAD)
// expect: w ww W -> Localized(WeekOfWeekBasedYear,1)' 'Localized(WeekOfWeekBasedYear,2)' 'Localized(WeekOfMonth,1)
// expect: F -> Value(AlignedDayOfWeekInMonth)
// expect: g gg -> Value(ModifiedJulianDay)' 'Value(ModifiedJulianDay,2,19,NORMAL)
// expect: VV -> ZoneId()
// expect: z zz zzz zzzz -> ZoneText(SHORT)' 'ZoneText(SHORT)' 'ZoneText(SHORT)' 'ZoneText(FULL)
// expect: v vvvv -> ZoneText(SHORT)' 'ZoneText(FULL)
// expect: O OOOO -> LocalizedOffset(SHORT)' 'LocalizedOffset(FULL)
// expect: X XX XXX XXXX XXXXX -> Offset(+HHmm,'Z')' 'Offset(+HHMM,'Z')' 'Offset(+HH:MM,'Z')' 'Offset(+HHMMss,'Z')' 'Offset(+HH:MM:ss,'Z')
// expect: x xx xxx xxxx xxxxx -> Offset(+HHmm,'+00')' 'Offset(+HHMM,'+0000')' 'Offset(+HH:MM,'+00:00')' 'Offset(+HHMMss,'+0000')' 'Offset(+HH:MM:ss,'+00:00')
// expect: Z ZZ ZZZ ZZZZ ZZZZZ -> Offset(+HHMM,'+0000')' 'Offset(+HHMM,'+0000')' 'Offset(+HHMM,'+0000')' 'LocalizedOffset(FULL)' 'Offset(+HH:MM:ss,'Z')
// expect: yyyyMMdd -> Value(YearOfEra,4,19,EXCEEDS_PAD)Value(MonthOfYear,2)Value(DayOfMonth,2)
// expect: HHmmssSSS -> Value(HourOfDay,2)Value(MinuteOfHour,2)Value(SecondOfMinute,2)Fraction(NanoOfSecond,3,3)
// expect: yyyy-MM-dd['T'HH:mm[:ss]] -> Value(YearOfEra,4,19,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2)['T'Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)]]
// expect: [yyyy] -> [Value(YearOfEra,4,19,EXCEEDS_PAD)]
// expect: [yyyy][MM]dd -> [Value(YearOfEra,4,19,EXCEEDS_PAD)][Value(MonthOfYear,2)]Value(DayOfMonth,2)
// expect: [yyyy -> [Value(YearOfEra,4,19,EXCEEDS_PAD)]
// expect: 'o''clock' -> 'o''clock'
// expect: '''' -> ''
// expect: h 'o''clock' -> Value(ClockHourOfAmPm)' ''o''clock'
// expect: ppH -> Pad(Value(HourOfDay),2)
// expect: ppppM d -> Pad(Value(MonthOfYear),4)' 'Value(DayOfMonth)
// expect: pp -> java.lang.IllegalArgumentException: Pad letter 'p' must be followed by valid pad pattern: pp
// expect: p -> java.lang.IllegalArgumentException: Pad letter 'p' must be followed by valid pad pattern: p
// expect: pp- -> java.lang.IllegalArgumentException: Pad letter 'p' must be followed by valid pad pattern: pp-
// expect: zzzzz -> java.lang.IllegalArgumentException: Too many pattern letters: z
// expect: VVV -> java.lang.IllegalArgumentException: Pattern letter count must be 2: V
// expect: V -> java.lang.IllegalArgumentException: Pattern letter count must be 2: V
// expect: vv -> java.lang.IllegalArgumentException: Wrong number of pattern letters: v
// expect: OO -> java.lang.IllegalArgumentException: Pattern letter count must be 1 or 4: O
// expect: XXXXXX -> java.lang.IllegalArgumentException: Too many pattern letters: X
// expect: ZZZZZZ -> java.lang.IllegalArgumentException: Too many pattern letters: Z
// expect: yyyy{ -> java.lang.IllegalArgumentException: Pattern includes reserved character: '{'
// expect: ] -> java.lang.IllegalArgumentException: Pattern invalid as it contains ] without previous [
// expect: aa -> java.lang.IllegalArgumentException: Too many pattern letters: a
// expect: ddd -> java.lang.IllegalArgumentException: Too many pattern letters: d
// expect: HHH -> java.lang.IllegalArgumentException: Too many pattern letters: H
// expect: EEEEEE -> java.lang.IllegalArgumentException: Too many pattern letters: E
// expect: cc -> java.lang.IllegalArgumentException: Invalid pattern "cc"
// expect: ccc -> Text(DayOfWeek,SHORT_STANDALONE)
// expect: MMMMMM -> java.lang.IllegalArgumentException: Too many pattern letters: M
// expect: FF -> java.lang.IllegalArgumentException: Too many pattern letters: F
// expect: WW -> java.lang.IllegalArgumentException: Too many pattern letters: W
// expect: www -> java.lang.IllegalArgumentException: Too many pattern letters: w
// expect: f -> java.lang.IllegalArgumentException: Unknown pattern letter: f
// expect: # -> java.lang.IllegalArgumentException: Pattern includes reserved character: '#'
// expect: 'abc -> java.lang.IllegalArgumentException: Pattern ends with an incomplete string literal: 'abc
// expect: QQQQQQ -> java.lang.IllegalArgumentException: Too many pattern letters: Q
// expect: GGGGGG -> java.lang.IllegalArgumentException: Too many pattern letters: G
// expect: uuuuuuuuuuuuuuuuuuuu -> java.lang.IllegalArgumentException: The minimum width must be from 1 to 19 inclusive but was 20
// expect: [[yyyy]-MM -> [[Value(YearOfEra,4,19,EXCEEDS_PAD)]'-'Value(MonthOfYear,2)]
// expect: y[M[d -> Value(YearOfEra)[Value(MonthOfYear)[Value(DayOfMonth)]]
// expect: b -> ParseCaseSensitive(false)ParseStrict(false)Value(Year)ReducedValue(Year,2,4,1950)Fraction(NanoOfSecond,0,9,DecimalPoint)Fraction(MilliOfSecond,2,3)Instant()Instant()Offset(+HH:MM:ss,'Z')Offset(+HH,'no''ne')LocalizedOffset(FULL)ZoneId()ZoneRegionId()ZoneOrOffsetId()ZoneText(FULL)ZoneText(SHORT)'it''s''x'Text(MonthOfYear,SHORT)Text(Year)Text(DayOfWeek)(Value(Year,4,10,EXCEEDS_PAD)'-'Value(MonthOfYear,2)'-'Value(DayOfMonth,2))[Value(HourOfDay,2)':'Value(MinuteOfHour,2)[':'Value(SecondOfMinute,2)[Fraction(NanoOfSecond,0,9,DecimalPoint)]]]Pad(Value(DayOfMonth),5)Pad(Text(MonthOfYear),6,'*')['['][ParseStrict(true)ParseCaseSensitive(true)]
// expect: c -> [Value(YearOfEra,4,19,EXCEEDS_PAD)'-'Value(MonthOfYear,2)][Value(DayOfMonth,2)['x']]
// expect: d -> java.lang.IllegalArgumentException: Pattern invalid as it contains ] without previous [
// expect: e -> {DayOfMonth=5},ISO
// expect: Localized(FULL,)
// expect: Localized(,FULL)
// expect: Localized(FULL,SHORT)
// expect: 'x'Localized(FULL,)
// expect: Localized(LONG,)
// expect: Localized(,LONG)
// expect: Localized(LONG,SHORT)
// expect: 'x'Localized(LONG,)
// expect: Localized(MEDIUM,)
// expect: Localized(,MEDIUM)
// expect: Localized(MEDIUM,SHORT)
// expect: 'x'Localized(MEDIUM,)
// expect: Localized(SHORT,)
// expect: Localized(,SHORT)
// expect: Localized(SHORT,SHORT)
// expect: 'x'Localized(SHORT,)
// expect: -12020-01-01T10:15:30Z -> 2020-01-01T10:15:30Z
// expect: -12020-01-01T10:15:30.1Z -> 2020-01-01T10:15:30.100Z
// expect: -12020-01-01T10:15:30.Z -> 2020-01-01T10:15:30Z
// expect: -12020-01-01T24:00:00Z -> 2020-01-02T00:00:00Z
// expect: -12020-06-30T23:59:60Z -> 2020-06-30T23:59:59Z
// expect: -12020-01-01T10:15:30.123456789Z -> 2020-01-01T10:15:30.123456789Z
// expect: -12020-01-01T10:15:30+01:00 -> 2020-01-01T09:15:30Z
// expect: -1+12020-01-01T00:00:00Z -> +12020-01-01T00:00:00Z
// expect: -1 -> 1970-01-01T00:00:05.12Z
// expect: 02020-01-01T10:15:30Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-01-01T10:15:30.1Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.1Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-01-01T10:15:30.Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-01-01T24:00:00Z -> java.time.format.DateTimeParseException: Text '2020-01-01T24:00:00Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-06-30T23:59:60Z -> java.time.format.DateTimeParseException: Text '2020-06-30T23:59:60Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-01-01T10:15:30.123456789Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.123456789Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 02020-01-01T10:15:30+01:00 -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30+01:00' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 0+12020-01-01T00:00:00Z -> java.time.format.DateTimeParseException: Text '+12020-01-01T00:00:00Z' could not be parsed: Maximum width must be from 1 to 9 inclusive but was 0
// expect: 0 -> 1970-01-01T00:00:05Z
// expect: 12020-01-01T10:15:30Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30Z' could not be parsed at index 19
// expect: 12020-01-01T10:15:30.1Z -> 2020-01-01T10:15:30.100Z
// expect: 12020-01-01T10:15:30.Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.Z' could not be parsed at index 20
// expect: 12020-01-01T24:00:00Z -> java.time.format.DateTimeParseException: Text '2020-01-01T24:00:00Z' could not be parsed at index 19
// expect: 12020-06-30T23:59:60Z -> java.time.format.DateTimeParseException: Text '2020-06-30T23:59:60Z' could not be parsed at index 19
// expect: 12020-01-01T10:15:30.123456789Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.123456789Z' could not be parsed at index 21
// expect: 12020-01-01T10:15:30+01:00 -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30+01:00' could not be parsed at index 19
// expect: 1+12020-01-01T00:00:00Z -> java.time.format.DateTimeParseException: Text '+12020-01-01T00:00:00Z' could not be parsed at index 21
// expect: 1 -> 1970-01-01T00:00:05.1Z
// expect: 92020-01-01T10:15:30Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30Z' could not be parsed at index 19
// expect: 92020-01-01T10:15:30.1Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.1Z' could not be parsed at index 20
// expect: 92020-01-01T10:15:30.Z -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30.Z' could not be parsed at index 20
// expect: 92020-01-01T24:00:00Z -> java.time.format.DateTimeParseException: Text '2020-01-01T24:00:00Z' could not be parsed at index 19
// expect: 92020-06-30T23:59:60Z -> java.time.format.DateTimeParseException: Text '2020-06-30T23:59:60Z' could not be parsed at index 19
// expect: 92020-01-01T10:15:30.123456789Z -> 2020-01-01T10:15:30.123456789Z
// expect: 92020-01-01T10:15:30+01:00 -> java.time.format.DateTimeParseException: Text '2020-01-01T10:15:30+01:00' could not be parsed at index 19
// expect: 9+12020-01-01T00:00:00Z -> java.time.format.DateTimeParseException: Text '+12020-01-01T00:00:00Z' could not be parsed at index 21
// expect: 9 -> 1970-01-01T00:00:05.120000000Z
// expect: i -> 2020-07-01T00:00:00Z
// expect: j -> 2020-05-03
// expect: k -> 2020-09-03
// expect: l -> java.time.format.DateTimeParseException: Text '3. Sep. 2020' could not be parsed at index 3
// expect: m -> 3. Sept. 2020
// expect: nJ -> {MonthOfYear=7},ISO
// expect: nM -> {MonthOfYear=5},ISO
// expect: nA -> {MonthOfYear=8},ISO
// expect: nj -> java.time.format.DateTimeParseException: Text 'j' could not be parsed at index 0
// expect: o -> java.time.format.DateTimeParseException: Text '5' could not be parsed at index 0
// expect: o -> java.time.format.DateTimeParseException: Text '5 5' could not be parsed at index 0
// expect: jan 5 -> --01-05
// expect: JANUARY 5 -> --01-05
// expect: 5 5 -> --05-05
// expect: Janu 5 -> java.time.format.DateTimeParseException: Text 'Janu 5' could not be parsed at index 3
// expect: J 5 -> --07-05
// expect: M 5 -> --05-05
// expect: Sept 3 -> java.time.format.DateTimeParseException: Text 'Sept 3' could not be parsed at index 3
// expect: q -> {Era=1},ISO
// expect: r -> {},ISO resolved to 18:00
// expect: s -> {QuarterOfYear=2},ISO
// expect: u -> maj 20201 maja 2020
// expect: v -> vendredifr_FRvenerdì
