// The exceptions of format.
public class Errors {
  static void run(String f, Object... args) {
    try {
      System.out.println(String.format(f, args));
    } catch (java.util.IllegalFormatException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    run("%d", "x");
    run("%d");
    run("%q", 1);
    run("%d", 1.5);
    run("%f", 1);
    run("%c", "str");
    run("%-d", 1);
    run("%5", 1);
    run("%.2d", 1);
    run("%s %s", "only one");
    run("%s", "extra", "ignored");
    run("%3$s", "a");
    run("%-05d", 1);
    run("%,s", "x");
    run("%", 1);
    run("plain");
    run("%s", (Object[]) null);
  }
}
// expect: java.util.IllegalFormatConversionException: d != java.lang.String
// expect: java.util.MissingFormatArgumentException: Format specifier '%d'
// expect: java.util.UnknownFormatConversionException: Conversion = 'q'
// expect: java.util.IllegalFormatConversionException: d != java.lang.Double
// expect: java.util.IllegalFormatConversionException: f != java.lang.Integer
// expect: java.util.IllegalFormatConversionException: c != java.lang.String
// expect: java.util.MissingFormatWidthException: %-d
// expect: java.util.UnknownFormatConversionException: Conversion = '5'
// expect: java.util.IllegalFormatPrecisionException: 2
// expect: java.util.MissingFormatArgumentException: Format specifier '%s'
// expect: extra
// expect: java.util.MissingFormatArgumentException: Format specifier '%3$s'
// expect: java.util.IllegalFormatFlagsException: Flags = '-0'
// expect: java.util.FormatFlagsConversionMismatchException: Conversion = s, Flags = ,
// expect: java.util.UnknownFormatConversionException: Conversion = '%'
// expect: plain
// expect: null
