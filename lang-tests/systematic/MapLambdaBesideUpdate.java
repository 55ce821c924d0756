// forEach locks nothing: its function and an update of the same plain field race. (One monitor for the whole map hid that: the
// function's accesses were ordered by it.)
// expect race: MapLambdaBesideUpdate.total
import java.util.concurrent.ConcurrentHashMap;

public class MapLambdaBesideUpdate {
  static int total;

  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
    map.put(1, 1);
    map.put(2, 2);
    new Thread(() -> map.compute(1, (k, v) -> {
      total += v;
      return v;
    })).start();
    map.compute(2, (k, v) -> {
      total += v;
      return v;
    });
  }
}
