// Small classes of java.util at their edges.
import java.io.Closeable;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collections;
import java.util.Date;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;

public class EdgesOfUtilities {
  static void show(String name, Callable<?> what) {
    Object result;
    try {
      result = what.call();
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(name + ": " + result);
  }

  static class Failing implements Appendable, Closeable {
    int closed;

    public Appendable append(CharSequence text) {
      return this;
    }

    public Appendable append(CharSequence text, int start, int end) {
      return this;
    }

    public Appendable append(char c) {
      return this;
    }

    public void close() {
      closed++;
      throw new IllegalStateException("closed " + closed);
    }
  }

  static GregorianCalendar strict() {
    GregorianCalendar c = new GregorianCalendar(2006, Calendar.JUNE, 16, 3, 4, 5);
    c.setLenient(false);
    return c;
  }

  static String tokens(StringTokenizer t) {
    StringBuilder lengths = new StringBuilder().append(t.countTokens());
    while (t.hasMoreTokens()) lengths.append(' ').append(t.nextToken().length());
    return lengths.toString();
  }

  public static void main(String[] args) throws Exception {
    show("the last bit", () -> {
      BitSet b = new BitSet();
      b.set(Integer.MAX_VALUE);
      b.clear(Integer.MAX_VALUE - 10, Integer.MAX_VALUE);
      return b.toString();
    });
    String text = "a\uD800\uDC00b\uD800\uDC01c";
    show("supplementary delimiter", () -> tokens(new StringTokenizer(text, "\uD800\uDC00")));
    show("delimiters returned", () -> tokens(new StringTokenizer(text, "\uD800\uDC00", true)));

    Failing failing = new Failing();
    Formatter formatter = new Formatter(failing);
    show("close", () -> {
      formatter.close();
      return "fine";
    });
    show("close again", () -> {
      formatter.close();
      return failing.closed;
    });
    File file = File.createTempFile("edges", ".txt");
    try (Formatter f = new Formatter(file, "UTF-8", Locale.GERMANY)) {
      f.format("%,.2f ", 1234.5);
    }
    show("file", () -> new String(java.nio.file.Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8));
    try (Formatter f = new Formatter(file.getPath(), StandardCharsets.UTF_8, null)) {
      f.format("%,.2f ", 1234.5);
    }
    show("file", () -> new String(java.nio.file.Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8));
    show("unknown charset", () -> new Formatter(file, "none", Locale.US));
    file.delete();
    show("scanner", () -> new Scanner(new File("/nowhere"), "none"));
    show("scanner", () -> new Scanner(Path.of("/nowhere"), "none"));
    show("scanner", () -> new Scanner(new File("/nowhere"), (String) null));

    show("hour", () -> {
      GregorianCalendar c = strict();
      c.set(Calendar.HOUR_OF_DAY, 13);
      return c.get(Calendar.HOUR) + " " + c.get(Calendar.AM_PM);
    });
    show("half of the day", () -> {
      GregorianCalendar c = strict();
      c.set(Calendar.AM_PM, Calendar.PM);
      return c.get(Calendar.HOUR_OF_DAY);
    });
    for (int year : new int[] {Integer.MIN_VALUE, -1_000_000_000, 1_000_000_000, Integer.MAX_VALUE}) {
      show("year " + year, () -> {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.clear();
        c.set(year, Calendar.FEBRUARY, 29);
        return c.getTimeInMillis();
      });
    }

    Object nothing = new Object();
    show("containsKey", () -> new TreeMap<Object, Object>().containsKey(nothing));
    show("contains", () -> new TreeSet<Object>().contains(nothing));
    show("emptySortedSet", () -> Collections.emptySortedSet().contains(nothing));
    Properties properties = new Properties();
    properties.put("a", "b");
    show("add", () -> properties.entrySet().add(Map.entry("x", "y")));
    show("addAll", () -> properties.entrySet().addAll(Collections.singleton(Map.entry("x", "y"))));
    show("entries", () -> properties.entrySet().remove(Map.entry("a", "b")) + " " + properties);

    show("permits", () -> {
      new Semaphore(Integer.MIN_VALUE) {
        {
          reducePermits(1);
        }
      };
      return "fine";
    });
    show("pow", () -> Math.pow(Double.NEGATIVE_INFINITY, -0x1p63) + " " + Math.pow(Double.NEGATIVE_INFINITY, -3));
    show("zero times null", () -> java.math.BigInteger.ZERO.multiply(null) == null);
    show("generic", () -> Map[].class.toGenericString() + " " + int[][].class.toGenericString());
    show("charset first", () -> new String(new byte[2], -1, 0, (java.nio.charset.Charset) null));
  }
}
// expect: the last bit: {2147483647}
// expect: supplementary delimiter: 2 1 4
// expect: delimiters returned: 3 1 2 4
// expect: close: java.lang.IllegalStateException: closed 1
// expect: close again: 1
// expect: file: 1.234,50 
// expect: file: 1,234.50 
// expect: unknown charset: java.io.UnsupportedEncodingException: none
// expect: scanner: java.lang.IllegalArgumentException: none
// expect: scanner: java.lang.IllegalArgumentException: java.nio.charset.UnsupportedCharsetException: none
// expect: scanner: java.lang.NullPointerException: charsetName
// expect: hour: 1 1
// expect: half of the day: java.lang.IllegalArgumentException: HOUR_OF_DAY: 3 -> 15
// expect: year -2147483648: 6017484162419006464
// expect: year -1000000000: 5335825985124703232
// expect: year 1000000000: -5336598309540703232
// expect: year 2147483647: -6019000087743806464
// expect: containsKey: java.lang.ClassCastException: class java.lang.Object cannot be cast to class java.lang.Comparable (java.lang.Object and java.lang.Comparable are in module java.base of loader 'bootstrap')
// expect: contains: java.lang.ClassCastException: class java.lang.Object cannot be cast to class java.lang.Comparable (java.lang.Object and java.lang.Comparable are in module java.base of loader 'bootstrap')
// expect: emptySortedSet: java.lang.ClassCastException: class java.lang.Object cannot be cast to class java.lang.Comparable (java.lang.Object and java.lang.Comparable are in module java.base of loader 'bootstrap')
// expect: add: java.lang.UnsupportedOperationException
// expect: addAll: java.lang.UnsupportedOperationException
// expect: entries: true {}
// expect: permits: java.lang.Error: Permit count underflow
// expect: pow: 0.0 -0.0
// expect: zero times null: java.lang.NullPointerException: Cannot read field "signum" because "val" is null
// expect: generic: java.util.Map<K,V>[] int[][]
// expect: charset first: java.lang.NullPointerException
