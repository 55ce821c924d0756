// A walk over the keys of a synchronized map, beside put: one finding, which has the name of the map, and not one more for its key set.
// expect race: LibraryRaceView.counts (a HashMap behind a synchronized wrapper
// explore: proof findings=1
import java.util.*;

public class LibraryRaceView {
  static final Map<Integer, Integer> counts = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1)));

  public static void main(String[] args) {
    new Thread(() -> counts.put(3, 4)).start();
    counts.keySet().stream().count();
    for (int k : counts.keySet())
      k++;
  }
}
