// Patterns, large numbers, radices and results of matches.
import java.math.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class Patterns {
  interface Try {
    Object run();
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (RuntimeException e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  public static void main(String[] args) {
    Scanner s = new Scanner("12345678901234567890 1,234 ff -7.25e3 1e400 NaN abc k=5 rest of the line\nsecond 9 x y1 y2\nthird");
    show("hasNextBigInteger", () -> s.hasNextBigInteger() + " " + s.hasNextLong() + " " + s.hasNextInt());
    show("nextBigInteger", () -> s.nextBigInteger());
    show("nextBigInteger grouped", () -> s.nextBigInteger());
    show("radix", () -> s.hasNextShort(16) + " " + s.hasNextByte(16) + " " + s.hasNextLong(16) + " " + s.hasNextBigInteger(16) + " " + s.hasNextBigInteger());
    show("nextShort 16", () -> s.nextShort(16));
    show("bad radix", () -> s.nextLong(1));
    show("hasNextBigDecimal", () -> s.hasNextBigDecimal() + " " + s.hasNextBigInteger());
    show("nextBigDecimal", () -> s.nextBigDecimal());
    show("nextBigDecimal large", () -> s.nextBigDecimal());
    show("NaN", () -> s.hasNextBigDecimal() + " " + s.hasNextDouble());
    show("NaN next", () -> s.nextBigDecimal());
    show("next", () -> s.next() + " " + s.match().group());
    show("hasNext pattern", () -> s.hasNext(Pattern.compile("[a-z]+")) + " " + s.match().group() + " " + s.hasNext(Pattern.compile("\\d+")));
    show("no match", () -> s.match());
    show("next pattern", () -> s.next(Pattern.compile("(a)(bc)")) + " " + s.match().group(2));
    show("next pattern not", () -> s.next(Pattern.compile("zzz")));
    show("findInLine", () -> s.findInLine(Pattern.compile("(\\w)=(\\d)")) + " " + s.match().group(1) + s.match().group(2) + " " + s.match().groupCount());
    show("skip", () -> s.skip(Pattern.compile(" *rest")).next());
    show("skip not", () -> s.skip(Pattern.compile("zzz")));
    show("findInLine none", () -> s.findInLine(Pattern.compile("second")));
    show("nextLine", () -> s.nextLine());
    show("findWithinHorizon", () -> s.findWithinHorizon("nine", 10) + " " + s.findWithinHorizon("\\d", 5) + " " + s.findWithinHorizon("\\d", 9) + " " + s.match().group());
    show("findAll", () -> s.findAll("y(\\d)").map(r -> r.group(1)).collect(Collectors.toList()));
    show("rest", () -> s.findWithinHorizon(Pattern.compile("th\\w+"), 0) + " " + s.hasNext());
    show("horizon", () -> s.findWithinHorizon("x", -1));
    show("null", () -> s.next((Pattern) null));
    show("reset", () -> s.useDelimiter(",").useRadix(8).useLocale(Locale.GERMANY).reset().radix() + " " + s.delimiter() + " " + (s.locale() == Locale.getDefault(Locale.Category.FORMAT)));
    s.close();
    show("closed", () -> s.findInLine("x"));
    Scanner t = new Scanner("1,22,-3").useDelimiter(",");
    show("numbers", () -> t.nextByte() + t.nextShort() + t.nextLong() + " " + t.hasNext());
    show("end", () -> t.nextBigInteger());
  }
}
// expect: hasNextBigInteger -> true false false
// expect: nextBigInteger -> 12345678901234567890
// expect: nextBigInteger grouped -> 1234
// expect: radix -> true false true true false
// expect: nextShort 16 -> 255
// expect: bad radix -> java.lang.IllegalArgumentException: radix:1
// expect: hasNextBigDecimal -> true false
// expect: nextBigDecimal -> -7.25E+3
// expect: nextBigDecimal large -> 1E+400
// expect: NaN -> false true
// expect: NaN next -> java.util.InputMismatchException: null
// expect: next -> NaN NaN
// expect: hasNext pattern -> true abc false
// expect: no match -> java.lang.IllegalStateException: No match result available
// expect: next pattern -> abc bc
// expect: next pattern not -> java.util.InputMismatchException: null
// expect: findInLine -> k=5 k5 2
// expect: skip -> of
// expect: skip not -> java.util.NoSuchElementException: null
// expect: findInLine none -> null
// expect: nextLine ->  the line
// expect: findWithinHorizon -> null null 9 9
// expect: findAll -> [1, 2]
// expect: rest -> third false
// expect: horizon -> java.lang.IllegalArgumentException: horizon < 0
// expect: null -> java.lang.NullPointerException: null
// expect: reset -> 10 \p{javaWhitespace}+ true
// expect: closed -> java.lang.IllegalStateException: Scanner closed
// expect: numbers -> 20 false
// expect: end -> java.util.NoSuchElementException: null
