// MapNestedCompute repaired: both take the bins in one order. What one function does for a bin of its own beside a function for
// another bin is no deadlock.
// expect clean
import java.util.concurrent.ConcurrentHashMap;

public class MapNestedComputeFixed {
  static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

  static void move(int amount) {
    map.compute(1, (k, v) -> {
      map.merge(2, amount, Integer::sum);
      return v - amount;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    map.put(1, 5);
    map.put(2, 5);
    Thread a = new Thread(() -> move(1)), b = new Thread(() -> move(-2));
    a.start();
    b.start();
    a.join();
    b.join();
    assert map.get(1) == 6 && map.get(2) == 4;
  }
}
