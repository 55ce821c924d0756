// verdict: a list that was given away has changed
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Index {
  private final Map<String, List<Integer>> pages = new HashMap<>();

  public synchronized void add(String word, int page) {
    List<Integer> ofWord = pages.computeIfAbsent(word, w -> Collections.synchronizedList(new ArrayList<>()));
    ofWord.add(page);
    Collections.sort(ofWord);
  }

  public synchronized List<Integer> pages(String word) {
    return pages.computeIfAbsent(word, w -> Collections.synchronizedList(new ArrayList<>()));
  }
}
