// A plain HashMap in two threads: to its user it is one variable, and its table, size and modCount are one finding.
// expect race: HashMapShared.map (a HashMap, which is not thread-safe): put() at :11 in Thread-0 and put() at :12 in Thread-1
// explore: proof findings=1
import java.util.HashMap;
import java.util.Map;

public class HashMapShared {
  static final Map<String, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    new Thread(() -> map.put("a", 1)).start();
    new Thread(() -> map.put("b", 2)).start();
  }
}
