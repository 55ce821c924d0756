// removeIf of the values removes what its function has seen, not what was put meanwhile (OpenJDK 17: ConcurrentHashMap.removeValueIf
// compares the value again).
// expect clean
import java.util.concurrent.ConcurrentHashMap;

public class MapRemoveIfKeepsNew {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>(2);
    map.put(1, "old");
    Thread other = new Thread(() -> map.put(1, "new"));
    other.start();
    boolean removed = map.values().removeIf(v -> v.equals("old"));
    other.join();
    assert map.get(1).equals("new");
    assert removed || map.entrySet().removeIf(e -> e.getValue().equals("new")) && map.isEmpty();
  }
}
