// The fields of formatted numbers, dates and messages: as attributes of the text, and one by one by a FieldPosition.
import java.math.BigDecimal;
import java.text.AttributedCharacterIterator;
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;

public class FormattedFields {
  static final Format.Field[] FIELDS = {
      NumberFormat.Field.INTEGER, NumberFormat.Field.FRACTION, NumberFormat.Field.EXPONENT, NumberFormat.Field.DECIMAL_SEPARATOR,
      NumberFormat.Field.SIGN, NumberFormat.Field.GROUPING_SEPARATOR, NumberFormat.Field.EXPONENT_SYMBOL, NumberFormat.Field.PERCENT,
      NumberFormat.Field.PERMILLE, NumberFormat.Field.CURRENCY, NumberFormat.Field.EXPONENT_SIGN, NumberFormat.Field.PREFIX,
      NumberFormat.Field.SUFFIX, MessageFormat.Field.ARGUMENT, DateFormat.Field.YEAR, DateFormat.Field.MONTH, DateFormat.Field.HOUR1,
      DateFormat.Field.TIME_ZONE, DateFormat.Field.DAY_OF_WEEK};

  static String name(Object o) {
    String s = String.valueOf(o);
    return s.substring(s.indexOf('(') + 1).replace(")", "");
  }

  static void position(StringBuilder out, Format format, Object o, FieldPosition p) {
    p.setBeginIndex(7);
    p.setEndIndex(9);
    format.format(o, new StringBuffer("ab"), p);
    out.append(p.getBeginIndex()).append('-').append(p.getEndIndex()).append(' ');
  }

  static String fields(Format format, Object o) {
    AttributedCharacterIterator it = format.formatToCharacterIterator(o);
    StringBuilder out = new StringBuilder();
    for (it.first(); it.getIndex() < it.getEndIndex(); it.next()) {
      if (it.getIndex() == it.getRunStart()) out.append('|');
      out.append(it.current());
    }
    out.append("|\n ");
    for (it.first(); it.getIndex() < it.getEndIndex(); it.setIndex(it.getRunLimit())) {
      TreeSet<String> names = new TreeSet<>();
      it.getAttributes().forEach((key, value) -> names.add(name(key) + (key == value ? "" : "=" + value)));
      out.append(' ').append(names);
    }
    out.append("\n  ");
    for (int number = 0; number <= DateFormat.TIMEZONE_FIELD; number++) position(out, format, o, new FieldPosition(number));
    out.append("\n  ");
    for (Format.Field field : FIELDS) position(out, format, o, new FieldPosition(field));
    position(out, format, o, new FieldPosition(null, NumberFormat.FRACTION_FIELD));
    position(out, format, o, new FieldPosition(NumberFormat.Field.INTEGER, NumberFormat.FRACTION_FIELD));
    return out.toString();
  }

  static void show(Format format, Object... values) {
    for (Object o : values) System.out.println(fields(format, o));
  }

