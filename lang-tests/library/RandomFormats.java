// Random calls on the formats of java.text: DecimalFormat, NumberFormat, MessageFormat, ChoiceFormat, SimpleDateFormat, with patterns, odd texts and ParsePosition:
// what they give, and the exceptions with their messages.
// With an argument so many calls are printed, one a line (a second one says from which on), to be compared with OpenJDK's.
// expect: -1744648106
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.*;
import java.util.*;

public class RandomFormats {
  static final Locale[] LOCALES = {Locale.ROOT, Locale.US, Locale.US, Locale.GERMANY, Locale.FRANCE, new Locale("de", "CH"), Locale.ITALY, new Locale("es", "ES"), Locale.JAPAN, new Locale("sv", "SE")};

  static Locale locale(Random r) {
    return LOCALES[r.nextInt(LOCALES.length)];
  }

  static double d(Random r) {
    switch (r.nextInt(9)) {
      case 0: return Double.longBitsToDouble(r.nextLong());
      case 1: return r.nextDouble() * 2000 - 1000;
      case 2: return r.nextInt(41) / 4.0 - 5;
      case 3: return new double[] {0.0, -0.0, 1.0 / 0, -1.0 / 0, 0.0 / 0, Double.MIN_VALUE, Double.MAX_VALUE, 1, -1, 0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 1e15, 1e16, 123456789.5}[r.nextInt(18)];
      case 4: return (r.nextInt(20001) - 10000) / 1000.0;
      case 5: return r.nextLong();
      case 6: return Math.scalb(r.nextDouble() - 0.5, r.nextInt(140) - 70);
      case 7: return r.nextInt(2000) / 16.0;
      default: return r.nextInt(100000) * new double[] {1e-7, 1e-3, 0.1, 1e3, 1e10, 1e20}[r.nextInt(6)];
    }
  }

  static Object number(Random r) {
    switch (r.nextInt(8)) {
      case 0: return r.nextLong() >> r.nextInt(64);
      case 1: return r.nextInt(20001) - 10000;
      case 2: return new BigInteger(r.nextInt(120), r).subtract(BigInteger.valueOf(1000));
      case 3: return new BigDecimal(new BigInteger(r.nextInt(90), r), r.nextInt(25) - 5).negate();
      case 4: return new BigDecimal(r.nextInt(200000) - 100000).movePointLeft(r.nextInt(6));
      default: return d(r);
    }
  }

  static final String[] PARTS = {"#", "0", "00", "##0", "#,##0", "#,##,##0", "0.00", "#.##", "#.0#", "0.###", "#,##0.00", "0E00", "0E0", "##0.##E0", "00.###E0", "%", "\u2030", "\u00a4", "\u00a4\u00a4", "'#'", "''", "'x'", "-", "+", "a", " ", ".", ",", ";", ";(#)", ";-#", "(", ")", "0.0", "@", "'", "$", "#E0", ",0", "0,000", "#,#", "0;'neg'0"};

  static String pattern(Random r) {
    String[] whole = {"#,##0.###", "0.00", "#", "0", "00000", "#,##0.00;(#,##0.00)", "0.###E0", "##0.#####E0", "00.00E00", "#,##0%", "\u00a4#,##0.00", "#.##", "'a'0.0'b'", "0.0\u2030", "#,##,##0.0#", "#,####.0", "###,##0.00\u00a4\u00a4", "-0", "+0;-0", "#;#", "0.00##", "#0.0", "", "0000.0000", "#,##0.0000000000", "x#y", "\u00a4 0.0;-\u00a40", "0.0;0.0"};
    if (r.nextInt(3) != 0) return whole[r.nextInt(whole.length)];
    StringBuilder b = new StringBuilder();
    for (int n = 1 + r.nextInt(4); n > 0; n--) b.append(PARTS[r.nextInt(PARTS.length)]);
    return b.charAt(0) == 'E' ? "0" + b : b.toString();
  }

