// A concurrent map is safe call by call; get and put together lose an update.
// expect assertion
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapCheckThenAct {
  static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  static void count() {
    Integer old = counts.get("word");
    counts.put("word", old == null ? 1 : old + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(ConcurrentMapCheckThenAct::count), b = new Thread(ConcurrentMapCheckThenAct::count);
    a.start();
    b.start();
    a.join();
    b.join();
    assert counts.get("word") == 2;
  }
}
