// Writes stdlib/heddle/NormalTable.java, which java.text.Normalizer works with, by asking OpenJDK's for every code point:
// `java scripts/NormalForms.java > stdlib/heddle/NormalTable.java`.
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

class NormalForms {
  private static boolean isAsked(int c) {
    return !(c >= 0xd800 && c < 0xe000) && !(c >= 0xac00 && c < 0xd7a4);
  }

  private static String of(String s, Form form) {
    return Normalizer.normalize(s, form);
  }

  // Whether b goes in front of a: its class is lower, and not 0.
  private static boolean swaps(String a, String b) {
    return !of(a + b, Form.NFD).equals(of(a, Form.NFD) + of(b, Form.NFD));
  }

  private static void units(StringBuilder s, int c) {
    s.append((char) (c >> 16)).append((char) c);
  }

  private static void decompositions(String name, Form form, Form less) {
    StringBuilder keys = new StringBuilder(), offsets = new StringBuilder(), text = new StringBuilder();
    for (int c = 0; c < 0x110000; c++) {
      String s = Character.toString(c);
      if (!isAsked(c) || of(s, form).equals(less == null ? s : of(s, less))) continue;
      units(keys, c);
      offsets.append((char) text.length());
      text.append(of(s, form));
    }
    offsets.append((char) text.length());
    method(name + "Keys", keys);
    method(name + "Offsets", offsets);
    method(name + "Texts", text);
  }

  private static void classes() {
    List<String> ranks = new ArrayList<>();
    List<Integer> marks = new ArrayList<>();
    for (int c = 0; c < 0x110000; c++) {
      String s = Character.toString(c);
      if (!isAsked(c) || !of(s, Form.NFD).equals(s) || !swaps("\u0345", s) && !swaps(s, "\u0334")) continue;
      marks.add(c);
      int i = 0;
      while (i < ranks.size() && swaps(s, ranks.get(i))) i++;
      if (i == ranks.size() || swaps(ranks.get(i), s)) ranks.add(i, s);
    }
    StringBuilder starts = new StringBuilder(), of = new StringBuilder();
    int before = -1, last = 0;
    for (int c : marks) {
      int rank = 1;
      while (swaps(Character.toString(c), ranks.get(rank - 1))) rank++;
      if (c != before + 1 && before >= 0) {
        units(starts, before + 1);
        of.append((char) 0);
        last = 0;
      }
      if (rank != last) {
        units(starts, c);
        of.append((char) rank);
      }
      last = rank;
      before = c;
    }
    units(starts, before + 1);
    of.append((char) 0);
    method("classStarts", starts);
    method("classes", of);
  }

  private static void compositions() {
    TreeMap<Long, Integer> pairs = new TreeMap<>();
    for (int c = 0; c < 0x110000; c++) {
      String s = Character.toString(c), parts = isAsked(c) ? of(s, Form.NFD) : s;
      if (parts.equals(s) || !of(s, Form.NFC).equals(s)) continue;
      int last = parts.codePointBefore(parts.length());
      String rest = of(parts.substring(0, parts.length() - Character.charCount(last)), Form.NFC);
      if (rest.codePointCount(0, rest.length()) != 1) throw new IllegalStateException(Integer.toHexString(c));
      pairs.put((long) rest.codePointAt(0) << 32 | last, c);
    }
    StringBuilder firsts = new StringBuilder(), seconds = new StringBuilder(), results = new StringBuilder();
    pairs.forEach((pair, c) -> {
      units(firsts, (int) (pair >> 32));
      units(seconds, pair.intValue());
      units(results, c);
    });
    method("firsts", firsts);
    method("seconds", seconds);
    method("composed", results);
  }

  private static void method(String name, CharSequence text) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') s.append('\\').append(c);
      else if (c >= ' ' && c < 0x7f) s.append(c);
      else s.append(c < ' ' ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c));
    }
    System.out.println("\n  static String " + name + "() {\n    return \"" + s + "\";\n  }");
  }

  public static void main(String[] args) {
    System.out.print("""
        // Decompositions and compositions of characters, as Java 17 has them (Unicode 13). Written by scripts/NormalForms.java.
        //
        // Keys, and all that is not the text of a decomposition, are code points of two chars each, in their order; the text of the i-th key
        // is that from the i-th offset to the next one. Hangul syllables are left out, as they are computed. Classes are numbered in the
        // order of the canonical combining classes, each from its start on.
        package heddle;

        final class NormalTable {
          private NormalTable() {}
        """);
    decompositions("canonical", Form.NFD, null);
    decompositions("compatible", Form.NFKD, Form.NFD);
    classes();
    compositions();
    System.out.println("}");
  }
}
