// Writes stdlib/heddle/BreakTable.java: where OpenJDK's java.text.BreakIterator sees the ends of characters, words, sentences and parts
// of lines, found by asking it: `java scripts/BreakRules.java > stdlib/heddle/BreakTable.java`, which takes a few minutes.
//
// From one boundary on the next one depends on what follows only, and a finite automaton finds it. It is learnt as in D. Angluin,
// "Learning regular sets from queries and counterexamples" (1987): two beginnings of texts are one state if the answers after all
// experiments (further texts) are the same, and random texts look for further experiments. Which characters are of one kind is found
// the same way: they are if they take every state to the same one.
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

class BreakRules {
  // One of each category and of what is otherwise special; more are found.
  private static final String FIRST = "\0\t\n\r !\"#%',-.0A[(){$a\u00a0\u00ad\u0300\u0600\u0903\u0964\u1100\u1161\u11a8\u2028\u2029\u2160\u3042\u30cd\u30fc"
      + "\u4f78\uac00\ue000\uffff";
  // What the iterators take for the end of the text.
  private static final String BAD = "\uffff";
  private static final int CODE_POINTS = 0x110000;

  private final BreakIterator asked;
  private final Random random = new Random(1);
  private List<String> kinds = new ArrayList<>();  // one character of each
  private List<String> states;  // the shortest text that leads to each
  private final List<String> experiments = new ArrayList<>();
  private int[][] next;
  private List<List<String>> ways;  // some of the texts that lead to each state

  BreakRules(BreakIterator asked) {
    this.asked = asked;
    FIRST.codePoints().forEach(c -> kinds.add(Character.toString(c)));
    experiments.add("");
    experiments.addAll(kinds);
  }

  private int firstBoundary(String text) {
    asked.setText(text);
    asked.first();
    return text.isEmpty() ? 0 : asked.next();
  }

  // How far behind `begin` the boundary is; -1: in front of its end.
  private int answer(String begin, String then) {
    return Math.max(-1, firstBoundary(begin + then) - begin.length());
  }

  private String answers(String begin) {
    StringBuilder all = new StringBuilder();
    for (String e : experiments) all.append((char) (1 + answer(begin, e)));
    return all.toString();
  }

  private void close() {
    Map<String, Integer> known = new HashMap<>();
    states = new ArrayList<>(List.of(""));
    known.put(answers(""), 0);
    List<int[]> rows = new ArrayList<>();
    for (int s = 0; s < states.size(); s++) {
      int[] row = new int[kinds.size()];
      for (int k = 0; k < row.length; k++) {
        String begin = states.get(s) + kinds.get(k);
        Integer found = known.putIfAbsent(answers(begin), states.size());
        if (found == null) states.add(begin);
        row[k] = found == null ? states.size() - 1 : found;
      }
      rows.add(row);
    }
    next = rows.toArray(new int[0][]);
  }

  private boolean accepts(int s) {
    return answer(states.get(s), "") == 0;
  }

  // Whether its position becomes the boundary if the automaton goes on and ends without another one.
  private boolean remembered(int s) {
    for (int k = 0; k < kinds.size(); k++) {
      if (isDead(next[s][k])) continue;
      for (String e : experiments) {
        if (answer(states.get(s), kinds.get(k) + e) == 0) return true;
      }
    }
    return false;
  }

  // Where the boundary is if the text ends in that state, or goes on with what it ends before: '-': there, '*': at what is
  // remembered, '1': at what was certain last, if anything, else behind the first character. Several ways to the state should agree.
  private char end(int s, String then, boolean[] remembered, boolean[] certain) {
    String possible = "-*1";
    int[] agree = new int[possible.length()];
    for (String begin : ways.get(s)) {
      int boundary = firstBoundary(begin + then), state = 0, mark = 1, sure = 1;
      for (int i = 0; i < begin.length(); i++) {
        state = next[state][kinds.indexOf(begin.substring(i, i + 1))];
        if (remembered[state]) mark = i + 1;
        if (certain[state]) sure = i + 1;
      }
      if (boundary == begin.length()) agree[0]++;
      if (boundary == mark) agree[1]++;
      if (boundary == sure) agree[2]++;
    }
    int best = 0;
    for (int i = 1; i < agree.length; i++) best = agree[i] > agree[best] ? i : best;
    if (agree[best] < ways.get(s).size()) {
      System.err.println("state " + s + " before [" + then + "]: " + agree[best] + " of " + ways.get(s).size() + " are " + possible.charAt(best));
    }
    return possible.charAt(best);
  }

