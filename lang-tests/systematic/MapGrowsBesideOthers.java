// A table of two bins grows while others read, write and iterate: nothing is lost, nothing shows twice.
// expect clean
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

public class MapGrowsBesideOthers {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);
    map.put(0, 0);
    Thread other = new Thread(() -> map.put(1, 1));
    other.start();
    map.put(2, 2);
    assert map.get(0) == 0 && map.get(2) == 2;
    List<Integer> seen = new ArrayList<>();
    for (int key : map.keySet()) seen.add(key);
    assert seen.contains(0) && seen.contains(2) && new HashSet<>(seen).size() == seen.size() : seen;
    other.join();
    assert map.size() == 3 && map.toString().equals("{0=0, 1=1, 2=2}") : map;
  }
}
