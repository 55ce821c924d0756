// The normal forms of texts, by Unicode Standard Annex 15.
package heddle;

public final class NormalForm {
  private static final int L_BASE = 0x1100, V_BASE = 0x1161, T_BASE = 0x11a7, S_BASE = 0xac00;
  private static final int L_COUNT = 19, V_COUNT = 21, T_COUNT = 28, S_COUNT = L_COUNT * V_COUNT * T_COUNT;

  private NormalForm() {}

  public static String decompose(String text, boolean compatible) {
    int first = compatible ? 0xa0 : 0xc0, n = 0;
    while (n < text.length() && text.charAt(n) < first) n++;
    if (n == text.length()) return text;
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < text.length();) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      decompose(all, c, compatible);
    }
    return sorted(all.toString());
  }

  private static void decompose(StringBuilder to, int c, boolean compatible) {
    int syllable = c - S_BASE;
    if (syllable >= 0 && syllable < S_COUNT) {
      to.append((char) (L_BASE + syllable / (V_COUNT * T_COUNT))).append((char) (V_BASE + syllable / T_COUNT % V_COUNT));
      if (syllable % T_COUNT != 0) to.append((char) (T_BASE + syllable % T_COUNT));
      return;
    }
    String parts = null;
    if (c >= 0xa0 && compatible) parts = entry(c, NormalTable.compatibleKeys(), NormalTable.compatibleOffsets(), NormalTable.compatibleTexts());
    if (c >= 0xc0 && parts == null) parts = entry(c, NormalTable.canonicalKeys(), NormalTable.canonicalOffsets(), NormalTable.canonicalTexts());
    if (parts == null) to.appendCodePoint(c);
    else to.append(parts);
  }

  private static String entry(int c, String keys, String offsets, String texts) {
    int i = lastUpTo(c, keys);
    return i >= 0 && at(keys, i) == c ? texts.substring(offsets.charAt(i), offsets.charAt(i + 1)) : null;
  }

  private static int at(String codePoints, int i) {
    return codePoints.charAt(2 * i) << 16 | codePoints.charAt(2 * i + 1);
  }

  // The number of the last one that is not above c; -1: there is none.
  private static int lastUpTo(int c, String codePoints) {
    int low = -1, high = codePoints.length() / 2 - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (at(codePoints, middle) <= c) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  // In the order of the canonical combining classes; 0: it starts something new.
  private static int combiningClass(int c) {
    if (c < 0x300) return 0;
    int i = lastUpTo(c, NormalTable.classStarts());
    return i < 0 ? 0 : NormalTable.classes().charAt(i);
  }

  // Marks one behind the other in the order of their classes.
  private static String sorted(String text) {
    int[] codes = text.codePoints().toArray(), classes = new int[codes.length];
    boolean changed = false;
    for (int i = 0; i < codes.length; i++) {
      int code = codes[i], own = combiningClass(code), to = i;
      while (own != 0 && to > 0 && classes[to - 1] > own) {
        codes[to] = codes[to - 1];
        classes[to] = classes[to - 1];
        to--;
        changed = true;
      }
      codes[to] = code;
      classes[to] = own;
    }
    return changed ? new String(codes, 0, codes.length) : text;
  }

  // Of a text that is decomposed.
  public static String compose(String text) {
    int n = 0;
    while (n < text.length() && text.charAt(n) < 0x300) n++;
    if (n == text.length()) return text;
    int[] codes = text.codePoints().toArray();
    int count = 0, start = -1, before = -1;  // the class in front of the next character, from `start` on; -1: there is nothing between
    for (int c : codes) {
      int own = combiningClass(c);
      int whole = start >= 0 && before < own || start >= 0 && before == -1 ? composed(codes[start], c) : -1;
      if (whole >= 0) {
        codes[start] = whole;
        continue;
      }
      if (own == 0) {
        start = count;
        before = -1;
      } else {
        before = own;
      }
      codes[count++] = c;
    }
    return new String(codes, 0, count);
  }

  private static int composed(int first, int second) {
    int l = first - L_BASE, v = second - V_BASE, s = first - S_BASE, t = second - T_BASE;
    if (l >= 0 && l < L_COUNT && v >= 0 && v < V_COUNT) return S_BASE + (l * V_COUNT + v) * T_COUNT;
    if (s >= 0 && s < S_COUNT && s % T_COUNT == 0 && t > 0 && t < T_COUNT) return first + t;
    String firsts = NormalTable.firsts(), seconds = NormalTable.seconds();
    for (int i = lastUpTo(first, firsts); i >= 0 && at(firsts, i) == first; i--) {
      if (at(seconds, i) == second) return at(NormalTable.composed(), i);
    }
    return -1;
  }
}