  static void change(Random r, DecimalFormat f) {
    for (int n = r.nextInt(4); n > 0; n--) {
      switch (r.nextInt(20)) {
        case 0: f.setMaximumFractionDigits(r.nextInt(12) - 1); break;
        case 1: f.setMinimumFractionDigits(r.nextInt(6) - 1); break;
        case 2: f.setMaximumIntegerDigits(r.nextInt(8)); break;
        case 3: f.setMinimumIntegerDigits(r.nextInt(6)); break;
        case 4:
        case 5: f.setRoundingMode(RoundingMode.values()[r.nextInt(8)]); break;
        case 6: f.setGroupingUsed(r.nextBoolean()); break;
        case 7: f.setGroupingSize(r.nextInt(5) - 1); break;
        case 8: f.setDecimalSeparatorAlwaysShown(r.nextBoolean()); break;
        case 9: f.setPositivePrefix(new String[] {"+", "", "p'", "\u00a4"}[r.nextInt(4)]); break;
        case 10: f.setNegativePrefix(new String[] {"-", "(", "--", "m "}[r.nextInt(4)]); break;
        case 11: f.setPositiveSuffix(new String[] {"", "%", "s"}[r.nextInt(3)]); break;
        case 12: f.setNegativeSuffix(new String[] {"", ")", "n"}[r.nextInt(3)]); break;
        case 13: f.setMultiplier(new int[] {1, 100, 10, -1, 1000, 3}[r.nextInt(6)]); break;
        case 14: f.setParseBigDecimal(r.nextBoolean()); break;
        case 15: f.setParseIntegerOnly(r.nextBoolean()); break;
        case 16: f.setCurrency(Currency.getInstance(new String[] {"EUR", "USD", "JPY", "CHF"}[r.nextInt(4)])); break;
        case 17: {
          DecimalFormatSymbols s = f.getDecimalFormatSymbols();
          if (r.nextBoolean()) s.setDecimalSeparator(':');
          if (r.nextBoolean()) s.setGroupingSeparator('_');
          if (r.nextBoolean()) s.setZeroDigit('a');
          if (r.nextInt(3) == 0) s.setMinusSign('~');
          if (r.nextInt(3) == 0) s.setExponentSeparator("x^");
          if (r.nextInt(3) == 0) s.setNaN("nan");
          if (r.nextInt(3) == 0) s.setInfinity("inf");
          f.setDecimalFormatSymbols(s);
          break;
        }
        case 18: f.applyPattern(pattern(r)); break;
        default: f.applyLocalizedPattern(pattern(r));
      }
    }
  }

  static final String[] TEXTS = {"", "-", "1", "-1", "+1", "1.5", "1,5", "1,234.56", "1.234,56", "1 234", "(1)", "(1.5)", "1E3", "1e3", "1E", "1E-2", "1E+2", "50%", "-50%", "5\u2030", "$5", "-$5.50", "EUR 5", "\u221e", "-\u221e", "NaN", "\ufffd", "Infinity", ".5", "5.", ",5", "1,,2", "1.2.3", "1,2,3", "12,34", "00012", "-0", "0", "-0.0", "99999999999999999999", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "x5", "5x", " 5", "5 ", "\u0661\u0662", "1\u00a0234", "1\u202f234", "0.1234567890123456789", "1E400", "1E-400", "--1", "1-", "neg5", "\u22125", "1'234", "a1b", "0x10", "1_000", "12 %", "1,234,567.891", "1E3E3", "1.5E3.5"};

  static String text(Random r) {
    if (r.nextInt(4) != 0) return TEXTS[r.nextInt(TEXTS.length)];
    StringBuilder b = new StringBuilder();
    for (int n = r.nextInt(9); n >= 0; n--) b.append("0123456789.,-E%( )".charAt(r.nextInt(18)));
    return b.toString();
  }

  static NumberFormat format(Random r) {
    Locale l = locale(r);
    switch (r.nextInt(8)) {
      case 0: return NumberFormat.getInstance(l);
      case 1: return NumberFormat.getIntegerInstance(l);
      case 2: return NumberFormat.getPercentInstance(l);
      case 3: return NumberFormat.getCurrencyInstance(l);
      default: return new DecimalFormat(pattern(r), DecimalFormatSymbols.getInstance(l));
    }
  }

  // (A pattern with unlimited digits may be endless.)
  static String shown(DecimalFormat f) {
    DecimalFormat limited = (DecimalFormat) f.clone();
    if (f.getMaximumIntegerDigits() > 40) limited.setMaximumIntegerDigits(40);
    if (f.getMaximumFractionDigits() > 40) limited.setMaximumFractionDigits(40);
    return limited.toPattern();
  }

