// HandOverConcurrentMap broken: the value is changed when the map has it; the map is thread-safe, its values are not.
// expect race: Entry.hits
// explore: proof
import java.util.concurrent.ConcurrentHashMap;

public class RaceConcurrentMap {
  static class Entry {
    int hits;
  }

  static final ConcurrentHashMap<String, Entry> cache = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    new Thread(() -> {
      Entry e = new Entry();
      cache.put("a", e);
      e.hits = 1;
    }).start();
    Entry e = cache.get("a");
    assert e == null || e.hits >= 0;
  }
}