  static void refused(Format format, Object o) {
    try {
      System.out.println(fields(format, o));
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  static void numbers() {
    String[] patterns = {"#,##0.00", "#", "0.#", "\u00a4#,##0.00;(\u00a4#)", "#%", "\u2030 0", "0.00E0", "##0.#E00", ".00E0", "0E0",
        "\u00a4\u00a4 #.0x", "#.00", "'-'0", "#,##0."};
    for (String pattern : patterns) {
      show(new DecimalFormat(pattern), 0, -1234567.891, Double.NEGATIVE_INFINITY);
    }
    show(new DecimalFormat("#,##0.00"), Double.NaN, new BigDecimal("-12345678901.125"));
    show(new DecimalFormat("0"), new AtomicLong(Long.MAX_VALUE));
    show(new ChoiceFormat("0#none|1#one"), 1);
    DecimalFormat own = new DecimalFormat("#,##0.0");
    own.setNegativePrefix("-%");
    own.setPositiveSuffix(" p");
    show(own, -1, 1);
  }

  static void dates() {
    String[] patterns = {"yyyy-MM-dd'T'HH:mm:ss.SSS", "GGGG y Y M L MMMM D d F E u a H k K h m s S z Z X w W zzzz XXX", "MMLL",
        "yyyyMMdd HHHH", "'x'", ""};
    for (String pattern : patterns) show(new SimpleDateFormat(pattern), new Date(1234567890123L));
    show(DateFormat.getDateTimeInstance(), 0L);
  }

  static void messages() {
    String[] patterns = {"{0} and {1,number} or {2,date}{0}{0}", "x", "{3}{0}", "{1,choice,0#none {0}|1#one {0}|1<more}", "{7}{0}",
        "{1,choice,0#none {0}|1#one {0}|1<more {1}}z", "", "{0}{1}{2}", "a{3}{7}"};
    for (String pattern : patterns) show(new MessageFormat(pattern), new Object[] {new Object[] {"q", 1234.5, new Date(0), null}});
    show(new MessageFormat("{0}{1}{2}"), new Object[] {new Object[] {"", new Date(0), -1.25}});
  }

  // Numbers by random patterns; a line for each ten.
  static void random() {
    Random r = new Random(5);
    String[] affixes = {"", "", "-", "\u00a4", "%", "\u00a4\u00a4 ", "'-'", "(", "\u2030"};
    String[] digits = {"#", "0", "#,##0", "#,##0.0#", "0.###", "##0.00E0", "#.##E00", "000E000", "#,#0.", ".0#"};
    for (int i = 0; i < 10; i++) {
      int sum = 0;
      for (int j = 0; j < 10; j++) {
        String prefix = affixes[r.nextInt(affixes.length)];
        String suffix = "%\u2030".contains(prefix) || prefix.isEmpty() ? affixes[r.nextInt(5)] : "";
        String pattern = prefix.equals("%") || prefix.equals("\u2030") ? prefix + digits[r.nextInt(digits.length)]
            : prefix + digits[r.nextInt(digits.length)] + suffix;
        double number = r.nextInt(4) == 0 ? r.nextInt(100) : r.nextGaussian() * Math.pow(10, r.nextInt(20) - 8);
        sum = 31 * sum + fields(new DecimalFormat(pattern), number).hashCode();
      }
      System.out.println(i + ": " + sum);
    }
  }

  public static void main(String[] args) {
    Locale.setDefault(Locale.US);
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    numbers();
    dates();
    messages();
    random();
    Format[] formats = {new DecimalFormat("0"), new SimpleDateFormat("y"), new MessageFormat("{0}"), new ChoiceFormat("0#x")};
    for (Format format : formats) refused(format, null);
    for (Format format : new Format[] {formats[0], formats[1], formats[3]}) refused(format, "x");
    FieldPosition p = new FieldPosition(NumberFormat.Field.SIGN, 3);
    p.setBeginIndex(4);
    p.setEndIndex(6);
    FieldPosition same = new FieldPosition(NumberFormat.Field.SIGN, 3);
    System.out.println(p + " " + new FieldPosition(2) + p.equals(same));
    same.setBeginIndex(4);
    same.setEndIndex(6);
    System.out.println(p.equals(same) + " " + p.equals(null) + " " + (p.hashCode() == same.hashCode()) + new FieldPosition(2).hashCode());
    for (int i = -1; i < 18; i++) {
      try {
        DateFormat.Field field = DateFormat.Field.ofCalendarField(i);
        System.out.println(field + " " + (field == null ? null : field.getCalendarField()));
      } catch (IllegalArgumentException e) {
        System.out.println(e);
      }
    }
    for (Format.Field field : FIELDS) System.out.println(field);
  }
}
// expect: |0|.|00|
// expect:   [integer] [decimal separator] [fraction]
// expect:   2-3 4-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 4-6 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-6 2-3 
// expect: |-|1|,|234|,|567|.|89|
// expect:   [sign] [integer] [grouping separator, integer] [integer] [grouping separator, integer] [integer] [decimal separator] [fraction]
// expect:   3-12 13-15 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-12 13-15 0-0 12-13 2-3 4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 13-15 3-12 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |0|
// expect:   [integer]
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-3 2-3 
// expect: |-|1234568|
// expect:   [sign] [integer]
// expect:   3-10 10-10 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-10 10-10 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 10-10 3-10 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |0|
// expect:   [integer]
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-3 2-3 
// expect: |-|1234567|.|9|
// expect:   [sign] [integer] [decimal separator] [fraction]
// expect:   3-10 11-12 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-10 11-12 0-0 10-11 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 11-12 3-10 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |$|0|.|00|
// expect:   [currency] [integer] [decimal separator] [fraction]
// expect:   3-4 5-7 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 5-7 0-0 4-5 0-0 0-0 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-7 3-4 
// expect: |(|$|1|,|234|,|567|.|89|)|
// expect:   [] [currency] [integer] [grouping separator, integer] [integer] [grouping separator, integer] [integer] [decimal separator] [fraction] []
// expect:   4-13 14-16 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-13 14-16 0-0 13-14 0-0 5-6 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 14-16 4-13 
// expect: |(|$|∞|)|
// expect:   [] [currency] [integer] []
// expect:   4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-5 
// expect: |0|%|
// expect:   [integer] [percent]
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-3 2-3 
// expect: |-|123456789|%|
// expect:   [sign] [integer] [percent]
// expect:   3-12 12-12 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-12 12-12 0-0 0-0 2-3 0-0 0-0 12-13 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 12-12 3-12 
// expect: |-|∞|%|
// expect:   [sign] [integer] [percent]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |‰| |0|
// expect:   [per mille] [] [integer]
// expect:   4-5 5-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-5 5-5 0-0 0-0 0-0 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-5 4-5 
// expect: |-|‰| |1234567891|
// expect:   [sign] [per mille] [] [integer]
// expect:   5-15 15-15 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   5-15 15-15 0-0 0-0 2-3 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 15-15 5-15 
// expect: |-|‰| |∞|
// expect:   [sign] [per mille] [] [integer]
// expect:   5-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   5-6 0-0 0-0 0-0 2-3 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-6 
// expect: |0|.|00|E|0|
// expect:   [integer] [decimal separator] [fraction] [exponent symbol] [exponent]
// expect:   2-3 4-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 4-6 7-8 3-4 0-0 0-0 6-7 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-6 2-3 
// expect: |-|1|.|23|E|6|
// expect:   [sign] [integer] [decimal separator] [fraction] [exponent symbol] [exponent]
// expect:   3-4 5-7 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 5-7 8-9 4-5 2-3 0-0 7-8 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-7 3-4 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |0|E|00|
// expect:   [integer] [exponent symbol] [exponent]
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 3-3 4-6 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-3 2-3 
// expect: |-|1|.|235|E|06|
// expect:   [sign] [integer] [decimal separator] [fraction] [exponent symbol] [exponent]
// expect:   3-4 5-8 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 5-8 9-11 4-5 2-3 0-0 8-9 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-8 3-4 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |.|00|E|0|
// expect:   [decimal separator] [fraction] [exponent symbol] [exponent]
// expect:   2-2 3-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-2 3-5 6-7 2-3 0-0 0-0 5-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-5 2-2 
// expect: |-|.|12|E|7|
// expect:   [sign] [decimal separator] [fraction] [exponent symbol] [exponent]
// expect:   3-3 4-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-3 4-6 7-8 3-4 2-3 0-0 6-7 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-6 3-3 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |0|E|0|
// expect:   [integer] [exponent symbol] [exponent]
// expect:   2-3 3-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 3-3 4-5 0-0 0-0 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-3 2-3 
// expect: |-|1|E|6|
// expect:   [sign] [integer] [exponent symbol] [exponent]
// expect:   3-4 4-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 4-4 5-6 0-0 2-3 0-0 4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-4 3-4 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |USD| |.|0|x|
// expect:   [currency] [] [decimal separator] [fraction] []
// expect:   6-6 7-8 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   6-6 7-8 0-0 6-7 0-0 0-0 0-0 0-0 0-0 2-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 7-8 6-6 
// expect: |-|USD| |1234567|.|9|x|
// expect:   [sign] [currency] [] [integer] [decimal separator] [fraction] []
// expect:   7-14 15-16 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   7-14 15-16 0-0 14-15 2-3 0-0 0-0 0-0 0-0 3-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 15-16 7-14 
// expect: |-|USD| |∞|x|
// expect:   [sign] [currency] [] [integer] []
// expect:   7-8 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   7-8 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 3-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 7-8 
// expect: |.|00|
// expect:   [decimal separator] [fraction]
// expect:   2-2 3-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-2 3-5 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-5 2-2 
// expect: |-|1234567|.|89|
// expect:   [sign] [integer] [decimal separator] [fraction]
// expect:   3-10 11-13 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-10 11-13 0-0 10-11 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 11-13 3-10 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |-|0|
// expect:   [] [integer]
// expect:   3-4 4-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 4-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-4 3-4 
// expect: |-|-|1234568|
// expect:   [sign] [] [integer]
// expect:   4-11 11-11 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-11 11-11 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 11-11 4-11 
// expect: |-|-|∞|
// expect:   [sign] [] [integer]
// expect:   4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-5 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-5 
// expect: |0|.|
// expect:   [integer] [decimal separator]
// expect:   2-3 4-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 4-4 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-4 2-3 
// expect: |-|1|,|234|,|568|.|
// expect:   [sign] [integer] [grouping separator, integer] [integer] [grouping separator, integer] [integer] [decimal separator]
// expect:   3-12 13-13 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-12 13-13 0-0 12-13 2-3 4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 13-13 3-12 
// expect: |-|∞|
// expect:   [sign] [integer]
// expect:   3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-4 0-0 0-0 0-0 2-3 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 3-4 
// expect: |NaN|
// expect:   [integer]
// expect:   2-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 2-5 
// expect: |-|12|,|345|,|678|,|901|.|12|
// expect:   [sign] [integer] [grouping separator, integer] [integer] [grouping separator, integer] [integer] [grouping separator, integer] [integer] [decimal separator] [fraction]
// expect:   3-17 18-20 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   3-17 18-20 0-0 17-18 2-3 5-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 18-20 3-17 
// expect: |9223372036854775807|
// expect:   [integer]
// expect:   2-21 21-21 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-21 21-21 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 21-21 2-21 
// expect: |one|
// expect:   []
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |-%|1|.|0|
// expect:   [] [integer] [decimal separator] [fraction]
// expect:   4-5 6-7 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   4-5 6-7 0-0 5-6 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 6-7 4-5 
// expect: |1|.|0| p|
// expect:   [integer] [decimal separator] [fraction] []
// expect:   2-3 4-5 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   2-3 4-5 0-0 3-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 4-5 2-3 
// expect: |2009|-|02|-|13|T|23|:|31|:|30|.|123|
// expect:   [year] [] [month] [] [day of month] [] [hour of day] [] [minute] [] [second] [] [millisecond]
// expect:   0-0 2-6 7-9 10-12 0-0 13-15 16-18 19-21 22-25 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 2-6 7-9 0-0 0-0 0-0 2-6 0-0 
// expect: |AD| |2009| |2009| |2| |2| |February| |44| |13| |2| |Fri| |5| |PM| |23| |23| |11| |11| |31| |30| |123| |UTC| |+0000| |Z| |7| |2| |Coordinated Universal Time| |Z|
// expect:   [era] [] [year] [] [year] [] [month] [] [month] [] [month] [] [day of year] [] [day of month] [] [day of week in month] [] [day of week] [] [day of week] [] [am pm] [] [hour of day] [] [hour of day 1] [] [hour] [] [hour 1] [] [minute] [] [second] [] [millisecond] [] [time zone] [] [time zone] [] [time zone] [] [week of year] [] [week of month] [] [time zone] [] [time zone]
// expect:   2-4 5-9 15-16 31-33 48-50 45-47 57-59 60-62 63-66 36-39 28-30 34-35 79-80 81-82 42-44 54-56 51-53 67-70 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 5-9 15-16 54-56 67-70 36-39 5-9 0-0 
// expect: |0202|
// expect:   [month]
// expect:   0-0 0-0 2-4 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 2-4 0-0 0-0 0-0 0-0 0-0 
// expect: |2009|02|13| |0023|
// expect:   [year] [month] [day of month] [] [hour of day]
// expect:   0-0 2-6 6-8 8-10 0-0 11-15 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 2-6 6-8 0-0 0-0 0-0 2-6 0-0 
// expect: |x|
// expect:   []
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect: |
// expect:  
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 
// expect: |Jan| |1|, |1970|, |12|:|00|:|00| |AM|
// expect:   [month] [] [day of month] [] [year] [] [hour 1] [] [minute] [] [second] [] [am pm]
// expect:   0-0 9-13 2-5 6-7 0-0 0-0 18-20 21-23 0-0 0-0 0-0 0-0 0-0 0-0 24-26 15-17 0-0 0-0 
// expect:   0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 0-0 9-13 2-5 15-17 0-0 0-0 9-13 0-0 
// expect: |q| and |1|,|234|.|5| or |Jan| |1|, |1970|qq|
// expect:   [message argument field=0] [] [integer, message argument field=1] [grouping separator, integer, message argument field=1] [integer, message argument field=1] [decimal separator, message argument field=1] [fraction, message argument field=1] [] [message argument field=2, month] [message argument field=2] [day of month, message argument field=2] [message argument field=2] [message argument field=2, year] [message argument field=0]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-3 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |x|
// expect:   []
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |null|q|
// expect:   [message argument field=3] [message argument field=0]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-6 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |more|
// expect:   [message argument field=1]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-6 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |{7}|q|
// expect:   [] [message argument field=0]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |more |1|,|234|.|5|z|
// expect:   [message argument field=1] [integer, message argument field=1] [grouping separator, integer, message argument field=1] [integer, message argument field=1] [decimal separator, message argument field=1] [fraction, message argument field=1] []
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-14 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |
// expect:  
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |q|1|,|234|.|5|1|/|1|/|70|, |12|:|00| |AM|
// expect:   [message argument field=0] [integer, message argument field=1] [grouping separator, integer, message argument field=1] [integer, message argument field=1] [decimal separator, message argument field=1] [fraction, message argument field=1] [message argument field=2, month] [message argument field=2] [day of month, message argument field=2] [message argument field=2] [message argument field=2, year] [message argument field=2] [hour 1, message argument field=2] [message argument field=2] [message argument field=2, minute] [message argument field=2] [am pm, message argument field=2]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-3 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |a|null|{7}|
// expect:   [] [message argument field=3] []
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 3-7 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: |1|/|1|/|70|, |12|:|00| |AM|-|1|.|25|
// expect:   [message argument field=1, month] [message argument field=1] [day of month, message argument field=1] [message argument field=1] [message argument field=1, year] [message argument field=1] [hour 1, message argument field=1] [message argument field=1] [message argument field=1, minute] [message argument field=1] [am pm, message argument field=1] [message argument field=2, sign] [integer, message argument field=2] [decimal separator, message argument field=2] [fraction, message argument field=2]
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect:   7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 7-9 2-2 7-9 7-9 7-9 7-9 7-9 7-9 7-9 
// expect: 0: 367076564
// expect: 1: -1991640097
// expect: 2: -341068672
// expect: 3: 1921206939
// expect: 4: 1173464203
// expect: 5: 1532313401
// expect: 6: -245041653
// expect: 7: 792763673
// expect: 8: -1641489647
// expect: 9: -395618006
// expect: java.lang.NullPointerException: formatToCharacterIterator must be passed non-null object
// expect: java.lang.NullPointerException: formatToCharacterIterator must be passed non-null object
// expect: java.lang.NullPointerException: formatToCharacterIterator must be passed non-null object
// expect: java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: java.lang.IllegalArgumentException: Cannot format given Object as a Date
// expect: java.lang.IllegalArgumentException: Cannot format given Object as a Number
// expect: java.text.FieldPosition[field=3,attribute=java.text.NumberFormat$Field(sign),beginIndex=4,endIndex=6] java.text.FieldPosition[field=2,attribute=null,beginIndex=0,endIndex=0]false
// expect: true false true33554432
// expect: java.lang.IllegalArgumentException: Unknown Calendar constant -1
// expect: java.text.DateFormat$Field(era) 0
// expect: java.text.DateFormat$Field(year) 1
// expect: java.text.DateFormat$Field(month) 2
// expect: java.text.DateFormat$Field(week of year) 3
// expect: java.text.DateFormat$Field(week of month) 4
// expect: java.text.DateFormat$Field(day of month) 5
// expect: java.text.DateFormat$Field(day of year) 6
// expect: java.text.DateFormat$Field(day of week) 7
// expect: java.text.DateFormat$Field(day of week in month) 8
// expect: java.text.DateFormat$Field(am pm) 9
// expect: java.text.DateFormat$Field(hour) 10
// expect: java.text.DateFormat$Field(hour of day) 11
// expect: java.text.DateFormat$Field(minute) 12
// expect: java.text.DateFormat$Field(second) 13
// expect: java.text.DateFormat$Field(millisecond) 14
// expect: null null
// expect: null null
// expect: java.lang.IllegalArgumentException: Unknown Calendar constant 17
// expect: java.text.NumberFormat$Field(integer)
// expect: java.text.NumberFormat$Field(fraction)
// expect: java.text.NumberFormat$Field(exponent)
// expect: java.text.NumberFormat$Field(decimal separator)
// expect: java.text.NumberFormat$Field(sign)
// expect: java.text.NumberFormat$Field(grouping separator)
// expect: java.text.NumberFormat$Field(exponent symbol)
// expect: java.text.NumberFormat$Field(percent)
// expect: java.text.NumberFormat$Field(per mille)
// expect: java.text.NumberFormat$Field(currency)
// expect: java.text.NumberFormat$Field(exponent sign)
// expect: java.text.NumberFormat$Field(prefix)
// expect: java.text.NumberFormat$Field(suffix)
// expect: java.text.MessageFormat$Field(message argument field)
// expect: java.text.DateFormat$Field(year)
// expect: java.text.DateFormat$Field(month)
// expect: java.text.DateFormat$Field(hour 1)
// expect: java.text.DateFormat$Field(time zone)
// expect: java.text.DateFormat$Field(day of week)
