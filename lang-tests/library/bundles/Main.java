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
