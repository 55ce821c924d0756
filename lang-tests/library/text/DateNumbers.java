// The number format of a date format, its equality, other digits and calendars of locales, years of weeks, names of zones.
import java.text.*;
import java.util.*;
public class DateNumbers {
  static void p(Object o) { System.out.println(o); }
  interface R { Object get() throws Exception; }
  static void t(R r) { try { p(r.get()); } catch (Exception e) { p(e.getClass().getName() + ": " + e.getMessage()); } }
  static class Own extends SimpleDateFormat { Own() { super("yyyy", Locale.US); } boolean has() { return numberFormat != null && !numberFormat.isGroupingUsed() && numberFormat.isParseIntegerOnly(); } }
  static class Hex extends NumberFormat {
    public StringBuffer format(double d, StringBuffer b, FieldPosition q) { return format((long) d, b, q); }
    public StringBuffer format(long n, StringBuffer b, FieldPosition q) { return b.append('<').append(Long.toHexString(n)).append(',').append(getMinimumIntegerDigits()).append('>'); }
    public Number parse(String s, ParsePosition q) { int i = q.getIndex(), e = s.indexOf('>', i); if (s.charAt(i) != '<' || e < 0) return null; q.setIndex(e + 1); return Long.parseLong(s.substring(i + 1, e), 16); }
  }
  public static void main(String[] args) throws Exception {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Date d = new Date(951782400123L);
    SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss.SSS", Locale.US);
    p(f.getNumberFormat() instanceof DecimalFormat); p(((DecimalFormat) f.getNumberFormat()).isGroupingUsed() + " " + f.getNumberFormat().isParseIntegerOnly());
    f.setNumberFormat(new Hex()); p(f.format(d)); p(new Own().has());
    SimpleDateFormat h = new SimpleDateFormat("yyyy/MM", Locale.US); h.setNumberFormat(new Hex()); t(() -> h.parse("<7d0>/<2>")); t(() -> h.parse("2000/02"));
    SimpleDateFormat g = new SimpleDateFormat("yyyy-MM-dd", Locale.US), k = new SimpleDateFormat("yyyy-MM-dd", Locale.US);
    p(g.equals(k) + " " + (g.hashCode() == k.hashCode())); k.setNumberFormat(NumberFormat.getInstance(Locale.US)); p(g.equals(k)); k.setNumberFormat(g.getNumberFormat()); p(g.equals(k)); k.setLenient(false); p(g.equals(k)); k.setLenient(true); k.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo")); p(g.equals(k)); p(g.equals(g.clone()) + " " + g.equals(null) + g.equals("x"));
    SimpleDateFormat c = (SimpleDateFormat) g.clone(); c.getNumberFormat().setMinimumFractionDigits(1); p(g.getNumberFormat().getMinimumFractionDigits() + " " + c.getNumberFormat().getMinimumFractionDigits());
    NumberFormat arabic = NumberFormat.getIntegerInstance(Locale.forLanguageTag("en-u-nu-arab")); arabic.setGroupingUsed(false); g.setNumberFormat(arabic); String s = g.format(d); p(s); t(() -> g.parse(s)); g.setNumberFormat(null); t(() -> g.getNumberFormat());
    g.setCalendar(new GregorianCalendar(TimeZone.getTimeZone("America/New_York"), Locale.GERMANY)); p(g.getCalendar().getFirstDayOfWeek() + " " + g.getTimeZone().getID());
    p(DateFormat.getAvailableLocales().length > 10 && Arrays.asList(DateFormat.getAvailableLocales()).contains(Locale.GERMANY));
    for (String tag : new String[] {"en-US-u-nu-thai", "de-DE-u-nu-arab", "fr-u-nu-deva", "en-u-nu-foo", "en-u-nu-latn", "ja-u-nu-fullwide"}) {
      Locale l = Locale.forLanguageTag(tag); DecimalFormatSymbols y = DecimalFormatSymbols.getInstance(l);
      p(tag + " " + NumberFormat.getInstance(l).format(-1234567.891) + " " + (tag.contains("arab") ? "" : NumberFormat.getPercentInstance(l).format(0.25)) + " " + y.getZeroDigit() + y.getDecimalSeparator() + y.getGroupingSeparator() + " " + new SimpleDateFormat("yyyy-MM-dd", l).format(d) + " " + NumberFormat.getInstance(l).parse(NumberFormat.getInstance(l).format(1234.5)) + " " + new SimpleDateFormat("yyyy-MM-dd", l).parse(new SimpleDateFormat("yyyy-MM-dd", l).format(d)).getTime());
    }
    Locale b = Locale.forLanguageTag("en-US-u-ca-buddhist"); Calendar bc = Calendar.getInstance(b); bc.setTime(d); p(bc.getCalendarType() + " " + bc.get(Calendar.YEAR) + " " + new SimpleDateFormat("yyyy-MM-dd", b).format(d)); bc.set(2543, 0, 31); bc.add(Calendar.MONTH, 1); p(bc.getTime() + " " + bc.get(Calendar.YEAR)); bc.roll(Calendar.YEAR, 1); p(bc.getTime());
    SimpleDateFormat w = new SimpleDateFormat("YYYY-'W'ww-u", Locale.GERMANY); for (long m = 1072000000000L; m < 1075000000000L; m += 86400000L * 3) { String x = w.format(new Date(m)); p(x + " " + w.parse(x).getTime()); }
    SimpleDateFormat two = new SimpleDateFormat("yy-MM-dd", Locale.US); two.set2DigitYearStart(new Date(951782400000L)); for (String x : new String[] {"00-01-01", "00-03-01", "99-12-31", "01-01-01", "00-02-29"}) p(x + " " + two.parse(x)); p(two.format(d));
    DateFormatSymbols z = new DateFormatSymbols(Locale.US); String[][] rows = z.getZoneStrings(); p(rows.length > 100); for (String[] r : rows) if (r[0].equals("Europe/Berlin")) p(Arrays.toString(r).substring(0, 60));
    z.setZoneStrings(new String[][] {{"UTC", "Long", "L", "LongSummer", "LS"}}); p(new SimpleDateFormat("z zzzz", z).format(d)); t(() -> { z.setZoneStrings(new String[][] {{"a"}}); return 0; }); p(z.equals(new DateFormatSymbols(Locale.US)));
    for (String x : new String[] {"X", "XX", "XXX"}) { SimpleDateFormat o = new SimpleDateFormat(x, Locale.US); o.setTimeZone(TimeZone.getTimeZone("GMT+05:30")); p(o.format(d)); } t(() -> new SimpleDateFormat("XXXX"));
    p(ChoiceFormat.nextDouble(1, true) + " " + ChoiceFormat.nextDouble(1, false)); ChoiceFormat ch = new ChoiceFormat("0#a|1#b"); p(ch.equals(ch.clone()));
  }
}
// expect: true
// expect: false true
// expect: <7d0,4>-<2,2>-<1d,2> <0,2>:<0,2>:<0,2>.<7b,3>
// expect: true
// expect: Tue Feb 01 00:00:00 UTC 2000
// expect: java.text.ParseException: Unparseable date: "2000/02"
// expect: true true
// expect: false
// expect: true
// expect: false
// expect: false
// expect: true falsefalse
// expect: 0 1
// expect: ٢٠٠٠-٠٢-٢٩
// expect: Tue Feb 29 00:00:00 UTC 2000
// expect: null
// expect: 2 America/New_York
// expect: true
// expect: en-US-u-nu-thai -๑,๒๓๔,๕๖๗.๘๙๑ ๒๕% ๐., ๒๐๐๐-๐๒-๒๙ 1234.5 951782400000
// expect: de-DE-u-nu-arab ؜-١٬٢٣٤٬٥٦٧٫٨٩١  ٠٫٬ ٢٠٠٠-٠٢-٢٩ 1234.5 951782400000
// expect: fr-u-nu-deva -१,२३४,५६७.८९१ २५% ०., २०००-०२-२९ 1234.5 951782400000
// expect: en-u-nu-foo -1,234,567.891 25% 0., 2000-02-29 1234.5 951782400000
// expect: en-u-nu-latn -1,234,567.891 25% 0., 2000-02-29 1234.5 951782400000
// expect: ja-u-nu-fullwide -１,２３４,５６７.８９１ ２５% ０., ２０００-０２-２９ 1234.5 951782400000
// expect: buddhist 2543 2543-02-29
// expect: Tue Feb 29 00:00:00 UTC 2000 2543
// expect: Thu Mar 01 00:00:00 UTC 2001
// expect: 2003-W51-7 1071964800000
// expect: 2003-W52-3 1072224000000
// expect: 2003-W52-6 1072483200000
// expect: 2004-W01-2 1072742400000
// expect: 2004-W01-5 1073001600000
// expect: 2004-W02-1 1073260800000
// expect: 2004-W02-4 1073520000000
// expect: 2004-W02-7 1073779200000
// expect: 2004-W03-3 1074038400000
// expect: 2004-W03-6 1074297600000
// expect: 2004-W04-2 1074556800000
// expect: 2004-W04-5 1074816000000
// expect: 00-01-01 Fri Jan 01 00:00:00 UTC 2100
// expect: 00-03-01 Wed Mar 01 00:00:00 UTC 2000
// expect: 99-12-31 Thu Dec 31 00:00:00 UTC 2099
// expect: 01-01-01 Mon Jan 01 00:00:00 UTC 2001
// expect: 00-02-29 Tue Feb 29 00:00:00 UTC 2000
// expect: 00-02-29
// expect: true
// expect: [Europe/Berlin, Central European Standard Time, CET, Central
// expect: L Long
// expect: java.lang.IllegalArgumentException: null
// expect: false
// expect: +05
// expect: +0530
// expect: +05:30
// expect: java.lang.IllegalArgumentException: invalid ISO 8601 format: length=4
// expect: 1.0000000000000002 0.9999999999999999
// expect: true
