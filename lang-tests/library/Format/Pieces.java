// What a formatter gives to an Appendable, piece by piece: others may see a text that is half there, and what is in front of a mistake
// is written.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Formattable;
import java.util.Formatter;
import java.util.GregorianCalendar;

public class Pieces {
  static final class Noted implements Appendable {
    final StringBuilder pieces = new StringBuilder();

    @Override
    public Appendable append(CharSequence s) {
      pieces.append("<").append(s).append(">");
      return this;
    }

    @Override
    public Appendable append(char c) {
      pieces.append("'").append(c).append("'");
      return this;
    }

    @Override
    public Appendable append(CharSequence s, int begin, int end) {
      pieces.append("{").append(s.subSequence(begin, end)).append("}");
      return this;
    }
  }

  static void show(String format, Object... args) {
    Noted noted = new Noted();
    try {
      new Formatter(noted).format(format, args);
    } catch (RuntimeException e) {
      noted.pieces.append(" ! ").append(e);
    }
    System.out.println(noted.pieces.toString().replace("\n", "/"));
  }

  public static void main(String[] args) {
    show("a%db%5dc%-5de%xf%sg%8sh%-8si%cj%5ck%.2fl%8.3fm%em%bn%no%%p%5%q", 1, 2, 3, 255, "s", "t", "u", 'c', 'd', 1.5, 2.5, 1e5, true);
    show("%08.2fr%,ds%+dt%(du%hv", 3.14159, 1234567, 5, -6, "h");
    show("x%tYy%1$tmz%1$tFw%1$tT|%2$o|%2$#x|%2$08d|%3$s|%4$10.3g|%5$a|%6$s|%7$-6b|%8$S", new GregorianCalendar(2024, 0, 2), 77, null, 3.0, 1.0,
        (Formattable) (f, flags, width, precision) -> f.format("[%s]", "own"), false, "up");
    show("%s %d %8.2f|%.1s", "x", new java.math.BigInteger("12345678901234567890"), new java.math.BigDecimal("1.50"), "abc");
    show("before %d after", "no number");
    show("before %d %q", 1);
    try {
      System.out.printf("value: %d%n", "x");
    } catch (RuntimeException e) {
      System.out.println("| " + e.getMessage());
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes) {
      @Override
      public void print(String s) {
        super.print("(" + s + ")");
      }
    };
    stream.printf("%d-%s;", 1, "two");
    System.out.println(bytes);
    StringWriter text = new StringWriter();
    try {
      new PrintWriter(text).printf("%s %d", "first", "second");
    } catch (RuntimeException e) {
      System.out.println(text + "| " + e.getMessage());
    }
  }
}
// expect: {a}<1>{b}' '' '' '' '<2>{c}<3>' '' '' '' '{e}<ff>{f}<s>{g}' '' '' '' '' '' '' '<t>{h}<u>' '' '' '' '' '' '' '{i}<c>{j}' '' '' '' '<d>{k}<1.50>{l}' '' '' '<2.500>{m}<1.000000e+05>{m}<true>{n}</>{o}<%>{p}' '' '' '' '<%>{q}
// expect: <00003.14>{r}<1,234,567>{s}<+5>{t}<(6)>{u}<68>{v}
// expect: {x}<2024>{y}<01>{z}<2024-01-02>{w}<00:00:00>{|}<115>{|}<0x4d>{|}<00000077>{|}<null>{|}' '' '' '' '' '' '<3.00>{|}<0x1.0p0>{|}{[}<own>{]}{|}<false>' '{|}<UP>
// expect: <x>{ }<12345678901234567890>{ }' '' '' '' '<1.50>{|}<a>
// expect: {before } ! java.util.IllegalFormatConversionException: d != java.lang.String
// expect:  ! java.util.UnknownFormatConversionException: Conversion = 'q'
// expect: value: | d != java.lang.String
// expect: (1)(-)(two)(;)
// expect: first | d != java.lang.String
