// The right sibling of NavigableViewCheckThenAct: who locks the map excludes its other calls, also those of its views.
import java.util.*;

public class NavigableViewLocked {
  public static void main(String[] args) throws InterruptedException {
    NavigableMap<Integer, String> m = Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, "a", 2, "b")));
    Runnable take = () -> {
      synchronized (m) {
        int first = m.firstKey();
        assert m.pollFirstEntry().getKey() == first;
      }
    };
    Thread t = new Thread(take);
    t.start();
    m.descendingMap().put(3, "c");
    m.navigableKeySet().remove(3);
    take.run();
    t.join();
    assert m.isEmpty();
  }
}
// expect clean
