// What can be relied on: nothing shows twice, what was there all the time shows, and the value is one that the key had.
// expect clean
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

public class MapIterationOneBin {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
    map.put(2, 2);
    new Thread(() -> {
      map.put(1, 1);
      map.put(2, 3);
    }).start();
    List<Integer> keys = new ArrayList<>();
    for (Map.Entry<Integer, Integer> e : map.entrySet()) {
      keys.add(e.getKey());
      assert e.getKey() != 2 || e.getValue() == 2 || e.getValue() == 3;
    }
    assert keys.equals(List.of(2)) || keys.equals(List.of(1, 2));
  }
}
