// The write hb the hand-over, and that hb the read, as in HandOverConcurrentMap. The object was made before the threads were started, and
// main has used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
import java.util.concurrent.ConcurrentHashMap;

public class HandOverConcurrentMapReused {
  static class Entry {
    int hits;
  }

  static final ConcurrentHashMap<String, Entry> cache = new ConcurrentHashMap<>();

  static final Entry old = new Entry();

  public static void main(String[] args) {
    old.hits = 1;
    new Thread(() -> {
      Entry e = old;
      e.hits = 1;
      cache.put("a", e);
    }).start();
    Entry e = cache.get("a");
    assert e == null || e.hits >= 0;
  }
}
