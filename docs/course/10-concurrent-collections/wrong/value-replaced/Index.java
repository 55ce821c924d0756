// verdict: pages of loom: [
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class Index {
  private final ConcurrentHashMap<String, List<Integer>> pages = new ConcurrentHashMap<>();

  public void add(String word, int page) {
    List<Integer> longer = new ArrayList<>(pages(word));
    longer.add(page);
    Collections.sort(longer);
    pages.put(word, longer);
  }

  public List<Integer> pages(String word) {
    return pages.getOrDefault(word, List.of());
  }
}