  static Object ofDecimalFormat(Random r) {
    DecimalFormat f = (DecimalFormat) format(r);
    change(r, f);
    Object n = number(r);
    StringBuilder b = new StringBuilder(shown(f)).append(' ');
    switch (r.nextInt(14)) {
      case 0:
      case 1:
      case 2: return b.append(n).append("->").append(f.format(n));
      case 3: return b.append(f.format(d(r))).append(' ').append(f.format(r.nextLong()));
      case 4: {
        FieldPosition p = new FieldPosition(new Format.Field[] {NumberFormat.Field.INTEGER, NumberFormat.Field.FRACTION, NumberFormat.Field.GROUPING_SEPARATOR, NumberFormat.Field.EXPONENT, NumberFormat.Field.SIGN, NumberFormat.Field.DECIMAL_SEPARATOR, NumberFormat.Field.PERCENT, NumberFormat.Field.CURRENCY, NumberFormat.Field.EXPONENT_SIGN}[r.nextInt(9)]);
        return b.append(f.format(n, new StringBuffer("<"), p)).append(p.getBeginIndex()).append('-').append(p.getEndIndex());
      }
      case 5: {
        AttributedCharacterIterator i = f.formatToCharacterIterator(n);
        for (char c = i.first(); c != CharacterIterator.DONE; c = i.next()) {
          b.append(c);
          if (i.getIndex() == i.getRunStart()) {
            List<String> names = new ArrayList<>();
            for (Object k : i.getAttributes().keySet()) names.add(k.toString().replaceAll(".*\\$", ""));
            Collections.sort(names);
            b.append(names);
          }
        }
        return b;
      }
      case 6:
      case 7:
      case 8: {
        String t = r.nextInt(3) == 0 ? f.format(n) : text(r);
        ParsePosition p = new ParsePosition(r.nextInt(5) == 0 ? r.nextInt(4) : 0);
        Number x = f.parse(t, p);
        return b.append(t).append("->").append(x).append(x == null ? "" : x.getClass().getSimpleName()).append(p);
      }
      case 9: {
        String t = text(r);
        try {
          return b.append(t).append(f.parse(t));
        } catch (ParseException e) {
          return b.append(e.getMessage()).append(e.getErrorOffset());
        }
      }
      case 10: return b.append(f.getMaximumIntegerDigits() > 40 || f.getMaximumFractionDigits() > 40 ? "" : f.toLocalizedPattern()).append(f.getMinimumFractionDigits()).append(' ').append(f.getMaximumFractionDigits()).append(' ').append(f.getMinimumIntegerDigits()).append(' ').append(f.getMaximumIntegerDigits()).append(' ').append(f.getGroupingSize()).append(f.isGroupingUsed()).append(f.getMultiplier()).append(f.getPositivePrefix()).append('|').append(f.getNegativePrefix()).append('|').append(f.getPositiveSuffix()).append('|').append(f.getNegativeSuffix()).append(f.getRoundingMode()).append(f.isDecimalSeparatorAlwaysShown());
      case 11: return b.append(f.equals(f.clone())).append(new DecimalFormat(shown(f), f.getDecimalFormatSymbols()).equals(f)).append(f.hashCode() == ((DecimalFormat) f.clone()).hashCode());
      case 12: return b.append(f.getCurrency()).append(f.getDecimalFormatSymbols().getCurrencySymbol()).append(f.getDecimalFormatSymbols().getInternationalCurrencySymbol());
      default: return b.append(f.format(r.nextBoolean() ? "text" : null));
    }
  }

  static String choices(Random r) {
    String[] some = {"0#none|1#one|1<many", "-1#neg|0#zero|1#one|2#two", "0#a|0.5<b|1#c", "-\u221e#low|0#high", "1#x", "", "0#", "0#a|", "a#b", "0", "0#a#b", "1#a|0#b", "0\u2264le|5<gt", "0#'|'|1#it''s", "0#{0}|1#{1}", "1e3#big", "NaN#n", "\u221e#inf", "0<a<b", "0#a|1", "#", "|", " 1 # a ", "0#a|1#b|1#c", "0 # x | 1 <y"};
    return some[r.nextInt(some.length)];
  }

  static Object ofChoice(Random r) {
    ChoiceFormat f = r.nextInt(4) == 0 ? new ChoiceFormat(new double[] {r.nextInt(3), 3, ChoiceFormat.nextDouble(4)}, new String[] {"a", "b|'", "c{"}) : new ChoiceFormat(choices(r));
    switch (r.nextInt(8)) {
      case 0: return f.toPattern() + Arrays.toString(f.getLimits()) + Arrays.toString(f.getFormats());
      case 1: return f.format(r.nextInt(4)) + f.format(r.nextInt(9) / 4.0 - 1) + f.format(Double.NaN) + f.format(-5);
      case 2: return f.format(d(r));
      case 3: {
        ParsePosition p = new ParsePosition(r.nextInt(2));
        return f.parse(new String[] {"none", "one", "many", "manyx", "x", "", "a", "zeroes"}[r.nextInt(8)], p) + "" + p;
      }
      case 4: return f.equals(new ChoiceFormat(f.toPattern())) + " " + f.hashCode();
      case 5: return ChoiceFormat.nextDouble(d(r)) + " " + ChoiceFormat.previousDouble(d(r)) + ChoiceFormat.nextDouble(d(r), r.nextBoolean());
      case 6: {
        f.applyPattern(choices(r));
        return f.toPattern();
      }
      default: {
        f.setChoices(new double[] {1, 2}, new String[] {"x"});
        return f.toPattern();
      }
    }
  }

