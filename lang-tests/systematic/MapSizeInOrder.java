// MapSizeLags repaired: who has joined the other thread sees the size. Replacing a value does not touch it.
// expect clean
import java.util.concurrent.ConcurrentHashMap;

public class MapSizeInOrder {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    Thread other = new Thread(() -> {
      map.put(1, 2);
      map.put(17, 3);
      map.remove(17);
    });
    other.start();
    int size = map.size();
    assert size == 1 || size == 2;
    other.join();
    assert map.size() == 1;
  }
}
