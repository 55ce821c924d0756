// Two threads that put a mapping and remove it again: only if both are there at once has the table to grow, which the order of
// iteration shows.
// OpenJDK 17: 44 of 60 runs fail.
// expect assertion
// explore: proof
// explore: proof --no-cache
// explore: proof --expand-library
import java.util.concurrent.ConcurrentHashMap;

public class AdditionsMapGrows {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>(2);  // 4 bins, more from 3 mappings on
    map.put(7, "");
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      int key = 2 * i;
      threads[i] = new Thread(() -> {
        map.put(key, "");
        map.remove(key);
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    map.put(3, "");
    assert map.toString().equals("{7=, 3=}") : map;
  }
}
