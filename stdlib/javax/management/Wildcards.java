// Whether a text fits a pattern in which '*' stands for any characters and '?' for one.
package javax.management;

final class Wildcards {
  private Wildcards() {}

  // A star takes as little as it can; if what follows does not fit, the last one takes one more.
  static boolean match(String pattern, String text) {
    int p = 0, t = 0, star = -1, taken = 0;
    while (t < text.length()) {
      char c = p < pattern.length() ? pattern.charAt(p) : 0;
      if (p < pattern.length() && c == '*') {
        star = p++;
        taken = t;
      } else if (p < pattern.length() && (c == '?' || c == text.charAt(t))) {
        p++;
        t++;
      } else if (star >= 0) {
        p = star + 1;
        t = ++taken;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') p++;
    return p == pattern.length();
  }
}
