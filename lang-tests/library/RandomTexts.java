// Random calls on strings, builders, formats, regular expressions, scanners and tokenizers: what they give, and the exceptions.
// With an argument so many are printed, one a line, to be compared with OpenJDK's.
// expect: 335145538
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class RandomTexts {
  static final String[] PIECES = {"a", "b", "B", "ab", "1", "-2", "3.5", " ", "  ", "\t", "\n", "\r\n", ",", ";", "\u00df", "\u0130", "\ud83d\ude00", "\ud83d", "x", "", "true", "\u2028", "\u0301e"};

  static String text(Random random) {
    StringBuilder b = new StringBuilder();
    for (int n = random.nextInt(9); n > 0; n--) b.append(PIECES[random.nextInt(PIECES.length)]);
    return b.toString();
  }

  static final String[] ATOMS = {"a", "b", "[ab]", "[^a]", "\\d", "\\s", "\\w", ".", "(a|b)", "(?:ab)", "\\b", "^", "$", "(x)", "(?<n>b)", "\\1", "[a-c&&[^b]]", "(?=b)", "(?!a)", "(?<=a)", "(?i:B)", "\\R", "\\p{Lu}", "\\Q.\\E", "(?<!b)", "\\h", "(?>a+)"};
  static final String[] COUNTS = {"", "", "", "*", "+", "?", "*?", "+?", "{2}", "{1,2}", "*+", "{0,1}?"};

  static String pattern(Random random) {
    StringBuilder b = new StringBuilder();
    for (int n = 1 + random.nextInt(4); n > 0; n--) b.append(ATOMS[random.nextInt(ATOMS.length)]).append(COUNTS[random.nextInt(COUNTS.length)]);
    if (random.nextInt(6) == 0) b.append('|').append(ATOMS[random.nextInt(ATOMS.length)]);
    return b.toString();
  }

  static String shown(Object o) {
    String s = o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) {
      if (c < 32 || c > 126) b.append('#').append((int) c);
      else b.append(c);
    }
    return b.toString();
  }

  static Object ofString(Random random, String s, String t) {
    int i = random.nextInt(6) - 1;
    int j = random.nextInt(8);
    switch (random.nextInt(34)) {
      case 0: return s.indexOf(t) + " " + s.lastIndexOf(t) + " " + s.indexOf(t, i) + " " + s.lastIndexOf(t, i);
      case 1: return s.substring(i, j);
      case 2: return s.trim() + "|" + s.strip() + "|" + s.stripLeading() + "|" + s.stripTrailing();
      case 3: return s.replace(t, "<>");
      case 4: return s.toUpperCase(Locale.ROOT) + s.toLowerCase(Locale.ROOT);
      case 5: return s.compareTo(t) + " " + s.compareToIgnoreCase(t) + " " + s.equalsIgnoreCase(t);
      case 6: return s.split(",");
      case 7: return s.split("\\s*", i);
      case 8: return s.lines().collect(Collectors.toList());
      case 9: return s.isBlank() + " " + s.isEmpty() + " " + s.length() + " " + s.codePointCount(0, s.length());
      case 10: return s.repeat(i);
      case 11: return s.indent(i);
      case 12: return s.stripIndent();
      case 13: return s.translateEscapes();
      case 14: return s.chars().boxed().collect(Collectors.toList());
      case 15: return s.codePoints().boxed().collect(Collectors.toList());
      case 16: return s.regionMatches(true, i, t, 0, j);
      case 17: return s.startsWith(t, i) + " " + s.endsWith(t) + " " + s.contains(t);
      case 18: return String.join("-", s, t, null);
      case 19: return s.offsetByCodePoints(i, 1) + " " + s.codePointAt(i) + " " + s.codePointBefore(j);
      case 20: return s.hashCode() + " " + s.concat(t).hashCode();
      case 21: return s.intern() == s.concat("").intern();
      case 22: return Integer.parseInt(s.trim()) + Long.parseLong(t);
      case 23: return Double.parseDouble(s);
      case 24: return Boolean.parseBoolean(s) + " " + s.charAt(i);
      case 25: return new String(s.getBytes(java.nio.charset.StandardCharsets.UTF_8), java.nio.charset.StandardCharsets.ISO_8859_1);
      case 26: return new String(s.getBytes(java.nio.charset.StandardCharsets.UTF_16), java.nio.charset.StandardCharsets.UTF_8);
      case 27: return s.contentEquals(new StringBuilder(t)) + " " + s.replace('a', 'z');
      case 28: return s.matches(".*") + " " + s.replaceAll("a*", "-") + " " + s.replaceFirst("[b,]", "\\$");
      case 29: return String.valueOf(s.toCharArray(), i, j);
      case 30: return Integer.decode(s.strip()) + " " + Integer.valueOf(t, 16);
      case 31: return s.subSequence(i, j).toString() + s.chars().filter(Character::isLetter).count();
      case 32: return Character.getNumericValue(s.charAt(0)) + " " + Character.getType(s.codePointAt(0));
      default: return new StringJoiner(t, "[", "]").add(s).add("x").setEmptyValue("E").toString();
    }
  }

  static Object ofBuilder(Random random, String s, String t) {
    StringBuilder b = new StringBuilder(s);
    for (int n = random.nextInt(4); n >= 0; n--) {
      int i = random.nextInt(6) - 1;
      int j = random.nextInt(8);
      switch (random.nextInt(14)) {
        case 0: b.insert(i, t); break;
        case 1: b.delete(i, j); break;
        case 2: b.deleteCharAt(i); break;
        case 3: b.reverse(); break;
        case 4: b.replace(i, j, t); break;
        case 5: b.setLength(j); break;
        case 6: b.setCharAt(i, 'S'); break;
        case 7: b.append(t, 0, j); break;
        case 8: b.appendCodePoint(0x1f600 + i); break;
        case 9: b.append(1.5f).append(-0.0).append(1e21).append(100f).append(1e-5); break;
        case 10: b.insert(j, 1.0e10).insert(0, (Object) null).insert(0, true); break;
        case 11: b.append(t.toCharArray(), i, j); break;
        case 12: b.append(b.indexOf(t, i)).append(b.lastIndexOf(t)).append(b.codePointAt(i)); break;
        default: b.append(b.substring(i)).append(b.compareTo(new StringBuilder(t)));
      }
    }
    return b.toString();
  }

  static final String[] FORMATS = {"%d", "%5d", "%-6d|", "%06d", "%+d", "%,d", "%(d", "% d", "%x", "%#x", "%08X", "%o", "%s", "%10s", "%-10s|", "%.2s", "%S", "%c", "%b", "%f", "%.3f", "%10.2f", "%-9.1f|", "%e", "%.2E", "%g", "%a", "%h", "%n", "%%", "%2$s", "%<s", "%,.2f", "%+.0f", "%08.2f", "%#o", "%tY", "%5%", "%-5%|", "%z", "%.d", "%-d"};

  static Object ofFormat(Random random, String s) {
    StringBuilder f = new StringBuilder();
    Object[] arguments = new Object[1 + random.nextInt(3)];
    for (int n = 0; n < arguments.length; n++) {
      f.append(FORMATS[random.nextInt(FORMATS.length)]).append(' ');
      Object[] all = {random.nextInt(2000) - 1000, random.nextLong(), random.nextDouble() * 1000 - 500, random.nextGaussian() * 1e12, 0.0, -0.5, 1.0 / 3, 2.5, Double.NaN, Double.NEGATIVE_INFINITY, s, null, 'c', true, (byte) -1, (short) 300, 1f / 7, new java.math.BigDecimal("123.4500"), new java.math.BigInteger("-98765432109876543210"), Integer.MIN_VALUE, 0.1 + 0.2, 1e-7, 999999.5};
      arguments[n] = all[random.nextInt(all.length)];
    }
    return String.format(Locale.ROOT, f.toString(), arguments);
  }

  static Object ofPattern(Random random, String s) {
    String text = pattern(random);
    int flags = random.nextInt(5) == 0 ? Pattern.CASE_INSENSITIVE | Pattern.MULTILINE : random.nextInt(6) == 0 ? Pattern.DOTALL | Pattern.COMMENTS : 0;
    Pattern p = Pattern.compile(text, flags);
    Matcher m = p.matcher(s);
    StringBuilder b = new StringBuilder(text).append(':');
    switch (random.nextInt(7)) {
      case 0:
        while (m.find()) {
          b.append(m.start()).append('-').append(m.end()).append(' ');
          for (int g = 1; g <= m.groupCount(); g++) b.append(m.group(g)).append(m.start(g)).append(' ');
        }
        return b;
      case 1: return b.append(m.matches()).append(m.lookingAt());
      case 2: return b.append(m.replaceAll("<$0>"));
      case 3: return b.append(m.replaceFirst(r -> r.group().toUpperCase(Locale.ROOT) + r.start()));
      case 4: return b.append(Arrays.toString(p.split(s, random.nextInt(4) - 1)));
      case 5:
        m.region(random.nextInt(4), random.nextInt(8));
        random.nextInt(4);
        return b.append(m.find()).append(m.find() ? m.start() : -1);
      default: return b.append(p.splitAsStream(s).collect(Collectors.toList())).append(p.asPredicate().test(s));
    }
  }

  static Object ofScanner(Random random, String s) {
    Scanner in = new Scanner(s);
    if (random.nextInt(4) == 0) in.useDelimiter(random.nextBoolean() ? "," : "\\s*[,;]\\s*");
    StringBuilder b = new StringBuilder();
    for (int n = random.nextInt(6); n >= 0; n--) {
      try {
        switch (random.nextInt(13)) {
          case 0: b.append(in.next()); break;
          case 1: b.append(in.nextInt()); break;
          case 2: b.append(in.nextLine()); break;
          case 3: b.append(in.hasNext()).append(in.hasNextLine()); break;
          case 4: b.append(in.nextDouble()); break;
          case 5: b.append(in.hasNextInt()).append(in.hasNextDouble()); break;
          case 6: b.append(in.nextBoolean()); break;
          case 7: b.append(in.findInLine("[ab]+")); break;
          case 8: b.append(in.next("[ab]+")); break;
          case 9: b.append(in.skip("\\s*").hasNext("a.*")); break;
          case 10: b.append(in.findWithinHorizon("\\d", random.nextInt(5))); break;
          case 11: b.append(in.nextInt(16)); break;
          default: b.append(in.nextBigDecimal());
        }
      } catch (RuntimeException e) {
        b.append(e.getClass().getSimpleName());
      }
      b.append(' ');
    }
    return b;
  }

  static Object ofTokenizer(Random random, String s, String t) {
    StringTokenizer k = new StringTokenizer(s, random.nextBoolean() ? " \t\n\r\f" : t, random.nextBoolean());
    StringBuilder b = new StringBuilder().append(k.countTokens());
    while (k.hasMoreTokens()) b.append('[').append(random.nextInt(5) == 0 ? k.nextToken(",") : k.nextToken()).append(']');
    return b.append(k.nextToken());
  }

  static String run(int seed) {
    Random random = new Random(seed);
    String s = text(random);
    String t = random.nextInt(3) == 0 ? text(random) : PIECES[random.nextInt(PIECES.length)];
    int what = random.nextInt(6);
    Object result;
    try {
      switch (what) {
        case 0: result = ofString(random, s, t); break;
        case 1: result = ofBuilder(random, s, t); break;
        case 2: result = ofFormat(random, s); break;
        case 3: result = ofPattern(random, s); break;
        case 4: result = ofScanner(random, s); break;
        default: result = ofTokenizer(random, s, t);
      }
    } catch (RuntimeException e) {
      result = e.getClass().getSimpleName() + " " + (what == 3 || e instanceof NumberFormatException ? "" : e.getMessage());
    }
    return what + " " + shown(s) + " " + shown(result);
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      for (int seed = 0; seed < Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 3000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
