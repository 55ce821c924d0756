// Where languages turn letters into others of the other case (SpecialCasing.txt of Unicode): Turkish and Azeri have an i with and one
// without a dot, and Lithuanian keeps the dot of an i under accents. The letters that need it are changed first; the rest is as usual.
package java.lang;

final class LocaleCase {
  private static final char DOT = '\u0307';
  // Letters with a dot that accents take the place of (Soft_Dotted).
  private static final String DOTTED =
      "ij\u012f\u0249\u0268\u029d\u02b2\u03f3\u0456\u0458\u1d62\u1d96\u1da4\u1da8\u1e2d\u1ecb\u2071\u2148\u2149\u2c7c";

  private LocaleCase() {}

  static String lower(String text, String language) {
    switch (language) {
      case "tr":
      case "az": return turkish(text).toLowerCase();
      case "lt": return withDots(text).toLowerCase();
      default: return text.toLowerCase();
    }
  }

  static String upper(String text, String language) {
    switch (language) {
      case "tr":
      case "az": return text.replace('i', '\u0130').toUpperCase();
      case "lt": return withoutDots(text).toUpperCase();
      default: return text.toUpperCase();
    }
  }

  private static boolean isMark(char c) {
    return c >= '\u0300' && c <= '\u036f' && c != '\u034f';
  }

  // Whether a mark stands above its letter (canonical combining class 230).
  private static boolean isAbove(char c) {
    return c >= '\u0300' && c <= '\u0314' || c >= '\u033d' && c <= '\u0344' || c == '\u0346' || c >= '\u034a' && c <= '\u034c'
        || c >= '\u0350' && c <= '\u0352' || c == '\u0357' || c == '\u035b' || c >= '\u0363' && c <= '\u036f';
  }

  // Where the first mark above the letter in front is; -1: there is none.
  private static int above(String text, int at) {
    for (; at < text.length() && isMark(text.charAt(at)); at++) {
      if (isAbove(text.charAt(at))) return at;
    }
    return -1;
  }

  private static String turkish(String text) {
    StringBuilder out = new StringBuilder(text.length());
    int dropped = -1;  // the dot of an I
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (i == dropped) continue;
      int mark = c == 'I' ? above(text, i + 1) : -1;
      boolean dot = mark >= 0 && text.charAt(mark) == DOT;
      if (dot) dropped = mark;
      out.append(c == '\u0130' || dot ? 'i' : c == 'I' ? '\u0131' : c);
    }
    return out.toString();
  }

  private static String withDots(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int accented = "\u00cc\u00cd\u0128".indexOf(c);
      if (accented >= 0) {
        out.append('i').append(DOT).append("\u0300\u0301\u0303".charAt(accented));
      } else {
        out.append(c);
        if ((c == 'I' || c == 'J' || c == '\u012e') && above(text, i + 1) >= 0) out.append(DOT);
      }
    }
    return out.toString();
  }

  private static String withoutDots(String text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean dotted = false;  // the letter in front, with no mark above it yet
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (dotted && c == DOT) continue;
      out.append(c);
      dotted = DOTTED.indexOf(c) >= 0 || dotted && isMark(c) && !isAbove(c);
    }
    return out.toString();
  }
}
