// Each call of a synchronized navigable map is one step; two are not: the lowest key is looked at, and polled later.
// OpenJDK 17 cannot show it often: the calls are too near to each other.
import java.util.*;

public class NavigableViewCheckThenAct {
  public static void main(String[] args) throws InterruptedException {
    NavigableMap<Integer, String> m = Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, "a", 2, "b")));
    Runnable take = () -> {
      int first = m.firstKey();
      assert m.pollFirstEntry().getKey() == first;
    };
    Thread t = new Thread(take);
    t.start();
    take.run();
    t.join();
  }
}
// expect assertion
