// verdict: pages of loom: [
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class Index {
  private final ConcurrentHashMap<String, ConcurrentSkipListSet<Integer>> pages = new ConcurrentHashMap<>();

  public void add(String word, int page) {
    if (!pages.containsKey(word))
      pages.put(word, new ConcurrentSkipListSet<>());
    pages.get(word).add(page);
  }

  public List<Integer> pages(String word) {
    ConcurrentSkipListSet<Integer> ofWord = pages.get(word);
    return ofWord == null ? List.of() : List.copyOf(ofWord);
  }
}
