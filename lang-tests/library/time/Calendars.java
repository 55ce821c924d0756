import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.util.*;
// The calendars of java.time.chrono: their dates, periods, fields and texts. (Of what is printed most counts only in a digest.)
public class Calendars { static long digest; static int lines; static void p(Object o) { digest = digest * 31 + o.toString().hashCode(); if (lines++ % 9 == 0) System.out.println(o); }
 static void t(Object n, java.util.concurrent.Callable<?> c) { try { p(n + " -> " + c.call()); } catch (Throwable e) { p(n + " -> " + e); } }
 public static void main(String[] a) {
  Chronology[] all = {IsoChronology.INSTANCE, ThaiBuddhistChronology.INSTANCE, MinguoChronology.INSTANCE, JapaneseChronology.INSTANCE, HijrahChronology.INSTANCE};
  for (Chronology c : all) {
    p(c + " " + c.getId() + " " + c.getCalendarType() + " " + c.eras());
    System.out.println(c.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + digest);
    for (ChronoField f : ChronoField.values()) t(f, () -> c.range(f));
    for (LocalDate d : new LocalDate[] {LocalDate.of(2023, 5, 31), LocalDate.of(1989, 1, 8), LocalDate.of(-5, 3, 1)}) {
      t("date " + d, () -> { ChronoLocalDate x = c.date(d); StringBuilder b = new StringBuilder(x + " " + x.getEra() + " " + x.getChronology() + " " + x.lengthOfMonth() + " " + x.lengthOfYear() + " " + x.isLeapYear() + " " + x.toEpochDay() + " ");
        for (ChronoField f : ChronoField.values()) if (x.isSupported(f)) b.append(" " + f + "=" + x.getLong(f) + x.range(f)); return b; });
      for (ChronoUnit u : ChronoUnit.values()) t(d + " plus " + u, () -> { ChronoLocalDate x = c.date(d); return x.plus(13, u) + " " + x.minus(7, u) + " " + x.until(c.date(LocalDate.of(2024, 3, 1)), u); });
      for (ChronoField f : ChronoField.values()) for (long v : new long[] {0, 30, 1400}) t(d + " with " + f + " " + v, () -> c.date(d).with(f, v));
      t("until", () -> { ChronoPeriod q = c.date(d).until(c.date(LocalDate.of(2024, 3, 1))); return q + " " + q.getUnits() + q.get(ChronoUnit.YEARS) + q.isZero() + q.isNegative() + q.negated() + q.normalized() + q.multipliedBy(2) + q.plus(q) + c.date(d).plus(q) + " " + c.date(d).minus(q) ; });
      t("atTime", () -> { ChronoLocalDateTime<?> x = c.date(d).atTime(LocalTime.of(10, 15)); return x + " " + x.plus(20, ChronoUnit.HOURS) + " " + x.with(ChronoField.HOUR_OF_DAY, 3) + " " + x.toLocalDate() + x.toLocalTime() + " " + x.atZone(ZoneId.of("Europe/Berlin")) + " " + x.toEpochSecond(ZoneOffset.UTC) + x.until(x.plus(3, ChronoUnit.DAYS), ChronoUnit.HOURS) + x.toInstant(ZoneOffset.UTC) + x.minus(Duration.ofHours(1)) + x.minus(1, ChronoUnit.MONTHS); });
      t("zoned", () -> { ChronoZonedDateTime<?> x = c.date(d).atTime(LocalTime.of(10, 15)).atZone(ZoneId.of("Europe/Berlin")); return x + " " + x.plus(20, ChronoUnit.HOURS) + x.withZoneSameInstant(ZoneId.of("UTC")) + x.withZoneSameLocal(ZoneId.of("UTC")) + x.toEpochSecond() + x.toInstant() + x.getOffset() + x.getZone() + x.with(ChronoField.DAY_OF_MONTH, 3) + x.until(x.plus(3, ChronoUnit.DAYS), ChronoUnit.HOURS); });
      for (String s : "G y-MM-dd;GGGG yyyy MMMM d;GGGGG u M;y u;D E".split(";")) t("f " + s, () -> DateTimeFormatter.ofPattern(s, Locale.ENGLISH).format(c.date(d)) + " " + DateTimeFormatter.ofPattern(s, Locale.ENGLISH).withChronology(c).format(d) + " " + DateTimeFormatter.ofPattern(s, Locale.ENGLISH).withChronology(c).format(d.atTime(1, 2).atZone(ZoneId.of("UTC"))));
      t("parse", () -> { DateTimeFormatter f = DateTimeFormatter.ofPattern("G y-MM-dd", Locale.ENGLISH).withChronology(c); TemporalAccessor r = f.parse(f.format(d)); return r + " " + r.query(TemporalQueries.chronology()) + " " + LocalDate.from(r) + " " + ChronoLocalDate.from(r) + " " + c.date(r); });
    }
    for (int y : new int[] {0, 1, 1402, 2000}) { t("leap " + y, () -> c.isLeapYear(y)); t("of " + y, () -> c.date(y, 2, 28)); t("yd " + y, () -> c.dateYearDay(y, 60)); t("bad", () -> c.date(y, 13, 1)); t("bad", () -> c.date(y, 2, 31)); for (Era e : c.eras()) { t("era " + e + y, () -> c.prolepticYear(e, y)); t("e2", () -> c.date(e, y, 3, 1)); t("e3", () -> c.dateYearDay(e, y, 70)); } }
    for (int i = -3; i < 6; i++) { int j = i; t("eraOf " + i, () -> c.eraOf(j) + " " + c.eraOf(j).getValue() + c.eraOf(j).getDisplayName(TextStyle.FULL, Locale.ENGLISH) + c.eraOf(j).getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + c.eraOf(j).getDisplayName(TextStyle.NARROW, Locale.GERMAN) + c.eraOf(j).range(ChronoField.ERA)); }
    t("epoch", () -> c.dateEpochDay(19000) + " " + c.epochSecond(2000, 1, 2, 3, 4, 5, ZoneOffset.UTC) + " " + c.zonedDateTime(Instant.EPOCH, ZoneId.of("UTC")) + " " + c.localDateTime(LocalDateTime.of(2000, 1, 1, 2, 3)) + c.period(1, 2, 3));
    t("resolve", () -> { Map<TemporalField, Long> m = new HashMap<>(); m.put(ChronoField.YEAR, 1400L); m.put(ChronoField.MONTH_OF_YEAR, 2L); m.put(ChronoField.DAY_OF_MONTH, 31L); return c.resolveDate(m, ResolverStyle.SMART) + " " + m; });
    t("mixed", () -> c.date(LocalDate.EPOCH).isBefore(LocalDate.MAX) + " " + c.date(LocalDate.EPOCH).compareTo(LocalDate.EPOCH) + c.date(LocalDate.EPOCH).equals(LocalDate.EPOCH) + c.date(LocalDate.EPOCH).isEqual(LocalDate.EPOCH));
    t("query", () -> c.date(LocalDate.EPOCH).query(TemporalQueries.chronology()) + " " + c.date(LocalDate.EPOCH).query(TemporalQueries.precision()) + c.date(LocalDate.EPOCH).query(TemporalQueries.localDate()));
    t("adj", () -> c.date(LocalDate.EPOCH).with(LocalDate.MAX)); t("adj", () -> LocalDate.EPOCH.with(c.date(LocalDate.of(2020, 1, 1)))); t("adj", () -> c.date(LocalDate.EPOCH).with(TemporalAdjusters.lastDayOfMonth()));
    t("plusp", () -> c.date(LocalDate.EPOCH).plus(Period.ofDays(3)));
    for (Chronology o : all) p(c.compareTo(o) > 0);
  }
  for (String s : "ISO iso8601 ThaiBuddhist buddhist Minguo roc Japanese japanese Hijrah-umalqura islamic-umalqura Hijrah foo".split(" ")) t(s, () -> Chronology.of(s));
  p(new TreeSet<>(Chronology.getAvailableChronologies())); p(Chronology.ofLocale(Locale.JAPAN)); t("from", () -> Chronology.from(LocalTime.NOON)); t("from", () -> Chronology.from(JapaneseDate.of(2020, 1, 1)));
  t("j", () -> JapaneseDate.of(JapaneseEra.HEISEI, 31, 4, 30) + " " + JapaneseDate.of(JapaneseEra.HEISEI, 1, 1, 8).lengthOfYear() + JapaneseEra.valueOf("Reiwa") + Arrays.toString(JapaneseEra.values()));
  t("j2", () -> JapaneseDate.of(JapaneseEra.HEISEI, 31, 5, 1)); t("j3", () -> JapaneseDate.of(1872, 1, 1)); t("j4", () -> JapaneseEra.valueOf("x"));
  t("h", () -> HijrahDate.of(1445, 9, 1) + " " + HijrahDate.from(LocalDate.of(2024, 3, 11)) + HijrahDate.of(1445, 9, 1).withVariant(HijrahChronology.INSTANCE)); t("h3", () -> HijrahDate.from(LocalDate.of(2100, 1, 1)));
  t("iso", () -> IsoEra.of(0) + " " + IsoEra.of(2)); t("isod", () -> LocalDate.of(2020, 1, 1).getEra() + " " + LocalDate.of(2020, 1, 1).getChronology() + ZonedDateTime.of(2020, 1, 1, 1, 1, 1, 1, ZoneOffset.UTC).getChronology() + Period.ofDays(1).getChronology() + LocalDateTime.MIN.getChronology());
  t("p", () -> ChronoPeriod.between(LocalDate.of(2020, 1, 1), LocalDate.of(2021, 3, 4)));
  List<ChronoLocalDate> l = new ArrayList<>(List.of(LocalDate.of(2020, 1, 1), ThaiBuddhistDate.of(2562, 1, 1), JapaneseDate.of(2021, 1, 1))); l.sort(ChronoLocalDate.timeLineOrder()); p(l);
  for (FormatStyle s : FormatStyle.values()) for (Chronology c : all) t(s, () -> DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.ENGLISH).withChronology(c).format(LocalDate.of(2023, 5, 31)));
  System.out.println(lines + " " + digest);
 }}
