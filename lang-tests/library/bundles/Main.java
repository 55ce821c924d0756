// Bundles of texts by locale, and numbers as languages write them.
import java.text.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.*;

public class Main {
  static void t(String what, Callable<?> c) {
    try {
      System.out.println(what + ": " + c.call());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  public static class Listed extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hello", "hello"}, {"count", 3}, {"many", new String[] {"a", "b"}}};
    }
  }

  public static void main(String[] args) throws Exception {
    ResourceBundle listed = new Listed();
    t("listed", () -> listed.getString("hello") + listed.getObject("count") + listed.getStringArray("many").length + new TreeSet<>(listed.keySet()) + listed.containsKey("x") + Collections.list(listed.getKeys()).size());
    t("missing key", () -> listed.getString("x"));
    t("no text", () -> listed.getString("count"));
    t("missing bundle", () -> ResourceBundle.getBundle("Nothing", Locale.GERMANY));
    ResourceBundle read = new PropertyResourceBundle(new java.io.StringReader("a=1\nb = two words\n# no\nc:\\u00e4"));
    t("read", () -> read.getString("a") + read.getString("b") + read.getString("c") + new TreeSet<>(read.keySet()) + read.getLocale());
    t("missing key", () -> read.getString("x"));
    try {
      ResourceBundle.getBundle("Nothing", Locale.FRANCE);
    } catch (MissingResourceException e) {
      System.out.println(e.getClassName() + " <" + e.getKey() + ">");
    }

    double[] values = {0, 1.5, -1234567.891, 1e10, 0.001, 12345.6};
    for (Locale locale : new Locale[] {Locale.ROOT, Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.ITALY}) {
      for (double v : values) {
        System.out.print(String.format(locale, "%.2f %,.1f %e %,d %+09.2f %s|", v, v, v, (long) v, v, v));
        System.out.print(NumberFormat.getInstance(locale).format(v) + " " + NumberFormat.getIntegerInstance(locale).format(v) + "|");
      }
      System.out.println(locale + NumberFormat.getPercentInstance(locale).format(0.25) + new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(locale)).format(9876.5) + NumberFormat.getInstance(locale).parse("1,5"));
    }