  static String message(Random r) {
    String[] parts = {"{0}", "{1}", "{2}", "{0,number}", "{0,number,integer}", "{0,number,percent}", "{0,number,#.##}", "{0,choice,0#none|1#one|1<{0} files}", "text ", "'", "''", "'{'", "it''s ", "{", "}", "{0", "{a}", "{-1}", "{0,foo}", "{0,number,}", "{ 0 }", "{1,number,currency}", "{0,date,yyyy}", "{0,choice,0#a{1}|1#b}", "{0,number,'#'#}", "{99}", "{}", "{0,,}", "{0,number,#,##0.0}", "a'b'c ", "{0, number , integer }", "\u00e9", "{1}{1}"};
    StringBuilder b = new StringBuilder();
    for (int n = 1 + r.nextInt(4); n > 0; n--) b.append(parts[r.nextInt(parts.length)]);
    return b.toString();
  }

  static Object argument(Random r) {
    return r.nextInt(5) == 0 ? "s" + r.nextInt(5) : r.nextInt(10) == 0 ? null : r.nextInt(3) == 0 ? (Object) d(r) : (Integer) (r.nextInt(5) * r.nextInt(2000));
  }

  static Object ofMessage(Random r) {
    String pattern = message(r);
    StringBuilder b = new StringBuilder(pattern).append("->");
    try {
      MessageFormat f = new MessageFormat(pattern, locale(r));
      switch (r.nextInt(9)) {
        case 0: return b.append(f.toPattern());
        case 1: return b.append(f.getFormats().length).append(f.getFormatsByArgumentIndex().length).append(f.equals(new MessageFormat(f.toPattern(), f.getLocale())));
        case 2: {
          ParsePosition p = new ParsePosition(0);
          return b.append(Arrays.toString(f.parse(f.format(new Object[] {r.nextInt(3), "x", 5}), p))).append(p);
        }
        case 3:
          try {
            return b.append(Arrays.toString(f.parse(new String[] {"text 5", "0", "it's 5x", "1,234.5", ""}[r.nextInt(5)])));
          } catch (ParseException e) {
            return b.append(e.getMessage()).append(e.getErrorOffset());
          }
        case 4:
          f.setFormat(r.nextInt(3), NumberFormat.getPercentInstance(Locale.US));
          return b.append(f.format(new Object[] {0.5, 1, 2})).append(f.toPattern());
        case 5:
          f.setFormatByArgumentIndex(r.nextInt(3), null);
          return b.append(f.format(new Object[] {0.5, 1, 2})).append(f.toPattern());
        case 6: {
          AttributedCharacterIterator i = f.formatToCharacterIterator(new Object[] {argument(r), argument(r)});
          for (char c = i.first(); c != CharacterIterator.DONE; c = i.next()) {
            if (i.getIndex() == i.getRunStart()) b.append(i.getAttribute(MessageFormat.Field.ARGUMENT)).append('/');
            b.append(c);
          }
          return b;
        }
        default: return b.append(f.format(new Object[] {argument(r), argument(r)}));
      }
    } catch (RuntimeException e) {
      return b.append(e.getClass().getSimpleName()).append(e instanceof NullPointerException ? "" : e.getMessage());
    }
  }

