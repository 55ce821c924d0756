// A function of compute that changes a mapping in another bin, in two orders. The lock of compute is the bin's: OpenJDK 17
// hangs in 38 of 40 trials with a pause in the functions.
// expect deadlock
import java.util.concurrent.ConcurrentHashMap;

public class MapNestedCompute {
  static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

  static void move(int from, int to) {
    map.compute(from, (k, v) -> {
      map.merge(to, 1, Integer::sum);
      return v - 1;
    });
  }

  public static void main(String[] args) {
    map.put(1, 5);
    map.put(2, 5);
    new Thread(() -> move(1, 2)).start();
    new Thread(() -> move(2, 1)).start();
  }
}