    System.out.println(Collectors.toList().characteristics() + " " + Collectors.toSet().characteristics() + " " + Collectors.joining().characteristics() + " " + Collectors.groupingByConcurrent(x -> x).characteristics() + " " + Collectors.toConcurrentMap(x -> x, x -> x).characteristics() + " " + Collectors.counting().characteristics());
    System.out.println(Collector.of(ArrayList::new, List::add, (a, b) -> a, Collector.Characteristics.UNORDERED).characteristics() + " " + Collector.<Integer, int[], Integer>of(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> a, a -> a[0], Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED).characteristics());
    System.out.println(new TreeMap<>(IntStream.range(0, 50).boxed().parallel().collect(Collectors.groupingByConcurrent(x -> x % 3, Collectors.counting()))));
  }
}
// expect: listed: hello32[count, hello, many]false3
// expect: missing key: java.util.MissingResourceException: Can't find resource for bundle Main$Listed, key x
// expect: no text: java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
// expect: missing bundle: java.util.MissingResourceException: Can't find bundle for base name Nothing, locale de_DE
// expect: read: 1two wordsä[a, b, c]null
// expect: missing key: java.util.MissingResourceException: Can't find resource for bundle java.util.PropertyResourceBundle, key x
// expect: Nothing_fr_FR <>
// expect: 0.00 0.0 0.000000e+00 0 +00000.00 0.0|0 0|1.50 1.5 1.500000e+00 1 +00001.50 1.5|1.5 2|-1234567.89 -1,234,567.9 -1.234568e+06 -1,234,567 -1234567.89 -1234567.891|-1,234,567.891 -1,234,568|10000000000.00 10,000,000,000.0 1.000000e+10 10,000,000,000 +10000000000.00 1.0E10|10,000,000,000 10,000,000,000|0.00 0.0 1.000000e-03 0 +00000.00 0.001|0.001 0|12345.60 12,345.6 1.234560e+04 12,345 +12345.60 12345.6|12,345.6 12,346|25%9,876.5015
// expect: 0.00 0.0 0.000000e+00 0 +00000.00 0.0|0 0|1.50 1.5 1.500000e+00 1 +00001.50 1.5|1.5 2|-1234567.89 -1,234,567.9 -1.234568e+06 -1,234,567 -1234567.89 -1234567.891|-1,234,567.891 -1,234,568|10000000000.00 10,000,000,000.0 1.000000e+10 10,000,000,000 +10000000000.00 1.0E10|10,000,000,000 10,000,000,000|0.00 0.0 1.000000e-03 0 +00000.00 0.001|0.001 0|12345.60 12,345.6 1.234560e+04 12,345 +12345.60 12345.6|12,345.6 12,346|en_US25%9,876.5015
// expect: 0.00 0.0 0.000000e+00 0 +00000.00 0.0|0 0|1.50 1.5 1.500000e+00 1 +00001.50 1.5|1.5 2|-1234567.89 -1,234,567.9 -1.234568e+06 -1,234,567 -1234567.89 -1234567.891|-1,234,567.891 -1,234,568|10000000000.00 10,000,000,000.0 1.000000e+10 10,000,000,000 +10000000000.00 1.0E10|10,000,000,000 10,000,000,000|0.00 0.0 1.000000e-03 0 +00000.00 0.001|0.001 0|12345.60 12,345.6 1.234560e+04 12,345 +12345.60 12345.6|12,345.6 12,346|en_GB25%9,876.5015
// expect: 0,00 0,0 0,000000e+00 0 +00000,00 0.0|0 0|1,50 1,5 1,500000e+00 1 +00001,50 1.5|1,5 2|-1234567,89 -1.234.567,9 -1,234568e+06 -1.234.567 -1234567,89 -1234567.891|-1.234.567,891 -1.234.568|10000000000,00 10.000.000.000,0 1,000000e+10 10.000.000.000 +10000000000,00 1.0E10|10.000.000.000 10.000.000.000|0,00 0,0 1,000000e-03 0 +00000,00 0.001|0,001 0|12345,60 12.345,6 1,234560e+04 12.345 +12345,60 12345.6|12.345,6 12.346|de_DE25 %9.876,501.5
// expect: 0,00 0,0 0,000000e+00 0 +00000,00 0.0|0 0|1,50 1,5 1,500000e+00 1 +00001,50 1.5|1,5 2|-1234567,89 -1 234 567,9 -1,234568e+06 -1 234 567 -1234567,89 -1234567.891|-1 234 567,891 -1 234 568|10000000000,00 10 000 000 000,0 1,000000e+10 10 000 000 000 +10000000000,00 1.0E10|10 000 000 000 10 000 000 000|0,00 0,0 1,000000e-03 0 +00000,00 0.001|0,001 0|12345,60 12 345,6 1,234560e+04 12 345 +12345,60 12345.6|12 345,6 12 346|fr_FR25 %9 876,501.5
// expect: 0,00 0,0 0,000000e+00 0 +00000,00 0.0|0 0|1,50 1,5 1,500000e+00 1 +00001,50 1.5|1,5 2|-1234567,89 -1.234.567,9 -1,234568e+06 -1.234.567 -1234567,89 -1234567.891|-1.234.567,891 -1.234.568|10000000000,00 10.000.000.000,0 1,000000e+10 10.000.000.000 +10000000000,00 1.0E10|10.000.000.000 10.000.000.000|0,00 0,0 1,000000e-03 0 +00000,00 0.001|0,001 0|12345,60 12.345,6 1,234560e+04 12.345 +12345,60 12345.6|12.345,6 12.346|it_IT25%9.876,501.5
// expect: [IDENTITY_FINISH] [UNORDERED, IDENTITY_FINISH] [] [CONCURRENT, UNORDERED, IDENTITY_FINISH] [CONCURRENT, UNORDERED, IDENTITY_FINISH] []
// expect: [UNORDERED, IDENTITY_FINISH] [CONCURRENT, UNORDERED]
// expect: {0=17, 1=17, 2=16}
