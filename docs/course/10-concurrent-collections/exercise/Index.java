import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** On which pages a word stands. Any number of threads may add and ask at once. */
public class Index {
  private final Map<String, TreeSet<Integer>> pages = new HashMap<>();

  public void add(String word, int page) {
    pages.computeIfAbsent(word, w -> new TreeSet<>()).add(page);
  }

  /** The pages of a word at this moment, smallest first. The list is the caller's own: it does not change any more. */
  public List<Integer> pages(String word) {
    return List.copyOf(pages.getOrDefault(word, new TreeSet<>()));
  }
}