// expect: ISO ISO iso8601 [BCE, CE]
// expect: ISO 919666668
// expect: MinuteOfHour -> 0 - 59
// expect: AlignedDayOfWeekInYear -> 1 - 7
// expect: Year -> -999999999 - 999999999
// expect: 2023-05-31 plus Minutes -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Minutes
// expect: 2023-05-31 plus Millennia -> +15023-05-31 -4977-05-31 0
// expect: 2023-05-31 with MicroOfSecond 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: 2023-05-31 with MilliOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: 2023-05-31 with MinuteOfHour 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfHour
// expect: 2023-05-31 with ClockHourOfAmPm 0 -> java.time.DateTimeException: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 0
// expect: 2023-05-31 with AmPmOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AmPmOfDay
// expect: 2023-05-31 with AlignedDayOfWeekInYear 0 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 0
// expect: 2023-05-31 with EpochDay 0 -> 1970-01-01
// expect: 2023-05-31 with MonthOfYear 0 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 0
// expect: 2023-05-31 with Year 0 -> 0000-05-31
// expect: 2023-05-31 with OffsetSeconds 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: f y u -> 2023 2023 2023 2023 2023 2023
// expect: 1989-01-08 plus Hours -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Hours
// expect: 1989-01-08 plus Eras -> java.time.DateTimeException: Invalid value for Era (valid values 0 - 1): 14
// expect: 1989-01-08 with MicroOfSecond 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: 1989-01-08 with MilliOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: 1989-01-08 with MinuteOfHour 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfHour
// expect: 1989-01-08 with ClockHourOfAmPm 30 -> java.time.DateTimeException: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 30
// expect: 1989-01-08 with AmPmOfDay 30 -> java.time.DateTimeException: Invalid value for AmPmOfDay (valid values 0 - 1): 30
// expect: 1989-01-08 with AlignedDayOfWeekInYear 30 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 30
// expect: 1989-01-08 with EpochDay 30 -> 1970-01-31
// expect: 1989-01-08 with MonthOfYear 30 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 30
// expect: 1989-01-08 with Year 30 -> 0030-01-08
// expect: 1989-01-08 with OffsetSeconds 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: f D E -> 8 Sun 8 Sun 8 Sun
// expect: -0005-03-01 plus HalfDays -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: HalfDays
// expect: -0005-03-01 plus Forever -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Forever
// expect: -0005-03-01 with MicroOfSecond 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: -0005-03-01 with MilliOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: -0005-03-01 with MinuteOfHour 1400 -> java.time.DateTimeException: Invalid value for MinuteOfHour (valid values 0 - 59): 1400
// expect: -0005-03-01 with ClockHourOfAmPm 1400 -> java.time.DateTimeException: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 1400
// expect: -0005-03-01 with AmPmOfDay 1400 -> java.time.DateTimeException: Invalid value for AmPmOfDay (valid values 0 - 1): 1400
// expect: -0005-03-01 with AlignedDayOfWeekInYear 1400 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 1400
// expect: -0005-03-01 with EpochDay 1400 -> 1973-11-01
// expect: -0005-03-01 with MonthOfYear 1400 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 1400
// expect: -0005-03-01 with Year 1400 -> 1400-03-01
// expect: -0005-03-01 with OffsetSeconds 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: parse -> {},ISO resolved to -0005-03-01 ISO -0005-03-01 -0005-03-01 -0005-03-01
// expect: era CE0 -> 0
// expect: e2 -> 0000-03-01
// expect: bad -> java.time.DateTimeException: Invalid date 'FEBRUARY 31'
// expect: yd 2000 -> 2000-02-29
// expect: eraOf -3 -> java.time.DateTimeException: Invalid era: -3
// expect: epoch -> 2022-01-08 946782245 1970-01-01T00:00Z[UTC] 2000-01-01T02:03P1Y2M3D
// expect: false
// expect: Buddhist Calendar -7671036146263841013
// expect: MilliOfSecond -> 0 - 999
// expect: ClockHourOfDay -> 1 - 24
// expect: AlignedWeekOfYear -> 1 - 53
// expect: 2023-05-31 plus Nanos -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Nanos
// expect: 2023-05-31 plus Months -> ThaiBuddhist BE 2567-06-30 ThaiBuddhist BE 2565-10-31 9
// expect: 2023-05-31 with NanoOfSecond 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfSecond
// expect: 2023-05-31 with MicroOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfDay
// expect: 2023-05-31 with SecondOfMinute 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfMinute
// expect: 2023-05-31 with MinuteOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfDay
// expect: 2023-05-31 with HourOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfDay
// expect: 2023-05-31 with DayOfWeek 1400 -> java.time.DateTimeException: Invalid value for DayOfWeek (valid values 1 - 7): 1400
// expect: 2023-05-31 with DayOfMonth 1400 -> java.time.DateTimeException: Invalid value for DayOfMonth (valid values 1 - 28/31): 1400
// expect: 2023-05-31 with AlignedWeekOfMonth 1400 -> java.time.DateTimeException: Invalid value for AlignedWeekOfMonth (valid values 1 - 4/5): 1400
// expect: 2023-05-31 with ProlepticMonth 1400 -> ThaiBuddhist BE 116-09-30
// expect: 2023-05-31 with Era 1400 -> java.time.DateTimeException: Invalid value for Era (valid values 0 - 1): 1400
// expect: zoned -> ThaiBuddhist BE 2566-05-31T10:15+02:00[Europe/Berlin] ThaiBuddhist BE 2566-06-01T06:15+02:00[Europe/Berlin]ThaiBuddhist BE 2566-05-31T08:15Z[UTC]ThaiBuddhist BE 2566-05-31T10:15Z[UTC]16855209002023-05-31T08:15:00Z+02:00Europe/BerlinThaiBuddhist BE 2566-05-03T10:15+02:00[Europe/Berlin]72
// expect: 1989-01-08 plus Micros -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Micros
// expect: 1989-01-08 plus Years -> ThaiBuddhist BE 2545-01-08 ThaiBuddhist BE 2525-01-08 35
// expect: 1989-01-08 with NanoOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfDay
// expect: 1989-01-08 with MilliOfSecond 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfSecond
// expect: 1989-01-08 with SecondOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfDay
// expect: 1989-01-08 with HourOfAmPm 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfAmPm
// expect: 1989-01-08 with ClockHourOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfDay
// expect: 1989-01-08 with AlignedDayOfWeekInMonth 0 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInMonth (valid values 1 - 7): 0
// expect: 1989-01-08 with DayOfYear 0 -> java.time.DateTimeException: Invalid value for DayOfYear (valid values 1 - 365/366): 0
// expect: 1989-01-08 with AlignedWeekOfYear 0 -> java.time.DateTimeException: Invalid value for AlignedWeekOfYear (valid values 1 - 53): 0
// expect: 1989-01-08 with YearOfEra 0 -> java.time.DateTimeException: Invalid value for YearOfEra (valid values 1 - 999999457/1000000542): 0
// expect: 1989-01-08 with InstantSeconds 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: InstantSeconds
// expect: f G y-MM-dd -> BE 2532-01-08 BE 2532-01-08 BE 2532-01-08
// expect: -0005-03-01 plus Millis -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Millis
// expect: -0005-03-01 plus Decades -> ThaiBuddhist BE 668-03-01 ThaiBuddhist BE 468-03-01 202
// expect: -0005-03-01 with NanoOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfDay
// expect: -0005-03-01 with MilliOfSecond 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfSecond
// expect: -0005-03-01 with SecondOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfDay
// expect: -0005-03-01 with HourOfAmPm 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfAmPm
// expect: -0005-03-01 with ClockHourOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfDay
// expect: -0005-03-01 with AlignedDayOfWeekInMonth 30 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInMonth (valid values 1 - 7): 30
// expect: -0005-03-01 with DayOfYear 30 -> ThaiBuddhist BE 538-01-30
// expect: -0005-03-01 with AlignedWeekOfYear 30 -> ThaiBuddhist BE 538-07-26
// expect: -0005-03-01 with YearOfEra 30 -> ThaiBuddhist BE 30-03-01
// expect: -0005-03-01 with InstantSeconds 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: InstantSeconds
// expect: f GGGG yyyy MMMM d -> BE 0538 March 1 BE 0538 March 1 BE 0538 March 1
// expect: bad -> java.time.DateTimeException: Invalid date 'FEBRUARY 31'
// expect: yd 1 -> ThaiBuddhist BE 1-03-01
// expect: leap 1402 -> false
// expect: e2 -> ThaiBuddhist BE 1402-03-01
// expect: e3 -> ThaiBuddhist BEFORE_BE 2000-03-11
// expect: eraOf 2 -> java.time.DateTimeException: Invalid era: 2
// expect: adj -> 2020-01-01
// expect: Minguo Calendar 766565653213085412
// expect: NanoOfSecond -> 0 - 999999999
// expect: MinuteOfDay -> 0 - 1439
// expect: DayOfMonth -> 1 - 28/31
// expect: Era -> 0 - 1
// expect: 2023-05-31 plus Hours -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Hours
// expect: 2023-05-31 plus Eras -> java.time.DateTimeException: Invalid value for Era (valid values 0 - 1): 14
// expect: 2023-05-31 with MicroOfSecond 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: 2023-05-31 with MilliOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: 2023-05-31 with MinuteOfHour 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfHour
// expect: 2023-05-31 with ClockHourOfAmPm 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfAmPm
// expect: 2023-05-31 with AmPmOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AmPmOfDay
// expect: 2023-05-31 with AlignedDayOfWeekInYear 30 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 30
// expect: 2023-05-31 with EpochDay 30 -> Minguo ROC 59-01-31
// expect: 2023-05-31 with MonthOfYear 30 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 30
// expect: 2023-05-31 with Year 30 -> Minguo ROC 30-05-31
// expect: 2023-05-31 with OffsetSeconds 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: f D E -> 151 Wed 151 Wed 151 Wed
// expect: 1989-01-08 plus HalfDays -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: HalfDays
// expect: 1989-01-08 plus Forever -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Forever
// expect: 1989-01-08 with MicroOfSecond 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: 1989-01-08 with MilliOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: 1989-01-08 with MinuteOfHour 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfHour
// expect: 1989-01-08 with ClockHourOfAmPm 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfAmPm
// expect: 1989-01-08 with AmPmOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AmPmOfDay
// expect: 1989-01-08 with AlignedDayOfWeekInYear 1400 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 1400
// expect: 1989-01-08 with EpochDay 1400 -> Minguo ROC 62-11-01
// expect: 1989-01-08 with MonthOfYear 1400 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 1400
// expect: 1989-01-08 with Year 1400 -> Minguo ROC 1400-01-08
// expect: 1989-01-08 with OffsetSeconds 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: parse -> {},Minguo resolved to Minguo ROC 78-01-08 Minguo 1989-01-08 Minguo ROC 78-01-08 Minguo ROC 78-01-08
// expect: -0005-03-01 plus Days -> Minguo BEFORE_ROC 1917-03-14 Minguo BEFORE_ROC 1917-02-22 741078
// expect: -0005-03-01 with NanoOfSecond 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfSecond
// expect: -0005-03-01 with MicroOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfDay
// expect: -0005-03-01 with SecondOfMinute 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfMinute
// expect: -0005-03-01 with MinuteOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfDay
// expect: -0005-03-01 with HourOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfDay
// expect: -0005-03-01 with DayOfWeek 0 -> java.time.DateTimeException: Invalid value for DayOfWeek (valid values 1 - 7): 0
// expect: -0005-03-01 with DayOfMonth 0 -> java.time.DateTimeException: Invalid value for DayOfMonth (valid values 1 - 28/31): 0
// expect: -0005-03-01 with AlignedWeekOfMonth 0 -> java.time.DateTimeException: Invalid value for AlignedWeekOfMonth (valid values 1 - 4/5): 0
// expect: -0005-03-01 with ProlepticMonth 0 -> Minguo BEFORE_ROC 1-01-01
// expect: -0005-03-01 with Era 0 -> Minguo BEFORE_ROC 1917-03-01
// expect: until -> Minguo P2029Y [Years, Months, Days]2029falsefalseMinguo P-2029YMinguo P2029YMinguo P4058YMinguo P4058YMinguo ROC 113-03-01 Minguo BEFORE_ROC 3946-03-01
// expect: leap 0 -> false
// expect: e2 -> Minguo BEFORE_ROC 1-03-01
// expect: e3 -> Minguo BEFORE_ROC 1-03-11
// expect: era BEFORE_ROC1402 -> -1401
// expect: bad -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 13
// expect: eraOf -2 -> java.time.DateTimeException: Invalid era: -2
// expect: resolve -> Minguo ROC 1400-02-28 {}
// expect: false
// expect: Japanese Calendar -3332149855584450187
// expect: MilliOfDay -> 0 - 86399999
// expect: AmPmOfDay -> 0 - 1
// expect: MonthOfYear -> 1 - 12
// expect: 2023-05-31 plus Micros -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Micros
// expect: 2023-05-31 plus Years -> Japanese Reiwa 18-05-31 Japanese Heisei 28-05-31 0
// expect: 2023-05-31 with NanoOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfDay
// expect: 2023-05-31 with MilliOfSecond 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfSecond
// expect: 2023-05-31 with SecondOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfDay
// expect: 2023-05-31 with HourOfAmPm 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfAmPm
// expect: 2023-05-31 with ClockHourOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfDay
// expect: 2023-05-31 with AlignedDayOfWeekInMonth 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AlignedDayOfWeekInMonth
// expect: 2023-05-31 with DayOfYear 0 -> java.time.DateTimeException: Invalid value for DayOfYear (valid values 1 - 365/366): 0
// expect: 2023-05-31 with AlignedWeekOfYear 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AlignedWeekOfYear
// expect: 2023-05-31 with YearOfEra 0 -> java.time.DateTimeException: Invalid value for YearOfEra (valid values 1 - 15/999997980): 0
// expect: 2023-05-31 with InstantSeconds 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: InstantSeconds
// expect: f G y-MM-dd -> Reiwa 5-05-31 Reiwa 5-05-31 Reiwa 5-05-31
// expect: 1989-01-08 plus Millis -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Millis
// expect: 1989-01-08 plus Decades -> Japanese Reiwa 101-01-08 Japanese Taisho 8-01-08 3
// expect: 1989-01-08 with NanoOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfDay
// expect: 1989-01-08 with MilliOfSecond 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfSecond
// expect: 1989-01-08 with SecondOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfDay
// expect: 1989-01-08 with HourOfAmPm 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfAmPm
// expect: 1989-01-08 with ClockHourOfDay 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfDay
// expect: 1989-01-08 with AlignedDayOfWeekInMonth 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AlignedDayOfWeekInMonth
// expect: 1989-01-08 with DayOfYear 30 -> Japanese Heisei 1-01-30
// expect: 1989-01-08 with AlignedWeekOfYear 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: AlignedWeekOfYear
// expect: 1989-01-08 with YearOfEra 30 -> Japanese Heisei 30-01-08
// expect: 1989-01-08 with InstantSeconds 30 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: InstantSeconds
// expect: f GGGG yyyy MMMM d -> Heisei 0001 January 8 Heisei 0001 January 8 Heisei 0001 January 8
// expect: -0005-03-01 plus Seconds -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 plus Centuries -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with NanoOfDay 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with MilliOfSecond 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with SecondOfDay 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with HourOfAmPm 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with ClockHourOfDay 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with AlignedDayOfWeekInMonth 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with DayOfYear 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with AlignedWeekOfYear 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with YearOfEra 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: -0005-03-01 with InstantSeconds 1400 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: f GGGGG u M -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: era Meiji0 -> java.time.DateTimeException: Invalid yearOfEra value
// expect: era Heisei0 -> java.time.DateTimeException: Invalid yearOfEra value
// expect: bad -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 13
// expect: e2 -> java.time.DateTimeException: year, month, and day not valid for Era
// expect: of 1402 -> java.time.DateTimeException: JapaneseDate before Meiji 6 is not supported
// expect: e3 -> java.time.DateTimeException: Invalid parameters
// expect: e3 -> Japanese Reiwa 1402-03-10
// expect: era Taisho2000 -> java.time.DateTimeException: Invalid yearOfEra value
// expect: era Reiwa2000 -> 4018
// expect: eraOf 3 -> Reiwa 3ReiwaReiwaR-1 - 3
// expect: adj -> Japanese Showa 45-01-31
// expect: Islamic Calendar (Umm al-Qura) -8727640721335321587
// expect: NanoOfDay -> 0 - 86399999999999
// expect: HourOfAmPm -> 0 - 11
// expect: DayOfYear -> 1 - 355
// expect: InstantSeconds -> -9223372036854775808 - 9223372036854775807
// expect: 2023-05-31 plus HalfDays -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: HalfDays
// expect: 2023-05-31 plus Forever -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported unit: Forever
// expect: 2023-05-31 with MicroOfSecond 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfSecond
// expect: 2023-05-31 with MilliOfDay 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MilliOfDay
// expect: 2023-05-31 with MinuteOfHour 1400 -> java.time.DateTimeException: Invalid value for MinuteOfHour (valid values 0 - 59): 1400
// expect: 2023-05-31 with ClockHourOfAmPm 1400 -> java.time.DateTimeException: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 1400
// expect: 2023-05-31 with AmPmOfDay 1400 -> java.time.DateTimeException: Invalid value for AmPmOfDay (valid values 0 - 1): 1400
// expect: 2023-05-31 with AlignedDayOfWeekInYear 1400 -> java.time.DateTimeException: Invalid value for AlignedDayOfWeekInYear (valid values 1 - 7): 1400
// expect: 2023-05-31 with EpochDay 1400 -> Hijrah-umalqura AH 1393-10-05
// expect: 2023-05-31 with MonthOfYear 1400 -> java.time.DateTimeException: Invalid value for MonthOfYear (valid values 1 - 12): 1400
// expect: 2023-05-31 with Year 1400 -> Hijrah-umalqura AH 1400-11-11
// expect: 2023-05-31 with OffsetSeconds 1400 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: OffsetSeconds
// expect: parse -> {},Hijrah-umalqura resolved to Hijrah-umalqura AH 1444-11-11 Hijrah-umalqura 2023-05-31 Hijrah-umalqura AH 1444-11-11 Hijrah-umalqura AH 1444-11-11
// expect: 1989-01-08 plus Days -> Hijrah-umalqura AH 1409-06-13 Hijrah-umalqura AH 1409-05-22 12836
// expect: 1989-01-08 with NanoOfSecond 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: NanoOfSecond
// expect: 1989-01-08 with MicroOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MicroOfDay
// expect: 1989-01-08 with SecondOfMinute 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: SecondOfMinute
// expect: 1989-01-08 with MinuteOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: MinuteOfDay
// expect: 1989-01-08 with HourOfDay 0 -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: HourOfDay
// expect: 1989-01-08 with DayOfWeek 0 -> java.time.DateTimeException: Invalid value for DayOfWeek (valid values 1 - 7): 0
// expect: 1989-01-08 with DayOfMonth 0 -> java.time.DateTimeException: Invalid value for DayOfMonth (valid values 1 - 29/30): 0
// expect: 1989-01-08 with AlignedWeekOfMonth 0 -> java.time.DateTimeException: Invalid value for AlignedWeekOfMonth (valid values 1 - 5): 0
// expect: 1989-01-08 with ProlepticMonth 0 -> java.time.DateTimeException: Invalid Hijrah year: 0
// expect: 1989-01-08 with Era 0 -> java.time.DateTimeException: Invalid value for Era (valid values 1 - 1): 0
// expect: until -> Hijrah-umalqura P36Y2M20D [Years, Months, Days]36falsefalseHijrah-umalqura P-36Y-2M-20DHijrah-umalqura P36Y2M20DHijrah-umalqura P72Y4M40DHijrah-umalqura P72Y4M40DHijrah-umalqura AH 1445-08-20 Hijrah-umalqura AH 1373-03-09
// expect: date -0005-03-01 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 plus Weeks -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with NanoOfSecond 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with MicroOfDay 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with SecondOfMinute 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with MinuteOfDay 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with HourOfDay 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with DayOfWeek 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with DayOfMonth 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with AlignedWeekOfMonth 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with ProlepticMonth 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: -0005-03-01 with Era 30 -> java.time.DateTimeException: Hijrah date out of range
// expect: atTime -> java.time.DateTimeException: Hijrah date out of range
// expect: of 0 -> java.time.DateTimeException: Invalid Hijrah date, year: 0, month: 2
// expect: yd 1 -> java.time.DateTimeException: Invalid Hijrah date, year: 1, month: 1
// expect: bad -> java.time.DateTimeException: Invalid Hijrah month: 13
// expect: bad -> java.time.DateTimeException: Invalid Hijrah date, year: 2000, month: 2
// expect: eraOf 2 -> java.time.DateTimeException: invalid Hijrah era
// expect: adj -> 2020-01-01
// expect: iso8601 -> ISO
// expect: Hijrah -> Hijrah-umalqura
// expect: j4 -> java.lang.IllegalArgumentException: japaneseEra is invalid
// expect: FULL -> Wednesday, May 31, 112 Minguo
// expect: MEDIUM -> May 31, 2566 BE
// expect: 2295 -116736529757782165
