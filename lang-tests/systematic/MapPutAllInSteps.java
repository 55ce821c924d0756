// putAll puts one mapping after the other. OpenJDK 17: 17 of 20000 trials see the first alone.
// expect assertion
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

public class MapPutAllInSteps {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    new Thread(() -> map.putAll(Map.of(1, 1, 2, 2))).start();
    boolean one = map.containsKey(1);
    boolean two = map.containsKey(2);
    boolean oneStill = map.containsKey(1);
    assert one != oneStill || one == two;
  }
}
