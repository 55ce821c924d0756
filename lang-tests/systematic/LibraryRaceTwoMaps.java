// Two maps, each used by both threads at several places: one finding for each map, whichever of its parts are raced.
// expect race: LibraryRaceTwoMaps.counts (a HashMap, which is not thread-safe)
// expect race: LibraryRaceTwoMaps.names (a HashMap, which is not thread-safe)
// explore: proof findings=2
import java.util.HashMap;
import java.util.Map;

public class LibraryRaceTwoMaps {
  static final Map<String, Integer> counts = new HashMap<>();
  static final Map<Integer, String> names = new HashMap<>();

  static void count(String key) {
    counts.merge(key, 1, Integer::sum);
    for (Map.Entry<String, Integer> e : counts.entrySet())
      e.getValue();
    counts.remove(key);
  }

  static void name(String key) {
    names.put(key.length(), key);
    names.containsKey(3);
  }

  // The two orders: what a thread does behind a race is not looked at before that is mended.
  public static void main(String[] args) {
    new Thread(() -> {
      name("a");
      count("a");
    }).start();
    count("b");
    name("b");
  }
}
