// verdict: data race on ArrayList
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class Index {
  private final ConcurrentHashMap<String, List<Integer>> pages = new ConcurrentHashMap<>();

  public void add(String word, int page) {
    pages.computeIfAbsent(word, w -> new ArrayList<>()).add(page);
  }

  public List<Integer> pages(String word) {
    List<Integer> copy = new ArrayList<>(pages.getOrDefault(word, List.of()));
    Collections.sort(copy);
    return copy;
  }
}
