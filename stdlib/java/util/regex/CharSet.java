// Sets of characters in patterns.
package java.util.regex;

abstract class CharSet {
  abstract boolean contains(int c);

  static final class Single extends CharSet {
    private final int c;

    Single(int c) {
      this.c = c;
    }

    @Override
    boolean contains(int c) {
      return this.c == c;
    }
  }

  static final class IgnoringCase extends CharSet {
    private final CharSet set;

    IgnoringCase(CharSet set) {
      this.set = set;
    }

    @Override
    boolean contains(int c) {
      return set.contains(c)
          || set.contains(Character.toLowerCase(c))
          || set.contains(Character.toUpperCase(c));
    }
  }

  static final class Range extends CharSet {
    private final int low;
    private final int high;

    Range(int low, int high) {
      this.low = low;
      this.high = high;
    }

    @Override
    boolean contains(int c) {
      return c >= low && c <= high;
    }
  }

  // The dot.
  static final class Dot extends CharSet {
    private final boolean all;
    private final boolean unixLines;

    Dot(boolean all, boolean unixLines) {
      this.all = all;
      this.unixLines = unixLines;
    }

    @Override
    boolean contains(int c) {
      if (all) return true;
      if (unixLines) return c != '\n';
      return c != '\n' && c != '\r' && c != '\u0085' && c != '\u2028' && c != '\u2029';
    }
  }

  static final class Not extends CharSet {
    private final CharSet set;

    Not(CharSet set) {
      this.set = set;
    }

    @Override
    boolean contains(int c) {
      return !set.contains(c);
    }
  }

  static final class Either extends CharSet {
    private final CharSet a;
    private final CharSet b;

    Either(CharSet a, CharSet b) {
      this.a = a;
      this.b = b;
    }

    @Override
    boolean contains(int c) {
      return a.contains(c) || b.contains(c);
    }
  }

  static final class Both extends CharSet {
    private final CharSet a;
    private final CharSet b;

    Both(CharSet a, CharSet b) {
      this.a = a;
      this.b = b;
    }

    @Override
    boolean contains(int c) {
      return a.contains(c) && b.contains(c);
    }
  }

  // A set by its name: the escapes \d \w \s \h \v and the classes \p{Name}.
  static final class Named extends CharSet {
    private final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    boolean contains(int c) {
      switch (name) {
        case "d":
          return c >= '0' && c <= '9';
        case "w":
          return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
        case "s":
          return c == ' ' || c >= 9 && c <= 13;
        case "h":
          return c == ' ' || c == '\t' || c == 0xa0 || c == 0x1680 || c == 0x180e
              || c >= 0x2000 && c <= 0x200a || c == 0x202f || c == 0x205f || c == 0x3000;
        case "v":
          return c >= 10 && c <= 13 || c == 0x85 || c == 0x2028 || c == 0x2029;
        case "Lower":
          return c >= 'a' && c <= 'z';
        case "Upper":
          return c >= 'A' && c <= 'Z';
        case "ASCII":
          return c < 128;
        case "Alpha":
          return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        case "Digit":
          return c >= '0' && c <= '9';
        case "Alnum":
          return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
        case "Punct":
          return c > ' ' && c < 127
              && !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9');
        case "Graph":
          return c > ' ' && c < 127;
        case "Print":
          return c >= ' ' && c < 127;
        case "Blank":
          return c == ' ' || c == '\t';
        case "Cntrl":
          return c < ' ' || c == 127;
        case "XDigit":
          return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
        case "Space":
          return c == ' ' || c >= 9 && c <= 13;
        case "javaLowerCase":
          return Character.isLowerCase(c);
        case "Ll":
          return Character.getType(c) == Character.LOWERCASE_LETTER;
        case "javaUpperCase":
          return Character.isUpperCase(c);
        case "Lu":
          return Character.getType(c) == Character.UPPERCASE_LETTER;
        case "cased":
          return Character.isUpperCase(c) || Character.isLowerCase(c)
              || Character.getType(c) == Character.TITLECASE_LETTER;
        case "javaWhitespace":
          return Character.isWhitespace(c);
        case "javaLetter":
          return Character.isLetter(c);
        case "javaDigit":
          return Character.isDigit(c);
        case "javaLetterOrDigit":
          return Character.isLetterOrDigit(c);
        case "L":
          return Character.isLetter(c);
        case "IsLatin":
          return Character.isLetter(c) && c < 0x250;
        case "N":
          return Character.getType(c) >= Character.DECIMAL_DIGIT_NUMBER
              && Character.getType(c) <= Character.OTHER_NUMBER;
        case "Nd":
          return Character.isDigit(c);
        case "P": {
          int type = Character.getType(c);
          return type >= Character.DASH_PUNCTUATION && type <= Character.OTHER_PUNCTUATION
              || type >= Character.INITIAL_QUOTE_PUNCTUATION;
        }
        case "S": {
          int type = Character.getType(c);
          return type >= Character.MATH_SYMBOL && type <= Character.OTHER_SYMBOL;
        }
        case "Z":
          return Character.isSpaceChar(c);
        default:
          return false;
      }
    }

    static boolean isKnown(String name) {
      switch (name) {
        case "Lower": case "Upper": case "ASCII": case "Alpha": case "Digit": case "Alnum":
        case "Punct": case "Graph": case "Print": case "Blank": case "Cntrl": case "XDigit":
        case "Space": case "javaLowerCase": case "javaUpperCase": case "javaWhitespace":
        case "javaLetter": case "javaDigit": case "javaLetterOrDigit": case "L": case "IsLatin":
        case "Ll": case "Lu": case "N": case "Nd": case "P": case "S": case "Z":
          return true;
        default:
          return false;
      }
    }
  }
}
