// A plain HashMap in two threads.
// expect race: HashMap
import java.util.HashMap;
import java.util.Map;

public class HashMapShared {
  static final Map<String, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    new Thread(() -> map.put("a", 1)).start();
    new Thread(() -> map.put("b", 2)).start();
  }
}
