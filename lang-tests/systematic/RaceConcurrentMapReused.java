// RaceConcurrentMap with an old object: written behind the hand-over. The object was made before the threads were started, and main has
// used it before: nobody may take it for its producer's own.
// expect race: Entry.hits
// explore: proof
import java.util.concurrent.ConcurrentHashMap;

public class RaceConcurrentMapReused {
  static class Entry {
    int hits;
  }

  static final ConcurrentHashMap<String, Entry> cache = new ConcurrentHashMap<>();

  static final Entry old = new Entry();

  public static void main(String[] args) {
    old.hits = 1;
    new Thread(() -> {
      Entry e = old;
      cache.put("a", e);
      e.hits = 1;
    }).start();
    Entry e = cache.get("a");
    assert e == null || e.hits >= 0;
  }
}
