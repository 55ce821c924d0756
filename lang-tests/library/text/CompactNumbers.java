// CompactNumberFormat: what it writes, rounds, reads and refuses. (Left out: where OpenJDK 17 fails within parse, for whole numbers only.)
import java.text.*; import java.util.*; import java.math.*;
public class CompactNumbers {
  static void p(Object o) { System.out.println(o); }
  interface R { Object get() throws Exception; }
  static void t(String n, R r) { try { p(n + " -> " + r.get()); } catch (Throwable e) { p(n + " -> " + e.getClass().getName() + ": " + e.getMessage()); } }
  static String q(Number n) { return n == null ? "null" : n.getClass().getSimpleName() + " " + n; }
  static final String[] PAT = {"", "", "", "0K", "00K", "000K", "0M", "00M", "000M"};
  static CompactNumberFormat of(String dec, String... pats) { return new CompactNumberFormat(dec, DecimalFormatSymbols.getInstance(Locale.US), pats); }
  public static void main(String[] a) {
    NumberFormat s = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT), l = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG);
    for (NumberFormat f : new NumberFormat[] {s, l}) {
      p(f.getClass() + " " + f.getMaximumFractionDigits() + f.getMinimumFractionDigits() + " " + f.getMaximumIntegerDigits() + " " + f.getMinimumIntegerDigits() + f.isGroupingUsed() + f.isParseIntegerOnly() + f.getRoundingMode() + ((CompactNumberFormat) f).getGroupingSize() + ((CompactNumberFormat) f).isParseBigDecimal());
      t("cur", () -> f.getCurrency());
      t("setcur", () -> { f.setCurrency(Currency.getInstance("EUR")); return 1; });
      for (double d : new double[] {0, -0.0, 0.4, 0.5, 1.5, -0.3, 12.345, 999.4, 999.5, 999.99, 1000, 1499, 1500, 2500, 12345, 99999, 999499, 999500, 999999, -999999, 1e6, 1234567, 1e9, 1e12, 1e14, 1e15, 1.5e15, 1e16, 1e18, 9.3e18, 1e20, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -1e-9, -1000, -1500}) p(d + " " + f.format(d));
      for (long d : new long[] {0, 1, 999, 1000, 1001, 1500, 2500, 999999, 1000000, Long.MAX_VALUE, Long.MIN_VALUE, -1, -1000, -999}) p(d + " " + f.format(d));
      for (String d : new String[] {"0", "0.1", "1e20", "1e100", "-1e20", "12345678901234567890.5", "999999999999999999999", "0.0004", "1500"}) p(d + " " + f.format(new BigDecimal(d)));
      for (String d : new String[] {"1", "1000000000000000000000", "-5000"}) p(d + " " + f.format(new BigInteger(d)));
      f.setMaximumFractionDigits(2);
      for (double d : new double[] {999.994, 999.995, 1000, 1234, 1239, 999999, 1234567, 0.456, 0.455, 12.345, -1234, 1e15, 1005}) p(d + " " + f.format(d));
      f.setMinimumFractionDigits(1); f.setMinimumIntegerDigits(3);
      for (double d : new double[] {0, 1, 1000, 12345, 1e6}) p(d + " " + f.format(d));
      f.setGroupingUsed(true);
      for (double d : new double[] {1e15, 1e18, 1234567e15, 999, 1e21}) p(d + " " + f.format(d));
      f.setMaximumIntegerDigits(2);
      for (double d : new double[] {1e15, 123, 123456, 999}) p(d + " " + f.format(d));
      for (RoundingMode m : RoundingMode.values()) { if (m == RoundingMode.UNNECESSARY) continue; NumberFormat g = NumberFormat.getCompactNumberInstance(Locale.US, f == s ? NumberFormat.Style.SHORT : NumberFormat.Style.LONG); g.setMaximumIntegerDigits(9); g.setMinimumIntegerDigits(0); g.setMinimumFractionDigits(0); g.setMaximumFractionDigits(0); g.setRoundingMode(m); StringBuilder b = new StringBuilder(m + ":"); for (double d : new double[] {1500, -1500, 2500, 1499, 0.5, -0.5, 1000.4, 1e6 - 1}) { try { b.append(' ').append(g.format(d)); } catch (ArithmeticException e) { b.append(" " + e.getMessage()); } } p(b); }
      t("null mode", () -> { f.setRoundingMode(null); return 0; });
      t("obj", () -> f.format("x")); t("objn", () -> f.format((Object) null));
    }
    NumberFormat ps = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT), pl = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG);
    String[] texts = {"1K", "1.5K", "-1K", "1 thousand", "-2 million", "1 thousandx", "1", "1.25", "-1", "K", "1k", "1 K", "1,000K", "1000K", "1KK", "1M", "999", "NaN", "\u221e", "-\u221e", "1E3", "1E3K", "9223372036854775807", "9223372036854775808", "9223372036854775807K", "0K", "-0K", "-0", "", "abc", "1.5", "1.K", ".5K", "1 million", "1 millionth", "1T", "1 trillion", "0.001K", "0.0001K", "(1K)", "1B2", "-1.23M"};
    for (NumberFormat f : new NumberFormat[] {ps, pl}) for (int mode = 0; mode < 4; mode++) { NumberFormat g = NumberFormat.getCompactNumberInstance(Locale.US, f == ps ? NumberFormat.Style.SHORT : NumberFormat.Style.LONG); if (mode == 1) g.setParseIntegerOnly(true); if (mode == 2) ((CompactNumberFormat) g).setParseBigDecimal(true); if (mode == 3) g.setGroupingUsed(true);
      for (String x : texts) { if (mode == 1 && !x.endsWith("K") && !x.contains("million")) continue; if (x.equals(".5K") && mode == 1) continue; ParsePosition q = new ParsePosition(0); try { Number n = g.parse(x, q); p(mode + " " + x + " = " + q(n) + " " + q.getIndex() + " " + q.getErrorIndex()); } catch (Exception e) { p("FAIL " + x); } } }
    t("parse err", () -> ps.parse("x")); t("pos", () -> { ParsePosition q = new ParsePosition(2); return q(ps.parse("xx2K", q)) + q; });
    // constructors
    t("ok", () -> of("#,##0.##", PAT).format(1234));
    t("nulls", () -> new CompactNumberFormat(null, DecimalFormatSymbols.getInstance(Locale.US), PAT)); t("nulls", () -> new CompactNumberFormat("0", null, PAT)); t("nulls", () -> new CompactNumberFormat("0", DecimalFormatSymbols.getInstance(Locale.US), null)); t("nulls", () -> new CompactNumberFormat("0", DecimalFormatSymbols.getInstance(Locale.US), PAT, null)); t("nullel", () -> of("0", "", null));
    for (String x : new String[] {"0K", "K", "0", "", "00K", "#K", "K0", "'K'0", "0'0'", "0K;-0K", "0K;(0K)", "0K;0K;0K", "0K;", "0.0K", "0,0K", "0K0", "\u00a40K", "0%", "0\u2030", "-0K", "0'", "0''", "{one:0K other:0Ks}", "{one:0K}", "{other:0K}", "{foo:0K other:0K}", "{one:0K other:0K", "{one:0K two:0K}", "{one:K0 other:0X;-0X}", "{one:0K  other:0K}", "{ one:0K other:0K }", "00000K", "0E0", "0.K", "1K", "0\u00a0K", "a0b", "$0K", "'$'0K", "'#'0K", "#,##0K", "0 K", "{zero:0K other:0K few:0F many:0Y}"}) {
      t("pat " + x, () -> { CompactNumberFormat f = new CompactNumberFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.US), new String[] {"", "", "", x}, "one:i = 1 and v = 0"); return f.format(1000) + "," + f.format(2000) + "," + f.format(-1000) + "," + f.format(-2000)+ "," + f.format(12) + "," + f.format(1e7); });
    }
    for (String x : new String[] {"", "one:n = 1", "one:n=1", "one: n = 1;few: n = 2..4", "one:i = 1 and v = 0;few:n % 10 = 2..4 and n % 100 != 12..14", "foo:n = 1", "one", "one:", "one:n", "one:n = ", "one:n is 1", "one:n = 1,3..4 or n = 7", "other:n = 1", "one:n = 1;", "one : n = 1 @integer 1", "one:f = 5", "one:x = 1", "one:n = 1 and", "one:n mod 10 = 1", "ONE:n = 1", "zero:n = 0;two:n = 2;many:t = 5 or w = 1"}) {
      t("rule " + x, () -> { CompactNumberFormat f = new CompactNumberFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.US), new String[] {"", "", "", "{one:0A two:0B zero:0Z few:0F many:0M other:0O}"}, x); f.setMaximumFractionDigits(1); StringBuilder b = new StringBuilder(); for (double d : new double[] {1000, 2000, 3000, 4000, 5000, 7000, 11000, 12000, 21000, 22000, 1500, 2500, 100, 10000}) b.append(f.format(d)).append(' '); return b; });
    }
    t("far", () -> of("#,##0.##", "0A", "0B", "0C", "000D").format(5) + of("#,##0.##", "0A", "0B", "0C", "000D").format(55) + of("#,##0.##", "0A", "0B", "0C", "000D").format(5555) + of("#,##0.##", "0A").format(1234567));
    t("empty", () -> of("#,##0.##").format(5) + of("#,##0.##").format(12345.678));
    t("dec", () -> of("$#,##0.00;($#)", PAT).format(-5) + " " + of("0.000", PAT).format(-5.5) + " " + of("0.0%", PAT).format(5.5) + " " + of("0.0%", PAT).format(1000));
    t("dec", () -> of("bad'", PAT));
    t("neg", () -> of("#,##0.##", "", "", "", "0K;(0K)").format(-5000) + " " + q(of("#,##0.##", "", "", "", "0K;(0K)").parse("(5K)")) + q(of("#,##0.##;(#)", "", "", "", "0K;(0K)").parse("(5)")) + of("#,##0.##;(#)", "", "", "", "0K").format(-5) + of("#,##0.##;(#)", "", "", "", "0K").format(-5000));
    CompactNumberFormat f = of("#,##0.##", PAT), g = of("#,##0.##", PAT);
    p(f.equals(g) + " " + (f.hashCode() == g.hashCode()) + f.equals(null) + f.equals(f.clone()));
    g.setGroupingSize(4); p(f.equals(g)); g.setGroupingSize(0); p(f.equals(g) + " " + g.getGroupingSize()); g.setGroupingUsed(true); p(g.format(1e12) + f.format(1e12)); g.setGroupingSize(2); p(g.format(1e12)); t("size", () -> { g.setGroupingSize(128); return 0; }); t("size", () -> { g.setGroupingSize(-1); return 0; });
    g.setParseBigDecimal(true); p(g.isParseBigDecimal() + " " + f.equals(g) + " " + of("#,##0.##", PAT).equals(of("#,##0.#", PAT)) + of("#,##0.##", PAT).equals(of("#,##0.##", "0")));
    p(f.toString().startsWith("java.text.CompactNumberFormat@"));
    NumberFormat s2 = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
    for (Object o : new Object[] {1234, -1234, 12, 1500.5, new BigDecimal("-1234567"), Double.NaN, Double.NEGATIVE_INFINITY}) { AttributedCharacterIterator i = s2.formatToCharacterIterator(o); StringBuilder b = new StringBuilder(o + ": "); for (char c = i.first(); c != AttributedCharacterIterator.DONE; c = i.next()) { b.append(c); TreeSet<String> k = new TreeSet<>(); for (Object e : i.getAttributes().keySet()) k.add(e.toString().replaceAll(".*\\(|\\)", "")); b.append(k); } p(b); }
    for (int id : new int[] {0, 1, 2}) for (double d : new double[] {1234567, -1234567, 12.5}) { FieldPosition fp = new FieldPosition(id); s2.format(d, new StringBuffer("xx"), fp); p(id + " " + d + " " + fp.getBeginIndex() + " " + fp.getEndIndex()); }
    for (NumberFormat.Field id : new NumberFormat.Field[] {NumberFormat.Field.SIGN, NumberFormat.Field.PREFIX, NumberFormat.Field.SUFFIX, NumberFormat.Field.INTEGER, NumberFormat.Field.DECIMAL_SEPARATOR}) for (double d : new double[] {1234567, -1234567, 12.5}) { FieldPosition fp = new FieldPosition(id); s2.format(d, new StringBuffer("xx"), fp); p(id + " " + d + " " + fp.getBeginIndex() + " " + fp.getEndIndex()); }
    { CompactNumberFormat h = new CompactNumberFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.US), new String[] {"", "", "", "{one:0A other:0O}"}, "one:i = 1"); p(h.format(1500) + h.format(1400) + h.format(1500L) + h.format(new BigDecimal("1500")) + h.format(new BigDecimal("1400.5")) + h.format(new BigInteger("1500"))+h.format(999.9)); h.setMaximumFractionDigits(2); p(h.format(1500) + " " + h.format(1500L) + " " + h.format(new BigDecimal("1500")) + " " + h.format(new BigDecimal("1512.3456")) + " " + h.format(new BigDecimal("15123.456")) + " " + h.format(new BigInteger("1512")) + " " + h.format(new BigInteger("151212121212121212121212")) + " " + h.format(1234567890123456789L) + " " + h.format(0.1 * 3 * 10000) + " " + h.format(1005L) + " " + h.format(1015.0) + " " + h.format(2675.0)); }
    p(NumberFormat.Style.valueOf("SHORT") + " " + Arrays.toString(NumberFormat.Style.values()));
    t("locale null", () -> NumberFormat.getCompactNumberInstance(null, NumberFormat.Style.SHORT)); t("style null", () -> NumberFormat.getCompactNumberInstance(Locale.US, null));
  }
}
// expect: class java.text.CompactNumberFormat 00 309 1falsefalseHALF_EVEN0false
// expect: cur -> java.lang.UnsupportedOperationException: null
// expect: setcur -> java.lang.UnsupportedOperationException: null
// expect: 0.0 0
// expect: -0.0 -0
// expect: 0.4 0
// expect: 0.5 0
// expect: 1.5 2
// expect: -0.3 -0
// expect: 12.345 12
// expect: 999.4 999
// expect: 999.5 1K
// expect: 999.99 1K
// expect: 1000.0 1K
// expect: 1499.0 1K
// expect: 1500.0 2K
// expect: 2500.0 2K
// expect: 12345.0 12K
// expect: 99999.0 100K
// expect: 999499.0 999K
// expect: 999500.0 1000K
// expect: 999999.0 1000K
// expect: -999999.0 -1000K
// expect: 1000000.0 1M
// expect: 1234567.0 1M
// expect: 1.0E9 1B
// expect: 1.0E12 1T
// expect: 1.0E14 100T
// expect: 1.0E15 1000T
// expect: 1.5E15 1500T
// expect: 1.0E16 10000T
// expect: 1.0E18 1000000T
// expect: 9.3E18 9300000T
// expect: 1.0E20 100000000T
// expect: 1.0E300 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000T
// expect: NaN NaN
// expect: Infinity ∞
// expect: -Infinity -∞
// expect: 4.9E-324 0
// expect: -1.0E-9 -0
// expect: -1000.0 -1K
// expect: -1500.0 -2K
// expect: 0 0
// expect: 1 1
// expect: 999 999
// expect: 1000 1K
// expect: 1001 1K
// expect: 1500 2K
// expect: 2500 2K
// expect: 999999 1000K
// expect: 1000000 1M
// expect: 9223372036854775807 9223372T
// expect: -9223372036854775808 -9223372T
// expect: -1 -1
// expect: -1000 -1K
// expect: -999 -999
// expect: 0 0
// expect: 0.1 0
// expect: 1e20 100000000T
// expect: 1e100 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000T
// expect: -1e20 -100000000T
// expect: 12345678901234567890.5 12345679T
// expect: 999999999999999999999 1000000000T
// expect: 0.0004 0
// expect: 1500 2K
// expect: 1 1
// expect: 1000000000000000000000 1000000000T
// expect: -5000 -5K
// expect: 999.994 1K
// expect: 999.995 1K
// expect: 1000.0 1K
// expect: 1234.0 1.23K
// expect: 1239.0 1.24K
// expect: 999999.0 1000K
// expect: 1234567.0 1.23M
// expect: 0.456 0
// expect: 0.455 0
// expect: 12.345 12
// expect: -1234.0 -1.23K
// expect: 1.0E15 1000T
// expect: 1005.0 1K
// expect: 0.0 0
// expect: 1.0 1
// expect: 1000.0 001.0K
// expect: 12345.0 012.35K
// expect: 1000000.0 001.0M
// expect: 1.0E15 1000.0T
// expect: 1.0E18 1000000.0T
// expect: 1.234567E21 1234567000.0T
// expect: 999.0 999
// expect: 1.0E21 1000000000.0T
// expect: 1.0E15 00.0T
// expect: 123.0 123
// expect: 123456.0 23.46K
// expect: 999.0 999
// expect: UP: 2K -2K 3K 2K 0 -0 2K 1000K
// expect: DOWN: 1K -1K 2K 1K 0 -0 1K 999K
// expect: CEILING: 2K -1K 3K 2K 0 -0 2K 1000K
// expect: FLOOR: 1K -2K 2K 1K 0 -0 1K 999K
// expect: HALF_UP: 2K -2K 3K 1K 0 -0 1K 1000K
// expect: HALF_DOWN: 1K -1K 2K 1K 0 -0 1K 1000K
// expect: HALF_EVEN: 2K -2K 2K 1K 0 -0 1K 1000K
// expect: null mode -> java.lang.NullPointerException: null
// expect: obj -> java.lang.IllegalArgumentException: Cannot format java.lang.String as a number
// expect: objn -> java.lang.IllegalArgumentException: Cannot format null as a number
// expect: class java.text.CompactNumberFormat 00 309 1falsefalseHALF_EVEN0false
// expect: cur -> java.lang.UnsupportedOperationException: null
// expect: setcur -> java.lang.UnsupportedOperationException: null
// expect: 0.0 0
// expect: -0.0 -0
// expect: 0.4 0
// expect: 0.5 0
// expect: 1.5 2
// expect: -0.3 -0
// expect: 12.345 12
// expect: 999.4 999
// expect: 999.5 1 thousand
// expect: 999.99 1 thousand
// expect: 1000.0 1 thousand
// expect: 1499.0 1 thousand
// expect: 1500.0 2 thousand
// expect: 2500.0 2 thousand
// expect: 12345.0 12 thousand
// expect: 99999.0 100 thousand
// expect: 999499.0 999 thousand
// expect: 999500.0 1000 thousand
// expect: 999999.0 1000 thousand
// expect: -999999.0 -1000 thousand
// expect: 1000000.0 1 million
// expect: 1234567.0 1 million
// expect: 1.0E9 1 billion
// expect: 1.0E12 1 trillion
// expect: 1.0E14 100 trillion
// expect: 1.0E15 1000 trillion
// expect: 1.5E15 1500 trillion
// expect: 1.0E16 10000 trillion
// expect: 1.0E18 1000000 trillion
// expect: 9.3E18 9300000 trillion
// expect: 1.0E20 100000000 trillion
// expect: 1.0E300 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 trillion
// expect: NaN NaN
// expect: Infinity ∞
// expect: -Infinity -∞
// expect: 4.9E-324 0
// expect: -1.0E-9 -0
// expect: -1000.0 -1 thousand
// expect: -1500.0 -2 thousand
// expect: 0 0
// expect: 1 1
// expect: 999 999
// expect: 1000 1 thousand
// expect: 1001 1 thousand
// expect: 1500 2 thousand
// expect: 2500 2 thousand
// expect: 999999 1000 thousand
// expect: 1000000 1 million
// expect: 9223372036854775807 9223372 trillion
// expect: -9223372036854775808 -9223372 trillion
// expect: -1 -1
// expect: -1000 -1 thousand
// expect: -999 -999
// expect: 0 0
// expect: 0.1 0
// expect: 1e20 100000000 trillion
// expect: 1e100 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 trillion
// expect: -1e20 -100000000 trillion
// expect: 12345678901234567890.5 12345679 trillion
// expect: 999999999999999999999 1000000000 trillion
// expect: 0.0004 0
// expect: 1500 2 thousand
// expect: 1 1
// expect: 1000000000000000000000 1000000000 trillion
// expect: -5000 -5 thousand
// expect: 999.994 1 thousand
// expect: 999.995 1 thousand
// expect: 1000.0 1 thousand
// expect: 1234.0 1.23 thousand
// expect: 1239.0 1.24 thousand
// expect: 999999.0 1000 thousand
// expect: 1234567.0 1.23 million
// expect: 0.456 0
// expect: 0.455 0
// expect: 12.345 12
// expect: -1234.0 -1.23 thousand
// expect: 1.0E15 1000 trillion
// expect: 1005.0 1 thousand
// expect: 0.0 0
// expect: 1.0 1
// expect: 1000.0 001.0 thousand
// expect: 12345.0 012.35 thousand
// expect: 1000000.0 001.0 million
// expect: 1.0E15 1000.0 trillion
// expect: 1.0E18 1000000.0 trillion
// expect: 1.234567E21 1234567000.0 trillion
// expect: 999.0 999
// expect: 1.0E21 1000000000.0 trillion
// expect: 1.0E15 00.0 trillion
// expect: 123.0 123
// expect: 123456.0 23.46 thousand
// expect: 999.0 999
// expect: UP: 2 thousand -2 thousand 3 thousand 2 thousand 0 -0 2 thousand 1000 thousand
// expect: DOWN: 1 thousand -1 thousand 2 thousand 1 thousand 0 -0 1 thousand 999 thousand
// expect: CEILING: 2 thousand -1 thousand 3 thousand 2 thousand 0 -0 2 thousand 1000 thousand
// expect: FLOOR: 1 thousand -2 thousand 2 thousand 1 thousand 0 -0 1 thousand 999 thousand
// expect: HALF_UP: 2 thousand -2 thousand 3 thousand 1 thousand 0 -0 1 thousand 1000 thousand
// expect: HALF_DOWN: 1 thousand -1 thousand 2 thousand 1 thousand 0 -0 1 thousand 1000 thousand
// expect: HALF_EVEN: 2 thousand -2 thousand 2 thousand 1 thousand 0 -0 1 thousand 1000 thousand
// expect: null mode -> java.lang.NullPointerException: null
// expect: obj -> java.lang.IllegalArgumentException: Cannot format java.lang.String as a number
// expect: objn -> java.lang.IllegalArgumentException: Cannot format null as a number
// expect: 0 1K = Long 1000 2 -1
// expect: 0 1.5K = Long 1500 4 -1
// expect: 0 -1K = Long -1000 3 -1
// expect: 0 1 thousand = Long 1 1 -1
// expect: 0 -2 million = Long -2 2 -1
// expect: 0 1 thousandx = Long 1 1 -1
// expect: 0 1 = Long 1 1 -1
// expect: 0 1.25 = Double 1.25 4 -1
// expect: 0 -1 = Long -1 2 -1
// expect: 0 K = null 0 0
// expect: 0 1k = Long 1 1 -1
// expect: 0 1 K = Long 1 1 -1
// expect: 0 1,000K = Long 1 1 -1
// expect: 0 1000K = Long 1000000 5 -1
// expect: 0 1KK = Long 1000 2 -1
// expect: 0 1M = Long 1000000 2 -1
// expect: 0 999 = Long 999 3 -1
// expect: 0 NaN = Double NaN 3 -1
// expect: 0 ∞ = Double Infinity 1 -1
// expect: 0 -∞ = Double -Infinity 2 -1
// expect: 0 1E3 = Long 1 1 -1
// expect: 0 1E3K = Long 1 1 -1
// expect: 0 9223372036854775807 = Long 9223372036854775807 19 -1
// expect: 0 9223372036854775808 = Double 9.223372036854776E18 19 -1
// expect: 0 9223372036854775807K = Double 9.223372036854776E21 20 -1
// expect: 0 0K = Long 0 2 -1
// expect: 0 -0K = Double -0.0 3 -1
// expect: 0 -0 = Double -0.0 2 -1
// expect: 0  = null 0 0
// expect: 0 abc = null 0 0
// expect: 0 1.5 = Double 1.5 3 -1
// expect: 0 1.K = Long 1000 3 -1
// expect: 0 .5K = Long 500 3 -1
// expect: 0 1 million = Long 1 1 -1
// expect: 0 1 millionth = Long 1 1 -1
// expect: 0 1T = Long 1000000000000 2 -1
// expect: 0 1 trillion = Long 1 1 -1
// expect: 0 0.001K = Long 1 6 -1
// expect: 0 0.0001K = Double 0.1 7 -1
// expect: 0 (1K) = null 0 0
// expect: 0 1B2 = Long 1000000000 2 -1
// expect: 0 -1.23M = Long -1230000 6 -1
// expect: 1 1K = Long 1000 2 -1
// expect: 1 1.5K = Long 1000 4 -1
// expect: 1 -1K = Long -1000 3 -1
// expect: 1 -2 million = Long -2 2 -1
// expect: 1 K = null 0 0
// expect: 1 1 K = Long 1 1 -1
// expect: 1 1,000K = Long 1 1 -1
// expect: 1 1000K = Long 1000000 5 -1
// expect: 1 1KK = Long 1000 2 -1
// expect: 1 1E3K = Long 1 1 -1
// expect: 1 9223372036854775807K = Double 9.223372036854776E21 20 -1
// expect: 1 0K = Long 0 2 -1
// expect: 1 -0K = Long 0 3 -1
// expect: 1 1.K = Long 1000 3 -1
// expect: 1 1 million = Long 1 1 -1
// expect: 1 1 millionth = Long 1 1 -1
// expect: 1 0.001K = Long 0 6 -1
// expect: 1 0.0001K = Long 0 7 -1
// expect: 2 1K = BigDecimal 1000 2 -1
// expect: 2 1.5K = BigDecimal 1500.0 4 -1
// expect: 2 -1K = BigDecimal -1000 3 -1
// expect: 2 1 thousand = BigDecimal 1 1 -1
// expect: 2 -2 million = BigDecimal -2 2 -1
// expect: 2 1 thousandx = BigDecimal 1 1 -1
// expect: 2 1 = BigDecimal 1 1 -1
// expect: 2 1.25 = BigDecimal 1.25 4 -1
// expect: 2 -1 = BigDecimal -1 2 -1
// expect: 2 K = null 0 0
// expect: 2 1k = BigDecimal 1 1 -1
// expect: 2 1 K = BigDecimal 1 1 -1
// expect: 2 1,000K = BigDecimal 1 1 -1
// expect: 2 1000K = BigDecimal 1000000 5 -1
// expect: 2 1KK = BigDecimal 1000 2 -1
// expect: 2 1M = BigDecimal 1000000 2 -1
// expect: 2 999 = BigDecimal 999 3 -1
// expect: 2 NaN = Double NaN 3 -1
// expect: 2 ∞ = Double Infinity 1 -1
// expect: 2 -∞ = Double -Infinity 2 -1
// expect: 2 1E3 = BigDecimal 1 1 -1
// expect: 2 1E3K = BigDecimal 1 1 -1
// expect: 2 9223372036854775807 = BigDecimal 9223372036854775807 19 -1
// expect: 2 9223372036854775808 = BigDecimal 9223372036854775808 19 -1
// expect: 2 9223372036854775807K = BigDecimal 9223372036854775807000 20 -1
// expect: 2 0K = BigDecimal 0 2 -1
// expect: 2 -0K = BigDecimal 0 3 -1
// expect: 2 -0 = BigDecimal 0 2 -1
// expect: 2  = null 0 0
// expect: 2 abc = null 0 0
// expect: 2 1.5 = BigDecimal 1.5 3 -1
// expect: 2 1.K = BigDecimal 1000 3 -1
// expect: 2 .5K = BigDecimal 500.0 3 -1
// expect: 2 1 million = BigDecimal 1 1 -1
// expect: 2 1 millionth = BigDecimal 1 1 -1
// expect: 2 1T = BigDecimal 1000000000000 2 -1
// expect: 2 1 trillion = BigDecimal 1 1 -1
// expect: 2 0.001K = BigDecimal 1.000 6 -1
// expect: 2 0.0001K = BigDecimal 0.1000 7 -1
// expect: 2 (1K) = null 0 0
// expect: 2 1B2 = BigDecimal 1000000000 2 -1
// expect: 2 -1.23M = BigDecimal -1230000.00 6 -1
// expect: 3 1K = Long 1000 2 -1
// expect: 3 1.5K = Long 1500 4 -1
// expect: 3 -1K = Long -1000 3 -1
// expect: 3 1 thousand = Long 1 1 -1
// expect: 3 -2 million = Long -2 2 -1
// expect: 3 1 thousandx = Long 1 1 -1
// expect: 3 1 = Long 1 1 -1
// expect: 3 1.25 = Double 1.25 4 -1
// expect: 3 -1 = Long -1 2 -1
// expect: 3 K = null 0 0
// expect: 3 1k = Long 1 1 -1
// expect: 3 1 K = Long 1 1 -1
// expect: 3 1,000K = Long 1000000 6 -1
// expect: 3 1000K = Long 1000000 5 -1
// expect: 3 1KK = Long 1000 2 -1
// expect: 3 1M = Long 1000000 2 -1
// expect: 3 999 = Long 999 3 -1
// expect: 3 NaN = Double NaN 3 -1
// expect: 3 ∞ = Double Infinity 1 -1
// expect: 3 -∞ = Double -Infinity 2 -1
// expect: 3 1E3 = Long 1 1 -1
// expect: 3 1E3K = Long 1 1 -1
// expect: 3 9223372036854775807 = Long 9223372036854775807 19 -1
// expect: 3 9223372036854775808 = Double 9.223372036854776E18 19 -1
// expect: 3 9223372036854775807K = Double 9.223372036854776E21 20 -1
// expect: 3 0K = Long 0 2 -1
// expect: 3 -0K = Double -0.0 3 -1
// expect: 3 -0 = Double -0.0 2 -1
// expect: 3  = null 0 0
// expect: 3 abc = null 0 0
// expect: 3 1.5 = Double 1.5 3 -1
// expect: 3 1.K = Long 1000 3 -1
// expect: 3 .5K = Long 500 3 -1
// expect: 3 1 million = Long 1 1 -1
// expect: 3 1 millionth = Long 1 1 -1
// expect: 3 1T = Long 1000000000000 2 -1
// expect: 3 1 trillion = Long 1 1 -1
// expect: 3 0.001K = Long 1 6 -1
// expect: 3 0.0001K = Double 0.1 7 -1
// expect: 3 (1K) = null 0 0
// expect: 3 1B2 = Long 1000000000 2 -1
// expect: 3 -1.23M = Long -1230000 6 -1
// expect: 0 1K = Long 1 1 -1
// expect: 0 1.5K = Double 1.5 3 -1
// expect: 0 -1K = Long -1 2 -1
// expect: 0 1 thousand = Long 1000 10 -1
// expect: 0 -2 million = Long -2000000 10 -1
// expect: 0 1 thousandx = Long 1000 10 -1
// expect: 0 1 = Long 1 1 -1
// expect: 0 1.25 = Double 1.25 4 -1
// expect: 0 -1 = Long -1 2 -1
// expect: 0 K = null 0 0
// expect: 0 1k = Long 1 1 -1
// expect: 0 1 K = Long 1 1 -1
// expect: 0 1,000K = Long 1 1 -1
// expect: 0 1000K = Long 1000 4 -1
// expect: 0 1KK = Long 1 1 -1
// expect: 0 1M = Long 1 1 -1
// expect: 0 999 = Long 999 3 -1
// expect: 0 NaN = Double NaN 3 -1
// expect: 0 ∞ = Double Infinity 1 -1
// expect: 0 -∞ = Double -Infinity 2 -1
// expect: 0 1E3 = Long 1 1 -1
// expect: 0 1E3K = Long 1 1 -1
// expect: 0 9223372036854775807 = Long 9223372036854775807 19 -1
// expect: 0 9223372036854775808 = Double 9.223372036854776E18 19 -1
// expect: 0 9223372036854775807K = Long 9223372036854775807 19 -1
// expect: 0 0K = Long 0 1 -1
// expect: 0 -0K = Double -0.0 2 -1
// expect: 0 -0 = Double -0.0 2 -1
// expect: 0  = null 0 0
// expect: 0 abc = null 0 0
// expect: 0 1.5 = Double 1.5 3 -1
// expect: 0 1.K = Long 1 2 -1
// expect: 0 .5K = Double 0.5 2 -1
// expect: 0 1 million = Long 1000000 9 -1
// expect: 0 1 millionth = Long 1000000 9 -1
// expect: 0 1T = Long 1 1 -1
// expect: 0 1 trillion = Long 1000000000000 10 -1
// expect: 0 0.001K = Double 0.001 5 -1
// expect: 0 0.0001K = Double 1.0E-4 6 -1
// expect: 0 (1K) = null 0 0
// expect: 0 1B2 = Long 1 1 -1
// expect: 0 -1.23M = Double -1.23 5 -1
// expect: 1 1K = Long 1 1 -1
// expect: 1 1.5K = Long 1 3 -1
// expect: 1 -1K = Long -1 2 -1
// expect: 1 -2 million = Long -2000000 10 -1
// expect: 1 K = null 0 0
// expect: 1 1 K = Long 1 1 -1
// expect: 1 1,000K = Long 1 1 -1
// expect: 1 1000K = Long 1000 4 -1
// expect: 1 1KK = Long 1 1 -1
// expect: 1 1E3K = Long 1 1 -1
// expect: 1 9223372036854775807K = Long 9223372036854775807 19 -1
// expect: 1 0K = Long 0 1 -1
// expect: 1 -0K = Long 0 2 -1
// expect: 1 1.K = Long 1 2 -1
// expect: 1 1 million = Long 1000000 9 -1
// expect: 1 1 millionth = Long 1000000 9 -1
// expect: 1 0.001K = Long 0 5 -1
// expect: 1 0.0001K = Long 0 6 -1
// expect: 2 1K = BigDecimal 1 1 -1
// expect: 2 1.5K = BigDecimal 1.5 3 -1
// expect: 2 -1K = BigDecimal -1 2 -1
// expect: 2 1 thousand = BigDecimal 1000 10 -1
// expect: 2 -2 million = BigDecimal -2000000 10 -1
// expect: 2 1 thousandx = BigDecimal 1000 10 -1
// expect: 2 1 = BigDecimal 1 1 -1
// expect: 2 1.25 = BigDecimal 1.25 4 -1
// expect: 2 -1 = BigDecimal -1 2 -1
// expect: 2 K = null 0 0
// expect: 2 1k = BigDecimal 1 1 -1
// expect: 2 1 K = BigDecimal 1 1 -1
// expect: 2 1,000K = BigDecimal 1 1 -1
// expect: 2 1000K = BigDecimal 1000 4 -1
// expect: 2 1KK = BigDecimal 1 1 -1
// expect: 2 1M = BigDecimal 1 1 -1
// expect: 2 999 = BigDecimal 999 3 -1
// expect: 2 NaN = Double NaN 3 -1
// expect: 2 ∞ = Double Infinity 1 -1
// expect: 2 -∞ = Double -Infinity 2 -1
// expect: 2 1E3 = BigDecimal 1 1 -1
// expect: 2 1E3K = BigDecimal 1 1 -1
// expect: 2 9223372036854775807 = BigDecimal 9223372036854775807 19 -1
// expect: 2 9223372036854775808 = BigDecimal 9223372036854775808 19 -1
// expect: 2 9223372036854775807K = BigDecimal 9223372036854775807 19 -1
// expect: 2 0K = BigDecimal 0 1 -1
// expect: 2 -0K = BigDecimal 0 2 -1
// expect: 2 -0 = BigDecimal 0 2 -1
// expect: 2  = null 0 0
// expect: 2 abc = null 0 0
// expect: 2 1.5 = BigDecimal 1.5 3 -1
// expect: 2 1.K = BigDecimal 1 2 -1
// expect: 2 .5K = BigDecimal 0.5 2 -1
// expect: 2 1 million = BigDecimal 1000000 9 -1
// expect: 2 1 millionth = BigDecimal 1000000 9 -1
// expect: 2 1T = BigDecimal 1 1 -1
// expect: 2 1 trillion = BigDecimal 1000000000000 10 -1
// expect: 2 0.001K = BigDecimal 0.001 5 -1
// expect: 2 0.0001K = BigDecimal 0.0001 6 -1
// expect: 2 (1K) = null 0 0
// expect: 2 1B2 = BigDecimal 1 1 -1
// expect: 2 -1.23M = BigDecimal -1.23 5 -1
// expect: 3 1K = Long 1 1 -1
// expect: 3 1.5K = Double 1.5 3 -1
// expect: 3 -1K = Long -1 2 -1
// expect: 3 1 thousand = Long 1000 10 -1
// expect: 3 -2 million = Long -2000000 10 -1
// expect: 3 1 thousandx = Long 1000 10 -1
// expect: 3 1 = Long 1 1 -1
// expect: 3 1.25 = Double 1.25 4 -1
// expect: 3 -1 = Long -1 2 -1
// expect: 3 K = null 0 0
// expect: 3 1k = Long 1 1 -1
// expect: 3 1 K = Long 1 1 -1
// expect: 3 1,000K = Long 1000 5 -1
// expect: 3 1000K = Long 1000 4 -1
// expect: 3 1KK = Long 1 1 -1
// expect: 3 1M = Long 1 1 -1
// expect: 3 999 = Long 999 3 -1
// expect: 3 NaN = Double NaN 3 -1
// expect: 3 ∞ = Double Infinity 1 -1
// expect: 3 -∞ = Double -Infinity 2 -1
// expect: 3 1E3 = Long 1 1 -1
// expect: 3 1E3K = Long 1 1 -1
// expect: 3 9223372036854775807 = Long 9223372036854775807 19 -1
// expect: 3 9223372036854775808 = Double 9.223372036854776E18 19 -1
// expect: 3 9223372036854775807K = Long 9223372036854775807 19 -1
// expect: 3 0K = Long 0 1 -1
// expect: 3 -0K = Double -0.0 2 -1
// expect: 3 -0 = Double -0.0 2 -1
// expect: 3  = null 0 0
// expect: 3 abc = null 0 0
// expect: 3 1.5 = Double 1.5 3 -1
// expect: 3 1.K = Long 1 2 -1
// expect: 3 .5K = Double 0.5 2 -1
// expect: 3 1 million = Long 1000000 9 -1
// expect: 3 1 millionth = Long 1000000 9 -1
// expect: 3 1T = Long 1 1 -1
// expect: 3 1 trillion = Long 1000000000000 10 -1
// expect: 3 0.001K = Double 0.001 5 -1
// expect: 3 0.0001K = Double 1.0E-4 6 -1
// expect: 3 (1K) = null 0 0
// expect: 3 1B2 = Long 1 1 -1
// expect: 3 -1.23M = Double -1.23 5 -1
// expect: parse err -> java.text.ParseException: Unparseable number: "x"
// expect: pos -> Long 2000java.text.ParsePosition[index=4,errorIndex=-1]
// expect: ok -> 1K
// expect: nulls -> java.lang.NullPointerException: decimalPattern
// expect: nulls -> java.lang.NullPointerException: symbols
// expect: nulls -> java.lang.NullPointerException: compactPatterns
// expect: nulls -> java.lang.NullPointerException: pluralRules
// expect: nullel -> java.lang.IllegalArgumentException: A null compact pattern encountered at index: 1
// expect: pat 0K -> 1K,2K,-1K,-2K,12,10000K
// expect: pat K -> K,K,-K,-K,12,K
// expect: pat 0 -> 1,000,2,000,-1,000,-2,000,12,10,000,000
// expect: pat  -> 1,000,2,000,-1,000,-2,000,12,10,000,000
// expect: pat 00K -> 10K,20K,-10K,-20K,12,100000K
// expect: pat #K -> java.lang.IllegalArgumentException: Unquoted special character '#' in pattern "#K"
// expect: pat K0 -> K1,K2,-K1,-K2,12,K10000
// expect: pat 'K'0 -> K1,K2,-K1,-K2,12,K10000
// expect: pat 0'0' -> 10,20,-10,-20,12,100000
// expect: pat 0K;-0K -> 1K,2K,-1K,-2K,12,10000K
// expect: pat 0K;(0K) -> 1K,2K,(1K),(2K),12,10000K
// expect: pat 0K;0K;0K -> java.lang.IllegalArgumentException: Unquoted special character ';' in pattern "0K;0K;0K"
// expect: pat 0K; -> 1K,2K,-1K,-2K,12,10000K
// expect: pat 0.0K -> java.lang.IllegalArgumentException: Unquoted special character '.' in pattern "0.0K"
// expect: pat 0,0K -> java.lang.IllegalArgumentException: Unquoted special character ',' in pattern "0,0K"
// expect: pat 0K0 -> 10K,20K,-10K,-20K,12,100000K
// expect: pat ¤0K -> java.lang.IllegalArgumentException: Unquoted special character '¤' in pattern "¤0K"
// expect: pat 0% -> java.lang.IllegalArgumentException: Unquoted special character '%' in pattern "0%"
// expect: pat 0‰ -> java.lang.IllegalArgumentException: Unquoted special character '‰' in pattern "0‰"
// expect: pat -0K -> -1K,-2K,--1K,--2K,12,-10000K
// expect: pat 0' -> java.lang.IllegalArgumentException: Invalid single quote in pattern "0'"
// expect: pat 0'' -> 1',2',-1',-2',12,10000'
// expect: pat {one:0K other:0Ks} -> 1K,2Ks,-1K,-2Ks,12,10000Ks
// expect: pat {one:0K} -> 1K,2,000,-1K,-2,000,12,10,000,000
// expect: pat {other:0K} -> 1K,2K,-1K,-2K,12,10000K
// expect: pat {foo:0K other:0K} -> 1K,2K,-1K,-2K,12,10000K
// expect: pat {one:0K other:0K -> {one:10K other:K,{one:20K other:K,-{one:10K other:K,-{one:20K other:K,12,{one:100000K other:K
// expect: pat {one:0K two:0K} -> 1K,2,000,-1K,-2,000,12,10,000,000
// expect: pat {one:K0 other:0X;-0X} -> K1,2X,-K1,-2X,12,10000X
// expect: pat {one:0K  other:0K} -> 1K,2K,-1K,-2K,12,10000K
// expect: pat { one:0K other:0K } -> 1K,2K,-1K,-2K,12,10000K
// expect: pat 00000K -> java.lang.IllegalArgumentException: Invalid Pattern [00000K]: min integer digits specified exceeds the limit for the index 3
// expect: pat 0E0 -> 10E,20E,-10E,-20E,12,100000E
// expect: pat 0.K -> java.lang.IllegalArgumentException: Unquoted special character '.' in pattern "0.K"
// expect: pat 1K -> 1K,1K,-1K,-1K,12,1K
// expect: pat 0 K -> 1 K,2 K,-1 K,-2 K,12,10000 K
// expect: pat a0b -> a1b,a2b,-a1b,-a2b,12,a10000b
// expect: pat $0K -> $1K,$2K,-$1K,-$2K,12,$10000K
// expect: pat '$'0K -> $1K,$2K,-$1K,-$2K,12,$10000K
// expect: pat '#'0K -> #1K,#2K,-#1K,-#2K,12,#10000K
// expect: pat #,##0K -> java.lang.IllegalArgumentException: Unquoted special character '#' in pattern "#,##0K"
// expect: pat 0 K -> 1 K,2 K,-1 K,-2 K,12,10000 K
// expect: pat {zero:0K other:0K few:0F many:0Y} -> 1K,2K,-1K,-2K,12,10000K
// expect: rule  -> 1O 2O 3O 4O 5O 7O 11O 12O 21O 22O 1.5O 2.5O 100 10O 
// expect: rule one:n = 1 -> 1A 2O 3O 4O 5O 7O 11O 12O 21O 22O 1.5A 2.5O 100 10O 
// expect: rule one:n=1 -> 1A 2O 3O 4O 5O 7O 11O 12O 21O 22O 1.5A 2.5O 100 10O 
// expect: rule one: n = 1;few: n = 2..4 -> 1A 2F 3F 4F 5O 7O 11O 12O 21O 22O 1.5A 2.5F 100 10O 
// expect: rule one:i = 1 and v = 0;few:n % 10 = 2..4 and n % 100 != 12..14 -> 1A 2F 3F 4F 5O 7O 11O 12O 21O 22F 1.5A 2.5F 100 10O 
// expect: rule foo:n = 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: foo:n = 1
// expect: rule one -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one
// expect: rule one: -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:
// expect: rule one:n -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:n
// expect: rule one:n =  -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:n =
// expect: rule one:n is 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:n is 1
// expect: rule one:n = 1,3..4 or n = 7 -> 1A 2O 3A 4A 5O 7A 11O 12O 21O 22O 1.5A 2.5O 100 10O 
// expect: rule other:n = 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: other:n = 1
// expect: rule one:n = 1; -> 1A 2O 3O 4O 5O 7O 11O 12O 21O 22O 1.5A 2.5O 100 10O 
// expect: rule one : n = 1 @integer 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one : n = 1 @integer 1
// expect: rule one:f = 5 -> 1O 2O 3O 4O 5O 7O 11O 12O 21O 22O 1.5O 2.5O 100 10O 
// expect: rule one:x = 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:x = 1
// expect: rule one:n = 1 and -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:n = 1 and
// expect: rule one:n mod 10 = 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: one:n mod 10 = 1
// expect: rule ONE:n = 1 -> java.lang.IllegalArgumentException: Invalid plural rules syntax: ONE:n = 1
// expect: rule zero:n = 0;two:n = 2;many:t = 5 or w = 1 -> 1O 2B 3O 4O 5O 7O 11O 12O 21O 22O 1.5O 2.5B 100 10O 
// expect: far -> 5A6B556D1234567A
// expect: empty -> 512,346
// expect: dec -> ($5) -6 6% 1K
// expect: dec -> java.lang.IllegalArgumentException: Malformed pattern "bad'"
// expect: neg -> (5K) Long -5000Long -5(5)-5K
// expect: true truefalsetrue
// expect: false
// expect: true 0
// expect: 1000000M1000000M
// expect: 1,00,00,00M
// expect: size -> java.lang.IllegalArgumentException: The value passed is negative or larger than 127
// expect: size -> java.lang.IllegalArgumentException: The value passed is negative or larger than 127
// expect: true false falsefalse
// expect: true
// expect: 1234: 1[integer]K[suffix]
// expect: -1234: -[prefix, sign]1[integer]K[suffix]
// expect: 12: 1[integer]2[integer]
// expect: 1500.5: 2[integer]K[suffix]
// expect: -1234567: -[prefix, sign]1[integer]M[suffix]
// expect: NaN: N[integer]a[integer]N[integer]
// expect: -Infinity: -[sign]∞[integer]
// expect: 0 1234567.0 2 3
// expect: 0 -1234567.0 3 4
// expect: 0 12.5 2 4
// expect: 1 1234567.0 3 3
// expect: 1 -1234567.0 4 4
// expect: 1 12.5 4 4
// expect: 2 1234567.0 0 0
// expect: 2 -1234567.0 0 0
// expect: 2 12.5 0 0
// expect: java.text.NumberFormat$Field(sign) 1234567.0 0 0
// expect: java.text.NumberFormat$Field(sign) -1234567.0 2 3
// expect: java.text.NumberFormat$Field(sign) 12.5 0 0
// expect: java.text.NumberFormat$Field(prefix) 1234567.0 0 0
// expect: java.text.NumberFormat$Field(prefix) -1234567.0 2 3
// expect: java.text.NumberFormat$Field(prefix) 12.5 0 0
// expect: java.text.NumberFormat$Field(suffix) 1234567.0 3 4
// expect: java.text.NumberFormat$Field(suffix) -1234567.0 4 5
// expect: java.text.NumberFormat$Field(suffix) 12.5 0 0
// expect: java.text.NumberFormat$Field(integer) 1234567.0 2 3
// expect: java.text.NumberFormat$Field(integer) -1234567.0 3 4
// expect: java.text.NumberFormat$Field(integer) 12.5 2 4
// expect: java.text.NumberFormat$Field(decimal separator) 1234567.0 0 0
// expect: java.text.NumberFormat$Field(decimal separator) -1234567.0 0 0
// expect: java.text.NumberFormat$Field(decimal separator) 12.5 0 0
// expect: 2A1A2A2A1A2A1A
// expect: 1.5A 1.5A 2A 2A 15O 1.51A 151212121212121212121O 1234567890123456.8O 3O 1A 1.01A 2.67O
// expect: SHORT [SHORT, LONG]
// expect: locale null -> java.lang.NullPointerException: null
// expect: style null -> java.lang.NullPointerException: null
