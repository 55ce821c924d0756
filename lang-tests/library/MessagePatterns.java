// Random patterns of MessageFormat: the pattern that is written again, and texts that are formatted, damaged and read.
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

public class MessagePatterns {
  static Random r;

  static String pick(String... texts) {
    return texts[r.nextInt(texts.length)];
  }

  static String text() {
    StringBuilder out = new StringBuilder();
    for (int i = r.nextInt(4); i > 0; i--) out.append(pick("a", " ", ", ", "''", "'{'", "'x'", "|", "}", "#", "'{0}'", "b", "1"));
    return out.toString();
  }

  static String place() {
    String kind = "";
    int k = r.nextInt(10);
    if (k >= 8) kind = ",choice," + pick("0#zero|1#one|1<many {0}", "0#a|5<b", "1#x|2#y", "0#no|1#'it''s'|2#'{'z");
    else if (k >= 4) kind = ",number" + pick("", ",integer", ",percent", ",currency", ",#.##", ",0.0", " , integer ", ",'#'0");
    return "{" + r.nextInt(3) + kind + "}";
  }

  static String pattern() {
    StringBuilder out = new StringBuilder(text());
    for (int i = r.nextInt(4); i > 0; i--) out.append(place()).append(text());
    return out.toString();
  }

  static Object[] arguments() {
    Object[] result = new Object[r.nextInt(4)];
    for (int i = 0; i < result.length; i++) {
      if (r.nextBoolean()) result[i] = r.nextInt(5);
      else result[i] = r.nextInt(2000) / 8.0;
    }
    return result;
  }

  static String damaged(String text) {
    if (r.nextInt(4) > 0 || text.isEmpty()) return text;
    int at = r.nextInt(text.length());
    return text.substring(0, at) + pick("z", "", "0") + text.substring(at + r.nextInt(2));
  }

  static String isSameAgain(MessageFormat f) {
    try {
      return String.valueOf(f.equals(new MessageFormat(f.toPattern())));
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  static String attempt(int seed) {
    r = new Random(seed);
    String pattern = pattern();
    try {
      return pattern + " => " + show(new MessageFormat(pattern));
    } catch (IllegalArgumentException e) {
      return pattern + " " + e.getMessage();
    }
  }

  // (A choice whose text is no pattern fails when it is chosen.)
  static String show(MessageFormat f) {
    String text = damaged(f.format(arguments()));
    ParsePosition position = new ParsePosition(0);
    Object[] values = f.parse(text, position);
    return f.toPattern() + " " + isSameAgain(f) + " " + f.getFormatsByArgumentIndex().length + " " + f.equals(f.clone()) + " [" + text
        + "] " + Arrays.toString(values) + " " + position.getIndex() + " " + position.getErrorIndex();
  }

  static void failure(String pattern, String text) {
    try {
      System.out.println(Arrays.toString(new MessageFormat(pattern).parse(text)));
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " " + e.getErrorOffset());
    }
  }

  public static void main(String[] args) throws ParseException {
    Locale.setDefault(Locale.US);
    for (int hundred = 0; hundred < 5; hundred++) {
      int hash = 0;
      for (int i = 0; i < 100; i++) hash = hash * 31 + attempt(hundred * 100 + i).hashCode();
      System.out.println(hash + " " + attempt(hundred * 100 + 7));
    }
    failure("a{0}b", "axxb");
    failure("a{0}b", "axx");
    failure("{0} {1,number}", "left x");
    failure("{0}, {0}", "x, y");
    System.out.println(Arrays.toString((Object[]) new MessageFormat("{1} of {0,date,yyyy}").parseObject("3 of 2020")).startsWith("["));
    System.out.println(new MessageFormat("{0,date,short} {1,time} {2,date,yyyy} {0,time,long} {0,date,full}").toPattern());
    System.out.println(new MessageFormat("x").parse(null, new ParsePosition(0)).length);
    // An English pattern, read as a German one.
    System.out.println(new MessageFormat("{0,number}", Locale.GERMANY).format(new Object[] {1234.5}));
  }
}
// expect: -1550803259 #'{0}' => #'{'0} true 0 true [#{0}] [] 4 -1
// expect: 1585933792 , | => , | true 0 true [, |] [] 3 -1
// expect: -86693276 'x'b => xb true 0 true [xb] [] 2 -1
// expect: -1856112193 'x'|b => x|b true 0 true [0|b] null 0 0
// expect: -547551977 a|| => a|| true 0 true [0||] null 0 0
// expect: [xx]
// expect: MessageFormat parse error! 1
// expect: MessageFormat parse error! 5
// expect: [y]
// expect: true
// expect: {0,date,short} {1,time} {2,date,yyyy} {0,time,long} {0,date,full}
// expect: 0
// expect: 1.234,5
