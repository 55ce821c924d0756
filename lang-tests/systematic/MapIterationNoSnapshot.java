// An iteration may show a later change and not an earlier one. OpenJDK 17: 6 of 4000 trials see the second put alone.
// expect assertion
import java.util.concurrent.ConcurrentHashMap;

public class MapIterationNoSnapshot {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>(2);  // 4 bins
    new Thread(() -> {
      map.put(1, "first");
      map.put(3, "second");
    }).start();
    assert !map.toString().equals("{3=second}");
  }
}