  private void findWays() {
    ways = new ArrayList<>();
    for (String s : states) ways.add(new ArrayList<>(List.of(s)));
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int s = 0, n = 0; n < 12; n++) {
        int k = random.nextInt(kinds.size());
        if (kinds.get(k).length() > 1) continue;
        s = next[s][k];
        if (isDead(s)) break;
        text.append(kinds.get(k));
        if (ways.get(s).size() < 300) ways.get(s).add(text.toString());
      }
    }
  }

  private boolean isDead(int s) {
    return !accepts(s) && Arrays.stream(next[s]).allMatch(t -> t == s);
  }

  // Whether no random text shows a difference; otherwise there is one experiment more.
  private boolean isLearnt() {
    for (int i = 0; i < 600_000; i++) {
      StringBuilder text = new StringBuilder(i % 2 == 0 ? "" : states.get(random.nextInt(states.size())));
      // Half of the texts are of few kinds, which lead further away from the beginning.
      String[] few = new String[i % 4 < 2 ? kinds.size() : 2 + random.nextInt(3)];
      for (int k = 0; k < few.length; k++) few[k] = kinds.get(random.nextInt(kinds.size()));
      for (int n = 1 + random.nextInt(12); n > 0; n--) text.append(few[random.nextInt(few.length)]);
      int s = 0, at = 0;
      while (at < text.length()) {
        int length = Character.charCount(text.codePointAt(at));
        s = next[s][kinds.indexOf(text.substring(at, at + length))];
        at += length;
        String rest = text.substring(at);
        if (answer(text.substring(0, at), rest) != answer(states.get(s), rest)) {
          experiments.add(rest);
          return false;
        }
      }
    }
    return true;
  }

  // The number of each code point's kind; there may be new kinds behind it.
  private byte[] classify() {
    List<String[]> all = new ArrayList<>(), few = new ArrayList<>();
    for (String s : states) {
      for (String e : experiments) all.add(new String[] {s, e});
    }
    for (String[] context : all) {
      List<String[]> more = new ArrayList<>(few);
      more.add(context);
      if (kinds.stream().map(k -> signature(k, more)).distinct().count() > kinds.stream().map(k -> signature(k, few)).distinct().count()) {
        few.add(context);
      }
    }
    byte[] result = new byte[CODE_POINTS];
    for (List<String[]> contexts : List.of(all, few)) {
      Map<String, Integer> known = new HashMap<>();
      for (int k = 0; k < kinds.size(); k++) known.putIfAbsent(signature(kinds.get(k), contexts), k);
      int begin = contexts == all ? 0 : 0x10000, end = contexts == all ? 0x10000 : CODE_POINTS;
      for (int c = begin; c < end; c++) {
        Integer found = known.putIfAbsent(signature(Character.toString(c), contexts), kinds.size());
        if (found == null) kinds.add(Character.toString(c));
        result[c] = (byte) (found == null ? kinds.size() - 1 : found);
      }
    }
    return result;
  }

  private String signature(String c, List<String[]> contexts) {
    StringBuilder all = new StringBuilder();
    for (String[] context : contexts) all.append((char) (1 + answer(context[0] + c, context[1])));
    return all.toString();
  }

  private void learn() {
    do close();
    while (!isLearnt());
    // Kinds that take every state to the same one are one.
    Map<String, String> columns = new LinkedHashMap<>();
    for (int k = 0; k < kinds.size(); k++) {
      StringBuilder column = new StringBuilder();
      for (int[] row : next) column.append((char) row[k]);
      columns.putIfAbsent(column.toString(), kinds.get(k));
    }
    kinds = new ArrayList<>(columns.values());
    close();
  }

  private void write(String name) {
    byte[] kindOf;
    int before;
    do {
      learn();
      before = kinds.size();
      kindOf = classify();
      System.err.println(name + ": " + states.size() + " states, " + before + " kinds, " + (kinds.size() - before) + " new");
    } while (kinds.size() > before);
    StringBuilder starts = new StringBuilder(), highStarts = new StringBuilder(), of = new StringBuilder(), highOf = new StringBuilder();
    for (int c = 0; c < CODE_POINTS; c++) {
      if (c != 0 && c != 0x10000 && kindOf[c] == kindOf[c - 1]) continue;
      (c < 0x10000 ? starts : highStarts).appendCodePoint(c);
      (c < 0x10000 ? of : highOf).append((char) ('A' + kindOf[c]));
    }
    StringBuilder rows = new StringBuilder(), flags = new StringBuilder(), marks = new StringBuilder();
    findWays();
    boolean[] remembered = new boolean[states.size()];
    for (int s = 0; s < states.size(); s++) remembered[s] = !isDead(s) && remembered(s);
    boolean[] certain = new boolean[states.size()];
    for (int s = 0; s < states.size(); s++) certain[s] = ways.get(s).stream().allMatch(t -> firstBoundary(t + BAD) == t.length());
    for (int s = 0; s < states.size(); s++) {
      if (isDead(s)) {
        rows.append(".".repeat(kinds.size()));
        flags.append('.');
        marks.append('.');
        continue;
      }
      for (int k = 0; k < kinds.size(); k++) rows.append(isDead(next[s][k]) ? end(s, kinds.get(k), remembered, certain) : (char) ('A' + next[s][k]));
      flags.append(end(s, "", remembered, certain));
      marks.append(certain[s] ? remembered[s] ? 'b' : 'c' : remembered[s] ? 'r' : '-');
    }
    System.out.println("      case \"" + name + "\": return new String[] {");
    System.out.println("          " + literal(starts) + ", " + literal(of) + ",");
    System.out.println("          " + literal(highStarts) + ", " + literal(highOf) + ",");
    System.out.println("          " + literal(rows) + ", " + literal(flags) + ", " + literal(marks) + "};");
  }

  private static String literal(CharSequence text) {
    StringBuilder s = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') s.append('\\').append(c);
      else if (c >= ' ' && c < 0x7f) s.append(c);
      else s.append(c < ' ' ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c));
    }
    return s.append('"').toString();
  }

  public static void main(String[] args) {
    System.out.print("""
        // What ends characters, words, sentences and parts of lines. Written by scripts/BreakRules.java, which says how it was found.
        package heddle;

        public final class BreakTable {
          private BreakTable() {}

          // Of "character", "word", "line" or "sentence": where in the order of characters another kind of them begins, and those kinds (A ...);
          // the same of the code points behind 0xffff; the automaton, for each state its next one (A ...) by the kind of the next character,
          // or where the boundary is: -: before it, *: at what is remembered, 1: at what was certain last, else behind the first
          // character; for each state, where it is if the text ends; and whether the position is remembered (r), certain (c), or both (b).
          public static String[] of(String name) {
            switch (name) {
        """);
    Map<String, BreakIterator> all = new TreeMap<>(Map.of("character", BreakIterator.getCharacterInstance(Locale.ROOT), "word",
        BreakIterator.getWordInstance(Locale.ROOT), "line", BreakIterator.getLineInstance(Locale.ROOT), "sentence",
        BreakIterator.getSentenceInstance(Locale.ROOT)));
    all.forEach((name, asked) -> new BreakRules(asked).write(name));
    System.out.print("""
              default: throw new IllegalArgumentException(name);
            }
          }
        }
        """);
  }
}
