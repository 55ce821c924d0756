import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** On which pages a word stands. Any number of threads may add and ask at once. */
public class Index {
  private final ConcurrentHashMap<String, TreeSet<Integer>> pages = new ConcurrentHashMap<>();

  public void add(String word, int page) {
    TreeSet<Integer> ofWord = pages.computeIfAbsent(word, w -> new TreeSet<>());
    synchronized (ofWord) {
      ofWord.add(page);
    }
  }

  /** The pages of a word at this moment, smallest first. The list is the caller's own: it does not change any more. */
  public List<Integer> pages(String word) {
    TreeSet<Integer> ofWord = pages.get(word);
    if (ofWord == null)
      return List.of();
    synchronized (ofWord) {
      return List.copyOf(ofWord);
    }
  }
}
