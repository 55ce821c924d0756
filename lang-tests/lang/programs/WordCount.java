// Word frequencies of a text block, sorted by count and word.
import java.util.*;

public class WordCount {
  public static void main(String[] args) {
    String text = """
        It was the best of times, it was the worst of times,
        it was the age of wisdom, it was the age of foolishness
        """;
    Map<String, Integer> counts = new TreeMap<>();
    int longest = 0;
    for (String line : text.split("\n")) {
      for (String w : line.toLowerCase().split("[^a-z]+")) {
        if (w.isEmpty()) continue;
        counts.merge(w, 1, Integer::sum);
        longest = Math.max(longest, w.length());
      }
    }
    List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
    entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
    for (Map.Entry<String, Integer> e : entries) System.out.printf("%-" + longest + "s %2d %s%n", e.getKey(), e.getValue(), "*".repeat(e.getValue()));
  }
}
// expect: it           4 ****
// expect: of           4 ****
// expect: the          4 ****
// expect: was          4 ****
// expect: age          2 **
// expect: times        2 **
// expect: best         1 *
// expect: foolishness  1 *
// expect: wisdom       1 *
// expect: worst        1 *
