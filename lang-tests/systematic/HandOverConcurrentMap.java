// Through a ConcurrentHashMap: actions before putting an object as a value hb those after its retrieval (ConcurrentMap's contract).
// expect clean
// explore: proof
import java.util.concurrent.ConcurrentHashMap;

public class HandOverConcurrentMap {
  static class Entry {
    int hits;
  }

  static final ConcurrentHashMap<String, Entry> cache = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    new Thread(() -> {
      Entry e = new Entry();
      e.hits = 1;
      cache.put("a", e);
    }).start();
    Entry e = cache.get("a");
    assert e == null || e.hits >= 0;
  }
}
