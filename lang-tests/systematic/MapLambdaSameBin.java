// MapLambdaBesideUpdate with keys of one bin: their functions exclude each other, in OpenJDK, too (nobody should rely on it).
// expect clean
import java.util.concurrent.ConcurrentHashMap;

public class MapLambdaSameBin {
  static int total;

  static void add(ConcurrentHashMap<Integer, Integer> map, int key) {
    map.compute(key, (k, v) -> {
      total += v;
      return v;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    map.put(17, 2);
    Thread other = new Thread(() -> add(map, 1));
    other.start();
    add(map, 17);
    other.join();
    assert total == 3;
  }
}