  static String dates(Random r) {
    String[] whole = {"yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "dd.MM.yy", "EEE, d MMM yyyy HH:mm:ss z", "h:mm a", "yyyyMMdd", "D", "w W F", "u", "G y", "YYYY-'W'ww-u", "K k", "MMMM d", "XXX", "X", "XX", "zzzz", "EEEE", "LLLL", "M/d/yy", "''yy", "S", "SSSS", "hh 'o''clock' a", "y", "yyyyy", "HHH", "yyyy-DDD"};
    if (r.nextInt(4) != 0) return whole[r.nextInt(whole.length)];
    StringBuilder b = new StringBuilder();
    for (int n = 1 + r.nextInt(4); n > 0; n--) {
      char c = "GyMLwWDdFEuaHkKhmsSzZXabe'-/. q".charAt(r.nextInt(31));
      for (int k = 1 + r.nextInt(4); k > 0; k--) b.append(c);
      if (r.nextBoolean()) b.append(' ');
    }
    return b.toString();
  }

  static final String[] MOMENTS = {"2020-02-29", "2020-02-30", "2020-13-01", "20200229", "29.02.20", "1.1.99", "12:30 PM", "0:30 AM", "13:30 pm", "Sat, 29 Feb 2020 12:00:00 GMT", "Sat, 29 Feb 2020 12:00:00 EST", "2020-02-29T12:34:56.789+0100", "2020-02-29T12:34:56.789Z", "+01:00", "Z", "-05", "60", "366", "AD 2020", "BC 5", "5", "-5", "x", "", "February 3", "Feb", "Monday", "2020-W10-3", "99", "00", "100", "12", "2020-060", "'20", "GMT+3", "GMT-03:30", "UTC", "9 9 2", "1/2/3", "12 o'clock AM", " 5", "2020-2-9", "2020-02-29x", "02020", "PST", "Pacific Standard Time"};

  static Object ofDate(Random r) {
    String pattern = dates(r);
    StringBuilder b = new StringBuilder(pattern).append("->");
    SimpleDateFormat f;
    try {
      f = new SimpleDateFormat(pattern, r.nextInt(3) == 0 && !pattern.contains("z") ? locale(r) : Locale.US);
    } catch (IllegalArgumentException e) {
      return b.append(e.getMessage());
    }
    f.setTimeZone(TimeZone.getTimeZone(new String[] {"UTC", "GMT+02:00", "America/New_York", "Europe/Berlin", "Asia/Kolkata"}[r.nextInt(5)]));
    f.set2DigitYearStart(new Date(r.nextInt(3) * 1000000000000L - 500000000000L));
    if (r.nextInt(4) == 0) f.setLenient(false);
    Date d = new Date(r.nextInt(5) == 0 ? r.nextLong() >> 12 : r.nextInt(4) == 0 ? r.nextInt() * 1000L : (r.nextLong() >>> 1) % 4000000000000L - 1000000000000L);
    switch (r.nextInt(9)) {
      case 0:
      case 1:
      case 2: return b.append(d.getTime()).append(' ').append(f.format(d));
      case 3:
      case 4:
      case 5: {
        String t = r.nextInt(3) == 0 ? f.format(d) : MOMENTS[r.nextInt(MOMENTS.length)];
        ParsePosition p = new ParsePosition(r.nextInt(8) == 0 ? 1 : 0);
        Date x = f.parse(t, p);
        return b.append(t).append("->").append(x == null ? "null" : "" + x.getTime()).append(p);
      }
      case 6: {
        String t = MOMENTS[r.nextInt(MOMENTS.length)];
        try {
          return b.append(f.parse(t).getTime());
        } catch (ParseException e) {
          return b.append(e.getMessage()).append(e.getErrorOffset());
        }
      }
      case 7: {
        FieldPosition p = new FieldPosition(new Format.Field[] {DateFormat.Field.YEAR, DateFormat.Field.MONTH, DateFormat.Field.HOUR1, DateFormat.Field.TIME_ZONE, DateFormat.Field.AM_PM, DateFormat.Field.DAY_OF_WEEK, DateFormat.Field.MINUTE}[r.nextInt(7)]);
        return b.append(f.format(d, new StringBuffer("<"), p)).append(p.getBeginIndex()).append('-').append(p.getEndIndex());
      }
      default: return b.append(f.toPattern()).append(f.toLocalizedPattern()).append(f.equals(f.clone())).append(f.get2DigitYearStart().getTime());
    }
  }

  static String run(int seed) {
    Random r = new Random(seed);
    r.nextInt();
    int what = r.nextInt(8);
    Object result;
    try {
      switch (what) {
        case 0:
        case 1:
        case 2:
        case 3: result = ofDecimalFormat(r); break;
        case 4: result = ofChoice(r); break;
        case 5: result = ofMessage(r); break;
        default: result = ofDate(r);
      }
    } catch (RuntimeException e) {
      result = e.getClass().getSimpleName() + (e instanceof NullPointerException ? "" : " " + e.getMessage());
    }
    StringBuilder b = new StringBuilder().append(what).append(' ');
    String s = String.valueOf(result);
    for (int k = 0; k < s.length(); k++) {
      char c = s.charAt(k);
      if (c < 32 || c > 126) b.append("\\u").append(Integer.toHexString(c));
      else b.append(c);
    }
    return b.toString();
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      int from = args.length > 1 ? Integer.parseInt(args[1]) : 0;
      for (int seed = from; seed < from + Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 5000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
