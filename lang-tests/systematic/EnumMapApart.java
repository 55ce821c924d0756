// Each constant of an enum map has a variable of its own, from the beginning: who looks at one does not race with who puts another one.
// explore: proof
// explore: all
import java.util.EnumMap;
import java.util.Map;

public class EnumMapApart {
  enum Key { A, B, C, D, E, F, G, H }

  public static void main(String[] args) throws InterruptedException {
    Map<Key, String> map = new EnumMap<>(Key.class);
    map.put(Key.A, "a");
    Thread t = new Thread(() -> map.put(Key.H, "h"));
    t.start();
    assert map.get(Key.A).equals("a") && map.get(Key.B) == null;
    t.join();
    assert map.size() == 2;
  }
}
