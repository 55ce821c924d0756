// Parts of the day, styles of digits, resolver fields, excess days and leap seconds, ways to parse, calendars of locales.
import java.time.*; import java.time.chrono.*; import java.time.format.*; import java.time.temporal.*; import java.util.*; import java.text.*;
public class FormatterStyles {
  interface R { Object get() throws Exception; }
  static void p(Object o) { System.out.println(o); }
  static void t(String n, R r) { try { p(n + " -> " + r.get()); } catch (Throwable e) { p(n + " -> " + e.getClass().getName() + ": " + e.getMessage()); } }
  public static void main(String[] a) {
    Locale.setDefault(Locale.ENGLISH);
    // day periods
    for (String tag : "en de fr es it ja zh-TW da nl cs pl ru uk hu el ro tr ko sv nb nn fi pt und en-GB es-MX".split(" ")) { Locale l = Locale.forLanguageTag(tag); StringBuilder b = new StringBuilder(tag + ": ");
      for (String pat : new String[] {"B", "BBBB", "BBBBB"}) { DateTimeFormatter f = DateTimeFormatter.ofPattern(pat, l); String last = ""; for (int m = 0; m < 1440; m += 15) { String s = f.format(LocalTime.of(m / 60, m % 60)); if (!s.equals(last)) b.append(LocalTime.of(m / 60, m % 60)).append('=').append(s).append(' '); last = s; } b.append("| "); } p(b); }
    t("BB", () -> DateTimeFormatter.ofPattern("BB")); t("BBBBBB", () -> DateTimeFormatter.ofPattern("BBBBBB")); p(DateTimeFormatter.ofPattern("h:mm B BBBB BBBBB"));
    DateTimeFormatter hb = DateTimeFormatter.ofPattern("h:mm B", Locale.US);
    for (String s : new String[] {"10:15 in the morning", "12:00 noon", "12:00 midnight", "12:00 at night", "3:30 at night", "11:15 at night", "10:15 in the evening", "6:15 in the evening", "1:15 in the afternoon", "12:00 in the afternoon", "12:30 noon", "3:30 AM", "0:10 in the morning", "13:10 in the morning"}) for (ResolverStyle rs : ResolverStyle.values()) t(s + " " + rs, () -> hb.withResolverStyle(rs).parse(s, LocalTime::from));
    for (String s : new String[] {"in the morning", "noon", "midnight", "at night", "in the evening", "in the afternoon"}) for (ResolverStyle rs : ResolverStyle.values()) t(s + " " + rs, () -> DateTimeFormatter.ofPattern("B", Locale.US).withResolverStyle(rs).parse(s));
    for (String s : new String[] {"10:15 in the morning", "22:15 in the morning", "22:15 at night", "02:15 at night", "24:00 midnight", "00:00 midnight","12:00 noon"}) for (ResolverStyle rs : ResolverStyle.values()) t("H " + s + " " + rs, () -> DateTimeFormatter.ofPattern("HH:mm B", Locale.US).withResolverStyle(rs).parse(s, LocalTime::from));
    t("B a", () -> DateTimeFormatter.ofPattern("h B a", Locale.US).parse("3 at night AM", LocalTime::from)); t("B a", () -> DateTimeFormatter.ofPattern("h B a", Locale.US).parse("3 at night PM", LocalTime::from)); t("B date", () -> hb.format(LocalDate.of(2000, 1, 1)));
    t("build", () -> new DateTimeFormatterBuilder().appendDayPeriodText(TextStyle.SHORT).toFormatter(Locale.US)); t("build null", () -> new DateTimeFormatterBuilder().appendDayPeriodText(null)); t("bsa", () -> new DateTimeFormatterBuilder().appendDayPeriodText(TextStyle.SHORT_STANDALONE).toFormatter(Locale.US).format(LocalTime.NOON));
    // DecimalStyle
    DecimalStyle st = DecimalStyle.STANDARD.withZeroDigit('\u0660').withDecimalSeparator(',').withNegativeSign('~').withPositiveSign('*'); p(st + " " + st.getZeroDigit() + st.getPositiveSign() + st.getNegativeSign() + st.getDecimalSeparator() + st.equals(DecimalStyle.STANDARD) + st.equals(DecimalStyle.STANDARD.withZeroDigit('\u0660').withDecimalSeparator(',').withNegativeSign('~').withPositiveSign('*')) + DecimalStyle.STANDARD + st.hashCode() + " " + DecimalStyle.STANDARD.hashCode() + (DecimalStyle.STANDARD.withZeroDigit('0') == DecimalStyle.STANDARD));
    p(DecimalStyle.of(Locale.GERMANY) + " " + DecimalStyle.of(Locale.US) + " " + (DecimalStyle.of(Locale.US) == DecimalStyle.STANDARD) + DecimalStyle.ofDefaultLocale() + DecimalStyle.of(new Locale("sv")) + DecimalStyle.of(Locale.FRANCE)); t("null", () -> DecimalStyle.of(null)); p(DecimalStyle.getAvailableLocales().contains(Locale.GERMANY));
    DateTimeFormatter f = new DateTimeFormatterBuilder().appendPattern("yyyyy-MM-dd HH:mm:ss").appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).appendPattern(" D").appendLiteral(' ').appendOffsetId().toFormatter(Locale.US).withDecimalStyle(st);
    OffsetDateTime o = OffsetDateTime.of(-5, 2, 3, 4, 5, 6, 789000000, ZoneOffset.ofHours(2)); p(f.getDecimalStyle().equals(st) + " " + f.format(o) + " " + f.format(o.withYear(123456))); t("back", () -> f.parse(f.format(o), OffsetDateTime::from)); t("back", () -> f.parse(f.format(o.withYear(123456)), OffsetDateTime::from)); t("ascii", () -> f.parse("00001-02-03 04:05:06 34 +02:00", OffsetDateTime::from));
    t("null", () -> f.withDecimalStyle(null)); p(f.withDecimalStyle(st) == f); p(DateTimeFormatter.ISO_DATE.withDecimalStyle(st).format(LocalDate.of(2000, 1, 2))); p(DateTimeFormatter.ofPattern("yy w e", Locale.US).withDecimalStyle(st).format(LocalDate.of(2000, 1, 2)) + DateTimeFormatter.ofPattern("MMM QQQ", Locale.US).withDecimalStyle(st).format(LocalDate.of(2000, 1, 2)) + DateTimeFormatter.ISO_INSTANT.withDecimalStyle(st).format(Instant.EPOCH));
    // resolver fields
    DateTimeFormatter y = DateTimeFormatter.ofPattern("yyyy-MM-dd D"); t("conflict", () -> y.parse("2000-03-04 5", LocalDate::from)); t("fields", () -> y.withResolverFields(ChronoField.YEAR_OF_ERA, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_MONTH).parse("2000-03-04 5", LocalDate::from)); t("fields", () -> y.withResolverFields(ChronoField.YEAR_OF_ERA, ChronoField.DAY_OF_YEAR).parse("2000-03-04 5", LocalDate::from)); t("set", () -> y.withResolverFields(Set.of(ChronoField.YEAR_OF_ERA, ChronoField.DAY_OF_YEAR)).getResolverFields().size()); t("none", () -> y.withResolverFields().parse("2000-03-04 5")); t("null", () -> y.withResolverFields((TemporalField[]) null).getResolverFields()); t("null", () -> y.withResolverFields((Set<TemporalField>) null).getResolverFields()); t("iso", () -> DateTimeFormatter.ISO_DATE.getResolverFields()); t("same", () -> { DateTimeFormatter q = y.withResolverFields(ChronoField.YEAR); return q.withResolverFields(Set.of(ChronoField.YEAR)) == q; }); t("unmod", () -> y.withResolverFields(ChronoField.YEAR).getResolverFields().add(ChronoField.YEAR));
    // excess days, leap seconds
    DateTimeFormatter hm = DateTimeFormatter.ofPattern("HH:mm"); for (ResolverStyle rs : ResolverStyle.values()) for (String s : new String[] {"24:00", "12:00", "25:30", "24:01", "73:00"}) t("excess " + rs + s, () -> { TemporalAccessor q = hm.withResolverStyle(rs).parse(s); return q + " " + q.query(DateTimeFormatter.parsedExcessDays()) + " " + q.query(DateTimeFormatter.parsedLeapSecond()); });
    t("with date", () -> { TemporalAccessor q = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").parse("2000-01-01 24:00"); return q + " " + q.query(DateTimeFormatter.parsedExcessDays()); });
    t("leap", () -> { TemporalAccessor q = DateTimeFormatter.ISO_INSTANT.parse("2016-12-31T23:59:60Z"); return q.getLong(ChronoField.INSTANT_SECONDS) + " " + q.query(DateTimeFormatter.parsedLeapSecond()) + q.query(DateTimeFormatter.parsedExcessDays()); }); t("leap", () -> { TemporalAccessor q = DateTimeFormatter.ISO_INSTANT.parse("2016-12-31T24:00:00Z"); return q.getLong(ChronoField.INSTANT_SECONDS) + " " + q.query(DateTimeFormatter.parsedLeapSecond()) + q.query(DateTimeFormatter.parsedExcessDays()); }); p(LocalTime.NOON.query(DateTimeFormatter.parsedExcessDays()) + " " + LocalTime.NOON.query(DateTimeFormatter.parsedLeapSecond()));
    // parse variants
    ParsePosition pp = new ParsePosition(2); t("pos", () -> DateTimeFormatter.ISO_LOCAL_DATE.parse("xx2000-01-02yy", pp) + " " + pp); ParsePosition p2 = new ParsePosition(0); t("pos err", () -> DateTimeFormatter.ISO_LOCAL_DATE.parse("xx2000-01-02yy", p2)); p(p2); ParsePosition p3 = new ParsePosition(0); t("unres", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd").parseUnresolved("2000-99-02yy", p3).getLong(ChronoField.MONTH_OF_YEAR) + " " + p3); ParsePosition p4 = new ParsePosition(0); t("unres", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd").parseUnresolved("2000x", p4)); p(p4); t("unres pos", () -> DateTimeFormatter.ISO_DATE.parseUnresolved("a", new ParsePosition(3))); t("null", () -> DateTimeFormatter.ISO_DATE.parse("2000-01-01", (ParsePosition) null)); ParsePosition p5 = new ParsePosition(0); t("bad res", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd").parse("2000-99-02", p5)); p(p5);
    t("best", () -> DateTimeFormatter.ISO_DATE_TIME.parseBest("2000-01-02T03:04:05", ZonedDateTime::from, LocalDateTime::from, LocalDate::from).getClass()); t("best", () -> DateTimeFormatter.ISO_DATE_TIME.parseBest("2000-01-02T03:04:05Z", ZonedDateTime::from, LocalDateTime::from).getClass()); t("best1", () -> DateTimeFormatter.ISO_DATE_TIME.parseBest("2000-01-02T03:04:05Z", ZonedDateTime::from)); t("best none", () -> DateTimeFormatter.ISO_LOCAL_TIME.parseBest("03:04:05", ZonedDateTime::from, LocalDate::from));
    t("formatTo", () -> { StringBuilder b = new StringBuilder("x"); DateTimeFormatter.ISO_DATE.formatTo(LocalDate.EPOCH, b); java.io.StringWriter w = new java.io.StringWriter(); DateTimeFormatter.ISO_DATE.formatTo(LocalDate.EPOCH, w); return b + " " + w; }); t("formatTo", () -> { DateTimeFormatter.ISO_DATE.formatTo(LocalDate.EPOCH, new Appendable() { public Appendable append(CharSequence c) throws java.io.IOException { throw new java.io.IOException("full"); } public Appendable append(CharSequence c, int i, int j) { return this; } public Appendable append(char c) { return this; } }); return 0; });
    // toFormat
    Format fm = DateTimeFormatter.ISO_LOCAL_DATE.toFormat(); t("fmt", () -> fm.format(LocalDate.EPOCH)); t("fmt", () -> fm.parseObject("2000-01-02")); t("fmt", () -> fm.parseObject("x")); t("fmt", () -> fm.format("x")); t("fmt", () -> { ParsePosition q = new ParsePosition(1); return fm.parseObject("x2000-01-02y", q) + " " + q; }); t("fmt", () -> { ParsePosition q = new ParsePosition(1); return fm.parseObject("xy2000-01-02y", q) + " " + q; }); Format fq = DateTimeFormatter.ISO_LOCAL_DATE.toFormat(LocalDate::from); t("fmtq", () -> fq.parseObject("2000-01-02").getClass()); t("fmtq", () -> { FieldPosition q = new FieldPosition(0); return fq.format(LocalDate.EPOCH, new StringBuffer("a"), q) + " " + q.getBeginIndex(); });
    // chronologies
    for (String s : new String[] {"en", "en-u-ca-buddhist", "ja-JP-u-ca-japanese", "th-TH", "ar-SA-u-ca-islamic", "en-u-ca-islamic-umalqura", "en-u-ca-roc", "en-u-ca-iso8601", "en-u-ca-gregory", "en-u-ca-foo", "en-u-ca-islamic-civil"}) t(s, () -> Chronology.ofLocale(Locale.forLanguageTag(s))); t("jp", () -> Chronology.ofLocale(new Locale("ja", "JP", "JP"))); t("null", () -> Chronology.ofLocale(null));
    DateTimeFormatter g = new DateTimeFormatterBuilder().appendChronologyId().appendLiteral(' ').appendChronologyText(TextStyle.FULL).appendPattern(" G y MM dd").toFormatter(Locale.US); p(g.format(ThaiBuddhistDate.of(2543, 1, 2)) + " " + g.format(LocalDate.of(2000, 1, 2)) + " " + g.format(JapaneseDate.of(2000, 1, 2))); DateTimeFormatter g2 = new DateTimeFormatterBuilder().appendChronologyId().appendPattern(" G y MM dd").toFormatter(Locale.US); t("chr", () -> g2.parse("ThaiBuddhist BE 2543 01 02", ThaiBuddhistDate::from)); t("chr", () -> g2.parse("Foo BE 2543 01 02")); t("chr", () -> g2.parse("Japanese Heisei 12 01 02", q -> ChronoLocalDate.from(q)));
    t("reduced", () -> new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, ThaiBuddhistDate.of(2540, 1, 1)).toFormatter()); t("reduced", () -> new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, JapaneseDate.of(1950, 1, 1)).toFormatter().parse("49").getLong(ChronoField.YEAR)); t("reduced", () -> new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, ThaiBuddhistDate.of(2540, 1, 1)).toFormatter().withChronology(ThaiBuddhistChronology.INSTANCE).parse("41").getLong(ChronoField.YEAR));
    t("zones", () -> new DateTimeFormatterBuilder().appendZoneText(TextStyle.SHORT, Set.of(ZoneId.of("America/New_York"))).toFormatter(Locale.US).parse("EST").query(TemporalQueries.zone())); t("gzones", () -> new DateTimeFormatterBuilder().appendGenericZoneText(TextStyle.SHORT, Set.of(ZoneId.of("America/Chicago"))).toFormatter(Locale.US).parse("CT").query(TemporalQueries.zone()));
    t("loc", () -> DateTimeFormatter.ofPattern("y G", Locale.US).localizedBy(Locale.forLanguageTag("en-u-ca-buddhist-nu-thai")).format(LocalDate.of(2000, 1, 2))); t("loc", () -> { DateTimeFormatter q = DateTimeFormatter.ofPattern("y", Locale.US).localizedBy(Locale.forLanguageTag("en-u-ca-buddhist-nu-thai")); return q.getChronology() + " " + q.getDecimalStyle() + " " + q.getLocale(); });
    t("chrono names", () -> ChronoField.MONTH_OF_YEAR.getDisplayName(Locale.US) + ChronoField.YEAR.getDisplayName(Locale.US) + ChronoField.EPOCH_DAY.getDisplayName(Locale.US) + ChronoField.DAY_OF_WEEK.getDisplayName(Locale.GERMANY)+ChronoField.AMPM_OF_DAY.getDisplayName(Locale.US)+ChronoField.ERA.getDisplayName(Locale.US)+ChronoField.MINUTE_OF_HOUR.getDisplayName(Locale.US)+ChronoField.ALIGNED_WEEK_OF_YEAR.getDisplayName(Locale.US)+IsoFields.QUARTER_OF_YEAR.getDisplayName(Locale.US)+WeekFields.ISO.weekOfYear().getDisplayName(Locale.US));
  }
}
// expect: en: 00:00=midnight 00:15=at night 06:00=in the morning 12:00=noon 12:15=in the afternoon 18:00=in the evening 21:00=at night | 00:00=midnight 00:15=at night 06:00=in the morning 12:00=noon 12:15=in the afternoon 18:00=in the evening 21:00=at night | 00:00=mi 00:15=at night 06:00=in the morning 12:00=n 12:15=in the afternoon 18:00=in the evening 21:00=at night | 
// expect: de: 00:00=Mitternacht 00:15=nachts 05:00=morgens 10:00=vormittags 12:00=mittags 13:00=nachmittags 18:00=abends | 00:00=Mitternacht 00:15=nachts 05:00=morgens 10:00=vormittags 12:00=mittags 13:00=nachmittags 18:00=abends | 00:00=Mitternacht 00:15=nachts 05:00=morgens 10:00=vorm. 12:00=mittags 13:00=nachm. 18:00=abends | 
// expect: fr: 00:00=minuit 00:15=du matin 12:00=midi 12:15=de l’après-midi 18:00=du soir | 00:00=minuit 00:15=du matin 12:00=midi 12:15=de l’après-midi 18:00=du soir | 00:00=minuit 00:15=nuit 04:00=mat. 12:00=midi 12:15=ap.m. 18:00=soir | 
// expect: es: 00:00=de la madrugada 06:00=de la mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 00:00=de la madrugada 06:00=de la mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 00:00=de la madrugada 06:00=de la mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 
// expect: it: 00:00=mezzanotte 00:15=di notte 06:00=di mattina 12:00=mezzogiorno 12:15=del pomeriggio 18:00=di sera | 00:00=mezzanotte 00:15=di notte 06:00=di mattina 12:00=mezzogiorno 12:15=del pomeriggio 18:00=di sera | 00:00=mezzanotte 00:15=di notte 06:00=di mattina 12:00=mezzogiorno 12:15=di pomeriggio 18:00=di sera | 
// expect: ja: 00:00=真夜中 00:15=夜中 04:00=朝 12:00=正午 12:15=昼 16:00=夕方 19:00=夜 23:00=夜中 | 00:00=真夜中 00:15=夜中 04:00=朝 12:00=正午 12:15=昼 16:00=夕方 19:00=夜 23:00=夜中 | 00:00=真夜中 00:15=夜中 04:00=朝 12:00=正午 12:15=昼 16:00=夕方 19:00=夜 23:00=夜中 | 
// expect: zh-TW: 00:00=上午 12:00=下午 | 00:00=上午 12:00=下午 | 00:00=上午 12:00=下午 | 
// expect: da: 00:00=midnat 00:15=om natten 05:00=om morgenen 10:00=om formiddagen 12:00=om eftermiddagen 18:00=om aftenen | 00:00=midnat 00:15=om natten 05:00=om morgenen 10:00=om formiddagen 12:00=om eftermiddagen 18:00=om aftenen | 00:00=midnat 00:15=om natten 05:00=om morgenen 10:00=om formiddagen 12:00=om eftermiddagen 18:00=om aftenen | 
// expect: nl: 00:00=middernacht 00:15=’s nachts 06:00=’s ochtends 12:00=’s middags 18:00=’s avonds | 00:00=middernacht 00:15=’s nachts 06:00=’s ochtends 12:00=’s middags 18:00=’s avonds | 00:00=middernacht 00:15=’s nachts 06:00=’s ochtends 12:00=’s middags 18:00=’s avonds | 
// expect: cs: 00:00=půlnoc 00:15=v noci 04:00=ráno 09:00=dopoledne 12:00=poledne 12:15=odpoledne 18:00=večer 22:00=v noci | 00:00=půlnoc 00:15=v noci 04:00=ráno 09:00=dopoledne 12:00=poledne 12:15=odpoledne 18:00=večer 22:00=v noci | 00:00=půl. 00:15=n. 04:00=r. 09:00=d. 12:00=pol. 12:15=o. 18:00=v. 22:00=n. | 
// expect: pl: 00:00=o północy 00:15=w nocy 06:00=rano 10:00=przed południem 12:00=w południe 12:15=po południu 18:00=wieczorem 21:00=w nocy | 00:00=o północy 00:15=w nocy 06:00=rano 10:00=przed południem 12:00=w południe 12:15=po południu 18:00=wieczorem 21:00=w nocy | 00:00=o półn. 00:15=w nocy 06:00=rano 10:00=przed poł. 12:00=w poł. 12:15=po poł. 18:00=wiecz. 21:00=w nocy | 
// expect: ru: 00:00=полночь 00:15=ночи 04:00=утра 12:00=полдень 12:15=дня 18:00=вечера 22:00=ночи | 00:00=полночь 00:15=ночи 04:00=утра 12:00=полдень 12:15=дня 18:00=вечера 22:00=ночи | 00:00=полн. 00:15=ночи 04:00=утра 12:00=полд. 12:15=дня 18:00=веч. 22:00=ночи | 
// expect: uk: 00:00=опівночі 00:15=ночі 04:00=ранку 12:00=пополудні 12:15=дня 18:00=вечора | 00:00=опівночі 00:15=ночі 04:00=ранку 12:00=пополудні 12:15=дня 18:00=вечора | 00:00=північ 00:15=ночі 04:00=ранку 12:00=п 12:15=дня 18:00=вечора | 
// expect: hu: 00:00=éjfél 00:15=éjjel 04:00=hajnal 06:00=reggel 09:00=délelőtt 12:00=dél 12:15=délután 18:00=este 21:00=éjjel | 00:00=éjfél 00:15=éjjel 04:00=hajnal 06:00=reggel 09:00=délelőtt 12:00=dél 12:15=délután 18:00=este 21:00=éjjel | 00:00=éjfél 00:15=éjjel 04:00=hajnal 06:00=reggel 09:00=de. 12:00=dél 12:15=du. 18:00=este 21:00=éjjel | 
// expect: el: 00:00=το βράδυ 04:00=το πρωί 12:00=το μεσημέρι 17:00=το απόγευμα 20:00=το βράδυ | 00:00=το βράδυ 04:00=το πρωί 12:00=το μεσημέρι 17:00=το απόγευμα 20:00=το βράδυ | 00:00=βράδυ 04:00=πρωί 12:00=μεσημ. 17:00=απόγ. 20:00=βράδυ | 
// expect: ro: 00:00=la miezul nopții 00:15=noaptea 05:00=dimineața 12:00=la amiază 12:15=după-amiaza 18:00=seara 22:00=noaptea | 00:00=la miezul nopții 00:15=noaptea 05:00=dimineața 12:00=la amiază 12:15=după-amiaza 18:00=seara 22:00=noaptea | 00:00=miezul nopții 00:15=noaptea 05:00=dimineața 12:00=la amiază 12:15=după-amiaza 18:00=seara 22:00=noaptea | 
// expect: tr: 00:00=gece yarısı 00:15=gece 06:00=sabah 11:00=öğleden önce 12:00=öğle 12:15=öğleden sonra 18:00=akşamüstü 19:00=akşam 21:00=gece | 00:00=gece yarısı 00:15=gece 06:00=sabah 11:00=öğleden önce 12:00=öğle 12:15=öğleden sonra 18:00=akşamüstü 19:00=akşam 21:00=gece | 00:00=gece 06:00=sabah 11:00=öğleden önce 12:00=ö 12:15=öğleden sonra 18:00=akşamüstü 19:00=akşam 21:00=gece | 
// expect: ko: 00:00=자정 00:15=밤 03:00=새벽 06:00=오전 12:00=정오 12:15=오후 18:00=저녁 21:00=밤 | 00:00=자정 00:15=밤 03:00=새벽 06:00=오전 12:00=정오 12:15=오후 18:00=저녁 21:00=밤 | 00:00=자정 00:15=밤 03:00=새벽 06:00=오전 12:00=정오 12:15=오후 18:00=저녁 21:00=밤 | 
// expect: sv: 00:00=midnatt 00:15=på natten 05:00=på morgonen 10:00=på förmiddagen 12:00=på eftermiddagen 18:00=på kvällen | 00:00=midnatt 00:15=på natten 05:00=på morgonen 10:00=på förmiddagen 12:00=på eftermiddagen 18:00=på kvällen | 00:00=midn. 00:15=på natten 05:00=på morg. 10:00=på förm. 12:00=på efterm. 18:00=på kvällen | 
// expect: nb: 00:00=midnatt 00:15=på natten 06:00=på morgenen 10:00=på formiddagen 12:00=på ettermiddagen 18:00=på kvelden | 00:00=midnatt 00:15=på natten 06:00=på morgenen 10:00=på formiddagen 12:00=på ettermiddagen 18:00=på kvelden | 00:00=mn. 00:15=nt. 06:00=mg. 10:00=fm. 12:00=em. 18:00=kv. | 
// expect: nn: 00:00=midnatt 00:15=på natten 06:00=på morgenen 10:00=på formiddagen 12:00=på ettermiddagen 18:00=på kvelden | 00:00=midnatt 00:15=på natten 06:00=på morgenen 10:00=på formiddagen 12:00=på ettermiddagen 18:00=på kvelden | 00:00=mn. 00:15=nt. 06:00=mg. 10:00=fm. 12:00=em. 18:00=kv. | 
// expect: fi: 00:00=keskiyöllä 00:15=yöllä 05:00=aamulla 10:00=aamupäivällä 12:00=keskipäivällä 12:15=iltapäivällä 18:00=illalla 23:00=yöllä | 00:00=keskiyöllä 00:15=yöllä 05:00=aamulla 10:00=aamupäivällä 12:00=keskipäivällä 12:15=iltapäivällä 18:00=illalla 23:00=yöllä | 00:00=ky. 00:15=yöllä 05:00=aamulla 10:00=ap. 12:00=kp. 12:15=ip. 18:00=illalla 23:00=yöllä | 
// expect: pt: 00:00=meia-noite 00:15=da madrugada 06:00=da manhã 12:00=meio-dia 12:15=da tarde 19:00=da noite | 00:00=meia-noite 00:15=da madrugada 06:00=da manhã 12:00=meio-dia 12:15=da tarde 19:00=da noite | 00:00=meia-noite 00:15=da madrugada 06:00=da manhã 12:00=meio-dia 12:15=da tarde 19:00=da noite | 
// expect: und: 00:00=AM 12:00=PM | 00:00=AM 12:00=PM | 00:00=AM 12:00=PM | 
// expect: en-GB: 00:00=midnight 00:15=at night 06:00=in the morning 12:00=noon 12:15=in the afternoon 18:00=in the evening 21:00=at night | 00:00=midnight 00:15=at night 06:00=in the morning 12:00=noon 12:15=in the afternoon 18:00=in the evening 21:00=at night | 00:00=mi 00:15=at night 06:00=in the morning 12:00=n 12:15=in the afternoon 18:00=in the evening 21:00=at night | 
// expect: es-MX: 00:00=de la madrugada 06:00=de la mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 00:00=de la madrugada 06:00=de la mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 00:00=de la madrugada 06:00=mañana 12:00=del mediodía 12:15=de la tarde 20:00=de la noche | 
// expect: BB -> java.lang.IllegalArgumentException: Wrong number of pattern letters: B
// expect: BBBBBB -> java.lang.IllegalArgumentException: Wrong number of pattern letters: B
// expect: Value(ClockHourOfAmPm)':'Value(MinuteOfHour,2)' 'DayPeriod(SHORT)' 'DayPeriod(FULL)' 'DayPeriod(NARROW)
// expect: 10:15 in the morning STRICT -> 10:15
// expect: 10:15 in the morning SMART -> 10:15
// expect: 10:15 in the morning LENIENT -> 10:15
// expect: 12:00 noon STRICT -> 12:00
// expect: 12:00 noon SMART -> 12:00
// expect: 12:00 noon LENIENT -> 12:00
// expect: 12:00 midnight STRICT -> 00:00
// expect: 12:00 midnight SMART -> 00:00
// expect: 12:00 midnight LENIENT -> 00:00
// expect: 12:00 at night STRICT -> 00:00
// expect: 12:00 at night SMART -> 00:00
// expect: 12:00 at night LENIENT -> 00:00
// expect: 3:30 at night STRICT -> 03:30
// expect: 3:30 at night SMART -> 03:30
// expect: 3:30 at night LENIENT -> 03:30
// expect: 11:15 at night STRICT -> 23:15
// expect: 11:15 at night SMART -> 23:15
// expect: 11:15 at night LENIENT -> 23:15
// expect: 10:15 in the evening STRICT -> 10:15
// expect: 10:15 in the evening SMART -> 10:15
// expect: 10:15 in the evening LENIENT -> 10:15
// expect: 6:15 in the evening STRICT -> 18:15
// expect: 6:15 in the evening SMART -> 18:15
// expect: 6:15 in the evening LENIENT -> 18:15
// expect: 1:15 in the afternoon STRICT -> 13:15
// expect: 1:15 in the afternoon SMART -> 13:15
// expect: 1:15 in the afternoon LENIENT -> 13:15
// expect: 12:00 in the afternoon STRICT -> 12:00
// expect: 12:00 in the afternoon SMART -> 12:00
// expect: 12:00 in the afternoon LENIENT -> 12:00
// expect: 12:30 noon STRICT -> 00:30
// expect: 12:30 noon SMART -> 00:30
// expect: 12:30 noon LENIENT -> 00:30
// expect: 3:30 AM STRICT -> 03:30
// expect: 3:30 AM SMART -> 03:30
// expect: 3:30 AM LENIENT -> 03:30
// expect: 0:10 in the morning STRICT -> java.time.format.DateTimeParseException: Text '0:10 in the morning' could not be parsed: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 0
// expect: 0:10 in the morning SMART -> 00:10
// expect: 0:10 in the morning LENIENT -> 00:10
// expect: 13:10 in the morning STRICT -> java.time.format.DateTimeParseException: Text '13:10 in the morning' could not be parsed: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 13
// expect: 13:10 in the morning SMART -> java.time.format.DateTimeParseException: Text '13:10 in the morning' could not be parsed: Invalid value for ClockHourOfAmPm (valid values 1 - 12): 13
// expect: 13:10 in the morning LENIENT -> 13:10
// expect: in the morning STRICT -> {},ISO
// expect: in the morning SMART -> {},ISO resolved to 09:00
// expect: in the morning LENIENT -> {},ISO resolved to 09:00
// expect: noon STRICT -> {},ISO
// expect: noon SMART -> {},ISO resolved to 12:00
// expect: noon LENIENT -> {},ISO resolved to 12:00
// expect: midnight STRICT -> {},ISO
// expect: midnight SMART -> {},ISO resolved to 00:00
// expect: midnight LENIENT -> {},ISO resolved to 00:00
// expect: at night STRICT -> {},ISO
// expect: at night SMART -> {},ISO resolved to 01:30
// expect: at night LENIENT -> {},ISO resolved to 01:30
// expect: in the evening STRICT -> {},ISO
// expect: in the evening SMART -> {},ISO resolved to 19:30
// expect: in the evening LENIENT -> {},ISO resolved to 19:30
// expect: in the afternoon STRICT -> {},ISO
// expect: in the afternoon SMART -> {},ISO resolved to 15:00
// expect: in the afternoon LENIENT -> {},ISO resolved to 15:00
// expect: H 10:15 in the morning STRICT -> 10:15
// expect: H 10:15 in the morning SMART -> 10:15
// expect: H 10:15 in the morning LENIENT -> 10:15
// expect: H 22:15 in the morning STRICT -> java.time.format.DateTimeParseException: Text '22:15 in the morning' could not be parsed: Conflict found: Resolved time 22:15 conflicts with DayPeriod(06:00-12:00)
// expect: H 22:15 in the morning SMART -> java.time.format.DateTimeParseException: Text '22:15 in the morning' could not be parsed: Conflict found: Resolved time 22:15 conflicts with DayPeriod(06:00-12:00)
// expect: H 22:15 in the morning LENIENT -> 22:15
// expect: H 22:15 at night STRICT -> 22:15
// expect: H 22:15 at night SMART -> 22:15
// expect: H 22:15 at night LENIENT -> 22:15
// expect: H 02:15 at night STRICT -> 02:15
// expect: H 02:15 at night SMART -> 02:15
// expect: H 02:15 at night LENIENT -> 02:15
// expect: H 24:00 midnight STRICT -> java.time.format.DateTimeParseException: Text '24:00 midnight' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: H 24:00 midnight SMART -> 00:00
// expect: H 24:00 midnight LENIENT -> 00:00
// expect: H 00:00 midnight STRICT -> 00:00
// expect: H 00:00 midnight SMART -> 00:00
// expect: H 00:00 midnight LENIENT -> 00:00
// expect: H 12:00 noon STRICT -> 12:00
// expect: H 12:00 noon SMART -> 12:00
// expect: H 12:00 noon LENIENT -> 12:00
// expect: B a -> 03:00
// expect: B a -> java.time.format.DateTimeParseException: Text '3 at night PM' could not be parsed: Conflict found: Resolved time 15:00 conflicts with DayPeriod(21:00-06:00)
// expect: B date -> java.time.temporal.UnsupportedTemporalTypeException: Unsupported field: ClockHourOfAmPm
// expect: build -> DayPeriod(SHORT)
// expect: build null -> java.lang.NullPointerException: style
// expect: bsa -> noon
// expect: DecimalStyle[٠*~,] ٠*~,falsetrueDecimalStyle[0+-.]1844 182true
// expect: DecimalStyle[0+-,] DecimalStyle[0+-.] trueDecimalStyle[0+-.]DecimalStyle[0+−,]DecimalStyle[0+-,]
// expect: null -> java.lang.NullPointerException: locale
// expect: true
// expect: true ٠٠٠٠٦-٠٢-٠٣ ٠٤:٠٥:٠٦,٧٨٩ ٣٤ +02:00 *١٢٣٤٥٦-٠٢-٠٣ ٠٤:٠٥:٠٦,٧٨٩ ٣٤ +02:00
// expect: back -> 0006-02-03T04:05:06.789+02:00
// expect: back -> +123456-02-03T04:05:06.789+02:00
// expect: ascii -> java.time.format.DateTimeParseException: Text '00001-02-03 04:05:06 34 +02:00' could not be parsed at index 0
// expect: null -> java.lang.NullPointerException: decimalStyle
// expect: true
// expect: ٢٠٠٠-٠١-٠٢
// expect: ٠٠ ٢ ١Jan Q11970-01-01T00:00:00Z
// expect: conflict -> java.time.format.DateTimeParseException: Text '2000-03-04 5' could not be parsed: Conflict found: Field DayOfYear 64 differs from DayOfYear 5 derived from 2000-03-04
// expect: fields -> 2000-03-04
// expect: fields -> 2000-01-05
// expect: set -> 2
// expect: none -> {},ISO
// expect: null -> null
// expect: null -> null
// expect: iso -> null
// expect: same -> true
// expect: unmod -> java.lang.UnsupportedOperationException: null
// expect: excess STRICT24:00 -> java.time.format.DateTimeParseException: Text '24:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: excess STRICT12:00 -> {},ISO resolved to 12:00 P0D false
// expect: excess STRICT25:30 -> java.time.format.DateTimeParseException: Text '25:30' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 25
// expect: excess STRICT24:01 -> java.time.format.DateTimeParseException: Text '24:01' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: excess STRICT73:00 -> java.time.format.DateTimeParseException: Text '73:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 73
// expect: excess SMART24:00 -> {},ISO resolved to 00:00 P1D false
// expect: excess SMART12:00 -> {},ISO resolved to 12:00 P0D false
// expect: excess SMART25:30 -> java.time.format.DateTimeParseException: Text '25:30' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 25
// expect: excess SMART24:01 -> java.time.format.DateTimeParseException: Text '24:01' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 24
// expect: excess SMART73:00 -> java.time.format.DateTimeParseException: Text '73:00' could not be parsed: Invalid value for HourOfDay (valid values 0 - 23): 73
// expect: excess LENIENT24:00 -> {},ISO resolved to 00:00 P1D false
// expect: excess LENIENT12:00 -> {},ISO resolved to 12:00 P0D false
// expect: excess LENIENT25:30 -> {},ISO resolved to 01:30 P1D false
// expect: excess LENIENT24:01 -> {},ISO resolved to 00:01 P1D false
// expect: excess LENIENT73:00 -> {},ISO resolved to 01:00 P3D false
// expect: with date -> {},ISO resolved to 2000-01-02T00:00 P0D
// expect: leap -> 1483228799 trueP0D
// expect: leap -> 1483228800 falseP0D
// expect: P0D false
// expect: pos -> {},ISO resolved to 2000-01-02 java.text.ParsePosition[index=12,errorIndex=-1]
// expect: pos err -> java.time.format.DateTimeParseException: Text 'xx2000-01-02yy' could not be parsed at index 0
// expect: java.text.ParsePosition[index=0,errorIndex=0]
// expect: unres -> 99 java.text.ParsePosition[index=10,errorIndex=-1]
// expect: unres -> null
// expect: java.text.ParsePosition[index=0,errorIndex=4]
// expect: unres pos -> java.lang.StringIndexOutOfBoundsException: String index out of range: 3
// expect: null -> java.lang.NullPointerException: position
// expect: bad res -> java.time.format.DateTimeParseException: Text '2000-99-02' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 99
// expect: java.text.ParsePosition[index=10,errorIndex=-1]
// expect: best -> class java.time.LocalDateTime
// expect: best -> class java.time.ZonedDateTime
// expect: best1 -> java.lang.IllegalArgumentException: At least two queries must be specified
// expect: best none -> java.time.format.DateTimeParseException: Text '03:04:05' could not be parsed: Unable to convert parsed text using any of the specified queries
// expect: formatTo -> x1970-01-01 1970-01-01
// expect: formatTo -> java.time.DateTimeException: full
// expect: fmt -> 1970-01-01
// expect: fmt -> {},ISO resolved to 2000-01-02
// expect: fmt -> java.text.ParseException: Text 'x' could not be parsed at index 0
// expect: fmt -> java.lang.IllegalArgumentException: Format target must implement TemporalAccessor
// expect: fmt -> {},ISO resolved to 2000-01-02 java.text.ParsePosition[index=11,errorIndex=-1]
// expect: fmt -> null java.text.ParsePosition[index=1,errorIndex=1]
// expect: fmtq -> class java.time.LocalDate
// expect: fmtq -> a1970-01-01 0
// expect: en -> ISO
// expect: en-u-ca-buddhist -> ThaiBuddhist
// expect: ja-JP-u-ca-japanese -> Japanese
// expect: th-TH -> ISO
// expect: ar-SA-u-ca-islamic -> java.time.DateTimeException: Unknown calendar system: islamic
// expect: en-u-ca-islamic-umalqura -> Hijrah-umalqura
// expect: en-u-ca-roc -> Minguo
// expect: en-u-ca-iso8601 -> ISO
// expect: en-u-ca-gregory -> java.time.DateTimeException: Unknown calendar system: gregory
// expect: en-u-ca-foo -> java.time.DateTimeException: Unknown calendar system: foo
// expect: en-u-ca-islamic-civil -> java.time.DateTimeException: Unknown calendar system: islamic-civil
// expect: jp -> Japanese
// expect: null -> java.lang.NullPointerException: locale
// expect: ThaiBuddhist Buddhist Calendar BE 2543 01 02 ISO ISO AD 2000 01 02 Japanese Japanese Calendar Heisei 12 01 02
// expect: chr -> ThaiBuddhist BE 2543-01-02
// expect: chr -> java.time.format.DateTimeParseException: Text 'Foo BE 2543 01 02' could not be parsed at index 0
// expect: chr -> Japanese Heisei 12-01-02
// expect: reduced -> ReducedValue(Year,2,2,ThaiBuddhist BE 2540-01-01)
// expect: reduced -> 2049
// expect: reduced -> 2541
// expect: zones -> America/New_York
// expect: gzones -> America/Chicago
// expect: loc -> ๒๕๔๓ BE
// expect: loc -> ThaiBuddhist DecimalStyle[๐+-.] en__#u-ca-buddhist-nu-thai
// expect: chrono names -> monthyearEpochDayWochentagAM/PMeraminuteAlignedWeekOfYearQuarterOfYearweek
