// Two threads that only read a LinkedHashMap: with access order get() moves the entry, and so do the threads race. The report says why.
// expect race: LibraryRaceAccessOrder.recent (a LinkedHashMap, which is not thread-safe): get() at
// expect finding: with access order even get() changes the map
// explore: proof findings=1
import java.util.LinkedHashMap;
import java.util.Map;

public class LibraryRaceAccessOrder {
  static final Map<Integer, String> recent = new LinkedHashMap<>(16, 0.75f, true);

  public static void main(String[] args) {
    recent.put(1, "a");
    recent.put(2, "b");
    new Thread(() -> recent.get(1)).start();
    recent.get(1);
  }
}
